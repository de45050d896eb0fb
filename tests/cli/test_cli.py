"""The command line, started as a person starts it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def capicua(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    code = "from capicua.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        input=typed,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
        check=False,
    )


def test_version() -> None:
    done = capicua("--version")

    assert done.returncode == 0
    assert done.stdout.startswith("capicua ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["goes out", "Your hand", "Score", "The match goes to"]),
        ("pt-BR", ["bateu", "Sua mão", "Placar", "A partida é de"]),
    ],
)
def test_a_whole_match_of_pairs_in_the_terminal(lang: str, words: list[str]) -> None:
    done = capicua(
        "play", "duplas", "--lang", lang, "--name", "Rafa", "--seed", "3", "--option", "limit=3", typed="1\n" * 400
    )

    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    for word in words:
        assert word in done.stdout
    assert "[duplas/0.7]" in done.stdout
    assert done.stdout.count("The match goes to" if lang == "en" else "A partida é de") == 1


def test_what_is_typed_wrong_is_refused_with_its_clause_and_asked_again() -> None:
    typed = "9-9\n2-2\n" + "1\n" * 5
    done = capicua("play", "duplas", "--lang", "en", "--seed", "3", "--option", "pick_phase=automatic", typed=typed)

    assert "Type a number of the list" in done.stdout
    assert "[duplas/0.5" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = (
        capicua("play", "duplas", "--lang", "en", "--seed", "9", typed="1\n" * 30).stdout for _ in range(2)
    )

    assert first == second
    assert "opens with 6-6" in first


def test_games_lists_styles_with_options() -> None:
    done = capicua("games", "--lang", "en")

    assert "duplas  Dominó de Duplas  (players: 4)" in done.stdout
    assert "limit = 100  (a whole number from 50 to 500)  [scoring=pips]" in done.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("play", "whist"), "there is no game 'whist'; games are duplas"),
        (("play", "duplas", "--option", "limit"), "an option is written NAME=VALUE, not 'limit'"),
        (("play", "duplas", "--option", "limit=2"), "option limit takes a whole number from 3 to 20, not '2'"),
        (("play", "duplas", "--option", "depth=2"), "there is no option 'depth'"),
        (("play", "duplas", "--level", "god"), "there is no bot 'god'; bots are"),
        (("vectors", "nowhere"), "there is no file or folder nowhere"),
    ],
)
def test_wrong_words_are_answered_in_one_line(args: tuple[str, ...], said: str) -> None:
    done = capicua(*args)

    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_vectors_takes_a_file_that_is_too_deep_for_one_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 100_000)
    done = capicua("vectors", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.startswith('deep.json: expected "a readable JSON file"')
    assert done.stderr == ""


def test_vectors_reports_each_failure_and_the_count(tmp_path: Path) -> None:
    content = json.loads((ROOT / "vectors/rules/000_duplas.json").read_text())
    content["vectors"][0]["expect"]["points"] += 1
    (tmp_path / "wrong.json").write_text(json.dumps(content))

    good = capicua("vectors", "vectors/rules/000_duplas.json", "vectors/rules/replays_000.json")
    bad = capicua("vectors", str(tmp_path))

    assert (good.returncode, good.stdout.splitlines()[-1]) == (0, "37 passed, 0 failed")
    assert (bad.returncode, bad.stdout.splitlines()[-1]) == (1, "27 passed, 1 failed")
    assert bad.stdout.startswith("000-02: expected {")
