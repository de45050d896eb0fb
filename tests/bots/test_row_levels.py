"""The levels in row games: honest, certain where certainty can be had, and never in breach of the rules."""

from itertools import islice
from typing import Any

import pytest
from tests.bots.rows_by_rules import GAMES, IDS, Position, best_by_rules, positions
from tests.conftest import long

from capicua.bots import levels
from capicua.bots.craft import Skill
from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.kernels.row_solver import RowSolver
from capicua.bots.kernels.row_tables import spread
from capicua.bots.row_craft import RowCraft
from capicua.bots.row_decision import RowDecision
from capicua.bots.row_position import SamplerPlan
from capicua.bots.row_worth import even
from capicua.bots.search import think
from capicua.core.actions import Action
from capicua.core.game import Budget
from capicua.core.rng import Rng
from capicua.families.line_table import LineView

games = pytest.mark.parametrize(("game", "options"), GAMES, ids=IDS)
SKILL = Skill(nodes=600, plain=600, reads=True, pool=16, solves=True)

MOST_WORLDS = long(60, 2000) if NATIVE else 60
"""Of positions whose worlds are all looked at."""


def thought(position: Position, view: LineView) -> tuple[Action, int]:
    """What a short search chooses, and how many nodes it took."""
    decision = RowDecision(position.rules, view, Rng(1), SKILL)
    return think(decision, SKILL.nodes, Budget()), decision.nodes


@games
def test_a_bot_chooses_and_thinks_the_same_whatever_the_hidden_tiles_are(game: str, options: dict[str, Any]) -> None:
    for position in islice(positions(game, options, 11), long(8, 2000)):
        rules, worlds = position.rules, position.rules.worlds(position.view)
        before = thought(position, position.view)
        for seed in range(long(3, 20)):
            other = worlds.draw(Rng(seed))
            assert thought(position, rules.unpack(rules.pack(LineView.of(other, other.turn)))) == before


@games
@pytest.mark.parametrize("level", [*levels.LEVELS, *levels.BASELINES])
def test_every_level_plays_by_the_rules(game: str, options: dict[str, Any], level: str) -> None:
    bot, budget = levels.find(level), Budget(nodes=100)
    for position in islice(positions(game, options, 12), long(6, 300)):
        assert bot.choose(position.rules, position.view, Rng(3), budget) in position.rules.legal(position.state)


def wins(position: Position, plan: SamplerPlan, action: Action) -> int:
    """In how many of its worlds the action wins with open hands; where each plays for himself: can win at all."""
    kernel, won, bar = position.kernel, 0, even(position.rules, position.view)
    solver = RowSolver(kernel.game, 1 << 10)
    if not kernel.game.pairs:
        solver.help()
    for hands, order in plan.worlds():
        for slot, hand in enumerate(hands):
            kernel.hands[slot] = spread(position.rules.tiles, hand)
        for at, tile in enumerate(order):
            kernel.order[at] = spread(position.rules.tiles, 1 << tile)
        kernel.stocked = len(order)
        solver.renew()
        value = solver.try_out(kernel, position.state.left, position.state.right, position.move(action), bar, bar + 1)
        won += value > bar
    return won


@games
def test_no_move_loses_in_every_world_when_another_wins_in_one(game: str, options: dict[str, Any]) -> None:
    looked = 0
    for position in positions(game, options, 13, least=10):
        plan = SamplerPlan(position.rules, position.view)
        if plan.bound > MOST_WORLDS:
            continue
        if not position.kernel.game.pairs and sum(1 for _ in plan.worlds()) == 1:
            continue  # then play is exact against all the others together
        chosen, _ = thought(position, position.view)
        if not wins(position, plan, chosen):
            assert not any(wins(position, plan, action) for action in position.candidates())
        looked += 1
        if looked == long(12, 500):
            return


@games
def test_play_is_exact_where_the_view_fixes_all_hands(game: str, options: dict[str, Any]) -> None:
    looked = 0
    for position in positions(game, options, 14, least=10):
        held = sum(position.state.hand(seat).bit_count() for seat in position.slots)
        if held > 9 or position.rules.worlds(position.view).count != 1:
            continue
        chosen, nodes = thought(position, position.view)
        worths = [best_by_rules(position, position.rules.apply(position.state, a)) for a in position.candidates()]
        assert worths[position.candidates().index(chosen)] == max(worths)
        assert nodes == 0
        looked += 1
        if looked == long(5, 100):
            return


def test_nothing_is_thought_while_tiles_are_picked() -> None:
    rules = positions("duplas", {}, 1).__next__().rules
    assert rules.picking
    state = rules.deal(rules.start(), rules.shuffle(rules.start(), Rng(1)))
    view = LineView.of(state, state.turn)
    for level in levels.LEVELS:
        assert levels.find(level).choose(rules, view, Rng(1), Budget()).text == "pick_now"
    assert RowCraft().decide(rules, view, Rng(1), SKILL) is None


def test_two_ways_to_lay_one_tile_that_come_to_the_same_are_no_choice() -> None:
    alike = (one for one in positions("jamaican", {}, 16) if len(one.candidates()) == 1)
    for position in islice(alike, 5):
        assert len(position.rules.legal(position.state)) == 2
        assert thought(position, position.view) == (position.candidates()[0], 0)


def test_the_same_seed_and_nodes_give_the_same_move() -> None:
    for position in islice(positions("jamaican", {}, 15), 5):
        assert thought(position, position.view) == thought(position, position.view)
