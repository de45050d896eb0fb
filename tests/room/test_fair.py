"""Deals that are promised first: what is asked of whom, when, and who hears what."""

from typing import Any

import pytest
from tests.conftest import long
from tests.room.tables import (
    PACE,
    again,
    clock,
    find,
    full_table,
    offered,
    refused,
    run_until,
    run_until_turn,
    say,
    state,
    table,
)

from capicua.core.wire import Refusal
from capicua.fair.draw import NOTHING, commitment
from capicua.fair.verify import verify_record
from capicua.games.registry import STYLES
from capicua.notation.record_json import read_json, write_json
from capicua.notation.record_text import read_text, write_text
from capicua.room.driver import Driver
from capicua.room.entries import Committed, Contributed, Dealt
from capicua.room.recording import finished, records
from capicua.room.requests import Secret, Shuffled
from capicua.room.wire import Contribute, Join, Leave, Pledge, Start

VALUES = {person: bytes([number] * 32) for number, person in enumerate("abcd", 1)}


def opened(*people: str, **given: Any) -> Driver:
    """A started table that has just made its first promise."""
    driver = full_table(table(fair=True, **given), *people)
    say(driver, "a", Start("start"))
    driver.advance(clock(driver))
    assert isinstance(driver.log[-1][0], Committed)
    return driver


def pledge(driver: Driver, person: str | None = "a") -> Pledge:
    promised = state(driver, person).view.pledge
    assert promised is not None
    return promised


def add(driver: Driver, person: str, cid: str = "add", now: float | None = None) -> None:
    """A person's client adds their value to the promised deal."""
    number = pledge(driver).round
    say(driver, person, Contribute(f"{cid}-{number}", number, VALUES[person].hex()), now)


def secrets_in(driver: Driver) -> list[bytes]:
    return [entry.secret for row in driver.log for entry in row if isinstance(entry, Committed)]


def test_the_promise_comes_before_any_value_and_at_once() -> None:
    driver = full_table(table(fair=True), "b")
    assert state(driver).view.pledge is None
    assert refused(driver, "a", Contribute("early", 1, VALUES["a"].hex())).code == "refused-not-yet"
    started = say(driver, "a", Start("start"))[0].message
    assert driver.due is not None
    assert (driver.due.what, driver.due.at) == ("secret", clock(driver))
    assert started.type == "state"
    driver.advance(clock(driver))
    promised = pledge(driver)
    assert (promised.round, promised.given) == (1, [])
    assert promised.commitment == commitment(secrets_in(driver)[0])
    assert pledge(driver, None) == promised


def test_a_deal_waits_for_those_who_are_there_but_not_long() -> None:
    driver = opened("b")
    began = clock(driver)
    assert driver.due is not None
    assert driver.due.at == began + PACE.contribute
    add(driver, "a", now=began + 0.1)
    assert pledge(driver).given == [0]
    assert driver.due.at == began + PACE.contribute
    add(driver, "b", now=began + 0.2)
    assert driver.due.at <= began + 0.2
    driver.advance(began + 0.2)
    dealt, committed = driver.log[-1]
    assert isinstance(dealt, Dealt)
    assert isinstance(committed, Committed)
    assert pledge(driver).round == 2


def test_a_value_that_does_not_come_is_nothing() -> None:
    driver = opened("b")
    add(driver, "b")
    run_until_turn(driver, "a")
    proof = run_to_proof(driver)
    assert proof.values == [NOTHING.hex(), VALUES["b"].hex(), NOTHING.hex()]


def run_to_proof(driver: Driver) -> Any:
    """The round is played out by time alone; its proof."""
    assert state(driver).view.proof is None
    run_until(driver, "result")
    proof = state(driver).view.proof
    assert proof is not None
    return proof


def test_nobody_waits_for_who_is_away() -> None:
    driver = full_table(table(fair=True), "b", "c")
    driver.disconnect("b", clock(driver))
    say(driver, "a", Start("start"))
    driver.advance(clock(driver))
    add(driver, "a")
    assert driver.due is not None
    assert driver.due.at > clock(driver)
    add(driver, "c")
    assert driver.due.at <= clock(driver)


def test_later_deals_wait_for_nobody() -> None:
    driver = opened("b")
    add(driver, "a")
    add(driver, "b")
    run_until(driver, "result")
    view = state(driver).view
    assert driver.due is not None
    # The values for the second deal could come while the first was played: they did not, and that costs nothing.
    assert driver.due.at == clock(driver) + (view.countdown or 0)
    assert driver.due.what == "secret"


def test_the_first_value_of_each_person_counts_and_only_theirs() -> None:
    driver = opened("b")
    add(driver, "a", "one")
    value = VALUES["b"].hex()
    assert refused(driver, "a", Contribute("two", 1, value)).code == "refused-already-given"
    assert refused(driver, "nobody", Contribute("x", 1, value)).code == "refused-not-seated"
    assert refused(driver, "b", Contribute("x", 2, value)).code == "refused-not-yet"
    for wrong in ("", value[:-2], value + "00", value.upper().replace("0", "A"), "0" * 63 + "x", " " + value):
        assert refused(driver, "b", Contribute("x", 1, wrong)).code == "refused-contribution"
    before = len(driver.log)
    assert driver.send("a", Contribute("one-1", 1, value), clock(driver)) == []
    assert len(driver.log) == before
    add(driver, "b")
    driver.advance(clock(driver))
    assert refused(driver, "b", Contribute("late", 1, value)).code == "refused-stale"


