"""What of a hand fits the two ends of a row, looked up."""

from functools import lru_cache

from capicua.core.actions import Action
from capicua.core.tiles import TileSet, each
from capicua.families.line_table import line_actions


@lru_cache
def fits(tiles: TileSet, end: int) -> tuple[dict[int, tuple[Action, ...]], ...]:
    """For each number: every set of its tiles, with the placements of that set at `end`, ascending. Made once a set."""
    actions, first = line_actions(tiles), tiles.size * (1 + end)
    tables: list[dict[int, tuple[Action, ...]]] = []
    for suit in tiles.suit:
        table: dict[int, tuple[Action, ...]] = {}
        subset = suit
        while subset:
            table[subset] = tuple(actions[first + tile] for tile in each(subset))
            subset = (subset - 1) & suit
        table[0] = ()
        tables.append(table)
    return tuple(tables)
