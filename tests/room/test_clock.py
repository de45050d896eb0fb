"""Clocks: what is left, what happens when nothing is, and that a restart costs nobody time."""

from dataclasses import replace

import pytest
from tests.room.tables import (
    PACE,
    again,
    clock,
    full_table,
    in_order,
    kinds,
    offered,
    refused,
    run_until,
    run_until_turn,
    say,
    state,
    table,
)

from capicua.room.clock import next_turn, open_turn
from capicua.room.driver import Driver
from capicua.room.entries import Acted, Returned, SatIn
from capicua.room.pace import Pace
from capicua.room.requests import Tick
from capicua.room.wire import Clock, Join, Leave, Ready, Start

LONG_MATCH = {"limit": 50, "hurry": "off"}


def playing(pace: Pace = PACE, **options: object) -> Driver:
    driver = full_table(table(in_order, pace, options={**LONG_MATCH, **options}), "b", "c")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "a")
    return driver


def clock_of(driver: Driver, now: float) -> Clock:
    seen = state(driver, "b", now).view.clock
    assert seen is not None
    return seen


def whys(driver: Driver, seat: int) -> list[str]:
    return [entry.why for row in driver.log for entry in row if isinstance(entry, Acted) and entry.seat == seat]


def test_the_clock_counts_down_and_is_never_negative() -> None:
    driver = playing()
    t = clock(driver)
    assert clock_of(driver, t) == Clock(0, 30.0, 30.0)
    assert clock_of(driver, t + 12.5).seconds == 17.5
    assert clock_of(driver, t + 99.0).seconds == 0.0
    assert clock_of(driver, t - 0.5).seconds == 30.0


def test_an_act_stores_what_its_turn_had_left() -> None:
    driver = playing()
    say(driver, "a", offered(state(driver).view)[0], clock(driver) + 4.0)
    acted = driver.log[-1][0]
    assert isinstance(acted, Acted)
    assert acted.left == 26.0


def test_a_timeout_plays_what_an_absent_player_would() -> None:
    driver = playing()
    seat_before, ends = driver.room.ply, clock(driver) + 30.0
    driver.advance(ends - 0.001)
    assert driver.room.ply == seat_before
    told = driver.advance(ends)
    assert driver.room.ply == seat_before + 1
    assert whys(driver, 0)[-1] == "timeout"
    assert kinds(driver)[0] == "person"
    assert any("event-timeout" in [t.text for t in out.message.events] for out in told if out.message.type == "state")


def test_a_tick_before_anything_is_due_does_nothing() -> None:
    driver = playing()
    ends = clock(driver) + 30.0
    assert driver.room.decide(Tick(), ends - 0.001) == ()
    assert driver.room.decide(Tick(), ends) != ()


def test_a_late_move_counts_while_its_decision_is_open() -> None:
    driver = playing()
    say(driver, "a", offered(state(driver).view)[0], clock(driver) + 31.0)
    assert whys(driver, 0)[-1] == "person"


def test_after_two_timeouts_in_a_row_a_bot_sits_in() -> None:
    driver = playing()
    driver.advance(clock(driver) + 30.0)
    driver.advance(clock(driver) + 30.0)
    assert whys(driver, 0)[-2:] == ["timeout", "timeout"]
    assert driver.log[-1][-1] == SatIn(clock(driver), 0, "medium")
    assert kinds(driver)[0] == "bot-for-person"
    assert clock_seat(driver) != 0


def clock_seat(driver: Driver) -> int | None:
    seen = state(driver).view.clock
    return None if seen is None else seen.seat


def test_an_act_in_between_starts_the_count_anew() -> None:
    driver = playing()
    driver.advance(clock(driver) + 30.0)
    say(driver, "a", offered(state(driver).view)[0])
    while whys(driver, 0).count("timeout") < 2:
        assert driver.due is not None
        driver.advance(driver.due.at)
    assert kinds(driver)[0] == "person"


def sat_in() -> Driver:
    """ "a" timed out twice; the bot that sits in is to act for them."""
    driver = playing()
    while kinds(driver)[0] == "person" or driver.room.thought is None or driver.room.thought.seat != 0:
        assert driver.due is not None
        driver.advance(driver.due.at)
    return driver


def test_any_command_gives_the_seat_back() -> None:
    driver = sat_in()
    t = clock(driver)
    say(driver, "a", Join("back"), t + 0.25)
    assert kinds(driver)[0] == "person"
    assert driver.log[-1] == (Returned(t + 0.25, 0, "a", "back"),)
    assert clock_of(driver, t + 0.25) == Clock(0, 29.75, 30.0)


def test_nobody_gains_time_by_leaving_and_coming_back() -> None:
    driver = playing()
    t = clock(driver)
    for second in range(29):
        say(driver, "a", Leave(f"leave-{second}"), t + second)
        say(driver, "a", Join(f"join-{second}"), t + second + 0.5)
    assert clock_of(driver, t + 28.5).seconds == 1.5
    driver.advance(t + 30.0)
    assert whys(driver, 0)[-1] == "timeout"


def test_a_bot_thinks_from_when_it_sits_in() -> None:
    driver = playing()
    t = clock(driver)
    say(driver, "a", Leave("l"), t + 20.0)
    assert driver.due is not None
    assert (driver.due.what, driver.due.at) == ("think", t + 21.0)


def test_a_move_gives_the_seat_back_and_counts() -> None:
    driver = sat_in()
    say(driver, "a", offered(state(driver).view)[0])
    assert [type(entry) for entry in driver.log[-1]] == [Returned, Acted]
    assert whys(driver, 0)[-1] == "person"
    assert kinds(driver)[0] == "person"


