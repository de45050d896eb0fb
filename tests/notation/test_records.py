"""Records: what is written reads back, and what the rules refuse is refused with its place."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.play import KINDS, STYLES, beginning, golden, kinds, playing, record_of
from tests.room import high_tile

from capicua.core.errors import ActionError, DealError, OptionError
from capicua.core.game import CHANCE, OVER, Deal
from capicua.games import registry
from capicua.notation.errors import LIMIT, NotationError
from capicua.notation.files import read_record
from capicua.notation.record_json import from_json, read_json, to_json, write_json
from capicua.notation.record_text import read_text, write_text
from capicua.notation.records import Record
from capicua.notation.replay import Scribe, account, replay
from capicua.notation.scanner import Places, Scanner

NAMES = st.text(max_size=64).filter(str.isprintable)


@pytest.mark.parametrize(("style", "options"), KINDS, ids=str)
def test_a_whole_match_reads_back_in_both_forms(style: str, options: dict[str, object]) -> None:
    record = record_of(style, options, 7)

    assert record.ranks is not None
    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record
    assert read_record(write_text(record)) == read_record(write_json(record))


@given(kinds(), st.integers(0, 10**9), st.integers(0, 60), st.lists(NAMES, max_size=2), st.dates())
def test_a_beginning_reads_back_under_any_names(
    kind: tuple[str, dict[str, object]], seed: int, steps: int, names: list[str], date: object
) -> None:
    record = replace(record_of(*kind, seed, steps), date=str(date))
    record = replace(record, seats=(*names, *record.seats[len(names) :]))

    assert read_text(write_text(record)) == record
    assert read_json(write_json(record)) == record


@given(kinds(), st.integers(0, 10**9), st.integers(1, 40))
def test_a_replay_goes_where_play_went(kind: tuple[str, dict[str, object]], seed: int, steps: int) -> None:
    scribe = beginning(*kind, seed, steps)

    last = list(replay(scribe.record()))[-1]

    assert last.after == scribe.state
    assert (last.seat == CHANCE) == isinstance(last.step, Deal)


def test_options_may_be_left_out_and_names_too() -> None:
    short = write_text(Scribe(registry.find("duplas")).record()).replace("limit=6 ", "")
    record = read_text(short)

    assert record.options["limit"] == 6
    assert record.seats == ("", "", "", "")
    assert from_json({"style": "kecske", "rules": 1, "options": {}, "seats": [], "rounds": []}).seats == ("",) * 4


def test_comments_and_line_breaks_mean_nothing() -> None:
    text = golden("tien_gow")
    body = text.index("round 1")
    spaced = text[:body] + "# a comment [Style\n" + text[body:].replace(" ", "\n").replace("\n\n", "\n # more\n\t")

    assert read_text(spaced) == read_text(text)


# --- a scribe keeps to the rules -----------------------------------------------------------------


def test_a_scribe_refuses_what_the_rules_refuse_and_keeps_its_place() -> None:
    scribe = beginning("jamaican", {}, 1, 1)
    state, illegal = scribe.state, scribe.rules.actions.parse("pass")

    with pytest.raises(ActionError, match=r"pass is illegal by jamaican/4\.3\.1; legal: 6-6"):
        scribe.act(illegal)
    with pytest.raises(DealError, match="between two rounds"):
        scribe.deal(Deal(tuple(range(28))))

    assert scribe.state == state
    assert scribe.record().rounds[0].moves == ()


def test_a_scribe_takes_no_unknown_option() -> None:
    with pytest.raises(OptionError, match="depth"):
        Scribe(registry.find("duplas"), {"depth": 3})


def test_the_result_of_a_round_stands_in_the_record_as_soon_as_it_is_over() -> None:
    for scribe in playing("kecske", {"players": 2}, 3):
        record, turn = scribe.record(), scribe.rules.to_act(scribe.state)
        if record.rounds:
            assert (record.rounds[-1].result is None) == (turn >= 0)
        assert (record.ranks is None) == (turn != OVER)


# --- what is wrong, and where --------------------------------------------------------------------


def _text(old: str, new: str, style: str = "duplas") -> str:
    text = golden(style)
    assert old in text, old
    return text.replace(old, new, 1)


def _refused(text: str) -> str:
    with pytest.raises(NotationError) as error:
        read_text(text)
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Style "duplas"]', "", "a header [Style"),
        ('[Rules "1"]', "", "a header [Rules"),
        ('[Style "duplas"]', '[Style "whist"]', "line 2, column 1: there is no game 'whist'; games are duplas"),
        ('[Format "1"]', '[Format "2"]', "line 1, column 1: this reads format 1, not '2'"),
        ('[Rules "1"]', '[Rules "2"]', "line 3, column 1: this match was played by version 2 of duplas"),
        ('[Rules "1"]', '[Rules "one"]', "line 3, column 1: Rules is a whole number, not 'one'"),
        ('[Rules "1"]', '[Rules "1"]\n[Rules "1"]', "line 4, column 1: the header Rules stands here a second time"),
        ("limit=6", "limit=2", "line 4, column 1: option limit takes a whole number from 3 to 20, not '2'"),
        ("limit=6", "limit", "line 4, column 1: options are written name=value, each once, not 'limit'"),
        ("limit=6", "limit=6 limit=6", "options are written name=value, each once"),
        ("limit=6", "depth=6", "line 4, column 1: there is no option 'depth'"),
        ('[Seat1 "Bia"]', '[Seat4 "Bia"]', "line 6, column 1: duplas has 4 seats"),
        ('[Seat1 "Bia"]', '[Seat0 "Bia"]', "line 6, column 1: the header Seat0 stands here a second time"),
        ('[Seat1 "Bia"]', "[Seat1 Bia]", 'line 6, column 1: a header such as [Style "duplas"] is expected here'),
        ('[Seat1 "Bia"]', '[Chair1 "Bia"]', "line 6, column 1: headers are Format,"),
        ('"Bia"', f'"{"x" * 65}"', "line 6, column 1: a name has at most 64 characters"),
        ("2026-11-30", "30.11.2026", "line 9, column 1: a date is year-month-day"),
        ("round 1", "round 2", "line 11, column 7: the number of the round, 1, is expected here, not '2'"),
        ("deal ", "", "line 12, column 1: the word 'deal' is expected here"),
        ("result", "outcome", "a move such as 0:pass, a result or a round is expected here, not 'outcome'"),
        ("result duplas-", "result points duplas-", "how the round ended, such as duplas-locked, is expected here"),
        (" points", " counts", "the word 'points' is expected here, not 'counts'"),
        ("\nranks ", "\nranks x ", "a place is expected here, not 'x'"),
        ("ranks ", "more ranks ", "expected here, not 'more'"),
    ],
)
def test_a_wrong_text_is_refused_with_its_place(old: str, new: str, says: str) -> None:
    assert says in _refused(_text(old, new))


def test_a_place_without_a_mark_of_its_own_is_that_of_what_it_is_part_of() -> None:
    places = Places(scanner := Scanner("one\ntwo three"))
    scanner.next()
    places.mark("two")
    scanner.next()

    assert places(("two",)) == places(("two", 5, "x")) == "line 2, column 1"
    assert places(()) == places(("nowhere",)) == "line 1, column 1"


def test_the_place_of_a_word_counts_lines_and_columns() -> None:
    text = _text("round 1\n", "round 1 # here\n  ?")

    assert _refused(text).startswith("line 12, column 3: the word 'deal' is expected here")


def _json(style: str) -> dict[str, Any]:
    value: dict[str, Any] = to_json(read_text(golden(style)))
    return value


def _without_picks() -> Record:
    return record_of("kecske", {"players": 2}, 5)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda v: v.pop("style"), "$: 'style' is missing"),
        (lambda v: v.update(kind="x"), "$: there is no 'kind' here; it has style,"),
        (lambda v: v.update({"a\nb": 1}), "$: there is no 'a\\nb' here"),
        (lambda v: v.update(style=3), "$.style: the id of a style is expected here, not 3"),
        (lambda v: v.update(rules=True), "$.rules: the version of the rules is expected here, not True"),
        (lambda v: v.update(rules=1.0), "$.rules: the version of the rules is expected here, not 1.0"),
        (lambda v: v.update(rules=10**400), "$.rules: the version of the rules is expected here, not 1000"),
        (lambda v: v.update(format=None), "$.format: 1 is expected here, not None"),
        (lambda v: v.update(format=2), "$.format: this reads format 1, not 2"),
        (lambda v: v.update(options=[]), "$.options: an object of options is expected here, not a list"),
        (lambda v: v["options"].update(limit=None), "$.options.limit: a word or a whole number"),
        (lambda v: v["options"].update({"a b": {}}), "$.options['a b']: a word or a whole number"),
        (lambda v: v.update(seats="Ana"), "$.seats: a list is expected here, not 'Ana'"),
        (lambda v: v["seats"].append("\x00"), "$.seats[2]: a name has at most 64 characters that can be printed"),
        (lambda v: v["seats"].append("Bo"), "$.seats[2]: kecske has 2 seats"),
        (lambda v: v.update(date="2026-13-01"), "$.date: a date is year-month-day"),
        (lambda v: v.update(rounds=[[]]), "$.rounds[0]: an object with deal, moves is expected here, not a list"),
        (lambda v: v["rounds"][0]["deal"].pop(), "$.rounds[0].deal: a deal names all 28 tiles; missing: "),
        (lambda v: v["rounds"][0].update(first=1), "$.rounds[0].first: this deal draws no first seat"),
        (lambda v: v["rounds"][1]["moves"].insert(0, [0]), "$.rounds[1].moves[0]: a seat and its action"),
        (lambda v: v["rounds"][1]["moves"].insert(0, ["0", "pass"]), "$.rounds[1].moves[0][0]: a seat is expected"),
        (lambda v: v["rounds"][0]["result"].pop("text"), "$.rounds[0].result: 'text' is missing"),
        (lambda v: v.update(ranks=[2, 1, 1]), "$.ranks: the rules give "),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(change: Any, says: str) -> None:
    value = json.loads(write_json(_without_picks()))
    change(value)

    with pytest.raises(NotationError) as error:
        from_json(value)

    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda d: d.__setitem__(3, "9-9"), "[3]: '9-9' is no tile of this set; tiles are written like 6-6"),
        (lambda d: d.__setitem__(3, "2-5"), "[3]: '2-5' is no tile of this set; write 5-2"),
        (lambda d: d.__setitem__(3, d[2]), "is named more often than the set holds it"),
        (lambda d: d.append(d[0]), "[28]: "),
    ],
)
def test_a_wrong_deal_is_refused_with_its_tile(change: Any, says: str) -> None:
    value = json.loads(write_json(_without_picks()))
    change(value["rounds"][0]["deal"])

    with pytest.raises(NotationError) as error:
        from_json(value)

    assert "$.rounds[0].deal" in str(error.value)
    assert says in str(error.value)


def test_a_third_copy_of_a_chinese_tile_is_one_too_many() -> None:
    value = _json("tien_gow")
    deal = value["rounds"][0]["deal"]
    deal[next(at for at, tile in enumerate(deal) if tile == "2-1")] = "6-6"

    with pytest.raises(NotationError, match="6-6 is named more often than the set holds it"):
        from_json(value)


@pytest.mark.parametrize("style", STYLES)
def test_an_illegal_move_is_refused_with_its_clause_and_place(style: str) -> None:
    record = read_text(golden(style))
    step = next(step for step in replay(record) if step.round == 1 and step.seat >= 0)
    rules = registry.find(style).rules(record.options)
    action = next(action for action in rules.actions if rules.why_not(step.before, action))
    value = _json(style)
    value["rounds"][1]["moves"][0][1] = action.text

    with pytest.raises(NotationError) as error:
        from_json(value)

    assert error.value.where == "$.rounds[1].moves[0]"
    clause = rules.why_not(step.before, action)
    assert error.value.what.startswith(f"{action.text} is illegal by {clause}; legal: ")


def test_an_illegal_move_of_a_text_is_refused_with_line_and_column() -> None:
    lines = golden("tien_gow").splitlines()
    row = next(at for at, line in enumerate(lines) if line.startswith(("0:", "1:", "2:", "3:")))
    column = lines[row].index(" ") + 2
    moves = lines[row].split(" ")
    moves[1] = f"{moves[1][0]}:down:6-6+6-6+1-1+1-1"
    lines[row] = " ".join(moves)

    said = _refused("\n".join(lines))

    assert said.startswith(f"line {row + 1}, column {column}: down:6-6+6-6+1-1+1-1 is illegal by tien_gow/3.3.")


@pytest.mark.parametrize(
    ("style", "wrong", "says"),
    [
        ("kecske", "5-6R", "'5-6R' is no action of kecske; write 6-5R"),
        ("kecske", "castles", "'castles' is no action of kecske; actions are written like 0-0 and pick_now"),
        ("tien_gow", "down:2-1+6-6", "'down:2-1+6-6' is no action of tien_gow; write down:6-6+2-1"),
        ("doubles", "5-6@6-6", "'5-6@6-6' is no action of doubles; write 6-5@6-6"),
        ("doubles", "x" * 10**5, "'xxxxxxxxxxxxxxxxxxxx"),
    ],
)
def test_an_unknown_action_is_refused_with_what_would_be_right(style: str, wrong: str, says: str) -> None:
    value = _json(style)
    value["rounds"][0]["moves"][0][1] = wrong

    with pytest.raises(NotationError) as error:
        from_json(value)

    assert error.value.where == "$.rounds[0].moves[0]"
    assert says in error.value.what
    assert len(error.value.what) < 200


def _course(change: Any) -> str:
    value = json.loads(write_json(_without_picks()))
    change(value["rounds"])
    with pytest.raises(NotationError) as error:
        from_json(value)
    return str(error.value)


def test_the_course_of_a_match_is_checked() -> None:
    assert "is out of turn: seat" in _course(lambda r: r[0]["moves"][0].__setitem__(0, 1 - r[0]["moves"][0][0]))
    assert "comes after the end of the round" in _course(lambda r: r[0]["moves"].append([0, "pass"]))
    assert "$.rounds[0].result: the round is not over: seat" in _course(lambda r: r[0]["moves"].pop())
    assert "$.rounds[1]: round 1 is not over: seat" in _course(lambda r: (r[0]["moves"].pop(), r[0].pop("result")))
    assert ": the match is over: no round follows" in _course(lambda r: r.append(r[0]))
    assert "$.ranks: the match is not over" in _course(lambda r: r.pop())
    assert "is stated, the rules give kecske-" in _course(lambda r: r[0]["result"].update(text="kecske-won"))
    assert "points 0 0 scores 0 0 is stated" in _course(lambda r: r[0]["result"].update(points=[0, 0], scores=[0, 0]))


# --- limits --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[" * 100_000, "$: the value is nested too deeply"),
        ('{"a":' * 100_000, "$: the value is nested too deeply"),
        ('{"style": ' + "9" * 5000 + "}", "$: a number has too many digits"),
        ('{"a": 1, "a": 2}', "$: an object names 'a' twice"),
        ('{"a" 1}', "line 1, column 6: this is no JSON: Expecting ':' delimiter"),
        ("{}" + " " * LIMIT, "the text: a text has at most 1000000 characters, this one has 1000002"),
    ],
)
def test_json_is_bounded_in_length_and_depth(text: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        read_json(text)
    assert says in str(error.value)


def test_a_text_is_bounded_in_length() -> None:
    assert "a text has at most 1000000 characters" in _refused("#" * (LIMIT + 1))


@pytest.mark.parametrize(
    "text",
    [
        '[A "' * (LIMIT // 4),
        '[Style "' + '\\"' * (LIMIT // 2 - 10),
        "[" * LIMIT,
        '[Style "duplas"]\n[Rules "1"]\n' + "round " * (LIMIT // 7),
        '[Style "duplas"]\n[Rules "1"]\nround 1 deal ' + "6-6 " * (LIMIT // 5),
        '[Style "duplas"]\n[Rules "1"]\nround 1 deal first 0 ' + "0:pass " * (LIMIT // 8),
        '[Style "duplas"]\n[Rules "1"]\nround 1 deal result x points ' + "1 " * (LIMIT // 3),
        "\n" * LIMIT,
    ],
    ids=lambda text: text[:50],
)
def test_the_longest_texts_are_refused_quickly(text: str) -> None:
    # Quadratic work on a million characters would take hours; the suite's own time limit is the judge.
    assert _refused(text)


def test_records_are_kept_of_the_three_families_only() -> None:
    rules = high_tile.STYLE.rules()

    with pytest.raises(TypeError, match="rows, trees and tricks"):
        account(rules, rules.start())
