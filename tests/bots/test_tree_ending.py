"""The end of a round in a tree game: all worlds of a view, and what is won in them for certain."""

from itertools import islice
from typing import Any

import pytest
from tests.bots.positions import Round, choices
from tests.conftest import long

from capicua.bots import levels
from capicua.bots.kernels.tree_solver import TreeSolver
from capicua.bots.tree_ground import TreeGround
from capicua.bots.tree_search import FEW, candidates
from capicua.core.actions import PLACE
from capicua.core.game import Budget
from capicua.core.rng import Rng
from capicua.families.tree import TreeRules
from capicua.families.tree_table import TreeState
from capicua.games import registry

PLAYERS = (2, 3, 4)


def _rules(players: int) -> Any:
    return registry.find("doubles").rules({"players": players})


def _few(rules: TreeRules, seed: int, most: int) -> Any:
    """Choices with so many worlds or fewer."""
    return (played for played in choices(rules, seed) if rules.worlds(played.view).count <= most)


def _won(rules: TreeRules, state: TreeState, seat: int, known: dict[TreeState, bool]) -> bool:
    """Whether `seat` wins the round with open hands though all others play against it, by the rules alone."""
    if state.turn < 0:
        return state.match.ledger[-1][1] == seat and state.match.ledger[-1][3] > 0
    if state not in known:
        moves: dict[tuple[int, int], Any] = {}
        for action in rules.legal(state):
            number = rules.trees.value(action.target) if action.kind == PLACE else -1
            moves.setdefault((action.tile, number), action)
        ends = (_won(rules, rules.apply(state, action), seat, known) for action in moves.values())
        known[state] = any(ends) if state.turn == seat else all(ends)
    return known[state]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_world_is_listed_once(players: int) -> None:
    rules, rng = _rules(players), Rng(1)
    for played in islice(_few(rules, 31, 300), long(12, 200)):
        worlds = rules.worlds(played.view)
        listed = worlds.every()
        assert len(listed) == len(set(listed)) == worlds.count
        assert played.table.state in listed
        assert {worlds.draw(rng) for _ in range(30)} <= set(listed)


@pytest.mark.parametrize("players", PLAYERS)
def test_open_hands_are_solved_exactly(players: int) -> None:
    rules, results = _rules(players), set()
    ground = TreeGround(rules)
    for played in islice(_late(rules), long(40, 400)):
        state, seat = played.table.state, played.seat
        kernel = ground.kernel(played.view, ground.game(state.match, seat))
        ground.enter(kernel, state)
        for one in candidates(ground, played.view):
            won = TreeSolver(kernel, 1 << 40).wins(one.tile, one.joined)
            assert bool(won) == _won(rules, rules.apply(state, one.action), seat, {})
            results.add(won)
    assert results == {0, 1}


def _late(rules: TreeRules) -> Any:
    """Choices where few tiles are in the hands, so that all ways can be gone."""
    for played in choices(rules, 33):
        held = sum(played.table.state.hand(seat).bit_count() for seat in rules.order)
        if held <= 9 and played.table.state.stock <= rules.floor + 4:
            yield played


@pytest.mark.parametrize("players", PLAYERS)
def test_no_move_is_chosen_that_loses_in_every_world_when_another_wins_in_one(players: int) -> None:
    rules, seen = _rules(players), 0
    ground, bot = TreeGround(rules), levels.find("strongest")
    for played in islice(_few(rules, 35, FEW), long(20, 500)):
        winners = _winners(ground, played)
        chosen = bot.choose(rules, played.view, Rng(2), Budget(nodes=200))
        moves = [(one.tile, one.joined) for one in candidates(ground, played.view) if one.action is chosen]
        assert not winners or moves[0] in winners
        seen += bool(winners)
    assert seen


def _winners(ground: TreeGround, played: Round) -> set[tuple[int, int]]:
    """The moves that win in some world for certain; nothing where that takes the solver of a player too long."""
    view, rules = played.view, ground.rules
    kernel = ground.kernel(view, ground.game(view.match, view.seat))
    listed, found = rules.worlds(view).every(), set()  # type: ignore[attr-defined]
    solver = TreeSolver(kernel, 8000)
    for one in candidates(ground, view):
        for world in listed:
            ground.enter(kernel, world)
            if solver.wins(one.tile, one.joined):
                found.add((one.tile, one.joined))
                break
    return found if solver.nodes <= solver.limit else set()
