"""The vectors of Tien Gow are answered by the rules, and a record that is wrong is caught where it is wrong."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from capicua.conformance import runner
from capicua.conformance.handlers_tien_gow import LAST, _last_of, beats, follow, replay, settlement, trick
from capicua.core.errors import ActionError
from capicua.families.chinese import CHINESE
from capicua.families.trick_actions import trick_actions

FOLDER = Path(__file__).parents[2] / "vectors" / "rules"
RECORDS = json.loads((FOLDER / "replays_003.json").read_text("utf-8"))["deals"]


@pytest.mark.parametrize("name", ["003_tiengow.json", "replays_003.json"])
def test_every_vector_of_tien_gow_holds(name: str) -> None:
    outcomes = list(runner.run(FOLDER / name))

    assert [str(outcome) for outcome in outcomes if not outcome.passed] == []
    assert len(outcomes) == (36 if name.startswith("003") else 5)


def _record(number: int = 0) -> dict[str, Any]:
    return copy.deepcopy(RECORDS[number])


def test_a_record_with_a_play_out_of_turn_is_caught() -> None:
    record = _record()
    record["tricks"][0]["plays"].reverse()

    assert len(replay(record)) == 1
    assert "trick 1: " in replay(record)[0]
    assert "is not legal for seat 0" in replay(record)[0]


def test_a_record_with_a_group_that_is_none_or_does_not_beat_is_caught() -> None:
    record = _record()
    record["tricks"][0]["plays"][0]["tiles"] = ["6-1", "3-3"]
    assert "is not legal for seat 0" in replay(record)[0]
    record = _record()
    record["tricks"][0]["plays"][2]["face"] = "up"
    record["tricks"][0]["plays"][3]["face"] = "up"
    assert "trick 1: " in replay(record)[0]


def test_a_record_that_stops_early_is_caught() -> None:
    record = _record()
    record["tricks"].pop()

    assert replay(record) == ["the deal has not ended"]


@pytest.mark.parametrize("key", ["columns", "last", "last_winner", "immediate", "settlement", "next_banker"])
def test_a_record_with_another_result_is_caught(key: str) -> None:
    record = _record()
    record[key] = "other"

    assert [difference.split(":")[0] for difference in replay(record)] == [key]


def test_a_record_with_another_winner_or_number_of_leads_is_caught() -> None:
    record = _record()
    record["tricks"][1]["winner"] = 3
    record["tricks"][1]["n_leads"] = 1

    assert [difference.split(",")[0] for difference in replay(record)] == ["trick 2: n_leads: 9", "trick 2: winner: 2"]


def test_a_last_little_three_supreme_and_group_are_told_apart() -> None:
    base = {"banker": 0, "winner": 1, "columns": [2, 4, 1, 1], "immediate": [], "little_three_leader": None}
    due = {
        last: settlement({**base, "last": last})["due"]["0"]  # type: ignore[index]
        for last in ("single", "pair", "triple", "little_three")
    }
    assert due == {"single": 4, "pair": 4, "triple": 4, "little_three": 8}
    off = {**base, "columns": [5, 3, 0, 0], "last": "little_three", "options": {"multiplier_on_excess": "off"}}
    assert settlement(off)["due"]["0"] == -2  # type: ignore[index]


def test_vectors_with_no_combination_or_a_forbidden_play_are_errors() -> None:
    with pytest.raises(ActionError, match="make no combination"):
        beats({"current": ["6-6", "5-5"], "play": ["6-6", "6-3"]})
    with pytest.raises(ActionError, match=r"forbidden by tien_gow/3\.2\.5"):
        trick({"order": [0, 3, 2, 1], "plays": [["6-6"], ["5-5"], "discard", "discard"], "banker": 0})
    with pytest.raises(AssertionError):
        follow({"current": ["5-5"], "hand": ["6-6"], "columns": 1, "last_trick": False})


@pytest.mark.parametrize("last", LAST)
def test_records_name_how_the_last_trick_was_won(last: str) -> None:
    group = trick_actions().group(CHINESE.mask(*LAST[last]))

    assert group is not None
    assert _last_of(group.index) == last
