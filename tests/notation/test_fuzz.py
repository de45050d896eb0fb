"""Whatever a reader is given, it reads it or raises NotationError, which says where."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.notation.play import FOLDER, STYLES, golden

from capicua.games import registry
from capicua.notation.errors import NotationError
from capicua.notation.files import read_record, read_state
from capicua.notation.position_json import position_from_json, position_to_json, read_position_json
from capicua.notation.position_states import state_of
from capicua.notation.position_text import read_position, write_position
from capicua.notation.record_json import from_json, read_json, to_json, write_json
from capicua.notation.record_text import read_text, write_text

PLACE = re.compile(r"(line \d+, column \d+|\$(\.\w+|\[[^\n]+\])*): [^\n]+")
WORDS = st.sampled_from(
    [
        "round", "deal", "first", "result", "points", "scores", "ranks", "row", "tree", "trick", "hands", "stock",
        "turn", "by", "must", "drawn", "banker", "columns", "bonuses", "/", "-", "#", "[", "0:pass", "3:6-6", "6-6",
        "6-5@6-6", "5|6", "6|6", "down:6-6", "0", "1", "-1", "9999999999", "²", '[Style "kecske"]', '[Rules "1"]',
        '[Options "players=2"]', "\n", "kecske-out", "0:quartet",
    ]
)  # fmt: skip
POSITIONS = {
    "kecske": "row 5|6 6|6\nhands 6-4 3-2 / 5-5 / - / 6-1\nturn 0\nby 2\n",
    "jamaican": "row -\nhands 6-6 3-2 / 5-5 / 1-1 / 6-1\nturn 0\nmust 6-6\n",
    "doubles": "tree 6-6 6-5@6-6\nhands 5-5 3-3 / 6-4 / 6-1\nstock 2-2 2-1 3-2\nturn 0\ndrawn 5-5\n",
    "tien_gow": "trick 6-5 down:1-1\nhands 2-2 6-6 / 1-1 3-1 / 5-4 / 6-6\nturn 1\nbanker 0\ncolumns 2 3 1 0\n",
}


def tried(read: Callable[[Any], Any], source: Any) -> Any:
    """What `read` makes of it; None when it refuses it as it may."""
    try:
        return read(source)
    except NotationError as error:
        refusal = error
    assert PLACE.fullmatch(str(refusal)), str(refusal)
    assert len(refusal.what) < 400, str(refusal)
    return None


@st.composite
def mutated(draw: st.DrawFn, source: str) -> str:
    """A text with some of its characters or words replaced, doubled or gone."""
    units = re.findall(r"\s+|\S+", source) if draw(st.booleans()) else list(source)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(units)))
        to = min(len(units), at + draw(st.integers(0, 3)))
        units[at:to] = draw(st.just([]) | st.lists(WORDS | st.characters(), max_size=2) | st.just(units[at:to] * 2))
    return "".join(units)


@given(st.text() | st.lists(WORDS).map(" ".join))
def test_any_text(text: str) -> None:
    for read in (read_text, read_json, read_record, read_position, read_position_json):
        tried(read, text)


@given(st.sampled_from(STYLES).flatmap(lambda style: mutated(golden(style))))
def test_a_mutated_record(text: str) -> None:
    record = tried(read_text, text)

    if record is not None:
        assert read_text(write_text(record)) == record
        assert read_json(write_json(record)) == record


@given(st.sampled_from(STYLES).flatmap(lambda style: mutated((FOLDER / f"{style}.json").read_text(encoding="utf-8"))))
def test_a_mutated_record_as_json(text: str) -> None:
    record = tried(read_json, text)

    if record is not None:
        assert from_json(to_json(record)) == record


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4) | WORDS, inner, max_size=4),
    max_leaves=8,
)


@st.composite
def altered(draw: st.DrawFn, value: Any) -> Any:
    """A JSON value of which one part is another."""
    if not value or not isinstance(value, dict | list) or draw(st.integers(0, 5)) == 0:
        return draw(JSON)
    key: Any = draw(st.sampled_from(sorted(value))) if isinstance(value, dict) else draw(st.integers(0, len(value) - 1))
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[key] = draw(altered(value[key]))
    return copy


@given(st.sampled_from(["kecske", "tien_gow"]).flatmap(lambda style: altered(to_json(read_text(golden(style))))))
def test_an_altered_record_value(value: Any) -> None:
    record = tried(from_json, value)

    if record is not None:
        assert from_json(to_json(record)) == record


@pytest.mark.parametrize("style", POSITIONS)
@given(st.data())
def test_a_mutated_position(style: str, data: st.DataObject) -> None:
    text = data.draw(mutated(POSITIONS[style]))
    rules = registry.find(style).rules({"players": 3} if style == "doubles" else {})
    state = tried(lambda source: read_state(rules, source), text)
    position = tried(read_position, text)

    if position is not None:
        assert read_position(write_position(position)) == position
    if state is not None:
        assert rules.legal(state)


@pytest.mark.parametrize("style", POSITIONS)
@given(st.data())
def test_an_altered_position_value(style: str, data: st.DataObject) -> None:
    value = data.draw(altered(position_to_json(read_position(POSITIONS[style]))))
    rules = registry.find(style).rules({"players": 3} if style == "doubles" else {})
    position = tried(position_from_json, json.loads(json.dumps(value)))

    if position is not None:
        tried(lambda source: state_of(rules, source), position)


@pytest.mark.parametrize("style", POSITIONS)
def test_the_positions_that_are_mutated_are_right(style: str) -> None:
    rules = registry.find(style).rules({"players": 3} if style == "doubles" else {})

    assert rules.legal(read_state(rules, POSITIONS[style]))
    assert write_position(read_position(POSITIONS[style])) == POSITIONS[style]
