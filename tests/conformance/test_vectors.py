"""The rule vectors hold, and the runner sees every value that is not right."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from capicua.conformance import runner

FOLDER = Path(__file__).parents[2] / "vectors" / "rules"
FILES = [path for path in sorted(FOLDER.glob("*.json")) if json.loads(path.read_text())["game"][:3] in runner.MODULES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_vector_and_record_holds(path: Path) -> None:
    outcomes = list(runner.run(path))

    assert [str(outcome) for outcome in outcomes if not outcome.passed] == []
    assert outcomes


def _leaves(value: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a JSON tree that is no container, and of every empty list."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from _leaves(item, (*where, key)) if isinstance(item, dict | list) and item else ((*where, key),)


def _altered(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return "other" if isinstance(value, str) else 0 if value is None else ["other"]


def _with(content: Any, where: tuple[Any, ...]) -> Any:
    content = copy.deepcopy(content)
    inner = content
    for key in where[:-1]:
        inner = inner[key]
    inner[where[-1]] = _altered(inner[where[-1]])
    return content


@pytest.mark.parametrize("path", [path for path in FILES if "replays" not in path.name], ids=lambda path: path.stem)
def test_the_runner_fails_on_each_altered_expectation(path: Path) -> None:
    content = json.loads(path.read_text())
    altered = 0
    for vector in content["vectors"]:
        for leaf in _leaves(vector["expect"]):
            wrong = {**content, "vectors": [{**vector, "expect": _with(vector["expect"], leaf)}]}
            outcomes = list(runner.check(path.name, wrong))
            assert [outcome.passed for outcome in outcomes] == [False], (vector["id"], leaf)
            altered += 1

    assert altered >= len(content["vectors"])


CLAIMS = ("result", "final_hands", "n_legal", "ends", "columns", "net", "scores_after", "state", "winner", "points")


@pytest.mark.parametrize("path", [path for path in FILES if "replays" in path.name], ids=lambda path: path.stem)
def test_the_runner_fails_on_each_altered_record(path: Path) -> None:
    content = json.loads(path.read_text())
    kind = next(kind for kind in runner.RECORDS if kind in content)
    altered = 0
    for record in content[kind][:3]:
        for leaf in _leaves(record):
            if any(claim in CLAIMS for claim in leaf):
                wrong = {**content, kind: [_with(record, leaf)]}
                outcomes = list(runner.check(path.name, wrong))
                assert [outcome.passed for outcome in outcomes] == [False], leaf
                altered += 1

    assert altered > 20


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ({"game": "000_duplas", "vectors": [{"id": "x", "kind": "nonsense", "given": {}, "expect": {}}]}, "no handler"),
        ({"game": "999_whist", "vectors": []}, "known game"),
        ({"game": "000_duplas"}, "vectors or records"),
        ([], "known game"),
    ],
)
def test_what_the_runner_does_not_know_is_a_failure(content: object, expected: str) -> None:
    outcomes = list(runner.check("file.json", content))

    assert [outcome.passed for outcome in outcomes] == [False]
    assert expected in str(outcomes[0])


def test_a_file_that_is_no_json_is_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{")

    assert [outcome.passed for outcome in runner.run(path)] == [False]


def test_folders_are_not_searched_below_and_missing_files_are_named(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "a.json").write_text("{}")
    (tmp_path / "b.json").write_text("{}")

    assert [path.name for path in runner.files([tmp_path])] == ["b.json"]
    with pytest.raises(FileNotFoundError, match="nowhere"):
        runner.files([tmp_path / "nowhere.json"])
