"""A choice in a tree game thought through: every candidate played out in the same sampled worlds."""

from collections.abc import Sequence
from typing import Final

from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.kernels.tree_solver import TreeSolver
from capicua.bots.tree_ground import TreeGround
from capicua.bots.trials import Trials
from capicua.core.actions import PLACE, Action
from capicua.core.game import Worlds
from capicua.core.rng import Rng
from capicua.families.tree_table import TreeState, TreeView

WORLDS: Final = 4
"""Worlds between two looks at the budget."""
FEW: Final = 2000
"""Worlds that are looked at one by one."""
PATIENCE: Final = 200_000 if NATIVE else 8000
"""Positions with open hands that are looked at for one choice."""
PLAYS: Final = 12 if NATIVE else 3
"""Playouts of a candidate in each."""


class Candidate:
    """A tile of the kernel to be laid at a number."""

    __slots__ = ("action", "joined", "tile")

    def __init__(self, action: Action, tile: int, joined: int) -> None:
        self.action: Final = action
        self.tile: Final = tile
        self.joined: Final = joined


def candidates(ground: TreeGround, view: TreeView) -> list[Candidate]:
    """What the seat on turn may lay, once for each tile and number: sides that show the same number are alike."""
    found: dict[tuple[int, int], Candidate] = {}
    for action in ground.rules.options(view):
        if action.kind == PLACE:
            new = Candidate(action, ground.at[action.tile], ground.rules.trees.value(action.target))
            found.setdefault((new.tile, new.joined), new)
    return list(found.values())


class TreeDecision(Trials):
    """One choice of one seat of a tree game, in worlds that the view does not rule out.

    `listed` are all of them, where they are few: then no move is chosen that loses in each while another wins in one.
    """

    def __init__(
        self,
        ground: TreeGround,
        view: TreeView,
        worlds: Worlds[TreeState],
        rng: Rng,
        listed: Sequence[TreeState] = (),
    ) -> None:
        self._found: Final = candidates(ground, view)
        super().__init__([candidate.action for candidate in self._found], WORLDS, rng)
        self._ground: Final = ground
        self._worlds: Final = worlds
        self._listed: Final = listed
        self._kernel: Final = ground.kernel(view, ground.game(view.match, view.seat))

    def enter(self, rng: Rng) -> None:
        self._ground.enter(self._kernel, rng.choice(self._listed) if self._listed else self._worlds.draw(rng))

    def try_out(self, number: int, start: int) -> int:
        kernel, one = self._kernel, self._found[number]
        kernel.random = start
        return sum([kernel.try_out(one.tile, one.joined) for _ in range(PLAYS)])

    def played(self) -> int:
        return self._kernel.nodes

    def best(self) -> Action:
        ranked = sorted(range(len(self.actions)), key=lambda at: (-self.totals[at], at))
        if not self._listed or len(ranked) < 2:
            return self.actions[ranked[0]]
        solver = TreeSolver(self._kernel, PATIENCE)
        return self.actions[next((at for at in ranked if self.wins(solver, self._found[at])), ranked[0])]

    def wins(self, solver: TreeSolver, one: Candidate) -> bool:
        """Whether there is a world in which the move wins for certain; also when that takes too long to tell."""
        for world in self._listed:
            self._ground.enter(self._kernel, world)
            if solver.wins(one.tile, one.joined):
                return True
        return False
