"""`capicua league`: the same table from the same seed, fair seats, honest intervals, clear refusals."""

import json
from typing import Any

import pytest
from tests.cli.inside import run

TIMES = {"decisions", "mean", "p50", "p90", "p99", "max"}


def _league(*args: str) -> dict[str, Any]:
    done = run("league", "--json", *args)
    assert (done.returncode, done.stderr) == (0, "")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


@pytest.mark.parametrize("game", ["duplas", "kecske", "doubles", "tien-gow", "jamaican"])
def test_processes_do_not_change_what_is_played(game: str) -> None:
    args = ("--game", game, "--bots", "random,heaviest", "--deals", "6", "--seed", "5")
    alone, together = _league(*args, "--processes", "1"), _league(*args, "--processes", "2")

    thinking = alone.pop("thinking"), together.pop("thinking")
    assert alone == together
    for times in thinking:
        assert times["random"].keys() == TIMES
        assert times["random"]["p50"] <= times["random"]["p99"] <= times["random"]["max"]
    assert thinking[0]["random"]["decisions"] == thinking[1]["random"]["decisions"]


def test_every_pair_meets_with_rate_points_and_their_intervals() -> None:
    report = _league("--game", "duplas", "--bots", "medium,random,heaviest", "--deals", "30", "--processes", "1")

    assert [row["bots"] for row in report["pairings"]] == [
        ["medium", "random"],
        ["medium", "heaviest"],
        ["random", "heaviest"],
    ]
    assert (report["seatings"], report["sees_all_tiles"]) == (2, [])
    for row in report["pairings"]:
        assert 0 <= row["low"] < row["rate"] < row["high"] <= 1
        assert row["points_low"] < row["points"] < row["points_high"]
    assert report["pairings"][0]["rate"] > 0.5


@pytest.mark.parametrize(("players", "seatings"), [(2, 2), (3, 6), (4, 6)])
def test_players_say_how_many_ways_there_are_to_sit(players: int, seatings: int) -> None:
    given = ("--game", "doubles", "--bots", "random,heaviest", "--deals", "2", "--processes", "1")
    report = _league(*given, "--players", str(players))

    assert (report["seatings"], report["options"]["players"]) == (seatings, players)


def test_whole_matches() -> None:
    given = ("--game", "duplas", "--bots", "medium,random", "--matches", "8", "--processes", "1")
    report = _league(*given, "--option", "limit=50", "--option", "scoring=pips")

    [row] = report["pairings"]
    assert (report["unit"], report["options"]["limit"]) == ("matches", 50)
    assert row["rate"] * 16 == int(row["rate"] * 16)
    assert row["points"] > 0


def test_the_table_shows_both_sides_and_the_ceiling() -> None:
    given = ("--game", "doubles", "--players", "2", "--processes", "1", "--seed", "2")
    done = run("league", *given, "--bots", "oracle,random", "--deals", "4")

    assert done.returncode == 0
    assert "doubles: 4 deals in 2 seatings, seed 2" in done.stdout
    assert "a ceiling, not a player" in done.stdout
    for word in ("won by row", "thought, ms", "p99"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--game", "chess", "--bots", "random,medium", "--deals", "2"), "there is no game 'chess'"),
        (("--game", "duplas", "--bots", "random,clever", "--deals", "2"), "there is no bot 'clever'"),
        (("--game", "duplas", "--bots", "random", "--deals", "2"), "two bots or more"),
        (("--game", "duplas", "--bots", "random,random", "--deals", "2"), "each named once"),
        (("--game", "duplas", "--bots", "random,medium"), "--deals N or --matches N"),
        (("--game", "duplas", "--bots", "random,medium", "--deals", "2", "--matches", "2"), "--deals N or --matches N"),
        (("--game", "duplas", "--bots", "random,medium", "--deals", "1"), "two or more deals"),
        (("--game", "duplas", "--bots", "random,medium", "--deals", "2", "--players", "3"), "no option 'players'"),
        (("--game", "duplas", "--bots", "random,medium", "--deals", "2", "--option", "limit"), "NAME=VALUE"),
    ],
)
def test_what_cannot_be_played_is_refused(args: tuple[str, ...], said: str) -> None:
    done = run("league", *args)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("capicua league: ")
    assert said in done.stderr
