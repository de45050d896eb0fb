"""The page has one table of what a seat can become: people who do anything make each row happen, and no other."""

import re
from pathlib import Path

from tests.conftest import long
from tests.room.tables import clock, kinds, offered, table

from capicua.core.rng import Rng
from capicua.room.driver import Driver
from capicua.room.wire import Command, Fill, Join, Kick, Leave, MoveCommand, Ready, Sit, Start

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
PEOPLE = ("a", "b", "c", "d")
Change = tuple[str, str]


def documented() -> set[Change]:
    section = PAGE.partition("### Seats")[2].partition("###")[0]
    return set(re.findall(r"^\| `([a-z-]+)` \| `([a-z-]+)` \|", section, re.MULTILINE))


def seen(rooms: int) -> set[Change]:
    """What became of seats in so many rooms, of which every other waits long for its start."""
    found: set[Change] = set()
    for seed in range(rooms):
        rng, driver = Rng(seed), table(seed)
        driver.connect("a", 0.0)
        for step in range(150):
            before = kinds(driver)
            _act(driver, rng, f"{seed}.{step}", patient=seed % 2 == 1 and step < 75)
            found |= {change for change in zip(before, kinds(driver), strict=True) if change[0] != change[1]}
            if driver.room.ended:
                break
    return found


def _act(driver: Driver, rng: Rng, cid: str, *, patient: bool) -> None:
    """The next thing that is due, or something that somebody does."""
    now, due, person, draw = clock(driver), driver.due, rng.choice(PEOPLE), rng.below(12)
    if draw < 4 and due is not None and due.what != "idle":
        driver.advance(max(due.at, now))
    elif draw < 6:
        driver.connect(person, now)
    elif draw == 6:
        driver.disconnect(person, now)
    else:
        driver.connect(person, now)  # nobody is heard without a connection
        driver.send(person, _command(driver, person, rng, cid, patient=patient), now)


def _command(driver: Driver, person: str, rng: Rng, cid: str, *, patient: bool) -> Command:
    seat, moves = rng.below(3), offered(driver.room.state(person, clock(driver)).view)
    if moves and rng.below(4):
        return MoveCommand(cid, moves[0].round, moves[0].ply, moves[0].move)
    fill = Fill(cid, seat, rng.choice(["easy", None]))
    rare: list[Command] = [Leave(cid), Kick(cid, seat), fill]
    often: list[Command] = [Join(cid, person), Sit(cid, seat), fill if patient else Start(cid), Ready(cid)]
    return rng.choice(rare) if rng.below(5) == 0 else rng.choice(often)


def test_what_a_seat_can_become_is_what_the_page_says() -> None:
    assert seen(long(100, 1600)) == documented()
