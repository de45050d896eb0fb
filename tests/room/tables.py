"""Tables for tests: seeded deals, honest bots, people who play what their own view offers."""

from collections.abc import Sequence
from typing import Any

from tests.room import high_tile

from capicua.core.game import Deal
from capicua.core.rng import Rng
from capicua.core.wire import Choice, Draw, Group, Move, Pass, Pick, PickNow, Place, Refusal
from capicua.games import registry
from capicua.room.driver import Deals, Driver, Secrets, start
from capicua.room.due import Thought
from capicua.room.entries import Entry
from capicua.room.pace import Pace
from capicua.room.requests import Create
from capicua.room.wire import Command, Join, MoveCommand, Outgoing, State

PACE = Pace(turn=30.0, bot=1.0, automatic=0.5, hands=8.0, result=8.0, grace=60.0, idle=600.0)


def deals(seed: int) -> Deals:
    """Deals from a stream of their own."""
    rng = Rng(seed)

    def deal(size: int, draws: int) -> Deal:
        return Deal(rng.permutation(size), rng.below(draws) if draws else None)

    return deal


def secrets(seed: int) -> Secrets:
    """Secrets from a stream of their own."""
    rng = Rng(seed)
    return lambda: b"".join(rng.bits().to_bytes(8, "big") for _ in range(4))


def in_order(size: int, draws: int) -> Deal:
    """Every round the same deal: seat 0 begins and has a choice, the last seat has the highest tile."""
    return Deal(tuple(range(size)), 0 if draws else None)


def first_option(thought: Thought) -> int:
    """An honest bot: knows the packed view alone."""
    style = high_tile.STYLE if thought.style == "high" else registry.find(thought.style)
    rules = style.rules(thought.options)
    return rules.options(rules.unpack(thought.view))[0].index


def find(id: str) -> Any:
    """The tests' own style, and the registry's."""
    return high_tile.STYLE if id == "high" else registry.find(id)


def table(source: int | Deals = 1, pace: Pace = PACE, **given: Any) -> Driver:
    """A new room of `high` (unless told otherwise), made by person "a", called Ana; `source` of deals, or its seed."""
    request = Create(**{"room": "r1", "person": "a", "name": "Ana", "style": "high", "level": "medium", **given})
    dealt, hidden = (deals(source), secrets(source)) if isinstance(source, int) else (source, secrets(0))
    driver = start(request, dealt, first_option, pace, find, secrets=hidden)
    assert isinstance(driver, Driver), driver
    return driver


def again(driver: Driver, appends: int | None = None, seed: int = 1, pace: Pace = PACE) -> Driver:
    """The room after a restart: read from its log, or the first `appends` of it."""
    log: Sequence[tuple[Entry, ...]] = driver.log if appends is None else driver.log[:appends]
    return Driver(log, deals(seed), first_option, pace, find, secrets(seed))


def say(driver: Driver, person: str, command: Command, now: float | None = None) -> list[Outgoing]:
    """A command that must be accepted, by default at the time of the last entry."""
    told = driver.send(person, command, clock(driver) if now is None else now)
    assert not isinstance(told, Refusal), told
    return told


def refused(driver: Driver, person: str, command: Command, now: float | None = None) -> Refusal:
    """A command that must be refused and change nothing."""
    at = clock(driver) if now is None else now
    before = snapshot(driver, at)
    told = driver.send(person, command, at)
    assert isinstance(told, Refusal), told
    assert snapshot(driver, at) == before
    return told


def clock(driver: Driver) -> float:
    """The time of the last entry."""
    return driver.log[-1][-1].at


def snapshot(driver: Driver, now: float) -> Any:
    """All that anybody can see of a room, and what it waits for."""
    room = driver.room
    people = sorted({getattr(entry, "person", "") for row in driver.log for entry in row} - {""})
    views = [room.state(person, now) for person in [*people, None]]
    return len(driver.log), room.seq, views, room.due, room.thought, room.seated(), room.present(), room.ended


def state(driver: Driver, person: str | None = "a", now: float | None = None) -> State:
    return driver.room.state(person, clock(driver) if now is None else now)


def kinds(driver: Driver) -> list[str]:
    return [seat.kind for seat in state(driver, None).view.seats]


def full_table(driver: Driver, *people: str) -> Driver:
    """People sit down and are there; the maker "a" too."""
    driver.connect("a", clock(driver))
    for person in people:
        say(driver, person, Join(f"join-{person}", person.upper()))
    return driver


def offered(view: Any) -> list[MoveCommand]:
    """The moves a view offers, as a client that knows no rules makes them."""
    own = view.picture.own
    return [] if own is None else [_command(view, choice) for choice in own.options]


def _command(view: Any, choice: Choice) -> MoveCommand:
    return MoveCommand(f"m{view.round}.{view.ply}.{view.seq}", view.round, view.ply, move_of(choice))


def move_of(choice: Choice) -> Move:
    if choice.move == "place":
        return Place(choice.tile or "", choice.target)
    if choice.move == "pick":
        return Pick(choice.slot or 0)
    if choice.move == "group":
        return Group(choice.choose or [], choice.face or "up")
    if choice.move == "draw":
        return Draw()
    return Pass() if choice.move == "pass" else PickNow()


def run_until(driver: Driver, stage: str, limit: int = 10_000) -> list[Outgoing]:
    """Lets time pass until the room is in `stage`."""
    told: list[Outgoing] = []
    for _ in range(limit):
        due = driver.due
        if driver.room.stage == stage or due is None:
            break
        told += driver.advance(max(due.at, clock(driver)))
    assert driver.room.stage == stage, f"still {driver.room.stage} after {len(driver.log)} appends"
    return told


def run_until_turn(driver: Driver, person: str, limit: int = 1000) -> State:
    """Lets time pass until it is `person`'s turn, without letting it time out."""
    for _ in range(limit):
        seen = state(driver, person)
        due = driver.due
        assert due is not None
        if due.what == "turn" and due.seat == seen.view.you:
            return seen
        driver.advance(max(due.at, clock(driver)))
    raise AssertionError(f"{person} never gets a turn")
