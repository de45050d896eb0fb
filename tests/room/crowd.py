"""People who do anything at all, at any time: what the room must stand."""

from tests.room.tables import clock, offered

from capicua.core.rng import Rng
from capicua.core.wire import Move, Pass, Pick, PickNow, Place
from capicua.room.driver import Driver
from capicua.room.wire import Command, Join, Leave, MoveCommand, Ready, Rename, Start

PEOPLE = ("a", "b", "c", "d", "e")


class Crowd:
    """Drives a room with random acts of random people; the same seed does the same.

    `calm` of a hundred acts are the next thing that is due; the others are people's. Long absences and
    leaving for good are rare: a room that ends at once shows little.
    """

    def __init__(self, seed: int, calm: int = 50) -> None:
        self.rng = Rng(seed)
        self.calm = calm
        self.count = 0

    def gather(self, driver: Driver) -> None:
        """The maker is there, some sit down, and mostly the match begins."""
        driver.connect("a", clock(driver))
        for person in PEOPLE[1 : 1 + self.rng.below(4)]:
            driver.send(person, Join(f"first-{person}", person), clock(driver))
        if self.rng.below(4):
            driver.send("a", Start("first"), clock(driver))

    def step(self, driver: Driver) -> list[object]:
        """One act of somebody, or the next thing that is due; returns what came of it."""
        due, now = driver.due, clock(driver)
        if due is None:
            return []
        patient = due.what not in {"idle", "grace"} or self.rng.below(20) == 0
        if patient and self.rng.below(100) < self.calm:
            return [driver.advance(max(due.at, now))]
        now = min(now + self.rng.below(40) / 4, max(due.at, now))
        person = self.rng.choice(PEOPLE)
        draw = self.rng.below(20)
        if draw < 3:
            return [driver.connect(person, now)]
        if draw == 3:
            return [driver.disconnect(person, now)]
        return [driver.send(person, self._command(driver, person, draw), now)]

    def _command(self, driver: Driver, person: str, draw: int) -> Command:
        self.count += 1
        cid = f"{person}{self.count - self.rng.below(2)}"
        if draw < 7:
            return self._seating(cid, person)
        room, moves = driver.room, offered(driver.room.state(person, 0.0).view)
        if draw == 8:
            return MoveCommand(cid, room.round, room.ply + self.rng.below(3) - 1, self._any_move())
        if draw < 11 or not moves:
            return Ready(cid)
        move = self.rng.choice(moves)
        return MoveCommand(cid, move.round, move.ply, move.move)

    def _seating(self, cid: str, person: str) -> Command:
        commands: list[Command] = [Join(cid, person), Join(cid, person, 1), Start(cid), Rename(cid, "Ana")]
        return Leave(cid) if self.rng.below(15) == 0 else self.rng.choice(commands)

    def _any_move(self) -> Move:
        moves: list[Move] = [Pass(), PickNow(), Pick(3), Place("1-0"), Place("6-6", "left"), Place("9-9")]
        return self.rng.choice(moves)