def test_what_a_client_does_unasked_shows_nobody_is_there() -> None:
    driver = opened("b")
    chair = driver.room._facts.people.chairs[1]
    chair.missed, chair.level = 1, "medium"
    seen = driver.room._facts.activity
    add(driver, "b", now=clock(driver) + 1)
    assert (chair.missed, chair.kind, driver.room._facts.activity) == (1, "bot-for-person", seen)


def test_a_value_stays_with_its_person() -> None:
    driver = opened("b")
    add(driver, "a")
    add(driver, "b")
    driver.advance(clock(driver))
    number = pledge(driver).round
    add(driver, "b")
    say(driver, "b", Leave("go"))
    assert pledge(driver).given == [1]
    run_until(driver, "result")
    assert pledge(driver).round == number


@pytest.mark.parametrize("style", [style.id for style in STYLES])
def test_a_match_can_be_verified_and_nothing_shows_early(style: str) -> None:
    driver = full_table(table(fair=True, style=style, seat=0), "b")
    say(driver, "a", Start("start"))
    while driver.room.stage != "match" and driver.room.round <= long(3, 60):
        promised = state(driver).view.pledge
        if promised is not None and 0 not in promised.given:
            add(driver, "a")
        hidden = unrevealed(driver)
        told = step(driver)
        for out in told:
            text = repr(out.message)
            assert not any(secret in text for secret in hidden if secret in unrevealed(driver))
    entries = [entry for row in driver.log for entry in row]
    [record] = finished(entries)
    assert len(record.rounds) >= 1
    assert [finding.fault for finding in verify_record(record)] == [None] * len(record.rounds)
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record
    assert all(played.proof.values[0] == VALUES["a"].hex() for played in record.rounds if played.proof)
    last = records(entries)[0].rounds[-1]
    assert (last.proof is None) == (last.result is None)


def unrevealed(driver: Driver) -> list[str]:
    """The secrets that nobody may know yet: the next deal's, and this one's until its round is over."""
    hidden = secrets_in(driver)[-1:] if driver.room._facts.turn is None else secrets_in(driver)[-2:]
    return [secret.hex() for secret in hidden]


def step(driver: Driver) -> list[Any]:
    """The person moves, or time passes."""
    moves = offered(state(driver).view)
    told = driver.send("a", moves[0], clock(driver)) if moves else Refusal("")
    if not isinstance(told, Refusal):
        return told
    assert driver.due is not None
    return driver.advance(max(driver.due.at, clock(driver)))


def test_a_restart_changes_nothing() -> None:
    driver = opened("b")
    add(driver, "a")
    twin = again(driver)
    assert (twin.due, pledge(twin)) == (driver.due, pledge(driver))
    driver.advance(clock(driver) + PACE.contribute)
    run_until(driver, "result")
    twin = again(driver)
    assert state(twin).view.proof == state(driver).view.proof
    assert state(twin).view.pledge == state(driver).view.pledge


def test_a_second_commitment_in_the_log_is_the_same_as_the_first_after_a_race() -> None:
    driver = opened("b")
    now = clock(driver) + PACE.contribute
    first = driver.room.decide(Secret(bytes([7] * 32)), now)
    second = driver.room.decide(Secret(bytes([8] * 32)), now)
    assert not isinstance(first, Refusal)
    assert not isinstance(second, Refusal)
    assert first[0] == second[0]


def test_deals_from_outside_and_bad_secrets_are_refused() -> None:
    driver = opened("b")
    assert driver.room.decide(Secret(bytes(32)), clock(driver)) == Refusal("refused-not-due")
    later = clock(driver) + PACE.contribute
    short = driver.room.decide(Secret(bytes(31)), later)
    assert isinstance(short, Refusal)
    assert short.code == "refused-deal"
    assert driver.room.decide(Shuffled(tuple(range(6)), 0), later) == Refusal("refused-not-due")
    plain = full_table(table(), "b")
    say(plain, "a", Start("start"))
    assert plain.room.decide(Secret(bytes(32)), clock(plain)) == Refusal("refused-not-due")
    assert state(plain).view.pledge is None
    assert refused(plain, "a", Contribute("x", 1, VALUES["a"].hex())).code == "refused-not-yet"


def test_a_driver_without_secrets_says_so() -> None:
    driver = full_table(table(fair=True), "b")
    say(driver, "a", Start("start"))
    with pytest.raises(RuntimeError, match="needs secrets"):
        Driver(driver.log, driver._deals, driver._bots, PACE, find).advance(clock(driver))


def test_who_sits_down_before_the_start_may_add_like_anybody() -> None:
    driver = full_table(table(fair=True), "b")
    say(driver, "c", Join("j", "Cy"))
    say(driver, "a", Start("start"))
    driver.advance(clock(driver))
    for person in "abc":
        add(driver, person)
    assert [entry.person for row in driver.log for entry in row if isinstance(entry, Contributed)] == ["a", "b", "c"]
    assert driver.due is not None
    assert driver.due.at <= clock(driver)
