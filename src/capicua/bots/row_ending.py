"""The end of a round of a row game, when a view leaves few worlds: what is certain in all of them."""

from itertools import islice
from typing import Final

from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.kernels.row_solver import MOST, RowSolver
from capicua.bots.kernels.row_tables import spread
from capicua.bots.kernels.rows import RowKernel
from capicua.bots.row_position import SamplerPlan
from capicua.families.line_course import LineCourse
from capicua.families.line_table import LineView

FEW: Final = 2500 if NATIVE else 600
"""Worlds that are looked at one by one."""
PATIENCE: Final = 200_000 if NATIVE else 8000
"""Positions that the solver may look at for one choice."""
TABLE: Final = 1 << 15
"""Positions that the solver remembers."""


class RowEnding:
    """The worlds of a view that leaves few of them, all looked at with open hands. More than `even` is a win."""

    def __init__(self, rules: LineCourse, view: LineView, plan: SamplerPlan, kernel: RowKernel, even: int) -> None:
        self.even: Final = even
        self._solver: Final = RowSolver(kernel.game, TABLE)
        self._solver.limit = PATIENCE
        self._kernel: Final = kernel
        self._left: Final = view.left
        self._right: Final = view.right
        self._tiles: Final = rules.tiles
        self.worlds: Final = list(islice(plan.worlds(), FEW + 1))

    def value(self, move: int, low: int, high: int) -> int:
        """What `move` is worth in the world looked at, right between `low` and `high`."""
        return self._solver.try_out(self._kernel, self._left, self._right, move, low, high)

    def look(self, world: int) -> None:
        """Puts the world of this number into the kernel."""
        hands, order = self.worlds[world]
        for slot, hand in enumerate(hands):
            self._kernel.hands[slot] = spread(self._tiles, hand)
        for at, tile in enumerate(order):
            self._kernel.order[at] = spread(self._tiles, 1 << tile)
        self._kernel.stocked = len(order)
        self._solver.renew()

    def values(self, moves: list[int]) -> list[int] | None:
        """What each move is worth where only one world is left; None where there are more, or it takes too long."""
        if len(self.worlds) != 1:
            return None
        self.look(0)
        found = [self.value(move, 0, MOST) for move in moves]
        return found if self._solver.nodes <= PATIENCE else None

    def wins(self, move: int) -> bool:
        """Whether there is a world in which the move wins; also when that takes too long to tell.

        In pairs against the best defence. Where each plays for himself the others do not play together: there a move
        wins if it can.
        """
        if not self._kernel.game.pairs:
            self._solver.help()
        for world in range(len(self.worlds)):
            self.look(world)
            if self.value(move, self.even, self.even + 1) > self.even or self._solver.nodes > PATIENCE:
                return True
        return False
