"""What the kernels of row games look up, and how they write hands, tiles and moves.

A hand is a mask in which the tile (i, j) sets the bits 8i + j and 8j + i: what fits the number n is the byte at 8n,
and each bit of it is the number that the end would show. A move is 8e + x: the tile (e, x) laid at an end e.
"""

from typing import Final

from capicua.core.tiles import TileSet, each

NUMBERS: Final = 7
"""0 to 6."""


def tile_bits(i: int, j: int) -> int:
    """The mask of the tile (i, j)."""
    return 1 << (8 * i + j) | 1 << (8 * j + i)


POPS: Final = [byte.bit_count() for byte in range(128)]
LOWS: Final = [0, *((byte & -byte).bit_length() - 1 for byte in range(1, 128))]
NTH: Final = [([*each(byte)] + [0] * 8)[pick] for byte in range(128) for pick in range(8)]
BITS: Final = [1 << number for number in range(8)]
MOVES: Final = [tile_bits(k >> 3, k & 7) if k & 7 < NUMBERS > k >> 3 else 0 for k in range(64)]
"""By byte: how many bits are set, and the lowest of them. By 8 * byte + n: its bit n from below. By number: its bit.
By move: the mask of its tile."""


def spread(tiles: TileSet, mask: int) -> int:
    """A mask of tile indices as a hand of the kernels."""
    return sum(tile_bits(tiles.highs[tile], tiles.lows[tile]) for tile in each(mask))


def likelihoods(length: int, keep: int, of: int) -> list[int]:
    """How much less often a choice is made the more it is worse, of 1024: each half point keeps `keep` / `of`."""
    table = [1024]
    while len(table) < length:
        table.append(table[-1] * keep // of)
    return table
