"""The kernel of tree games against the rules, ply by ply, and what its ends are worth."""

from itertools import islice
from typing import Any

import pytest
from tests.bots.positions import choices, next_number
from tests.conftest import long

from capicua.bots.tree_ground import VICTORY, TreeGround, worths
from capicua.bots.tree_search import candidates
from capicua.core.actions import PLACE, Action
from capicua.families.match import BLOCKED, OUT, Match
from capicua.families.tree import TreeRules
from capicua.families.tree_table import TreeState
from capicua.games import registry

GAMES = [(2, "off", 2), (3, "off", 2), (4, "on", 0), (2, "on", 1)]


def _rules(players: int, minus: str, floor: int) -> Any:
    given = {"players": players, "blocked_minus_own": minus, "boneyard_floor": floor}
    return registry.find("doubles").rules(given)


def _favourite(ground: TreeGround, legal: list[Action], x: int) -> Action:
    """What the kernel's quick player lays, said with the rules' actions."""
    rules = ground.rules
    tiles = sorted({ground.at[action.tile] for action in legal})
    luck = x >> 8
    while luck & 3 == 0 and len(tiles) > 1:
        tiles.pop(0)
        luck >>= 2
    places = [action for action in legal if ground.at[action.tile] == tiles[0]]
    numbers = sorted({rules.trees.value(action.target) for action in places}, reverse=True)
    joined = numbers[-1] if x & 1 else numbers[0]
    return next(action for action in places if rules.trees.value(action.target) == joined)


def _played_on(ground: TreeGround, state: TreeState, x: int) -> tuple[TreeState, int]:
    """The end of the round, and the last random number."""
    rules = ground.rules
    while state.turn >= 0:
        legal = list(rules.legal(state))
        action = legal[0]
        if action.kind == PLACE:
            x = next_number(x)
            action = _favourite(ground, legal, x)
        state = rules.apply(state, action)
    return state, x


def _lead(rules: TreeRules, before: Match, after: Match, seat: int) -> int:
    gains = [now - then for now, then in zip(after.scores, before.scores, strict=True)]
    return gains[seat] * rules.seats - sum(gains)


@pytest.mark.parametrize(("players", "minus", "floor"), GAMES)
def test_a_playout_goes_as_the_rules_go(players: int, minus: str, floor: int) -> None:
    rules = _rules(players, minus, floor)
    ground, ends = TreeGround(rules), set()
    for seed, played in enumerate(islice(choices(rules, 4), long(300, 10_000)), 1):
        state, view = played.table.state, played.view
        kernel = ground.kernel(view, ground.game(view.match, played.seat))
        ground.enter(kernel, state)
        for one in candidates(ground, view):
            end, x = _played_on(ground, rules.apply(state, one.action), seed)
            kernel.random = seed

            assert kernel.try_out(one.tile, one.joined) == _lead(rules, state.match, end.match, played.seat)
            assert kernel.random == x
            ends.add(end.match.ledger[-1][0])
    # With three or four hands hardly a round is blocked.
    assert ends == {OUT, BLOCKED} or (players > 2 and OUT in ends)


def test_sides_that_show_the_same_number_are_one_candidate() -> None:
    rules = _rules(3, "off", 2)
    ground = TreeGround(rules)
    for played in islice(choices(rules, 5), 200):
        found = candidates(ground, played.view)
        moves = {(rules.trees.value(action.target), action.tile) for action in rules.options(played.view)}
        assert len(found) == len(moves)
        assert {(one.joined, one.action.tile) for one in found} == moves


def test_points_beyond_the_limit_are_worth_nothing_and_the_match_more() -> None:
    rules = _rules(2, "off", 2)
    table = worths(rules, Match((90, 40)), 0)

    assert table[9] == 9
    assert table[10] == table[50] == 10 + VICTORY
    assert table[512 + 30] == -30
    assert table[512 + 60] == table[512 + 90] == -60 - VICTORY
    assert table[-1] == 0
