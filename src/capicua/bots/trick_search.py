"""A choice in a trick game thought through: every candidate played out in the same sampled worlds."""

from itertools import combinations
from typing import Final

from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.trials import Trials
from capicua.bots.trick_ground import TrickGround, enter
from capicua.core.actions import Action
from capicua.core.game import Worlds
from capicua.core.rng import Rng
from capicua.families.chinese import take, tidy
from capicua.families.trick_actions import DOWN, weakest
from capicua.families.trick_table import TrickState, TrickView

WORLDS: Final = 8
"""Worlds between two looks at the budget."""
PLAYS: Final = 4 if NATIVE else 1
"""Playouts of a candidate in each."""
SPARE: Final = 2
"""So many tiles more than must be thrown are considered for it, the weakest first."""


def candidates(ground: TrickGround, view: TrickView) -> list[Action]:
    """Groups to show, each strength once, and the discards worth a thought: they are built, never listed."""
    rules = ground.rules
    found: dict[tuple[int, int, int], Action] = {}
    for action in rules.face_up(view):
        found.setdefault((action.target, rules.book.ranks[action.index], action.tiles & ~(3 << 22)), action)
    actions = list(found.values())
    size = rules.to_throw(view)
    return actions + [rules.discard(tiles) for tiles in discards(view.hand, size)] if size else actions


def discards(hand: int, size: int) -> list[int]:
    """Sets of `size` tiles of a hand that might be thrown, as tidy masks, the weakest first."""
    order: list[int] = []
    rest = hand
    while rest and len(order) < size + SPARE:
        tile = weakest(rest, 1)
        order.append(tile)
        rest = take(rest, tile)
    found: dict[int, None] = {}
    for tiles in combinations(order, size):
        mask = 0
        for tile in tiles:
            mask |= tile << 1 if mask & tile else tile
        found[tidy(mask)] = None
    return list(found)


class TrickDecision(Trials):
    """One choice of one seat of a trick game, in worlds that the view does not rule out."""

    def __init__(self, ground: TrickGround, view: TrickView, worlds: Worlds[TrickState], rng: Rng) -> None:
        super().__init__(candidates(ground, view), WORLDS, rng)
        self._worlds: Final = worlds
        self._kernel: Final = ground.kernel(view, view.seat)
        self._moves: Final = [(-1, a.tiles) if a.target == DOWN else (a.index, 0) for a in self.actions]

    def enter(self, rng: Rng) -> None:
        enter(self._kernel, self._worlds.draw(rng))

    def try_out(self, number: int, start: int) -> int:
        kernel, (group, thrown) = self._kernel, self._moves[number]
        kernel.random = start
        return sum([kernel.try_out(group, thrown) for _ in range(PLAYS)])

    def played(self) -> int:
        return self._kernel.nodes
