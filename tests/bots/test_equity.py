"""What the score of a match makes of a choice: the same hands are played otherwise when somebody is nearly there."""

from itertools import islice

import pytest
from tests.bots.rows_by_rules import Position, positions

from capicua.bots.equity import SURE, fewest
from capicua.bots.kernels.row_solver import MOST, RowSolver
from capicua.bots.row_decision import game_of
from capicua.families.line_table import Frame, LineView
from capicua.families.match import Match


def test_where_points_are_bad_the_order_alone_counts_in_the_end() -> None:
    assert fewest((101, 5, 9), 101, 1) == SURE
    assert fewest((101, 5, 9), 101, 2) == SURE // 2
    assert fewest((101, 5, 5), 101, 2) == 3 * SURE // 4
    assert fewest((101, 5, 9), 101, 0) == 0


def test_a_lead_is_worth_the_more_the_less_of_the_match_is_left() -> None:
    worth = [fewest((have, have + 8), 101, 0) for have in (0, 40, 80, 92)]
    assert worth == sorted(worth)
    assert SURE // 2 < worth[0] < worth[-1] < SURE
    for points in ((3, 17, 60, 20), (90, 90, 88, 0)):
        assert abs(sum(fewest(points, 101, side) for side in range(4)) - 2 * SURE) < 16


def best(position: Position, scores: tuple[int, ...]) -> str:
    """The best move with open hands when the match stands like this."""
    view = LineView.of(position.state, position.state.turn)
    view.frame = Frame(Match(scores, extra=view.match.extra), view.frame.dealt)
    solver = RowSolver(game_of(position.rules, view), 1 << 12)
    ends, worth = (position.state.left, position.state.right), {}
    for action in position.candidates():
        solver.renew()
        worth[action.text] = solver.try_out(position.kernel, *ends, position.move(action), 0, MOST)
    return max(worth, key=lambda text: worth[text])


@pytest.mark.parametrize(
    ("game", "near", "far"), [("kecske", (0, 0, 0, 0), (97, 2, 4, 60)), ("jamaican", (0, 0, 0, 0), (5, 0, 0, 3))]
)
def test_hands_are_played_otherwise_when_the_match_is_nearly_over(
    game: str, near: tuple[int, ...], far: tuple[int, ...]
) -> None:
    late = islice((one for one in positions(game, {}, 3, least=12)), 150)
    assert any(best(one, near) != best(one, far) for one in late)
