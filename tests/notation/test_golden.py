"""The golden records: one whole match of every style, replayed to the results they state; and the JSON Schema."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.notation.play import FOLDER, STYLES, golden
from tests.notation.schema import has_shape, schema

from capicua.core.game import OVER
from capicua.notation.errors import NotationError
from capicua.notation.record_json import from_json, read_json, to_json, write_json
from capicua.notation.record_text import read_text, write_text
from capicua.notation.replay import ranks_of, replay, result_of, rules_of


def test_every_style_has_a_golden_record_and_nothing_else_lies_there() -> None:
    files = {f"{style}.{form}" for style in STYLES for form in ("txt", "json")} | {"schema.json"}
    assert {path.name for path in FOLDER.iterdir()} == files


@pytest.mark.parametrize("style", STYLES)
def test_a_golden_record_is_whole_and_replays_to_what_it_states(style: str) -> None:
    record = read_text(golden(style))
    rules = rules_of(record)

    results, ranks = [], None
    for step in replay(record):
        if rules.to_act(step.after) < 0:
            results.append(result_of(rules, step.after))
        ranks = ranks_of(rules, step.after) if rules.to_act(step.after) == OVER else None

    assert record.style == style
    assert len(results) >= 4
    assert results == [played.result for played in record.rounds]
    assert ranks == record.ranks
    assert ranks is not None


@pytest.mark.parametrize("style", STYLES)
def test_both_forms_of_a_golden_record_are_one_and_are_written_as_they_are(style: str) -> None:
    text, value = golden(style), (FOLDER / f"{style}.json").read_text(encoding="utf-8")

    assert read_json(value) == read_text(text)
    assert write_text(read_text(text)) == text
    assert write_json(read_json(value)) == value


@pytest.mark.parametrize("style", STYLES)
def test_no_stated_result_can_be_changed_unnoticed(style: str) -> None:
    value = to_json(read_text(golden(style)))
    for number, played in enumerate(value["rounds"]):
        for name in ("points", "scores"):
            for side in range(len(played["result"][name])):
                played["result"][name][side] += 1
                with pytest.raises(NotationError, match=rf"^\$\.rounds\[{number}\]\.result: .* the rules give"):
                    from_json(value)
                played["result"][name][side] -= 1
    value["ranks"].reverse()
    if value["ranks"] != to_json(read_text(golden(style)))["ranks"]:
        with pytest.raises(NotationError, match=r"^\$\.ranks: the rules give"):
            from_json(value)


# --- the schema ----------------------------------------------------------------------------------


def test_the_schema_on_file_is_what_the_types_say() -> None:
    on_file = json.loads((FOLDER / "schema.json").read_text(encoding="utf-8"))
    assert on_file == schema(), "write it anew: python -m tests.notation.schema > vectors/records/schema.json"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*[!a].json")), ids=lambda path: path.stem)
def test_golden_records_have_the_shape_of_the_schema(path: Path) -> None:
    assert has_shape(json.loads(path.read_text(encoding="utf-8")))


def _parts(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all parts, of long lists those of the first item."""
    items = value.items() if isinstance(value, dict) else list(enumerate(value))[:1] if isinstance(value, list) else ()
    return [path, *(inner for key, item in items for inner in _parts(item, (*path, key)))]


def _changed(value: Any, path: tuple[Any, ...], new: object) -> Any:
    if not path:
        return new
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = _changed(value[path[0]], path[1:], new)
    return copy


@pytest.mark.parametrize("new", [None, True, 1.5, "x", [], {}, ["x"], {"x": 1}], ids=str)
def test_what_the_schema_refuses_the_reader_refuses(new: object) -> None:
    value = json.loads((FOLDER / "kecske.json").read_text(encoding="utf-8"))
    refused = 0
    for path in _parts(value):
        changed = _changed(value, path, new)
        if not has_shape(changed):
            refused += 1
            with pytest.raises(NotationError):
                from_json(changed)

    assert refused > 10
