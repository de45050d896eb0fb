"""The suit-count rule of thumb for row games: a measuring stick, not to be improved."""

from typing import Final

from capicua.core.actions import PLACE, Action
from capicua.families.line_course import LineCourse
from capicua.families.line_table import LineView

DOUBLE: Final = 6
MATCH: Final = 4
NEXT_VOID: Final = 8
BEFORE_VOID: Final = 4
PARTNER_VOID: Final = -6
"""Half points: a double, each own tile that could follow, and for each end the number of which the next rival, the
one before, or the partner has shown to lack. A tile's weight counts one half point a pip."""


class SuitCounter:
    """Values placements for the seat on turn of one view, in half points.

    A seat lacks a number once it has passed or drawn on it, whatever it may have drawn since. Where each plays for
    himself, the seat opposite counts for nothing.
    """

    def __init__(self, rules: LineCourse, view: LineView) -> None:
        self._rules: Final = rules
        self._view: Final = view
        lacks: list[list[int]] = [[0] * (rules.tiles.top + 1) for _ in range(rules.seats)]
        for seat, action, left, right in rules.with_ends(view.steps()):
            if action.kind != PLACE:
                lacks[seat][left] = lacks[seat][right] = 1
        self._bonus: Final = [0] * (rules.tiles.top + 1)
        side = rules.sides[rules.side(view.seat)]
        for seat, voids in enumerate(lacks):
            for number, void in enumerate(voids):
                self._bonus[number] += void * self._void(seat, seat in side)

    def _void(self, seat: int, partner: bool) -> int:
        onward, me = self._rules.onward, self._view.seat
        if seat == me:
            return 0
        if partner:
            return PARTNER_VOID
        if seat == onward[me]:
            return NEXT_VOID
        return BEFORE_VOID if onward[seat] == me else 0

    def value(self, action: Action) -> int:
        """What the placement is worth."""
        tiles, tile = self._rules.tiles, action.tile
        left, right = self._rules.ends_after(self._view, action)
        rest = self._view.hand & ~(1 << tile)
        value = tiles.pips[tile] + DOUBLE * (tiles.doubles >> tile & 1)
        value += MATCH * (rest & (tiles.suit[left] | tiles.suit[right])).bit_count()
        return value + self._bonus[left] + self._bonus[right]
