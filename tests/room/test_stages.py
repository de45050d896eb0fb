"""What follows a round and a match: stages, votes, rematches, and the end of idle rooms."""

import pytest
from tests.room.tables import (
    again,
    clock,
    full_table,
    kinds,
    run_until,
    say,
    state,
    table,
)

from capicua.room.driver import Driver
from capicua.room.entries import Dealt, Ended, Rematched, Voted
from capicua.room.requests import Tick
from capicua.room.wire import Join, Leave, Ready, Start


def after_a_round(counted: str = "on", limit: int = 9) -> Driver:
    driver = full_table(table(options={"counted": counted, "limit": limit}), "b", "c")
    say(driver, "a", Start("s"))
    run_until(driver, "hands" if counted == "on" else "result")
    for person in "abc":  # the clock ran out on them; they are back
        if kinds(driver)["abc".index(person)] != "person":
            say(driver, person, Join("back"))
    return driver


def after_the_match() -> Driver:
    driver = after_a_round("off", 1)
    run_until(driver, "match")
    return driver


def deals_in(driver: Driver) -> int:
    return sum(isinstance(entry, Dealt) for row in driver.log for entry in row)


def test_counted_hands_are_shown_eight_seconds_and_then_the_result() -> None:
    driver = after_a_round("on")
    t = clock(driver)
    ends = driver.due
    assert ends is not None
    driver.advance(ends.at)
    assert (driver.room.stage, round(ends.at - t, 6) <= 8.0) == ("result", True)
    assert state(driver).view.countdown == 8.0
    assert state(driver, "a", ends.at + 3).view.countdown == 5.0
    driver.advance(ends.at + 7.999)
    assert (driver.room.stage, deals_in(driver)) == ("result", 1)
    driver.advance(ends.at + 8.0)
    assert (driver.room.stage, deals_in(driver)) == ("play", 2)


def test_a_round_without_counted_hands_has_the_result_only() -> None:
    driver = full_table(table(start=True, options={"limit": 9}))
    stages = []
    while deals_in(driver) < 2:
        assert driver.due is not None
        driver.advance(driver.due.at)
        stages.append((driver.room.stage, clock(driver)))
    shown = [at for stage, at in stages if stage == "result"]
    assert "hands" not in [stage for stage, _ in stages]
    assert clock(driver) - shown[0] == 8.0


@pytest.mark.parametrize("counted", ["on", "off"])
def test_ready_of_all_people_present_ends_a_stage_at_once(counted: str) -> None:
    driver = after_a_round(counted)
    t = clock(driver)
    stage = driver.room.stage
    say(driver, "a", Ready("r1"))
    say(driver, "b", Ready("r2"))
    assert [seat.ready for seat in state(driver).view.seats] == [True, True, False]
    driver.advance(t)
    assert driver.room.stage == stage
    say(driver, "c", Ready("r3"))
    driver.advance(t)
    assert driver.room.stage == ("result" if stage == "hands" else "play")
    assert not any(seat.ready for seat in state(driver).view.seats)


def test_who_is_away_or_has_a_bot_is_not_waited_for() -> None:
    driver = after_a_round("off")
    t = clock(driver)
    say(driver, "b", Leave("l"))
    say(driver, "a", Ready("r"))
    driver.disconnect("c", t)
    driver.advance(t)
    assert driver.room.stage == "play"


@pytest.mark.parametrize("order", ["abc", "cab", "bca"])
def test_votes_at_the_same_moment_all_count_and_deal_once(order: str) -> None:
    driver = after_a_round("off")
    for person in order:
        say(driver, person, Ready("same"))
    driver.advance(clock(driver))
    voted = [entry.person for row in driver.log for entry in row if isinstance(entry, Voted)]
    assert voted == list(order)
    assert deals_in(driver) == 2


def test_the_next_round_needs_nobody_to_ask_for_it() -> None:
    driver = after_a_round("off")
    driver.advance(clock(driver) + 8.0)
    assert deals_in(driver) == 2


def test_nothing_is_dealt_while_nobody_is_there() -> None:
    driver = after_a_round("off")
    t = clock(driver)
    for person in "abc":
        driver.disconnect(person, t)
    driver.advance(t + 300.0)
    assert deals_in(driver) == 1
    driver.connect("b", t + 300.0)
    driver.advance(t + 300.0)
    assert deals_in(driver) == 2


def test_an_empty_table_ends_after_the_idle_time() -> None:
    driver = after_a_round("off")
    t = clock(driver)
    for person in "abc":
        driver.disconnect(person, t)
    driver.advance(t + 599.0)
    assert not driver.room.ended
    driver.advance(t + 600.0)
    assert driver.log[-1] == (Ended(t + 600.0, "idle"),)


