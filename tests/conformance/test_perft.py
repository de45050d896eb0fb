"""Perft: the counts on file, agreed by two ways of counting, and what is counted."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import long

from capicua.conformance import perft
from capicua.core.game import OVER
from capicua.core.rng import Rng
from capicua.games import registry
from capicua.notation.files import read_state
from capicua.notation.position_json import position_from_json
from capicua.notation.position_states import position_of, state_of

FOLDER = Path(__file__).parents[2] / "vectors" / "perft"
FILES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.iterdir())}
ENTRIES = [(content["game"], entry) for content in FILES.values() for entry in content["entries"]]
MOST = long(4_000, 10**9)
"""The most leaves that are counted of one depth."""
SIX_DOUBLES = 910
"""A seed whose first deal gives one hand six doubles or more."""


def test_every_game_has_entries_for_all_its_player_counts() -> None:
    assert set(FILES) == {style.id for style in registry.STYLES if style.id == style.tradition}
    for name, content in FILES.items():
        assert content["game"] == name
        for players in registry.find(name).players:
            seeded = [e for e in content["entries"] if "seed" in e and e["options"].get("players", 4) == players]
            assert len(seeded) >= 3, (name, players)


@pytest.mark.parametrize(("game", "entry"), ENTRIES, ids=lambda value: value["id"] if isinstance(value, dict) else "")
def test_the_counts_on_file(game: str, entry: dict[str, Any]) -> None:
    rules = registry.find(game).rules(entry["options"])
    state = state_of(rules, position_from_json(entry["position"]))
    counts = [count for count in entry["leaves"] if count <= MOST]

    assert counts
    assert [perft.leaves(rules, state, depth) for depth in range(1, len(counts) + 1)] == counts


SEEDED = [(game, entry) for game, entry in ENTRIES if "seed" in entry]


@pytest.mark.parametrize(("game", "entry"), SEEDED, ids=lambda value: value["id"] if isinstance(value, dict) else "")
def test_a_seed_deals_what_is_on_file(game: str, entry: dict[str, Any]) -> None:
    rules = registry.find(game).rules(entry["options"])

    assert position_of(rules, perft.dealt(rules, Rng(entry["seed"]))) == position_from_json(entry["position"])


def test_some_seeds_begin_with_a_void_deal() -> None:
    found = 0
    for game, entry in SEEDED:
        rules, rng = registry.find(game).rules(entry["options"]), Rng(entry["seed"])
        start = rules.start()
        found += rules.to_act(perft.picked(rules, rules.deal(start, rules.shuffle(start, rng)))) < 0
    assert found >= 2


def test_a_deal_that_ends_the_match_begins_another() -> None:
    rules, rng = registry.find("duplas").rules({"pick_phase": "automatic"}), Rng(SIX_DOUBLES)
    start = rules.start()
    over = rules.deal(start, rules.shuffle(start, rng))
    second = rules.deal(start, rules.shuffle(start, rng))

    assert rules.to_act(over) == OVER
    assert perft.dealt(rules, Rng(SIX_DOUBLES)) == second


def test_a_round_that_is_over_is_a_leaf() -> None:
    rules = registry.find("jamaican").rules()
    state = read_state(rules, "row 0|1 hands 1-1 / 2-2 / 3-3 / 2-1 turn 0")

    assert [perft.leaves(rules, state, depth) for depth in range(5)] == [1, 1, 1, 1, 1]
    assert perft.choices(rules, rules.apply(state, rules.legal(state)[0])) == ()


def test_both_sides_of_equal_ends_count_and_a_draw_and_a_pass_are_plies() -> None:
    rules = registry.find("kecske").rules({"players": 2})
    state = read_state(rules, "row 6|6 hands 6-1 2-2 / 5-5 4-4 stock 3-3 6-0 turn 0")

    # 6-1 on either side; then nothing fits: 3-3 is drawn, then 6-0, which must be laid.
    assert [perft.leaves(rules, state, depth) for depth in (1, 2, 3, 4)] == [2, 2, 2, 2]
    jamaican = registry.find("jamaican").rules()
    passing = read_state(jamaican, "row 6|6 hands 5-5 6-1 / 5-0 6-2 / 4-4 6-3 / 3-3 2-0 turn 3")
    assert [action.text for action in perft.choices(jamaican, passing)] == ["pass"]
    assert [perft.leaves(jamaican, passing, depth) for depth in (1, 2)] == [1, 2]


def test_an_automatic_act_is_one_ply_and_the_only_one() -> None:
    rules = registry.find("duplas").rules()
    state = perft.dealt(rules, Rng(1))

    assert [action.text for action in perft.choices(rules, state)] == ["6-6"]
    assert perft.leaves(rules, state, 1) == 1


@given(st.sampled_from(ENTRIES), st.integers(0, 6))
def test_the_parts_of_a_count_add_up_to_it(entry: tuple[str, dict[str, Any]], depth: int) -> None:
    game, told = entry
    rules = registry.find(game).rules(told["options"])
    state = state_of(rules, position_from_json(told["position"]))
    depth = min(depth, sum(count <= 2_000 for count in told["leaves"]))

    split = list(perft.counted(rules, state, depth))
    divided: dict[Any, int] = {}
    for first, count, _ in split:
        divided[first] = divided.get(first, 0) + count
    after: dict[Any, int] = {
        a: perft.leaves(rules, rules.apply(state, a), depth - 1) for a in perft.choices(rules, state) if depth
    }

    assert sum(divided.values()) == perft.leaves(rules, state, depth)
    assert divided == (after or {None: 1})
    assert [done for _, _, done in split] == sorted(done for _, _, done in split)
    assert split[-1][2] == 1
