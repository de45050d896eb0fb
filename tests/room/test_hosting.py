"""What the host decides, who may sit where, and who comes in place of a bot."""

from dataclasses import replace

import pytest
from tests.room.tables import (
    PACE,
    again,
    clock,
    find,
    full_table,
    kinds,
    refused,
    run_until,
    run_until_turn,
    say,
    snapshot,
    state,
    table,
)

from capicua.room.driver import Driver
from capicua.room.entries import Ended, Joined
from capicua.room.recording import records
from capicua.room.wire import Change, Closed, Fill, Join, Kick, Leave, Ready, Rename, Sit, Start

SLOW = replace(PACE, turn=1000.0)
"""Nobody's time is over before they have been away for long."""


def names(driver: Driver) -> list[str]:
    return [seat.name for seat in state(driver, None).view.seats]


def told(driver: Driver) -> list[str]:
    return [event.text for event in state(driver).events]


# --- seats ---------------------------------------------------------------------------------------


def test_a_free_seat_is_taken_at_once_and_a_bots_seat_is_swapped() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Sit("1", 2))
    assert names(driver) == ["", "B", "Ana"]
    say(driver, "a", Fill("2", 0, "hard"))
    say(driver, "b", Sit("3", 0))
    assert names(driver) == ["B", "", "Ana"]
    assert kinds(driver) == ["person", "bot", "person"]
    assert state(driver).view.seats[1].level == "hard"
    assert (state(driver).view.you, state(driver).view.host) == (2, 2)


def test_two_people_swap_when_both_want_to() -> None:
    driver = full_table(table(), "b", "c")
    say(driver, "a", Sit("1", 1))
    assert names(driver) == ["Ana", "B", "C"]
    assert [seat.wants for seat in state(driver).view.seats] == [1, None, None]
    say(driver, "c", Sit("2", 0))
    assert names(driver) == ["Ana", "B", "C"]
    say(driver, "b", Sit("3", 0))
    assert names(driver) == ["B", "Ana", "C"]
    assert state(driver).view.seats[0].wants is None
    assert again(driver).room.state("a", 0.0).view.you == 1


def test_nobody_changes_seats_in_play_or_to_no_seat() -> None:
    driver = full_table(table(), "b")
    assert refused(driver, "a", Sit("1", 7)).args == {"seats": 3}
    assert refused(driver, "a", Sit("1", 0)).code == "refused-already-seated"
    say(driver, "a", Start("s"))
    assert refused(driver, "a", Sit("1", 2)).code == "refused-not-now"
    run_until_turn(driver, "a")
    assert refused(driver, "a", Sit("1", 2)).code == "refused-not-now"


# --- the host ------------------------------------------------------------------------------------


def test_the_host_chooses_bots_for_empty_seats() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Fill("1", 2, "master"))
    assert state(driver).view.seats[2].level == "master"
    say(driver, "a", Fill("2", 2, "easy"))
    say(driver, "a", Fill("3", 2))
    assert kinds(driver) == ["person", "person", "empty"]
    assert refused(driver, "a", Fill("4", 1, "easy")).code == "refused-seat-taken"
    assert refused(driver, "a", Fill("4", 2, "genius")).code == "refused-level"
    assert refused(driver, "a", Fill("4", -1, "easy")).code == "refused-no-such-seat"
    assert refused(driver, "b", Fill("4", 2, "easy")).code == "refused-not-host"
    say(driver, "a", Start("s"))
    run_until_turn(driver, "a")
    assert refused(driver, "a", Fill("5", 2, "hard")).code == "refused-not-now"
    run_until(driver, "result")
    say(driver, "a", Fill("6", 2, "hard"))
    assert state(driver).view.seats[2].level == "hard"
    assert refused(driver, "a", Fill("7", 2)).code == "refused-not-now"


def test_the_host_changes_the_table_until_the_start() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Change("1", {"limit": 5}, "move:60", True))
    view = state(driver, "b").view
    assert (view.options["limit"], view.terms.clock, view.terms.open) == (5, "move:60", True)
    assert view.picture.table.limit == 5
    say(driver, "a", Change("2", open=False))
    assert (state(driver).view.options["limit"], state(driver).view.terms.open) == (5, False)
    assert refused(driver, "b", Change("3", {"limit": 9})).code == "refused-not-host"
    assert refused(driver, "a", Change("3", {"limit": 0})).code == "refused-option"
    assert refused(driver, "a", Change("3", {"size": 1})).code == "refused-option"
    for number in ("--3", "-", "-3", "\u0663", "3" * 5000):
        assert refused(driver, "a", Change("3", {"limit": number})).code == "refused-option"
    for wrong in ("", "fast", "move:1", "bank:60", "bank:60+1", "move:-5", "move:9999"):
        assert refused(driver, "a", Change("3", clock=wrong)).code == "refused-clock"
    twin = again(driver)
    assert snapshot(twin, 1.0)[2] == snapshot(driver, 1.0)[2]
    say(driver, "a", Start("s"))
    assert refused(driver, "a", Change("4", {"limit": 6})).code == "refused-started"
    assert refused(driver, "a", Change("4", clock="none")).code == "refused-started"
    say(driver, "a", Change("5", open=True))
    assert state(driver).view.terms.open
    run_until_turn(driver, "a")
    clocked = state(driver).view.clock
    assert clocked is not None
    assert records([entry for row in driver.log for entry in row], find)[0].options["limit"] == 5


