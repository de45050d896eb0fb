"""Positions of rows."""

from typing import Final

from capicua.core.actions import PLACE
from capicua.core.errors import ActionError
from capicua.families.line_course import LineCourse
from capicua.families.line_setup import set_up
from capicua.families.line_table import LEFT, PLAY, LineState
from capicua.families.match import Match
from capicua.notation.errors import NotationError, Where, shown
from capicua.notation.position_parts import held, lying, names
from capicua.notation.positions import RowPosition
from capicua.notation.tiles import read_tiles

STAKES: Final = 99
"""The highest stake of a position."""


def row_state(rules: LineCourse, position: RowPosition, where: Where) -> LineState:
    """The state in a position. Raises NotationError."""
    row = [(("row", at), f"{max(tile)}-{min(tile)}") for at, tile in enumerate(position.row)]
    read_tiles(rules.tiles, [*row, *held(position), *lying(position)], where)
    _check(position, where)
    new = rules.new_match()
    match = Match(new.scores, position.stake, new.opener, new.first, new.extra)
    stock, by, must = position.stock, position.by, position.must
    try:
        return set_up(rules, position.row, position.hands, position.turn, stock=stock, by=by, must=must, match=match)
    except ActionError as error:
        raise NotationError(where(("row",)), str(error)) from None


def _check(position: RowPosition, where: Where) -> None:
    if not 1 <= position.stake <= STAKES:
        raise NotationError(where(("stake",)), f"a stake is a number from 1 to {STAKES}, not {shown(position.stake)}")
    if position.must is None:
        return
    if position.row:
        raise NotationError(where(("must",)), "a tile must be laid only on an empty row")
    if position.must not in position.hands[position.turn]:
        raise NotationError(where(("must",)), f"{shown(position.must)} is not in the hand of seat {position.turn}")


def row_of(rules: LineCourse, state: LineState) -> RowPosition:
    """The position of a state in the middle of a round. Raises NotationError."""
    if state.phase != PLAY:
        raise NotationError(
            rules.id, "a position is that of a round in play: not between rounds, not while tiles are picked"
        )
    row: list[tuple[int, int]] = []
    for _, action in state.steps():
        if action.kind != PLACE:
            continue
        high, low = rules.tiles.highs[action.tile], rules.tiles.lows[action.tile]
        if not row:
            row.append((low, high))
        elif action.target == LEFT:
            inner = row[0][0]
            row.insert(0, (high + low - inner, inner))
        else:
            inner = row[-1][1]
            row.append((inner, high + low - inner))
    must = rules.tiles.names(state.frame.must) if not row else []
    return RowPosition(
        tuple(row),
        names(rules.tiles, [state.hand(seat) for seat in range(rules.seats)]),
        state.turn,
        tuple(rules.tiles.texts[tile] for tile in state.order),
        rules.last_placer(state) if row else None,
        must[0] if must else None,
        state.match.stake,
    )
