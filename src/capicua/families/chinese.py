"""The Chinese set of 32 tiles: eleven civil tiles in two copies each, ten military tiles once each.

A tile's index follows rank: civil tiles from Heaven down (0 to 21, copies side by side), then military
tiles from the nines down (22 to 31). The two copies of a civil tile are alike, so a set of tiles is written
*tidily*: the bit of a second copy is set only beside the bit of the first. Then equal sets have equal
masks, and a set is part of another exactly when its mask is.
"""

from typing import Final

from capicua.core.tiles import TileSet

CIVIL: Final = ((6, 6), (1, 1), (4, 4), (3, 1), (5, 5), (3, 3), (2, 2), (6, 5), (6, 4), (6, 1), (5, 1))
"""The civil tiles from rank 11 down to 1."""
MILITARY: Final = ((6, 3), (5, 4), (6, 2), (5, 3), (5, 2), (4, 3), (4, 2), (4, 1), (3, 2), (2, 1))
"""The military tiles; their rank is their total of pips, equal totals are equal."""

CHINESE: Final = TileSet(tuple(pair for pair in CIVIL for _ in range(2)) + MILITARY)

CIVIL_MASK: Final = (1 << 2 * len(CIVIL)) - 1
FIRSTS: Final = CIVIL_MASK // 3
"""The first copies of the civil tiles."""
SECONDS: Final = FIRSTS << 1
"""The second copies of the civil tiles."""


def tidy(mask: int) -> int:
    """The same tiles with every lone second copy written as the first."""
    lone = mask & SECONDS & ~(mask << 1)
    return mask ^ (lone | lone >> 1)


def take(hand: int, tiles: int) -> int:
    """What is left of `hand` without `tiles`, both tidy; the hand must hold them."""
    return tidy(hand ^ tiles)


def join(tiles: int, more: int) -> int:
    """The tiles of both, each tidy; together they name no tile more often than the set holds it."""
    return tiles | more | (tiles & more) << 1