def test_another_number_of_players_keeps_the_people() -> None:
    driver = table(style="kecske", options={"players": 4})
    full_table(driver)
    say(driver, "b", Join("j", "Bia", 3))
    say(driver, "a", Fill("f", 1, "easy"))
    say(driver, "a", Change("1", {"players": 2}))
    assert (names(driver), kinds(driver)) == (["Ana", "Bia"], ["person", "person"])
    assert refused(driver, "c", Join("j", "C")).code == "refused-room-full"
    say(driver, "a", Change("2", {"players": 3}))
    say(driver, "c", Join("j2", "C"))
    assert refused(driver, "a", Change("3", {"players": 2})).args == {"people": 3, "seats": 2}
    say(driver, "a", Start("s"))
    run_until(driver, "result")
    assert len(state(driver).view.picture.table.seats) == 3
    assert snapshot(again(driver), 9.0)[2] == snapshot(driver, 9.0)[2]


def test_who_is_kicked_is_told_so_and_does_not_come_back() -> None:
    driver = full_table(table(), "b")
    out = say(driver, "a", Kick("1", 1))
    assert [o.message for o in out if o.to == "b"] == [Closed("room-kicked")]
    assert kinds(driver) == ["person", "empty", "empty"]
    assert refused(driver, "b", Join("again", "B")).code == "refused-kicked"
    assert not driver.room.may_enter("b")
    assert again(driver).room.may_enter("a")
    assert not again(driver).room.may_enter("b")


def test_who_is_kicked_in_play_leaves_a_bot() -> None:
    driver = full_table(table(), "b", "c")
    assert refused(driver, "b", Kick("1", 0)).code == "refused-not-host"
    assert refused(driver, "a", Kick("1", 0)).code == "refused-no-such-seat"
    say(driver, "a", Start("s"))
    run_until_turn(driver, "b")
    say(driver, "a", Kick("1", 1))
    assert kinds(driver)[1] == "bot-for-person"
    assert refused(driver, "b", Join("j")).code == "refused-kicked"
    run_until(driver, "result")
    assert refused(driver, "a", Kick("2", 1)).code == "refused-no-such-seat"


def test_c64_a_host_who_is_away_for_a_moment_is_still_the_host() -> None:
    """Whoever reloads the page must not find themselves kicked, or the rules changed; only to begin needs no host."""
    driver = full_table(table(), "b", "c")
    driver.disconnect("a", clock(driver))
    for command in (Fill("1", 2, "easy"), Change("2", clock="none"), Kick("3", 0), Kick("4", 2)):
        assert refused(driver, "b", command).code == "refused-not-host"
    say(driver, "b", Start("5"))
    assert state(driver, "b").view.host == 0
    driver.connect("a", clock(driver))
    say(driver, "a", Kick("6", 2))


def test_c65_a_host_who_stays_away_hands_over_and_can_then_be_kicked() -> None:
    driver = full_table(table(pace=SLOW), "b", "c")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "b")
    left = clock(driver)
    driver.disconnect("a", left)
    assert refused(driver, "b", Kick("1", 0), left + PACE.grace - 1).code == "refused-not-host"
    driver.advance(left + PACE.grace)
    assert (state(driver, "b").view.host, kinds(driver)[0]) == (1, "bot-for-person")
    say(driver, "b", Kick("2", 0))
    driver.connect("a", clock(driver))
    assert not driver.room.may_enter("a")
    assert refused(driver, "a", Join("j")).code == "refused-kicked"


def test_c64_whoever_comes_back_first_is_the_host_where_nobody_was_left() -> None:
    driver = full_table(table(pace=SLOW), "b")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "b")
    left = clock(driver)
    for person in ("a", "b"):
        driver.disconnect(person, left)
    driver.advance(left + PACE.grace)
    assert state(driver).view.host == 0
    driver.connect("b", left + PACE.grace + 5)
    driver.advance(left + PACE.grace + 5)
    twin = again(driver, pace=SLOW)
    driver.connect("a", clock(driver))
    assert [state(each).view.host for each in (driver, twin)] == [1, 1]


