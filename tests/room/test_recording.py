"""The matches of a room as records."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.notation.play import KINDS
from tests.room.tables import clock, full_table, in_order, run_until, say, state, table

from capicua.core.game import WATCHER
from capicua.notation.record_json import read_json, write_json
from capicua.notation.record_text import read_text, write_text
from capicua.notation.replay import account, replay, rules_of
from capicua.room.driver import Driver
from capicua.room.entries import Acted, Created, Dealt, Entry, EntryError
from capicua.room.recording import records
from capicua.room.wire import Change, Leave, Ready, Rename, Start


def entries(driver: Driver) -> list[Entry]:
    return [entry for row in driver.log for entry in row]


def played(style: str, options: dict[str, object], *people: str) -> Driver:
    """A match in which everybody times out or is a bot, up to its end."""
    driver = full_table(table(style=style, options=options), *people)
    say(driver, "a", Start("start"))
    run_until(driver, "match")
    return driver


@pytest.mark.parametrize(("style", "options"), KINDS, ids=str)
def test_a_room_that_has_played_holds_a_whole_match(style: str, options: dict[str, object]) -> None:
    driver = played(style, options, "b")

    (record,) = records(entries(driver))

    table_seen = state(driver, None).view.picture.table
    assert record.ranks == tuple(table_seen.ranks or ())
    assert [(row.text, tuple(row.points)) for row in table_seen.ledger] == [
        (told.result.text, told.result.points) for told in record.rounds if told.result
    ]
    assert record.seats[:2] == ("Ana", "B")
    assert set(record.seats[2:]) <= {""}
    assert dict(record.options) == dict(state(driver, None).view.options)
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record


def test_a_record_replays_to_what_the_room_showed() -> None:
    driver = played("kecske", {"players": 2})
    (record,) = records(entries(driver))
    rules = rules_of(record)

    view = rules.blank(WATCHER)
    for step in replay(record):
        for event in rules.events(step.before, step.step, step.after):
            view = rules.see(view, event.seen_by(WATCHER))

    assert rules.show(view).table == state(driver, None).view.picture.table
    assert account(rules, step.after) == state(driver, None).view.picture.table.result


def test_a_match_in_progress_is_recorded_as_far_as_it_is() -> None:
    driver = full_table(table(style="jamaican"), "b")
    say(driver, "a", Start("start"))
    for _ in range(8):
        due = driver.due
        assert due is not None
        driver.advance(max(due.at, clock(driver)))

    (record,) = records(entries(driver))

    acts = [entry for entry in entries(driver) if isinstance(entry, Acted)]
    assert acts
    assert [seat for seat, _ in record.rounds[0].moves] == [entry.seat for entry in acts]
    assert record.rounds[0].result is None
    assert record.ranks is None
    assert read_text(write_text(record)) == record


def test_a_rematch_is_a_record_of_its_own_under_the_names_of_its_end() -> None:
    driver = full_table(table(style="kecske", options={"players": 2}), "b")
    say(driver, "a", Start("start"))
    run_until(driver, "match")
    say(driver, "a", Ready("again"))
    say(driver, "b", Ready("again"))
    run_until(driver, "play")
    say(driver, "b", Rename("rename", "Bia"))
    run_until(driver, "match")

    first, second = records(entries(driver))

    assert (first.seats, second.seats) == (("Ana", "B"), ("Ana", "Bia"))
    assert first.ranks is not None
    assert second.ranks is not None
    assert len(first.rounds) + len(second.rounds) == sum(isinstance(entry, Dealt) for entry in entries(driver))


def test_who_may_come_can_change_in_the_middle_of_a_match() -> None:
    driver = full_table(table(style="duplas"), "b")
    say(driver, "a", Change("c", options={"limit": 3}))
    say(driver, "a", Start("start"))
    run_until(driver, "result")
    before = records(entries(driver))
    say(driver, "a", Change("d", open=True))

    assert records(entries(driver)) == before
    assert before[0].options["limit"] == 3


def test_who_left_before_the_start_is_not_named() -> None:
    driver = full_table(table(in_order, style="kecske", options={"players": 3}), "b", "c")
    say(driver, "b", Leave("leave"))
    say(driver, "a", Start("start"))
    run_until(driver, "result" if driver.room.stage == "result" else "hands")

    assert records(entries(driver))[0].seats == ("Ana", "", "C")


def test_before_the_first_deal_there_is_nothing_to_record() -> None:
    assert records(entries(table(style="duplas"))) == []


# --- logs that do not add up ---------------------------------------------------------------------


def _changed(log: Sequence[Entry], kind: type[Entry], **values: Any) -> Iterator[Entry]:
    """The log with the first entry of a kind changed."""
    done = False
    for entry in log:
        changes = isinstance(entry, kind) and not done
        done = done or changes
        yield replace(entry, **values) if changes else entry


@pytest.mark.parametrize(
    ("kind", "values", "says"),
    [
        (Created, {"style": "whist"}, "room r1 does not add up: there is no game 'whist'"),
        (Created, {"rules": 99}, "it was played by version 99 of kecske; this is 1"),
        (Created, {"options": {"limit": 7}}, "option limit takes"),
        (Dealt, {"order": (1, 2, 3)}, "a deal of kecske is a permutation"),
        (Acted, {"action": 10**6}, "does not add up"),
        (Acted, {"action": 0}, "0-0 is illegal by kecske/"),
    ],
)
def test_a_damaged_log_is_refused(kind: type[Entry], values: dict[str, Any], says: str) -> None:
    log = entries(played("kecske", {"players": 2}))

    with pytest.raises(EntryError) as error:
        records(_changed(log, kind, **values))

    assert says in str(error.value)


@pytest.mark.parametrize("log", [[], [Dealt(1.0, b"", (), None)]])
def test_a_log_begins_with_its_room(log: list[Entry]) -> None:
    with pytest.raises(EntryError, match="begins with its Created entry"):
        records(log)
