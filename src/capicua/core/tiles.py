"""Tile sets as bit masks. A tile is its index; a hand is an integer with the bits of its tiles."""

from collections.abc import Iterator
from typing import Final

from capicua.core.errors import ActionError


def each(mask: int) -> Iterator[int]:
    """The indices of the bits set in `mask`, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class TileSet:
    """The tiles of one set, in order of index. Texts are high-low ("6-5"), unique or in copies.

    Attributes: `texts`, `highs`, `lows`, `pips` by index; `full` the mask of all tiles;
    `doubles` the mask of doubles; `suit[n]` the mask of tiles that hold the number n.
    """

    def __init__(self, pairs: tuple[tuple[int, int], ...]) -> None:
        self.highs: Final = tuple(high for high, _ in pairs)
        self.lows: Final = tuple(low for _, low in pairs)
        self.pips: Final = tuple(high + low for high, low in pairs)
        self.texts: Final = tuple(f"{high}-{low}" for high, low in pairs)
        self.size: Final = len(pairs)
        self.indices: Final = frozenset(range(len(pairs)))
        self.full: Final = (1 << len(pairs)) - 1
        self.top: Final = max(self.highs)
        self.doubles: Final = sum(1 << i for i, (high, low) in enumerate(pairs) if high == low)
        self.suit: Final = tuple(sum(1 << i for i, pair in enumerate(pairs) if n in pair) for n in range(self.top + 1))
        self._planes: Final = tuple(
            sum(1 << i for i, pips in enumerate(self.pips) if pips >> k & 1)
            for k in reversed(range(max(self.pips).bit_length()))
        )
        """For each binary digit of a tile's pips, the highest first: the mask of the tiles that have it."""
        self._index: Final = {text: i for i, text in reversed(tuple(enumerate(self.texts)))}

    def parse(self, text: str) -> int:
        """The index of the (first copy of the) tile written `text`. Raises ActionError."""
        index = self._index.get(text)
        if index is None:
            raise ActionError(f"{text!r} is no tile of this set; tiles are written like {self.texts[-1]!r}")
        return index

    def mask(self, *texts: str) -> int:
        """The mask of the tiles written `texts`; a text repeated takes the next copy."""
        mask = 0
        for text in texts:
            index = self.parse(text)
            while mask >> index & 1:
                index += 1
                if index >= self.size or self.texts[index] != text:
                    raise ActionError(f"{text!r} is named more often than the set holds it")
            mask |= 1 << index
        return mask

    def names(self, mask: int) -> list[str]:
        """The texts of the tiles in `mask`, by index."""
        return [self.texts[i] for i in each(mask)]

    def count(self, mask: int) -> int:
        """The pips of the tiles in `mask`."""
        pips = 0
        for plane in self._planes:
            pips += pips + (mask & plane).bit_count()
        return pips

    def doubles_in(self, mask: int) -> int:
        """How many of the tiles in `mask` are doubles."""
        return (mask & self.doubles).bit_count()


def western(top: int, without: tuple[tuple[int, int], ...] = ()) -> TileSet:
    """A double-`top` set: every pair of numbers 0 to `top` once, less the tiles in `without`."""
    pairs = ((high, low) for high in range(top + 1) for low in range(high + 1))
    return TileSet(tuple(pair for pair in pairs if pair not in without))


DOUBLE_SIX: Final = western(6)