def test_a_refused_command_changes_nothing_not_even_the_seat() -> None:
    driver = sat_in()
    assert refused(driver, "a", Ready("r")).code == "refused-not-now"
    assert kinds(driver)[0] == "bot-for-person"


def test_who_only_reconnects_has_one_timeout_before_the_bot_is_back() -> None:
    driver = sat_in()
    driver.disconnect("a", clock(driver))
    driver.connect("a", clock(driver))
    assert kinds(driver)[0] == "person"
    run_until_turn(driver, "a")
    driver.advance(clock(driver) + 30.0)
    assert kinds(driver)[0] == "bot-for-person"


def test_the_rules_limit_is_for_the_whole_turn() -> None:
    driver = playing(hurry="on")
    t = clock(driver)
    assert clock_of(driver, t).of == 10.0
    say(driver, "a", offered(state(driver).view)[0], t + 4.0)
    assert clock_of(driver, t + 4.0) == Clock(0, 6.0, 10.0)
    driver.advance(t + 9.9)
    assert whys(driver, 0)[-1] == "person"
    driver.advance(t + 10.0)
    assert whys(driver, 0)[-1] == "timeout"


def test_a_turn_that_is_over_time_is_played_to_its_end_and_missed_once() -> None:
    driver = playing(hurry="on")
    driver.advance(clock(driver) + 10.0)
    assert whys(driver, 0)[-2:] == ["timeout", "overdue"]
    assert kinds(driver)[0] == "person"
    assert clock_seat(driver) != 0


def test_a_turn_of_the_rules_runs_on_only_for_the_same_seat_and_limit() -> None:
    before = open_turn(1, 0.0, 20.0, 30.0)
    assert next_turn(before, 1, 5.0, 20.0, 30.0, 15.0).left == 15.0
    assert next_turn(before, 2, 5.0, 20.0, 30.0, 15.0).left == 20.0
    assert next_turn(before, 1, 5.0, None, 30.0, 15.0).left == 30.0
    assert next_turn(before, 1, 5.0, 20.0, 30.0, None).left == 20.0
    free = open_turn(1, 0.0, None, 30.0)
    assert next_turn(free, 1, 5.0, None, 30.0, 25.0).left == 30.0


def test_a_restart_costs_nobody_time() -> None:
    driver = playing()
    t = clock(driver)
    after = again(driver)
    assert clock_of(after, t + 10.0).seconds == 20.0
    assert after.due == driver.due
    after.advance(t + 29.9)
    assert len(after.log) == len(driver.log)
    after.advance(t + 30.0)
    assert whys(after, 0)[-1] == "timeout"


def test_without_a_clock_nobody_is_hurried() -> None:
    driver = full_table(table(pace=replace(PACE, turn=None, idle=1e6), options=LONG_MATCH), "b", "c")
    say(driver, "a", Start("s"))
    driver.advance(1e5)
    assert driver.room.round == 1
    assert state(driver).view.clock is None
    assert driver.room.ply <= 1


def test_without_a_clock_an_absent_person_still_stalls_nobody() -> None:
    driver = full_table(table(pace=replace(PACE, turn=None), options=LONG_MATCH), "b", "c")
    say(driver, "a", Start("s"))
    driver.disconnect("b", 0.0)
    driver.disconnect("c", 0.0)
    driver.advance(60.0)
    assert kinds(driver)[1:] == ["bot-for-person"] * 2
    run_until_turn_without_clock(driver)


def run_until_turn_without_clock(driver: Driver) -> None:
    while state(driver).view.picture.table.turn != 0:
        assert driver.due is not None
        driver.advance(driver.due.at)


@pytest.mark.parametrize("seed", range(5))
def test_a_bot_takes_the_same_time_for_every_decision(seed: int) -> None:
    driver = full_table(table(seed, start=True, options={"limit": 5}))
    times: dict[str, set[float]] = {"bot": set(), "automatic": set()}
    while driver.room.stage != "match":
        assert driver.due is not None
        before = clock(driver)
        driver.advance(driver.due.at)
        for entry in driver.log[-1]:
            if isinstance(entry, Acted) and entry.why in times:
                times[entry.why].add(round(entry.at - before, 6))
    assert times == {"bot": {1.0}, "automatic": {0.5}}


# --- the room's own clock ------------------------------------------------------------------------


def test_a_room_without_a_clock_waits_for_ever() -> None:
    driver = full_table(table(clock="none", options={"hurry": "off"}), "b", "c")
    say(driver, "a", Start("s"))
    for _ in range(20):
        due = driver.due
        assert due is not None
        if due.what == "idle":
            break
        driver.advance(due.at)
    assert state(driver).view.clock is None
    assert state(driver).view.terms.clock == "none"


def test_a_bank_is_used_up_and_gains_its_increment() -> None:
    driver = full_table(table(clock="bank:60+5", options={"hurry": "off"}), "b", "c")
    say(driver, "a", Start("s"))
    seen = run_until_turn(driver, "a")
    assert seen.view.clock is not None
    assert seen.view.clock.of == 60
    say(driver, "a", offered(seen.view)[0], clock(driver) + 20)
    assert driver.room._facts.people.chairs[0].bank == 45
    after = state(driver).view.clock
    assert after is not None
    mine = after if after.seat == 0 else None
    assert mine is None or mine.seconds == 45
    twin = again(driver)
    assert twin.room._facts.people.chairs[0].bank == 45
    run_until(driver, "result")
    seen = run_until_turn(driver, "a")
    assert seen.view.clock is not None
    assert seen.view.clock.seconds == 60


def test_who_has_used_up_the_bank_still_has_the_increment() -> None:
    driver = full_table(table(clock="bank:10+5", options={"hurry": "off"}), "b", "c")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "a")
    due = driver.due
    assert due is not None
    driver.advance(due.at)
    assert driver.room._facts.people.chairs[0].bank == 5
