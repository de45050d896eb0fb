"""The frame that spends a budget, and the names of the players."""

import pytest

from capicua.bots import levels
from capicua.bots.search import Decision, think
from capicua.core.actions import Action
from capicua.core.errors import OptionError
from capicua.core.game import Budget

pytestmark = pytest.mark.pure  # extends the engine's classes


class Race(Decision):
    """Candidate `index` gains `gains[index]` with every world; there are so many `worlds`, each of ten plies."""

    def __init__(self, gains: list[int], worlds: int) -> None:
        self.actions = [Action(index, str(index), 0) for index in range(len(gains))]
        self.totals = [0] * len(gains)
        self.nodes = 0
        self.gains = gains
        self.worlds = worlds

    def explore(self) -> bool:
        if not self.worlds:
            return False
        self.worlds -= 1
        self.nodes += 10
        self.totals = [total + gain for total, gain in zip(self.totals, self.gains, strict=True)]
        return True


@pytest.mark.parametrize(("nodes", "spent"), [(1, 10), (10, 10), (11, 20), (1000, 70)])
def test_nodes_are_spent_to_the_end_or_until_nothing_is_left(nodes: int, spent: int) -> None:
    race = Race([1, 3, 2], 7)

    assert think(race, nodes, Budget()).index == 1
    assert race.nodes == spent


def test_of_equal_candidates_the_first_is_taken() -> None:
    assert think(Race([1, 3, 3], 2), 100, Budget()).index == 1


def test_seconds_cut_the_thinking_short_but_never_before_the_first_look() -> None:
    race = Race([0, 1], 100)
    ticks = iter(range(100))
    think(race, 10_000, Budget(seconds=5.0, clock=lambda: float(next(ticks))))
    assert race.nodes == 50

    race = Race([0, 1], 100)
    assert think(race, 10_000, Budget(seconds=0.0, clock=lambda: 1.0)).index == 1


def test_seconds_want_a_clock() -> None:
    with pytest.raises(ValueError, match="clock"):
        Budget(seconds=1.0)


def test_there_are_five_levels_and_the_last_has_another_name() -> None:
    assert len(levels.LEVELS) == 5
    assert vars(levels.find("strongest")) == vars(levels.find(levels.LEVELS[-1]))


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="medium"):
        levels.find("grandmaster")
