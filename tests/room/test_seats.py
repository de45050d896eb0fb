"""Who sits where: joining, leaving, coming back, hosting."""

from dataclasses import replace

import pytest
from tests.room.tables import (
    PACE,
    again,
    clock,
    deals,
    find,
    first_option,
    full_table,
    kinds,
    refused,
    run_until,
    run_until_turn,
    say,
    state,
    table,
)

from capicua.core.wire import Refusal
from capicua.room.driver import Driver, start
from capicua.room.entries import Ended, Hosted, SatIn
from capicua.room.requests import Create
from capicua.room.wire import Closed, Join, Leave, Outgoing, Ready, Rename, Start, State


def names(driver: Driver) -> list[str]:
    return [seat.name for seat in state(driver, None).view.seats]


def test_a_new_room_waits_with_its_maker_away_until_they_connect() -> None:
    driver = table()
    assert (state(driver).view.stage, kinds(driver)) == ("waiting", ["away", "empty", "empty"])
    driver.connect("a", 0.5)
    assert kinds(driver) == ["person", "empty", "empty"]
    assert state(driver).view.host == state(driver).view.you == 0


def test_play_now_seats_bots_and_deals_as_soon_as_the_person_is_there() -> None:
    driver = table(start=True)
    assert kinds(driver) == ["away", "bot", "bot"]
    assert [seat.level for seat in state(driver).view.seats] == [None, "medium", "medium"]
    driver.connect("a", 3.0)
    driver.advance(3.0)
    assert (state(driver).view.stage, driver.room.round) == ("play", 1)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"style": "chess"}, "refused-unknown-game"),
        ({"options": {"limit": 0}}, "refused-option"),
        ({"options": {"size": 3}}, "refused-option"),
        ({"name": " \n"}, "refused-name"),
        ({"seat": 3}, "refused-no-such-seat"),
        ({"bots": {3: "medium"}}, "refused-no-such-seat"),
        ({"bots": {1: "medium"}, "seat": 1}, "refused-seat-taken"),
        ({"bots": {0: "easy", 1: "easy", 2: "easy"}}, "refused-no-such-seat"),
    ],
)
def test_a_room_that_cannot_be_is_refused(given: dict[str, object], code: str) -> None:
    fields = {"room": "r1", "person": "a", "name": "Ana", "style": "high", **given}
    request = Create(**fields)  # type: ignore[arg-type]
    answer = start(request, deals(1), first_option, PACE, find)
    assert isinstance(answer, Refusal)
    assert answer.code == code


def test_chosen_bot_seats_are_bots_and_the_maker_gets_the_first_other() -> None:
    driver = table(bots={0: "easy"})
    assert kinds(driver) == ["bot", "away", "empty"]
    assert state(driver).view.you == 1


def test_join_takes_any_or_the_named_free_seat() -> None:
    driver = full_table(table())
    say(driver, "b", Join("j", "Bia", 2))
    say(driver, "c", Join("j", "Caio"))
    assert names(driver) == ["Ana", "Caio", "Bia"]
    assert [state(driver, person).view.you for person in "abc"] == [0, 2, 1]


def test_join_is_refused_when_the_seat_or_the_room_is_taken() -> None:
    driver = full_table(table(), "b")
    assert refused(driver, "c", Join("j", "Caio", 0)).code == "refused-seat-taken"
    assert refused(driver, "c", Join("j", "Caio", 3)).code == "refused-no-such-seat"
    assert refused(driver, "c", Join("j", " ")).code == "refused-name"
    assert refused(driver, "b", Join("j", "Bia")).code == "refused-already-seated"
    say(driver, "c", Join("j", "Caio"))
    assert refused(driver, "d", Join("j", "Davi")).code == "refused-room-full"
    assert refused(driver, "d", Join("k", "Davi", 1)).code == "refused-room-full"


def test_a_name_is_cleaned_and_made_unique_but_is_no_identity() -> None:
    driver = full_table(table())
    say(driver, "b", Join("j", "  ana\t\x00 "))
    assert names(driver)[:2] == ["Ana", "ana 2"]
    assert state(driver, "b").view.you == 1
    say(driver, "b", Rename("n", "x" * 99))
    assert names(driver)[1] == "x" * 24
    say(driver, "b", Rename("n2", "Bia"))
    say(driver, "b", Rename("n3", "Bia"))
    assert names(driver)[1] == "Bia"
    assert refused(driver, "b", Rename("n4", "\u202e")).code == "refused-name"


def test_seats_keep_their_numbers_when_somebody_leaves_before_the_start() -> None:
    driver = full_table(table(), "b", "c")
    told = say(driver, "b", Leave("l"))
    assert [(tiding.text, tiding.args) for tiding in _state(told, "a").events] == [("event-gone", {"name": "B"})]
    assert kinds(driver) == ["person", "empty", "person"]
    say(driver, "d", Join("j", "Davi"))
    say(driver, "a", Start("s"))
    for person, seat in zip("adc", range(3), strict=True):
        view = run_until_turn(driver, person).view
        assert view.you == seat
        assert view.picture.own is not None
        assert view.picture.own.seat == view.picture.table.turn == seat


