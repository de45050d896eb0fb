"""What a position holds: the middle of a round, in texts and numbers. Its JSON form has these very fields.

A position is that of a round alone: it begins a new match. Tiles it does not name are out of the round, so
that an example may show as much as it needs.
"""

from dataclasses import dataclass


@dataclass(slots=True, frozen=True)
class RowPosition:
    """A row game. `row` are the tiles as they lie: their halves from left to right.

    `hands` by seat; `stock` from its front; `turn` the seat to act; `by` who laid the newest tile, null for the
    seat before `turn`; `must` the tile that has to open an empty row, null for any; `stake` what the round is worth.
    """

    row: tuple[tuple[int, int], ...]
    hands: tuple[tuple[str, ...], ...]
    turn: int
    stock: tuple[str, ...] = ()
    by: int | None = None
    must: str | None = None
    stake: int = 1


@dataclass(slots=True, frozen=True)
class TreePosition:
    """A tree game. `tree` are the placements in order, "6-6" and then "6-5@6-6"; none: the deal, to be opened.

    `hands` by seat; `stock` from its front; `turn` the seat to act; `drawn` the tile, in its hand, that it has
    drawn in this turn.
    """

    tree: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    turn: int
    stock: tuple[str, ...] = ()
    drawn: str | None = None


@dataclass(slots=True, frozen=True)
class TrickPosition:
    """A trick game. `trick` are the plays to the trick on the table from its leader on, "6-6+6-3" or "down:5-1+2-1".

    `hands` by seat, as they are now; `turn` the seat to act; `banker` the round's; `columns` won so far by seat;
    `bonuses` the tricks won by a group that is paid at once, as [seat, "supreme" or "quartet"].
    """

    trick: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    turn: int
    banker: int
    columns: tuple[int, ...] = (0, 0, 0, 0)
    bonuses: tuple[tuple[int, str], ...] = ()


Position = RowPosition | TreePosition | TrickPosition
