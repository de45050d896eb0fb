"""Thinking a choice through: candidates are played out in sampled worlds until the budget is spent.

Every family brings its own `Decision`, which samples worlds and plays candidates out in them on its kernel; the
frame here only spends the budget. The number of nodes decides alone what is thought, so that the same view, seed
and nodes give the same action everywhere; seconds can only cut the thinking short.
"""

from abc import abstractmethod

from capicua.core.actions import Action
from capicua.core.extension import mypyc_attr
from capicua.core.game import Budget


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One choice of one seat. `actions` are the candidates, `totals` what each is worth by what was played out so far.

    Totals are whole numbers that can be compared among the candidates: the sum of a world's weight times the
    utility of how the round ended in it. Of equal ones the first candidate wins. `nodes` counts the plies played.
    """

    actions: list[Action]
    totals: list[int]
    nodes: int

    @abstractmethod
    def explore(self) -> bool:
        """Samples a few further worlds and plays every candidate out in them; False when nothing is left to look at."""

    def best(self) -> Action:
        """The best candidate so far."""
        return self.actions[self.totals.index(max(self.totals))]


def think(decision: Decision, nodes: int, budget: Budget) -> Action:
    """The best candidate once `nodes` are spent, or the seconds of the budget are over."""
    clock, seconds = budget.clock, budget.seconds
    until = clock() + seconds if clock is not None and seconds is not None else 0.0
    while decision.nodes < nodes and decision.explore():
        if clock is not None and seconds is not None and clock() >= until:
            break
    return decision.best()
