"""The kernels of row games against the rules: playouts ply by ply, the solver against every line of play."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from tests.bots.rows_by_rules import GAMES, IDS, ByRules, best_by_rules, positions, worth
from tests.conftest import long

from capicua.bots.kernels.row_solver import MOST, RowSolver
from capicua.bots.row_position import SamplerPlan

games = pytest.mark.parametrize(("game", "options"), GAMES, ids=IDS)


@games
def test_a_playout_goes_as_the_rules_go(game: str, options: dict[str, Any]) -> None:
    for seed, position in enumerate(islice(positions(game, options, 1), long(150, 5000))):
        for action in position.candidates():
            reference = ByRules(position, 1 + 7919 * seed)
            after = reference.play_out(position.state, action)
            position.kernel.random, position.kernel.nodes = 1 + 7919 * seed, 0

            value = position.kernel.try_out(position.state.left, position.state.right, position.move(action))

            assert value == worth(position.rules, after.match, position.view.seat), (action, position.state.steps())
            assert position.kernel.random == reference.random
            assert position.kernel.nodes == reference.plies or position.rules.drawing


@games
def test_open_hands_are_solved_exactly(game: str, options: dict[str, Any]) -> None:
    solved = 0
    for position in positions(game, options, 2, least=9):
        if sum(position.state.hand(seat).bit_count() for seat in position.slots) > 11 or len(position.state.order) > 8:
            continue
        solver = RowSolver(position.kernel.game, 1 << 12)
        left, right = position.state.left, position.state.right
        for action in position.candidates():
            solver.renew()
            exact = best_by_rules(position, position.rules.apply(position.state, action))

            assert solver.try_out(position.kernel, left, right, position.move(action), 0, MOST) == exact
            for bound in (exact - 1, exact):
                found = solver.try_out(position.kernel, left, right, position.move(action), bound, bound + 1)
                assert (found > bound) == (exact > bound)
        solver.help()
        for action in position.candidates() if solved % 4 == 0 else ():
            solver.renew()
            found = solver.try_out(position.kernel, left, right, position.move(action), 0, MOST)
            assert found == best_by_rules(position, position.rules.apply(position.state, action), helped=True)
        solved += 1
        if solved == long(40, 400):
            return


@games
def test_worlds_are_drawn_evenly_and_all_of_them_are_listed(game: str, options: dict[str, Any]) -> None:
    seen = 0
    for position in positions(game, options, 3, least=8):
        plan = SamplerPlan(position.rules, position.view)
        exact = position.rules.worlds(position.view).count
        assert plan.bound >= exact
        if exact > 40 or plan.bound > 4000:
            continue
        listed = list(plan.worlds())
        assert len(listed) == exact

        kernel, sampler, draws = position.kernel, plan.sampler(), 60 * exact
        kernel.random = 12345
        drawn: Counter[tuple[int, ...]] = Counter()
        for _ in range(draws):
            assert sampler.draw(kernel)
            stock = (kernel.order[at] for at in range(kernel.stocked))
            drawn[*(kernel.hands[slot] for slot in range(4)), *stock] += 1
        assert len(drawn) == exact
        # With 60 draws expected for each, six standard deviations.
        assert max(abs(count - 60) for count in drawn.values()) < 47
        seen += 1
        if seen == long(6, 60):
            return


def test_the_same_number_draws_the_same_world_again() -> None:
    for position in islice(positions("kecske", {"players": 3}, 4), 20):
        sampler, kernel = SamplerPlan(position.rules, position.view).sampler(), position.kernel
        kernel.random, drawn = 99, []
        for _ in range(5):
            seed = sampler.draw(kernel)
            drawn.append((seed, [kernel.hands[slot] for slot in range(4)]))
        for seed, hands in drawn:
            kernel.random = seed
            sampler.split(kernel)
            assert [kernel.hands[slot] for slot in range(4)] == hands


def test_a_world_agrees_with_everything_its_viewer_has_seen() -> None:
    for game, options in GAMES:
        for position in islice(positions(game, options, 5), long(20, 300)):
            kernel, view = position.kernel, position.view
            kernel.random = 77
            SamplerPlan(position.rules, view).sampler().draw(kernel)
            rows = [kernel.hands[slot] for slot in range(position.rules.seats)]
            doubles = [sum(row >> 9 * number & 1 for number in range(7)) for row in rows]
            held = [(row.bit_count() + double) // 2 for row, double in zip(rows, doubles, strict=True)]
            assert held == [view.count(seat) for seat in position.slots]
            assert kernel.stocked == view.frame.stock
