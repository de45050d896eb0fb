"""Non-interference: in two worlds that a viewer cannot tell apart, the room sends them the same, byte for byte."""

from dataclasses import replace
from typing import Any

import pytest
from tests.conftest import long
from tests.room.tables import clock, find, full_table, offered, say, state, table

from capicua.core.rng import Rng
from capicua.games.registry import STYLES
from capicua.room import showing
from capicua.room.driver import Driver
from capicua.room.entries import Acted, Dealt, Entry
from capicua.room.room import Room
from capicua.room.wire import Emote, Start

ROUNDS = long(100, 2000)
PEOPLE = "abcd"


def opening(style: str, seed: int) -> tuple[Driver, int]:
    """A table of people somewhere in its first round, and one of its seats."""
    rng = Rng(seed)
    driver = full_table(table(seed, style=style), *PEOPLE[1 : len(find(style).rules().order)])
    say(driver, "a", Start("start"))
    say(driver, "a", Emote("hi", "phrase-hello"))
    steps = rng.below(30)
    while steps and driver.room.round < 2:
        assert driver.due is not None
        moves = [(p, m) for p in driver.room.seated() for m in offered(state(driver, p).view)]
        if moves and rng.below(8):
            person, move = rng.choice(moves)
            driver.send(person, move, clock(driver) + 1)
        else:
            driver.advance(max(driver.due.at, clock(driver)))
        steps -= 1
        if driver.room._facts.turn is None and driver.room.round:
            break
    return driver, rng.below(driver.room.rules.seats)


def other_world(driver: Driver, seat: int, seed: int) -> list[tuple[Entry, ...]] | None:
    """The log as it would be in another world that `seat` cannot rule out; None where nobody acts."""
    play, rules = driver.room._facts.play, driver.room.rules
    if play.turn is None or play.round != 1:
        return None
    world = rules.worlds(play.views[seat]).draw(Rng(seed))
    acts = [(e.seat, rules.actions[e.action]) for row in driver.log for e in row if isinstance(e, Acted)]
    deal, twins = rules.deal_behind(world, acts), iter(rules.log_behind(world, acts))

    def twin(entry: Entry) -> Entry:
        if isinstance(entry, Dealt):
            return replace(entry, order=deal.order, first=deal.first)
        return replace(entry, action=next(twins)[1].index) if isinstance(entry, Acted) else entry

    return [tuple(twin(entry) for entry in row) for row in driver.log]


def heard(log: list[tuple[Entry, ...]], seat: int) -> list[Any]:
    """All that a watcher is sent, on the way and on a new connection, and the person of `seat`, append by append.

    What a seat drew or picked itself is told to it as it comes; a world keeps what it holds, not in which order it
    came: then only where it ends is compared.
    """
    room = Room.load(log[:1], find=find)
    room.watched = True
    person, sent = PEOPLE[seat], []
    acts = [entry for row in log for entry in row if isinstance(entry, Acted) and entry.seat == seat]
    took = any(room.rules.actions[entry.action].text.startswith(("pick", "draw")) for entry in acts)
    viewers = [None] if took else [None, person]
    for row in log[1:]:
        out = room.evolve(row)
        sent.append([repr(o.message) for o in out if o.to in viewers])
        sent.append([repr(room.state(viewer, row[-1].at)) for viewer in viewers])
    return [*sent, repr(room.state(person, log[-1][-1].at))]


def differences(style: str, rounds: int) -> tuple[int, int]:
    """How many pairs of worlds were compared, and how many of them a viewer could tell apart."""
    compared = differ = 0
    for seed in range(rounds):
        driver, seat = opening(style, seed)
        twin = other_world(driver, seat, seed)
        if twin is None:
            continue
        compared += 1
        differ += heard(driver.log, seat) != heard(twin, seat)
    return compared, differ


@pytest.mark.parametrize("style", [style.id for style in STYLES])
def test_what_a_viewer_is_sent_depends_on_nothing_they_may_not_know(style: str) -> None:
    compared, differ = differences(style, ROUNDS)
    assert compared > ROUNDS / 4
    assert differ == 0


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that carried one hidden tile: the first of the deal, as text anywhere in the view."""
    plain = showing._clock

    def leaking(facts: Any, now: float) -> Any:
        told = plain(facts, now)
        return None if told is None or facts.play.dealt is None else replace(told, of=facts.play.dealt.order[20])

    monkeypatch.setattr(showing, "_clock", leaking)
    compared, differ = differences("jamaican", 20)
    assert differ > compared / 2
