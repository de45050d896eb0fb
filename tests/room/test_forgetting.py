"""A guest is forgotten: the log plays as it did, and nothing in it tells of them."""

import json

from tests.room.tables import again, clock, full_table, run_until, say, state, table

from capicua.notation.record_json import write_json
from capicua.room import stored
from capicua.room.driver import Driver
from capicua.room.forgetting import forget
from capicua.room.recording import records
from capicua.room.wire import Block, Emote, Join, Kick, Rename, Say, Start

GUEST, NAME, WORDS = "guest-b", "Beatriz", "what I said"


def told() -> Driver:
    """A round with a guest who did all that a guest can do, and to whom all was done."""
    driver = full_table(table(style="duplas"), "c")
    driver.connect("a", 0.0)
    say(driver, "a", Rename("r", "Ana"))
    say(driver, GUEST, Join("j", NAME))
    say(driver, GUEST, Say(f"{NAME}-cid", WORDS))
    say(driver, GUEST, Emote("e", "phrase-hello"))
    say(driver, GUEST, Rename("n", NAME + " II"))
    say(driver, GUEST, Block("b1", 0))
    say(driver, "a", Block("b2", 2))
    say(driver, "c", Say("s", "I stay"))
    say(driver, "a", Start("go"))
    run_until(driver, "result")
    say(driver, "a", Kick("k", 2))
    return driver


def without(driver: Driver) -> list[str]:
    """The stored log, the guest forgotten."""
    return [json.dumps(forget(stored.dump(row), GUEST, "stand-in")) for row in driver.log]


def test_nothing_of_a_forgotten_guest_is_left_and_everything_else_is() -> None:
    driver = told()
    log = without(driver)
    text = "\n".join(log)
    for gone in (GUEST, NAME, WORDS, "phrase-hello"):
        assert gone not in text
    for kept in ("I stay", "Ana"):
        assert kept in text
    assert [len(stored.read(json.loads(row))) for row in log] == [len(row) for row in driver.log]


def test_a_log_without_a_guest_plays_as_it_did() -> None:
    driver = told()
    rows = [stored.read(json.loads(row)) for row in without(driver)]
    twin = Driver(rows, driver._deals, driver._bots, secrets=driver._secrets)
    before, after = state(driver).view, state(twin, "a", clock(driver)).view
    assert after.picture == before.picture
    assert [seat.kind for seat in after.seats] == [seat.kind for seat in before.seats]
    assert [seat.name for seat in after.seats] == ["Ana", "C", "", ""]
    talk = twin.room.talk("c")
    assert talk is not None
    assert [line.text for line in talk.lines] == ["I stay"]
    [one], [other] = (records(entry for row in log for entry in row) for log in (driver.log, rows))
    assert write_json(other) == write_json(one).replace(NAME + " II", "")
    again(twin)


def test_forgetting_somebody_else_changes_nothing() -> None:
    for row in told().log:
        assert forget(stored.dump(row), "somebody", "stand-in") == stored.dump(row)
