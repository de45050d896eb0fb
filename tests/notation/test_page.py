"""What docs/notation.md shows is read as it says."""

import re
from pathlib import Path

import pytest

from capicua.games import registry
from capicua.notation.errors import NotationError
from capicua.notation.files import read_record, read_state
from capicua.notation.record_json import write_json
from capicua.notation.record_text import write_text

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
RECORD, VALUE, POSITION = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_its_record_is_one_in_both_forms() -> None:
    record = read_record(RECORD)

    assert record == read_record(VALUE)
    assert (write_text(record), write_json(record)) == (RECORD, VALUE)
    assert record.ranks is not None


def test_its_illegal_move_is_refused_as_it_says() -> None:
    with pytest.raises(NotationError) as error:
        read_record(RECORD.replace("1:down:5-1\nresult", "1:5-1\nresult"))

    assert f"`{error.value}`" in PAGE


def test_its_positions_are_positions() -> None:
    kecske = registry.find("kecske")
    state = read_state(kecske.rules(), POSITION)
    small = '{"row": [[5, 6], [6, 6]], "hands": [["4-3"], []], "turn": 0}'

    assert [action.text for action in kecske.rules().legal(state)] == ["2-1R"]
    assert small in PAGE
    assert read_state(kecske.rules({"players": 2}), small).left == 5
    assert read_state(
        registry.find("tien_gow").rules(),
        "trick 6-5 down:1-1 hands 6-6 2-2 / 1-1 3-1 / 5-4 / 6-6 turn 1 banker 0 bonuses 2:supreme 0:quartet",
    )