def test_start_fills_empty_seats_with_bots_and_is_the_hosts() -> None:
    driver = full_table(table(), "b")
    assert refused(driver, "b", Start("s")).code == "refused-not-host"
    assert refused(driver, "x", Start("s")).code == "refused-not-seated"
    say(driver, "a", Start("s"))
    assert kinds(driver) == ["person", "person", "bot"]
    assert refused(driver, "a", Start("s2")).code == "refused-started"


def test_anybody_may_start_while_the_host_is_away() -> None:
    driver = full_table(table(), "b")
    driver.disconnect("a", 1.0)
    say(driver, "b", Start("s"), 2.0)
    assert driver.room.stage == "play"


def test_the_host_hands_over_when_leaving() -> None:
    driver = full_table(table(), "b", "c")
    driver.disconnect("b", 1.0)
    told = say(driver, "a", Leave("l"), 2.0)
    assert driver.log[-1][-1] == Hosted(2.0, "c")
    assert state(driver, "c").view.host == 2
    assert "event-host" in [tiding.text for tiding in _state(told, "c").events]


def _state(told: list[Outgoing], person: str | None) -> State:
    return next(out.message for out in told if out.to == person and isinstance(out.message, State))


def test_leaving_in_play_leaves_a_bot_that_gives_the_seat_back_on_join() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Start("s"))
    driver.advance(clock(driver))
    hand = state(driver, "b").view.picture.own
    told = say(driver, "b", Leave("l"))
    assert _state(told, "b").view.you is None
    assert _state(told, "b").view.picture.own is None
    assert kinds(driver)[1] == "bot-for-person"
    assert driver.room.seated() == ["a"]
    assert refused(driver, "b", Ready("r")).code == "refused-not-seated"
    assert driver.connect("b", clock(driver)) == []
    say(driver, "b", Join("j2"))
    assert kinds(driver)[1] == "person"
    own = state(driver, "b").view.picture.own
    assert own is not None
    assert hand is not None
    assert own.hand == hand.hand


def test_the_seat_of_one_who_left_is_nobody_elses() -> None:
    driver = full_table(table(), "b", "d")
    say(driver, "a", Start("s"))
    say(driver, "b", Leave("l"))
    assert refused(driver, "c", Join("j", "b")).code == "refused-room-full"


def test_the_last_to_leave_closes_the_room() -> None:
    driver = full_table(table(), "b")
    say(driver, "a", Start("s"))
    say(driver, "b", Leave("l"))
    told = say(driver, "a", Leave("l"))
    assert [(out.to, out.message) for out in told] == [("a", Closed("room-ended")), (None, Closed("room-ended"))]
    assert driver.due is None
    assert driver.room.ended
    assert refused(driver, "a", Join("j")).code == "refused-room-ended"
    assert driver.connect("a", 99.0) == []
    assert again(driver).room.ended


def test_a_room_left_before_the_start_is_gone_at_once() -> None:
    driver = full_table(table())
    say(driver, "a", Leave("l"))
    assert driver.log[-1][-1] == Ended(0.0, "empty")


def test_a_seat_is_kept_through_a_short_absence() -> None:
    driver = full_table(table(start=True))
    driver.advance(0.0)
    before = state(driver).view.picture
    driver.disconnect("a", 1.0)
    assert kinds(driver)[0] == "away"
    driver.connect("a", 1.2)
    assert kinds(driver)[0] == "person"
    assert state(driver).view.picture == before


def test_after_the_grace_a_bot_sits_in_until_the_person_is_back() -> None:
    patient = replace(PACE, turn=1000.0)
    driver = full_table(table(pace=patient, options={"hurry": "off"}), "b")
    say(driver, "a", Start("s"), 0.0)
    driver.disconnect("b", 1.0)
    driver.advance(60.9)
    assert kinds(driver)[1] == "away"
    driver.advance(61.0)
    assert SatIn(61.0, 1, "medium") in [entry for row in driver.log for entry in row]
    assert kinds(driver)[1] == "bot-for-person"
    driver.connect("b", 62.0)
    assert kinds(driver)[1] == "person"


def test_before_the_start_the_grace_frees_the_seat_and_passes_the_host_on() -> None:
    driver = full_table(table(), "b")
    driver.disconnect("a", 10.0)
    driver.advance(69.9)
    assert kinds(driver) == ["away", "person", "empty"]
    driver.advance(70.0)
    assert kinds(driver) == ["empty", "person", "empty"]
    assert state(driver, "b").view.host == 1
    assert state(driver, "a").view.you is None


def test_twice_gone_or_there_changes_nothing() -> None:
    driver = full_table(table(), "b")
    assert driver.connect("b", 1.0) == []
    driver.disconnect("b", 2.0)
    assert driver.disconnect("b", 3.0) == []
    assert driver.connect("nobody", 3.0) == driver.disconnect("nobody", 3.0) == []


def test_the_match_goes_to_its_end_when_all_but_one_leave() -> None:
    driver = full_table(table(), "b", "c")
    say(driver, "a", Start("s"))
    say(driver, "a", Leave("l"))
    say(driver, "c", Leave("l"))
    run_until(driver, "match")
    assert state(driver, "b").view.picture.table.ranks is not None
