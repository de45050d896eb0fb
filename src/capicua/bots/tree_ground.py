"""What the kernel of tree games needs to know of rules, views and worlds, in its own numbers."""

from typing import Final

from capicua.bots.kernels.numbers import ints
from capicua.bots.kernels.trees import PIPS, TreeGame, TreeKernel
from capicua.core.game import Seat
from capicua.core.tiles import each
from capicua.families.match import Match
from capicua.families.packed import HAND, MASK
from capicua.families.tree_course import TreeCourse
from capicua.families.tree_table import FREE, TreeState, TreeTable

DOUBLE: Final = 4
"""How many pips more a double counts when a quick player chooses: it is the harder one to be rid of."""
VICTORY: Final = 20
"""What winning the match is worth, in points, beside the points that were missing."""
_HALF: Final = 14


class TreeGround:
    """Tables for one rules object. `tile` is the rules' tile by the kernel's number, `at` the reverse."""

    def __init__(self, rules: TreeCourse) -> None:
        tiles = rules.tiles
        liked = [tiles.pips[tile] + DOUBLE * (tiles.doubles >> tile & 1) for tile in range(tiles.size)]
        self.rules: Final = rules
        self.tile: Final = sorted(range(tiles.size), key=lambda tile: (-liked[tile], -tile))
        self.at: Final = [self.tile.index(tile) for tile in range(tiles.size)]
        self.suits: Final = [self._inward(mask) for mask in rules.trees.suits]
        self.pairs: Final = [self._inward(mask) for mask in rules.trees.pairs]
        self._into: Final = _halves(self.at)

    def _inward(self, mask: int) -> int:
        return sum([1 << self.at[tile] for tile in each(mask)])

    def hand(self, mask: int) -> int:
        """A mask of the rules' tiles as one of the kernel's."""
        return self._into[0][mask & (1 << _HALF) - 1] | self._into[1][mask >> _HALF]

    def game(self, match: Match, seat: Seat) -> TreeGame:
        """A round of `match`, as `seat` values it."""
        tiles = self.rules.tiles
        pips = [
            sum(tiles.pips[self.tile[7 * part + at]] for at in each(mask)) for part in range(4) for mask in range(128)
        ]
        return TreeGame(
            self.rules.seats,
            self.rules.floor,
            self.rules.blocked_own,
            ints(self.suits),
            ints(self.pairs),
            ints([tiles.highs[tile] for tile in self.tile]),
            ints([tiles.lows[tile] for tile in self.tile]),
            ints(pips),
            ints(worths(self.rules, match, seat)),
        )

    def ends(self, table: TreeTable) -> list[int]:
        """How many open sides show each number."""
        trees = self.rules.trees
        ends = [
            (table.open & side & ~(1 << spinner)).bit_count()
            for side, spinner in zip(trees.sides, trees.spinner, strict=True)
        ]
        return [count + (table.free >> FREE * number & 7) for number, count in enumerate(ends)]

    def kernel(self, table: TreeTable, game: TreeGame) -> TreeKernel:
        """The board of `table` with the seat on turn; no world yet."""
        kernel = TreeKernel(game)
        for number, count in enumerate(self.ends(table)):
            kernel.ends[number] = count
        kernel.shown, kernel.unlocked, kernel.turn = table.shown, table.unlocked, table.turn
        return kernel

    def enter(self, kernel: TreeKernel, world: TreeState) -> None:
        """Put a world under the board."""
        for seat in range(self.rules.seats):
            kernel.hands[seat] = self.hand(world.hands >> HAND * seat & MASK)
        for number, tile in enumerate(world.order):
            kernel.order[number] = self.at[tile]
        kernel.stocked, kernel.left = len(world.order), world.stock


def worths(rules: TreeCourse, match: Match, seat: Seat) -> list[int]:
    """What it is worth to `seat` that a seat wins so many points: its lead, in points times one less than the seats.

    What goes beyond the limit counts for nothing, and to win the match counts besides. Last, that nobody wins.
    """
    others, limit = rules.seats - 1, rules.limit()
    found = []
    for winner in range(rules.seats):
        wants = None if limit is None else limit - match.scores[winner]
        for points in range(PIPS):
            gain = points if wants is None or points < wants else wants + VICTORY
            found.append(gain * others if winner == seat else -gain)
    return [*found, 0]


def _halves(to: list[int]) -> list[list[int]]:
    """Where the bits of a mask go, as a table for each half of the mask."""
    tables = []
    for start in (0, _HALF):
        table = [0]
        for tile in range(start, min(start + _HALF, len(to))):
            table += [mask | 1 << to[tile] for mask in table]
        tables.append(table)
    return tables