def test_c64_a_host_for_whom_a_bot_sat_in_first_hands_over_after_the_same_time() -> None:
    driver = full_table(table(pace=replace(PACE, turn=5.0)), "b")
    say(driver, "a", Start("s"))
    while kinds(driver)[0] != "bot-for-person":
        due = driver.due
        assert due is not None
        driver.advance(due.at)
    left = clock(driver)
    driver.disconnect("a", left)
    driver.advance(left + PACE.grace - 1)
    assert state(driver, "b").view.host == 0
    driver.advance(left + PACE.grace)
    assert state(driver, "b").view.host == 1


# --- in place of a bot ---------------------------------------------------------------------------


def test_a_person_takes_a_bots_seat_when_the_round_is_over() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "a")
    say(driver, "c", Join("j", "Cy"))
    seen = state(driver, "c").view
    assert (seen.you, seen.seats[2].next, seen.seats[2].kind) == (None, "Cy", "bot")
    assert seen.picture.own is None
    assert refused(driver, "d", Join("j", "D")).code == "refused-room-full"
    assert refused(driver, "c", Join("j2", "Cy")).code == "refused-already-seated"
    twin = again(driver)
    for each in (driver, twin):
        run_until(each, "result")
        view = state(each, "c").view
        assert (view.you, view.seats[2].name, view.seats[2].kind, view.seats[2].next) == (2, "Cy", "person", "")
    assert any(isinstance(entry, Joined) for entry in driver.log[-1] + driver.log[-2])
    say(driver, "c", Ready("r"))


def test_who_waits_for_a_seat_may_think_better_of_it() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "a")
    say(driver, "c", Join("j", "Cy", 2))
    say(driver, "c", Leave("l"))
    assert state(driver).view.seats[2].next == ""
    run_until(driver, "result")
    assert kinds(driver)[2] == "bot"
    say(driver, "c", Join("j3", "Cy"))
    assert kinds(driver)[2] == "person"


# --- quick match ---------------------------------------------------------------------------------


def test_a_quick_match_waits_a_few_seconds_and_says_that_bots_fill_it() -> None:
    driver = full_table(table(quick=True))
    assert state(driver).view.countdown == PACE.quick
    say(driver, "b", Join("j", "B"), 2.0)
    driver.advance(PACE.quick - 0.1)
    assert state(driver).view.stage == "waiting"
    out = driver.advance(PACE.quick)
    texts = [event.text for o in out if o.to == "b" for event in getattr(o.message, "events", [])]
    assert texts[:2] == ["event-started", "event-filled"]
    assert kinds(driver) == ["person", "person", "bot"]


def test_a_quick_match_that_is_full_begins_at_once() -> None:
    driver = full_table(table(quick=True), "b", "c")
    out = driver.advance(clock(driver))
    texts = [event.text for o in out for event in getattr(o.message, "events", [])]
    assert "event-filled" not in texts
    assert kinds(driver) == ["person"] * 3
    assert driver.room.round == 1


def test_a_quick_match_nobody_came_back_to_ends() -> None:
    driver = table(quick=True)
    driver.advance(PACE.quick + PACE.grace + 2 * PACE.idle)
    assert driver.room.ended
    assert isinstance(driver.log[-1][-1], Ended)


# --- names ---------------------------------------------------------------------------------------

ANA = "Ana"


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "ANA",
        "\u0410n\u0430",  # Cyrillic letters
        "\u0391na",  # Greek
        "Ana\u200b",
        "Ana\u202e",
        "A\u0301na",
        "\uff21\uff4e\uff41",  # full width
        "A n a",
        "Ana\ufe0f",  # a variation selector
        "A\u034fna",
        "Ana\u3164",  # a letter without ink
        "Ana\U000e0100",
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(name: str) -> None:
    driver = full_table(table())
    say(driver, "b", Join("j", name))
    shown = names(driver)[1]
    assert shown.endswith(" 2")
    assert "\u200b" not in shown
    assert "\u202e" not in shown


@pytest.mark.parametrize("name", ["", "\u200b" * 15, "\u202e", "...", "\u0301", "\u3164", "\u115f\u1160", "\uffa0"])
def test_a_name_without_a_letter_is_none(name: str) -> None:
    driver = full_table(table())
    assert refused(driver, "b", Join("j", name)).code == "refused-name"
    assert refused(driver, "a", Rename("r", name)).code == "refused-name"


def test_long_names_and_heaps_of_marks_are_cut() -> None:
    driver = full_table(table())
    say(driver, "b", Join("j", "x" * 10_000))
    say(driver, "c", Join("j", "Z" + "\u0317" * 500 + "o"))
    say(driver, "a", Rename("r", "K" + "\u0317\u034f" * 100 + "\u0488" * 100 + "o"))  # marks that combine as class 0
    assert len(names(driver)[0]) <= 4
    assert len(names(driver)[1]) == 24
    assert len(names(driver)[2]) <= 4
