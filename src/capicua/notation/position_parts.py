"""What the positions of all families share: their tiles with their places, hands as texts."""

from collections.abc import Iterable

from capicua.core.tiles import TileSet
from capicua.notation.errors import Path
from capicua.notation.positions import Position, RowPosition, TreePosition


def held(position: Position) -> Iterable[tuple[Path, str]]:
    """The tiles in the hands."""
    return ((("hands", seat, at), text) for seat, hand in enumerate(position.hands) for at, text in enumerate(hand))


def lying(position: RowPosition | TreePosition) -> Iterable[tuple[Path, str]]:
    """The tiles of the stock."""
    return ((("stock", at), text) for at, text in enumerate(position.stock))


def names(tiles: TileSet, hands: Iterable[int]) -> tuple[tuple[str, ...], ...]:
    """Masks as texts of tiles."""
    return tuple(tuple(tiles.names(hand)) for hand in hands)
