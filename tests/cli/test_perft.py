"""`capicua perft`: what it prints for the counts on file, and for files that are no positions."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.cli.inside import run
from tests.cli.test_cli import capicua
from tests.conformance.test_perft import ENTRIES

from capicua.notation.position_json import position_from_json
from capicua.notation.position_text import write_position

CHOSEN = [entry for entry in ENTRIES if entry[1]["id"] in {"kecske-2-seed-1", "tien_gow-after-16-11", "duplas-seed-7"}]


def _options(entry: dict[str, Any]) -> list[str]:
    return [word for name, value in entry["options"].items() for word in ("--option", f"{name}={value}")]


@pytest.mark.parametrize(("game", "entry"), CHOSEN, ids=lambda value: value["id"] if isinstance(value, dict) else "")
def test_a_position_in_a_file_in_either_form(game: str, entry: dict[str, Any], tmp_path: Path) -> None:
    text, value = tmp_path / "position.txt", tmp_path / "position.json"
    text.write_text(write_position(position_from_json(entry["position"])), encoding="utf-8")
    value.write_text(json.dumps(entry["position"]), encoding="utf-8")

    for path in (text, value):
        done = run("perft", game, "--deal", str(path), "--depth", "5", *_options(entry))
        assert (done.returncode, done.stderr, done.stdout) == (0, "", f"{entry['leaves'][4]}\n")


def test_a_seed_and_no_file() -> None:
    entry = next(entry for _, entry in ENTRIES if entry["id"] == "duplas-seed-7")

    for depth in (1, 4):
        done = run("perft", "duplas", "--seed", "7", "--depth", str(depth))
        assert done.stdout == f"{entry['leaves'][depth - 1]}\n"
    assert run("perft", "duplas", "--depth", "0").stdout == "1\n"


def test_divided_by_first_move_the_counts_add_up() -> None:
    entry = next(entry for _, entry in ENTRIES if entry["id"] == "tien_gow-seed-1")

    done = run("perft", "tien-gow", "--seed", "1", "--depth", "3", "--divide")
    *rows, total = done.stdout.splitlines()

    assert len(rows) == entry["leaves"][0]
    assert int(total) == entry["leaves"][2] == sum(int(row.split()[1]) for row in rows)
    assert len({row.split()[0] for row in rows}) == len(rows)
    assert run("perft", "tien-gow", "--seed", "1", "--depth", "0", "--divide").stdout == "1\n"


def test_a_count_tells_its_progress_on_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("capicua.cli.perft"), "PATIENCE", 0.0)

    done = run("perft", "tien_gow", "--seed", "1", "--depth", "3")
    rows = [line.split() for line in done.stderr.splitlines()]
    counts = [int(row[1]) for row in rows]

    assert done.stdout == "5494\n"
    assert len(rows) >= 185
    assert counts == sorted(counts)
    assert rows[-1][:2] == ["100%", "5494"]


def test_the_command_as_a_person_starts_it() -> None:
    done = capicua("perft", "tien-gow", "--seed", "1", "--depth", "2")

    assert (done.returncode, done.stdout, done.stderr) == (0, "185\n", "")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("whist", "--depth", "1"), "capicua perft: there is no game 'whist'"),
        (("kecske", "--depth", "1", "--option", "players=5"), "capicua perft: option players takes 2, 3, 4"),
        (("kecske", "--depth", "1", "--deal", "nowhere"), "capicua perft: nowhere cannot be read: "),
        (("kecske", "--depth", "1", "--deal", "README"), "line 1, column 1: row, tree or trick is expected here"),
    ],
)
def test_wrong_words_are_answered_in_one_line(args: tuple[str, ...], said: str, tmp_path: Path) -> None:
    if "README" in args:
        (tmp_path / "README").write_text("Read me\n")
        args = tuple(str(tmp_path / arg) if arg == "README" else arg for arg in args)
    done = run("perft", *args)

    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
