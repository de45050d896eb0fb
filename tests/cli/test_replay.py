"""`capicua replay`: the golden records in words and as JSON lines, and files that are no records."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.inside import run
from tests.cli.test_cli import capicua
from tests.notation.play import FOLDER, STYLES, beginning, golden

from capicua.notation.record_text import read_text, write_text


def lines(path: Path | str) -> list[dict[str, Any]]:
    done = run("replay", str(path), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("style", STYLES)
def test_a_golden_record_as_json_lines(style: str) -> None:
    record = read_text(golden(style))

    told = lines(FOLDER / f"{style}.txt")

    assert told == lines(FOLDER / f"{style}.json")
    assert told[0] == {
        "type": "match",
        "style": style,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": list(record.seats),
        "date": "2026-11-30",
    }
    assert told[-1] == {"type": "end", "ranks": list(record.ranks or ())}
    moves = [line for line in told if line["type"] == "move"]
    assert [(line["round"], line["ply"], line["seat"], line["move"]) for line in moves] == [
        (number, ply, seat, text)
        for number, played in enumerate(record.rounds)
        for ply, (seat, text) in enumerate(played.moves)
    ]
    assert all(line["move"] in line["legal"] and line["events"] for line in moves)
    deals = [line for line in told if line["type"] == "deal"]
    assert [tuple(line["deal"]) for line in deals] == [played.deal for played in record.rounds]
    results = [line for line in told if line["type"] == "result"]
    assert [(line["text"], tuple(line["points"]), tuple(line["scores"])) for line in results] == [
        (played.result.text, played.result.points, played.result.scores) for played in record.rounds if played.result
    ]
    assert all(part["clause"].split("/")[0] in STYLES for line in results for part in line["lines"])


@pytest.mark.parametrize(
    ("style", "lang", "words"),
    [
        ("duplas", "en", ["Round 1", "legal: ", "Ana", "opens with 6-6", "[duplas/0.7]", "The match goes to"]),
        ("duplas", "pt-BR", ["Rodada 1", "podia jogar: ", "bateu", "[duplas/0.7]", "A partida é de Bia + Lúcia"]),
        ("kecske", "hu", ["1. kör", "szabályos: ", "Állás: ", "A játszma győztese: Téo"]),
        ("tien_gow", "en", ["Round 4", "is the banker", "[tien_gow/3.5", "face down", "down:"]),
        ("doubles", "pl", ["Runda 10", "Wynik: ", "6-6"]),
        ("jamaican", "ru", ["Раунд 8", "[jamaican/4.4.2]"]),
    ],
)
def test_a_golden_record_in_words(style: str, lang: str, words: list[str]) -> None:
    done = run("replay", str(FOLDER / f"{style}.txt"), "--lang", lang)

    assert (done.returncode, done.stderr) == (0, "")
    for word in words:
        assert word in done.stdout
    assert "{" not in done.stdout
    assert not [line for line in done.stdout.splitlines() if line.strip().startswith(("event-", "cli-", f"{style}-"))]


def test_each_move_stands_with_its_number_who_made_it_and_what_was_legal() -> None:
    said = run("replay", str(FOLDER / "kecske.txt"), "--lang", "en").stdout.splitlines()
    at = next(number for number, line in enumerate(said) if line.startswith("  2. "))
    seat, move = read_text(golden("kecske")).rounds[0].moves[1]

    assert said[at] == f"  2. {('Ana', 'Bia', 'Téo')[seat]}  {move}"
    assert said[at + 1].startswith("     legal: ")
    assert move in said[at + 1].split()


def test_an_unfinished_match_without_names_says_so(tmp_path: Path) -> None:
    path = tmp_path / "begun.txt"
    path.write_text("\ufeff" + write_text(beginning("doubles", {"players": 2}, 1, 4).record()), encoding="utf-8")

    said = run("replay", str(path), "--lang", "en").stdout

    assert said.endswith("\n== The record ends before the match does\n")
    assert "Tonico: " in said
    assert lines(path)[-1] == {"type": "end", "ranks": None}


def test_a_long_list_of_legal_moves_is_cut_in_words_alone(tmp_path: Path) -> None:
    path = tmp_path / "picking.txt"
    path.write_text(write_text(beginning("duplas", {}, 1, 2).record()), encoding="utf-8")

    said = run("replay", str(path), "--lang", "en").stdout

    assert "pick23  +5\n" in said
    assert len(lines(path)[2]["legal"]) == 29


def _broken(tmp_path: Path, content: str | bytes) -> str:
    path = tmp_path / "game.txt"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    done = run("replay", str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("capicua replay: ")
    assert str(path) in done.stderr
    return done.stderr


def test_a_bad_file_is_one_clear_line(tmp_path: Path) -> None:
    text = golden("kecske")
    move = read_text(text).rounds[0].moves[1]

    assert "game.txt: line 1, column 1: a header [Style" in _broken(tmp_path, "")
    assert "game.txt: line 1, column 2: this is no JSON: Expecting" in _broken(tmp_path, "{")
    assert "is no UTF-8 text: byte 3 is wrong" in _broken(tmp_path, b"abc\xff")
    assert "is longer than any game: at most 1000000 characters" in _broken(tmp_path, " " * 4_000_001)
    illegal = _broken(tmp_path, text.replace(f"{move[0]}:{move[1]}", f"{move[0]}:pass", 1))
    assert "pass is illegal by kecske/1.3.1; legal: " in illegal
    assert ": line " in illegal


def test_a_file_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.txt", tmp_path):
        done = run("replay", str(path))

        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert f"{path} cannot be read: " in done.stderr


def test_the_command_as_a_person_starts_it() -> None:
    good = capicua("replay", "vectors/records/tien_gow.txt", "--lang", "en")
    bad = capicua("replay", "nowhere")

    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.startswith("Tien Gow  2026-11-30\n")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "capicua replay: nowhere cannot be read: No such file or directory\n"
