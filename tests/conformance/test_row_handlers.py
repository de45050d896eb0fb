"""What the handlers of the goat and of six love say of records and positions that are not right."""

import json
from pathlib import Path
from typing import Any

import pytest

from capicua.conformance import handlers_jamaican, handlers_kecske
from capicua.core.errors import ActionError
from capicua.core.tiles import DOUBLE_SIX

FOLDER = Path(__file__).parents[2] / "vectors" / "rules"


def _first(name: str, kind: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))[kind][0]


def test_a_round_cut_short_has_not_ended() -> None:
    record = _first("replays_001.json", "rounds")
    assert handlers_kecske.replay(record) == []
    assert handlers_kecske.replay({**record, "moves": record["moves"][:-1]}) == ["the round has not ended"]
    assert handlers_kecske.replay({**record, "moves": []}) == ["the round has not ended"]


def test_a_set_cut_short_has_not_ended() -> None:
    record = _first("replays_004.json", "sets")
    game = record["games"][0]
    cut = {**record, "games": [{**game, "moves": game["moves"][:-1]}]}
    assert handlers_jamaican.replay(record) == []
    assert handlers_jamaican.replay(cut) == ["game 0 has not ended"]
    assert handlers_jamaican.replay({**record, "games": []}) == ["end of the set: None, not six_love"]


def test_a_record_that_plays_out_of_turn_or_draws_another_tile_is_wrong() -> None:
    record = _first("replays_001.json", "rounds")
    moves = record["moves"]
    out_of_turn = [{**moves[0], "seat": 1}, *moves[1:]]
    (turn, *_) = handlers_kecske.replay({**record, "moves": out_of_turn})
    assert turn == "move 0 (0-0): seat 0 acts, not 1"
    drew = [{**move, "tile": "6-6"} if move["move"] == "draw" else move for move in moves]
    assert handlers_kecske.replay({**record, "moves": drew})[0] == "move 4 (draw): draws 6-1, not 6-6"


def test_a_match_whose_games_are_worth_something_else_is_wrong() -> None:
    vector = next(v for v in _vectors("004_jamdom.json") if v["kind"] == "match")
    games = [{"w": 0, "p": 1}, {"w": 0, "p": 0}]
    assert handlers_jamaican.match(vector["given"]) != handlers_jamaican.match({"games": games})
    assert handlers_jamaican.match({"games": games}) == "game 1 is worth 1"


def _vectors(name: str) -> list[dict[str, Any]]:
    vectors: list[dict[str, Any]] = json.loads((FOLDER / name).read_text(encoding="utf-8"))["vectors"]
    return vectors


def test_a_win_needs_tiles_to_win_with() -> None:
    hands = [[], list(DOUBLE_SIX.texts[:-1])]
    with pytest.raises(ActionError, match="no two tiles are left"):
        handlers_kecske.out_score({"players": 2, "winner": 0, "hands": hands, "totals": [0, 0]})
