"""The handlers of Doubles say what disagrees, and refuse what no round can show."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from capicua.conformance import handlers_doubles
from capicua.core.errors import ActionError
from capicua.core.tiles import DOUBLE_SIX

REPLAYS = Path(__file__).parents[2] / "vectors" / "rules" / "replays_002.json"


@pytest.fixture
def record() -> dict[str, Any]:
    rounds: list[dict[str, Any]] = json.loads(REPLAYS.read_text(encoding="utf-8"))["rounds"]
    return copy.deepcopy(rounds[0])


def step(record: dict[str, Any], move: str) -> dict[str, Any]:
    return next(step for step in record["moves"] if step["move"] == move)


def test_a_recorded_round_agrees(record: dict[str, Any]) -> None:
    assert handlers_doubles.replay(record) == []


def test_another_seat_is_named(record: dict[str, Any]) -> None:
    record["moves"][3]["seat"] = 0
    assert handlers_doubles.replay(record) == ["move 3 (6-4): seat 1 acts, not 0"]


def test_an_illegal_move_is_named(record: dict[str, Any]) -> None:
    record["moves"][1] |= {"move": "5-3", "to": "5-4"}
    assert handlers_doubles.replay(record) == ["move 1 (5-3): not legal"]


def test_another_number_of_moves_is_named(record: dict[str, Any]) -> None:
    record["moves"][1]["n_legal"] = 5
    assert handlers_doubles.replay(record) == ["move 1 (5-4): 2 legal moves, not 5"]


def test_another_drawn_tile_is_named(record: dict[str, Any]) -> None:
    step(record, "draw")["tile"] = "5-5"
    assert handlers_doubles.replay(record) == ["move 7 (draw): draws 4-1, not 5-5"]


def test_a_record_that_stops_early_is_named(record: dict[str, Any]) -> None:
    record["moves"].pop()
    assert handlers_doubles.replay(record) == ["the round has not ended"]


def test_moves_after_the_end_are_named(record: dict[str, Any]) -> None:
    record["moves"].append(dict(record["moves"][-1], seat=1))
    assert handlers_doubles.replay(record) == ["move 16 (5-2): seat -1 acts, not 1"]


def test_another_end_is_named(record: dict[str, Any]) -> None:
    record |= {"boneyard_left": 10, "final_hands": [[], ["6-2"]], "result": {"type": "blocked"}}
    assert [wrong.split(":")[0] for wrong in handlers_doubles.replay(record)] == [
        "result",
        "final hands",
        "boneyard left",
    ]


def test_a_deal_without_doubles_is_a_redeal() -> None:
    plain = [text for text in DOUBLE_SIX.texts if text[0] != text[2]]
    hands, rest = [plain[:8], plain[8:16]], handlers_doubles._rest(plain[:16])
    record = {"players": 2, "hands": hands, "boneyard": rest, "moves": [], "result": {"type": "redeal"}}
    assert handlers_doubles.replay(record) == []


def test_hands_that_end_no_round_are_refused() -> None:
    with pytest.raises(ActionError, match="no board"):
        handlers_doubles.round_score({"hands": [["0-0", "1-1", "2-2"], ["3-3", "4-4", "5-5", "6-6"]], "out": None})


def test_points_that_no_hand_holds_are_refused() -> None:
    told = {"limit": 100, "rounds": [{"winner": 0, "points": 168}]}
    with pytest.raises(ActionError, match="no hand"):
        handlers_doubles.match(told)
