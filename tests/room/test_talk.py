"""What people say: to everybody, not too much, and not to those who do not want to hear it."""

import pytest
from tests.room.tables import again, clock, full_table, refused, say, state, table

from capicua.room.driver import Driver
from capicua.room.texts import EMOTES
from capicua.room.wire import Block, Emote, Join, Leave, Outgoing, Rename, Say, Sit, Start, Talk


def heard(out: list[Outgoing]) -> dict[str | None, list[str]]:
    """Who heard what."""
    return {
        o.to: [line.text or str(line.emote) for line in o.message.lines] for o in out if isinstance(o.message, Talk)
    }


def table_of_three() -> Driver:
    driver = full_table(table(), "b", "c")
    driver.room.watched = True
    return driver


def test_words_reach_everybody_and_nothing_else_is_sent() -> None:
    driver = table_of_three()
    out = say(driver, "b", Say("1", "  good\n evening  "))
    assert heard(out) == {to: ["good evening"] for to in ("a", "b", "c", None)}
    [line] = next(o.message.lines for o in out if isinstance(o.message, Talk))
    assert (line.who, line.seat, line.name, line.emote) == (2, 1, "B", None)
    assert len(out) == 4


def test_what_was_said_is_told_on_a_new_connection_and_after_a_restart() -> None:
    driver = table_of_three()
    assert driver.room.talk("a") is None
    say(driver, "b", Say("1", "hello"))
    say(driver, "c", Emote("2", "face-happy"))
    for each in (driver, again(driver)):
        told = each.room.talk(None)
        assert told is not None
        assert told.all
        assert [(line.text, line.emote) for line in told.lines] == [("hello", None), ("", "face-happy")]


def test_three_emotes_and_four_lines_in_ten_seconds() -> None:
    driver = table_of_three()
    now = clock(driver)
    for number in range(3):
        say(driver, "a", Emote(f"e{number}", EMOTES[number]), now)
    assert refused(driver, "a", Emote("e3", EMOTES[0]), now + 9.9).code == "refused-too-fast"
    for number in range(4):
        say(driver, "a", Say(f"s{number}", "x"), now)
    assert refused(driver, "a", Say("s4", "x"), now + 9.9).code == "refused-too-fast"
    say(driver, "b", Emote("e", EMOTES[0]), now)
    say(driver, "a", Emote("e5", EMOTES[0]), now + 10)
    say(driver, "a", Say("s5", "x"), now + 10)


def test_only_known_emotes_and_real_words() -> None:
    driver = table_of_three()
    assert refused(driver, "a", Emote("1", "face-../../x")).code == "refused-emote"
    assert refused(driver, "a", Say("1", " \u200b\u3164\u2800\n ")).code == "refused-words"
    assert refused(driver, "nobody", Say("1", "hi")).code == "refused-not-seated"
    out = say(driver, "a", Say("2", "y" * 3000))
    assert [len(line) for line in heard(out)["b"]] == [200]
    assert heard(say(driver, "a", Say("3", "<b>\u202eevil</b>")))["b"] == ["<b>evil</b>"]


def test_who_is_blocked_is_not_heard_and_nothing_else_changes() -> None:
    driver = table_of_three()
    say(driver, "a", Say("0", "before"))
    say(driver, "c", Block("1", 0))
    assert set(heard(say(driver, "a", Say("2", "after")))) == {"a", "b", None}
    assert driver.room.talk("c") is None
    assert again(driver).room.talk("c") is None
    say(driver, "c", Block("3", 0, on=False))
    assert heard(say(driver, "a", Say("4", "again")))["c"] == ["again"]
    for seat in (2, 7):
        assert refused(driver, "c", Block("5", seat)).code == "refused-no-such-seat"


def test_a_person_is_told_apart_by_a_number_and_not_by_a_name() -> None:
    driver = table_of_three()
    assert [seat.who for seat in state(driver).view.seats] == [1, 2, 3]
    say(driver, "b", Sit("1", 2))
    say(driver, "c", Sit("2", 1))
    say(driver, "b", Rename("3", "Somebody else"))
    assert [seat.who for seat in state(driver).view.seats] == [1, 3, 2]
    say(driver, "b", Leave("4"))
    assert [seat.who for seat in state(driver).view.seats] == [1, 3, 0]
    say(driver, "d", Join("5", "B"))
    say(driver, "d", Say("6", "me"))
    for each in (driver, again(driver)):
        assert [seat.who for seat in state(each).view.seats] == [1, 3, 4]
        told = each.room.talk(None)
        assert told is not None
        assert told.lines[-1].who == 4


def test_only_who_blocks_hears_of_it() -> None:
    driver = table_of_three()
    assert [o.to for o in say(driver, "c", Block("1", 0))] == ["c"]
    for each in (driver, again(driver)):
        assert state(each, "c").view.blocked == [1]
        assert [state(each, viewer).view.blocked for viewer in ("a", "b", None)] == [[], [], []]
    say(driver, "c", Block("2", 0, on=False))
    assert state(driver, "c").view.blocked == []


@pytest.mark.parametrize("command", [Say("t", "x"), Emote("t", "face-sad")])
def test_talking_is_not_playing(command: Say | Emote) -> None:
    driver = table_of_three()
    say(driver, "a", Start("s"))
    chair = driver.room._facts.people.chairs[0]
    chair.level, chair.missed = "easy", 2
    say(driver, "a", command)
    assert (chair.kind, chair.missed) == ("bot-for-person", 2)
