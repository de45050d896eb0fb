"""A choice in a row game, played out on the kernel."""

from typing import Final

from capicua.bots.craft import Skill
from capicua.bots.equity import SURE
from capicua.bots.kernels.numbers import ints
from capicua.bots.kernels.row_pool import RowPool
from capicua.bots.kernels.rows import RowGame, RowKernel
from capicua.bots.row_ending import FEW, RowEnding
from capicua.bots.row_position import SamplerPlan, lacking, move_of, reader_of, slots_of
from capicua.bots.row_worth import even, thrifty, worths
from capicua.bots.search import Decision
from capicua.core.actions import PLACE, Action
from capicua.core.rng import Rng
from capicua.families.line_course import PAIR_PIPS, PRIZES, LineCourse
from capicua.families.line_table import RIGHT, LineView

WORLDS: Final = 8
"""Worlds between two looks at the budget."""
PLAYS: Final = 2
"""Playouts of a candidate in each."""


def game_of(rules: LineCourse, view: LineView, for_pips: bool = False) -> RowGame:
    """The round that a view is of, in the kernel's numbers; `for_pips`: as one values it who plays for pips alone."""
    slots = slots_of(rules, view.seat)
    return RowGame(
        rules.seats,
        int(len(rules.sides) < rules.seats),
        PAIR_PIPS if for_pips and rules.counting == PRIZES else rules.counting,
        rules.locking,
        int(rules.closes_freely),
        int(rules.dead_line_ends),
        ints(thrifty(rules, slots) if for_pips else worths(rules, view, slots)),
    )


class RowDecision(Decision):
    """Which tile to lay where. Where both ends show the same number, one of them stands for both."""

    def __init__(self, rules: LineCourse, view: LineView, rng: Rng, skill: Skill) -> None:
        alike = view.trail is not None and view.left == view.right
        options = [action for action in rules.options(view) if action.kind == PLACE]
        self.actions = [action for action in options if not (alike and action.target == RIGHT)]
        self.totals = [0] * len(self.actions)
        self.nodes = 0
        self._moves: Final = [move_of(rules, view, action) for action in self.actions]
        self._kernel: Final = RowKernel(game_of(rules, view, skill.thrifty))
        self._kernel.random = rng.below((1 << 32) - 1) + 1
        for slot, lacks in enumerate(lacking(rules, view, slots_of(rules, view.seat)) if skill.counts else ()):
            self._kernel.lacks[slot] = lacks
        self._plan: Final = SamplerPlan(rules, view)
        reader = reader_of(rules, view, skill.reads)
        moves = ints(self._moves)
        pool = skill.pool if skill.reads and view.trail is not None else 0
        self._pool: Final = RowPool(
            self._kernel, self._plan.sampler(), reader, pool, view.left, view.right, moves, PLAYS
        )

        looks = skill.solves and view.trail is not None and self._plan.bound <= FEW and len(self.actions) > 1
        bar = SURE // 2 if skill.thrifty else even(rules, view)
        self._ending: Final = RowEnding(rules, view, self._plan, self._kernel, bar) if looks else None
        self._exact: Final = self._ending.values(self._moves) if self._ending is not None else None

    def explore(self) -> bool:
        if self._exact is not None or len(self.actions) < 2:
            return False
        pool = self._pool
        if pool.size and not pool.found and not pool.fill():
            return False
        going = pool.explore(WORLDS)
        self.totals = [pool.totals[at] for at in range(len(self.actions))]
        self.nodes = self._kernel.nodes
        return going == 1

    def best(self) -> Action:
        totals, ending = self._exact or self.totals, self._ending
        ranked = sorted(range(len(totals)), key=lambda at: (-totals[at], at))
        if self._exact is not None or ending is None:
            return self.actions[ranked[0]]
        if not self._kernel.game.pairs:
            # Nobody plays together there: what won once in a playout can win.
            ranked = [at for at in ranked if self._pool.peaks[at] > ending.even][:1] or ranked
        return self.actions[next((at for at in ranked if ending.wins(self._moves[at])), ranked[0])]