def test_a_room_that_is_never_entered_ends() -> None:
    driver = table()
    driver.advance(59.0)
    assert not driver.room.ended
    driver.advance(60.0)
    assert driver.log[-1][-1] == Ended(60.0, "empty")


def test_a_waiting_room_with_somebody_in_it_ends_when_idle() -> None:
    driver = full_table(table(), "b")
    driver.advance(599.0)
    assert not driver.room.ended
    driver.advance(600.0)
    assert driver.room.ended


def test_the_round_that_runs_when_everybody_vanishes_is_played_out() -> None:
    driver = full_table(table(options={"limit": 9}), "b", "c")
    say(driver, "a", Start("s"))
    driver.advance(0.0)
    for person in "abc":
        driver.disconnect(person, 1.0)
    driver.advance(5000.0)
    assert deals_in(driver) == 1
    assert driver.room.ended


def test_unattended_people_who_stay_connected_get_a_match_that_ends() -> None:
    driver = full_table(table(options={"limit": 4}), "b")
    say(driver, "a", Start("s"))
    run_until(driver, "match")
    assert max(side.score for side in state(driver).view.picture.table.sides) == 4


def test_after_the_match_nothing_goes_on_by_itself_until_the_room_is_idle() -> None:
    driver = after_the_match()
    assert state(driver).view.picture.table.ranks is not None
    t = driver.room.seq
    since = clock(driver)
    driver.advance(since + 590.0)
    assert driver.room.seq == t
    driver.advance(since + 600.0)
    assert driver.room.ended


def test_a_rematch_begins_when_all_people_present_want_it() -> None:
    driver = after_the_match()
    played = deals_in(driver)
    say(driver, "a", Ready("r1"))
    say(driver, "b", Ready("r2"))
    say(driver, "b", Ready("r2-again"))
    driver.advance(clock(driver))
    assert state(driver).view.stage == "match"
    say(driver, "c", Ready("r3"))
    driver.advance(clock(driver))
    assert state(driver).view.stage == "play"
    assert deals_in(driver) == played + 1
    view = state(driver).view
    assert [side.score for side in view.picture.table.sides] == [0, 0, 0]
    assert [seat.name for seat in view.seats] == ["Ana", "B", "C"]
    assert sum(isinstance(entry, Rematched) for row in driver.log for entry in row) == 1


def test_somebody_who_leaves_takes_the_others_votes_along_and_a_bot_takes_the_seat() -> None:
    driver = after_the_match()
    say(driver, "a", Ready("r1"))
    say(driver, "b", Ready("r2"))
    say(driver, "c", Leave("l"))
    driver.advance(clock(driver))
    assert (driver.room.stage, any(seat.ready for seat in state(driver).view.seats)) == ("match", False)
    say(driver, "a", Ready("r3"))
    say(driver, "b", Ready("r4"))
    driver.advance(clock(driver))
    assert kinds(driver) == ["person", "person", "bot"]
    # The seat is the bot's own now: whoever wants it has it after the round, like anybody.
    say(driver, "c", Join("j", "C"))
    assert state(driver).view.seats[2].next == "C"


def test_who_is_away_at_a_rematch_keeps_the_seat() -> None:
    driver = after_the_match()
    driver.disconnect("c", clock(driver))
    say(driver, "a", Ready("r1"))
    say(driver, "b", Ready("r2"))
    driver.advance(clock(driver))
    assert kinds(driver) == ["person", "person", "away"]
    driver.connect("c", clock(driver) + 1)
    assert state(driver, "c").view.you == 2


def test_a_restart_in_any_stage_goes_on_from_what_was_left() -> None:
    driver = after_a_round("on")
    say(driver, "a", Ready("r"))
    for _ in range(4):
        after = again(driver, seed=5)
        assert after.due == driver.due
        assert state(after) == state(driver)
        assert driver.due is not None
        driver.advance(driver.due.at)


def test_a_rematch_that_is_not_dealt_yet_survives_a_restart() -> None:
    driver = after_the_match()
    for person in "abc":
        say(driver, person, Ready(f"r-{person}"))
    rematched = driver.room.decide(Tick(), clock(driver))
    assert isinstance(rematched, tuple)
    driver.log.append(rematched)
    driver.room.evolve(rematched)
    after = again(driver)
    assert state(after) == state(driver)
    assert after.due == driver.due
    after.advance(clock(driver))
    assert (after.room.stage, deals_in(after)) == ("play", deals_in(driver) + 1)
