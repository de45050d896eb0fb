"""Moves: whose, which decision they answer, and that each counts once."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.room.tables import (
    again,
    clock,
    full_table,
    in_order,
    kinds,
    offered,
    refused,
    run_until_turn,
    say,
    snapshot,
    state,
    table,
)

from capicua.core.wire import Pass, Place, Refusal
from capicua.room.driver import Driver
from capicua.room.entries import Acted
from capicua.room.requests import Answer, From, Request, Shuffled, Tick
from capicua.room.wire import Join, Leave, MoveCommand, Ready, Rename, Start


def playing() -> Driver:
    """Three people, the match begun, "a" on turn with a choice."""
    driver = full_table(table(in_order), "b", "c")
    say(driver, "a", Start("s"))
    run_until_turn(driver, "a")
    return driver


def acts(driver: Driver) -> list[Acted]:
    return [entry for row in driver.log for entry in row if isinstance(entry, Acted)]


def test_a_move_of_the_open_decision_is_played() -> None:
    driver = playing()
    move = offered(state(driver).view)[0]
    say(driver, "a", move)
    assert acts(driver)[-1].why == "person"
    assert (driver.room.round, driver.room.ply) == (move.round, move.ply + 1)


def test_only_the_decision_makes_a_move_stale() -> None:
    driver = playing()
    move = offered(state(driver).view)[0]
    say(driver, "b", Rename("n", "Bia"))
    driver.disconnect("c", 1.0)
    say(driver, "a", move)
    assert refused(driver, "a", replace(move, cid="again")).code == "refused-stale"
    assert refused(driver, "a", replace(move, cid="later", ply=move.ply + 2)).code == "refused-not-yet"
    assert refused(driver, "a", replace(move, cid="round", round=move.round + 1)).code == "refused-not-yet"
    assert refused(driver, "a", replace(move, cid="old", round=move.round - 1, ply=99)).code == "refused-stale"


def test_a_move_out_of_turn_or_from_outside_is_refused() -> None:
    driver = playing()
    move = offered(state(driver).view)[0]
    assert refused(driver, "b", move).code == "refused-not-your-turn"
    assert refused(driver, "stranger", move).code == "refused-not-seated"


def test_an_illegal_move_names_its_clause_and_changes_nothing() -> None:
    driver = playing()
    view = state(driver).view
    for i in range(100):
        answer = refused(driver, "a", MoveCommand(f"i{i}", view.round, view.ply, Pass()))
        assert (answer.code, answer.clause) == ("refused-illegal", "high/1")
    assert refused(driver, "a", MoveCommand("x", view.round, view.ply, Place("9-9"))).code == "high-no-such-move"
    say(driver, "a", offered(view)[0])


def test_a_double_click_plays_once() -> None:
    driver = playing()
    first, second = offered(state(driver).view)
    say(driver, "a", first)
    count = len(acts(driver))
    assert refused(driver, "a", replace(second, cid="second")).code == "refused-stale"
    assert len(acts(driver)) == count


@given(st.integers(1, 50), st.booleans())
def test_a_repeated_cid_counts_once_also_after_a_restart(times: int, restart: bool) -> None:
    driver = playing()
    move = offered(state(driver).view)[0]
    say(driver, "a", move)
    if restart:
        driver = again(driver)
    before = snapshot(driver, 99.0)
    for _ in range(times):
        assert driver.room.decide(From("a", move), 5.0) == ()
        assert say(driver, "a", replace(move, ply=77)) == []
    assert snapshot(driver, 99.0) == before


def test_a_cid_is_known_for_all_rounds_and_matches_of_the_room() -> None:
    driver = full_table(table(options={"limit": 1}))
    say(driver, "a", Start("s"))
    for match in range(2):
        while driver.room.stage != "match":
            due = driver.due
            assert due is not None
            driver.advance(max(due.at, clock(driver)))
        say(driver, "a", Ready(f"again-{match}"))
        driver.advance(clock(driver))
    assert driver.room.round >= 3
    assert say(driver, "a", Start("s")) == say(again(driver), "a", Ready("again-0")) == []


def test_two_people_may_use_the_same_cid() -> None:
    driver = full_table(table())
    say(driver, "b", Join("1", "Bia"))
    say(driver, "c", Join("1", "Caio"))
    assert kinds(driver) == ["person"] * 3


def test_every_accepted_command_leaves_its_cid_in_the_log() -> None:
    driver = full_table(table(), "b", "c")
    say(driver, "b", Rename("rename", "Bia"))
    say(driver, "b", Rename("rename-2", "Bia"))
    say(driver, "a", Start("start"))
    say(driver, "c", Leave("leave"))
    say(driver, "c", Join("back"))
    logged = {getattr(entry, "cid", "") for row in driver.log for entry in row}
    assert {"rename", "rename-2", "start", "leave", "back", "join-b", "join-c"} <= logged


def test_a_decision_is_pure() -> None:
    driver = playing()
    move = offered(state(driver).view)[0]
    before = snapshot(driver, 50.0)
    requests: list[Request] = [From("a", move), From("b", Leave("x")), From("a", Ready("x")), Tick(), Shuffled((0,))]
    for request in requests:
        assert driver.room.decide(request, 50.0) == driver.room.decide(request, 50.0)
    assert snapshot(driver, 50.0) == before


def test_a_deal_is_taken_only_when_it_is_due_and_whole() -> None:
    driver = full_table(table(), "b", "c")
    order = tuple(range(6))
    refusals = [driver.room.decide(Shuffled(order, 0), 0.0)]
    say(driver, "a", Start("s"))
    refusals += [
        driver.room.decide(Shuffled(bad, first), 0.0) for bad, first in [((0,) * 6, 0), (order, 3), (order, None)]
    ]
    codes = [answer.code for answer in refusals if isinstance(answer, Refusal)]
    assert codes == ["refused-not-due", "refused-deal", "refused-deal", "refused-deal"]
    dealt = driver.room.decide(Shuffled(order, 0), 0.0)
    assert isinstance(dealt, tuple)
    driver.room.evolve(dealt)
    answer = driver.room.decide(Shuffled(order, None), 0.0)
    assert isinstance(answer, Refusal)
    assert answer.code == "refused-not-due"


def test_a_bots_answer_counts_only_for_its_own_open_decision_and_not_before_its_time() -> None:
    driver = full_table(table(start=True))
    driver.advance(0.0)
    while driver.room.thought is None:
        assert driver.due is not None
        driver.advance(driver.due.at)
    thought, room = driver.room.thought, driver.room
    assert thought.at == clock(driver) + 1.0
    right = Answer(thought.seat, thought.round, thought.ply, 0 if thought.ply % 2 else 1)

    def code(answer: Answer, now: float) -> str:
        got = room.decide(answer, now)
        return got.code if isinstance(got, Refusal) else "taken"

    assert code(right, thought.at - 0.01) == "refused-not-due"
    assert code(replace(right, ply=right.ply + 1), thought.at) == "refused-stale"
    assert code(replace(right, round=right.round - 1), thought.at) == "refused-stale"
    assert code(replace(right, seat=0), thought.at) == "refused-stale"
    assert code(replace(right, action=999), thought.at) == "refused-illegal"
    assert code(replace(right, action=-1), thought.at) == "refused-illegal"
    assert code(replace(right, action=None), thought.at) == "taken"


def test_a_late_bot_does_not_act_for_a_person_who_is_back() -> None:
    driver = playing()
    say(driver, "a", Leave("l"))
    thought = driver.room.thought
    assert thought is not None
    say(driver, "a", Join("j"))
    answer = driver.room.decide(Answer(thought.seat, thought.round, thought.ply, None), thought.at + 1)
    assert isinstance(answer, Refusal)
    assert answer.code == "refused-stale"


def test_ready_in_play_or_before_is_refused() -> None:
    driver = full_table(table())
    assert refused(driver, "a", Ready("r")).code == "refused-not-now"
    say(driver, "a", Start("s"))
    assert refused(driver, "a", Ready("r")).code == "refused-not-now"


@pytest.mark.parametrize("stage", ["waiting", "play"])
def test_a_move_while_nothing_is_to_be_decided_is_refused(stage: str) -> None:
    driver = full_table(table(), "b", "c")
    if stage == "play":
        say(driver, "a", Start("s"))
    assert refused(driver, "a", MoveCommand("m", 0, 0, Pass())).code == "refused-not-yet"
