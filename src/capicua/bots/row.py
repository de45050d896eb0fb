"""How to judge a placement in a row game from what a seat knows."""

from typing import Final

from capicua.core.actions import PLACE, Action
from capicua.core.game import Seat
from capicua.core.tiles import TileSet
from capicua.families.line_course import LineCourse
from capicua.families.line_table import LEFT, RIGHT, LineView
from capicua.families.line_worlds import not_held

NEXT_VOID: Final = 4
BEFORE_VOID: Final = 2
OTHER_VOID: Final = 1
PARTNER_VOID: Final = -3
PARTNER_END: Final = 3
"""Half pips: what an end is worth that a rival has none of, that the partner has none of or made."""


class RowJudge:
    """Values placements for the seat on turn of one view, in half pips."""

    def __init__(self, rules: LineCourse, view: LineView) -> None:
        self._rules: Final = rules
        self._view: Final = view
        self._tiles: Final[TileSet] = rules.tiles
        self._void: Final = not_held(rules, view)
        self._partners: Final = frozenset(rules.sides[rules.side(view.seat)]) - {view.seat}
        self._makers: Final = _makers(view)

    def value(self, action: Action) -> int:
        """Weight, doubles, what the own hand can still follow, and whom the new ends help or stop."""
        tile, view = action.tile, self._view
        ends = self._rules.ends_after(view, action)
        rest = view.hand & ~(1 << tile)
        suits = self._tiles.suit[ends[0]] | self._tiles.suit[ends[1]]
        value = self._tiles.pips[tile] + 2 * (self._tiles.doubles >> tile & 1) + 4 * (rest & suits).bit_count()
        value += 2 * sum(self._helps(seat, suits) for seat in self._rules.order if seat != view.seat)
        return value - 2 * self._covers_partner(action)

    def _helps(self, seat: Seat, suits: int) -> int:
        if suits & ~self._void[seat] & ~self._view.down:
            return 0
        if seat in self._partners:
            return PARTNER_VOID
        if seat == self._rules.onward[self._view.seat]:
            return NEXT_VOID
        return BEFORE_VOID if self._rules.onward[seat] == self._view.seat else OTHER_VOID

    def _covers_partner(self, action: Action) -> int:
        """What is lost when the placement takes away an end that the partner made."""
        if action.target not in {LEFT, RIGHT}:
            return 0
        return PARTNER_END if self._makers[action.target] in self._partners else 0


def _makers(view: LineView) -> list[Seat]:
    """Who laid the tile at the left and at the right end, -1 on an empty board."""
    makers = [-1, -1]
    for seat, action in view.steps():
        if action.kind == PLACE and action.target in {LEFT, RIGHT}:
            makers[action.target] = seat
        elif action.kind == PLACE:
            makers = [seat, seat]
    return makers
