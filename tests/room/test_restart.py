"""Whenever the room dies, what was stored goes on exactly as if it had not."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conftest import long
from tests.room.crowd import Crowd
from tests.room.high_tile import HighTile
from tests.room.tables import PACE, again, clock, deals, find, first_option, full_table, run_until, say, snapshot, table

from capicua.core.actions import Action
from capicua.core.wire import Refusal
from capicua.room import entries as log
from capicua.room import stored
from capicua.room.driver import Driver
from capicua.room.requests import Shuffled
from capicua.room.room import Room
from capicua.room.wire import Start

STYLES = ("high", "duplas")


def crowded(style: str, seed: int, steps: int) -> tuple[Driver, list[Any]]:
    """A room after so many acts of a crowd, and what could be seen of it after every append."""
    options = {"limit": 3} if style == "duplas" else {"counted": "on"}
    driver = table(seed, style=style, options=options, start=seed % 2 == 0)
    crowd = Crowd(seed, 60)
    crowd.gather(driver)
    seen = [None] * (len(driver.log) - 1) + [snapshot(driver, 1e6)]
    for _ in range(steps):
        before = len(driver.log)
        crowd.step(driver)
        seen += [None] * (len(driver.log) - before - 1)
        seen += [snapshot(driver, 1e6)] if len(driver.log) > before else []
    return driver, seen


@pytest.mark.parametrize("style", STYLES)
@settings(max_examples=long(40, 1000))
@given(st.integers(0, 10_000), st.integers(1, 120), st.data())
def test_a_room_killed_after_any_append_is_the_same_again(
    style: str, seed: int, steps: int, data: st.DataObject
) -> None:
    driver, seen = crowded(style, seed, steps)
    kept = data.draw(st.sampled_from([i for i, view in enumerate(seen, 1) if view is not None]))
    after = again(driver, kept)
    # Names of people who came later are in the one list of viewers and not in the other: they see what watchers see.
    count, seq, views, *rest = snapshot(after, 1e6)
    assert (count, seq, rest) == (kept, seen[kept - 1][1], list(seen[kept - 1][3:]))
    assert views == seen[kept - 1][2]


@pytest.mark.parametrize("style", STYLES)
@settings(max_examples=long(40, 1000))
@given(st.integers(0, 10_000), st.integers(1, 80))
def test_a_room_that_is_read_again_goes_on_in_the_same_way(style: str, seed: int, steps: int) -> None:
    driver, _ = crowded(style, seed, steps)
    twins = [
        Driver(rows, deals(7), first_option, PACE, find)
        for rows in (driver.log, [stored.read(json.loads(json.dumps(stored.dump(row)))) for row in driver.log])
    ]
    live = Driver(driver.log, deals(7), first_option, PACE, find)
    live.room.__dict__.update(driver.room.__dict__)  # the room that never died, with deals like the others'
    told = []
    for room in (live, *twins):
        crowd = Crowd(seed + 1, 60)
        told.append([crowd.step(room) for _ in range(40)])
    assert told[0] == told[1] == told[2]
    assert live.log == twins[0].log == twins[1].log


@pytest.mark.parametrize("style", STYLES)
def test_every_prefix_of_a_log_can_be_read_entry_by_entry(style: str) -> None:
    driver, _ = crowded(style, 4, long(150, 1500))
    entries = [entry for row in driver.log for entry in row]
    for i in range(1, len(entries) + 1, 7):
        room = Room.load([entries[:i]], PACE, find)
        assert room.due is not None or room.ended


def test_only_the_current_round_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = full_table(table(start=True, options={"limit": 9}))
    run_until(driver, "match")
    assert driver.room.round > 5
    acted = 0
    apply = HighTile.apply

    def counting(self: HighTile, state: Any, action: Action) -> Any:
        nonlocal acted
        acted += 1
        return apply(self, state, action)

    monkeypatch.setattr(HighTile, "apply", counting)
    again(driver)
    assert acted == driver.room.ply == 6


def test_of_two_who_run_the_same_room_the_log_takes_one() -> None:
    first = full_table(table(), "b", "c")
    say(first, "a", Start("s"))
    second = again(first)
    asked = Shuffled(tuple(range(6)), 0), Shuffled((5, 4, 3, 2, 1, 0), 1)
    deal, other = first.room.decide(asked[0], 0.0), second.room.decide(asked[1], 0.0)
    assert isinstance(deal, tuple)
    assert isinstance(other, tuple)
    assert first.room.seq == second.room.seq
    first.log.append(deal)  # the second append of this number is refused, and its room read again
    answer = again(first).room.decide(asked[1], 0.0)
    assert isinstance(answer, Refusal)
    assert answer.code == "refused-not-due"


def test_a_log_of_other_rules_is_refused() -> None:
    created = table().log[0][0]
    assert isinstance(created, log.Created)
    row = stored.dump([created])
    row["entries"][0]["rules"] = 2
    with pytest.raises(log.EntryError, match="begun with version 2 of high; this is 3"):
        Room.load([stored.read(row)], PACE, find)


@pytest.mark.parametrize(
    ("rows", "says"),
    [
        ([], "begins with its Created"),
        ([(log.Staged(0.0, "result"),)], "begins with its Created"),
        ([(log.Joined(1.0, 9, "X", "x"),)], "does not add up"),
        ([(log.Appeared(1.0, "x"),)], "does not add up: the log names 'x'"),
        ([(log.Dealt(1.0, b"\x80", (0,), None),)], "does not add up"),
        ([(log.Dealt(1.0, b"\x00\x00\x00\x01\x00", (0,), None),)], "does not add up"),
        ([(log.Created(1.0, "r", "high", 3, {}, "a", "A", 0, {}, "x"),)], "a second time"),
    ],
)
def test_a_damaged_log_is_named(rows: list[tuple[log.Entry, ...]], says: str) -> None:
    first = [] if says.startswith("begins") else [table().log[0]]
    with pytest.raises(log.EntryError, match=says):
        Room.load([*first, *rows], PACE, find)


def test_an_unknown_game_in_a_log_is_named() -> None:
    with pytest.raises(log.EntryError, match="cannot be played"):
        Room.load([(log.Created(1.0, "r", "chess", 3, {}, "a", "A", 0, {}, "x"),)], PACE, find)


def test_the_clock_of_a_room_never_runs_backwards() -> None:
    driver, _ = crowded("high", 8, 300)
    times = [entry.at for row in driver.log for entry in row]
    assert times == sorted(times)
    assert clock(driver) > 0
