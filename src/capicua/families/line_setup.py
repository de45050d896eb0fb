"""Positions of a row game built by hand: for vectors, notation, tests and studies."""

from collections.abc import Sequence

from capicua.core.errors import ActionError
from capicua.core.game import Seat
from capicua.families.line_course import LineCourse
from capicua.families.line_table import Frame, LineState
from capicua.families.match import Match


def set_up(
    rules: LineCourse,
    line: Sequence[Sequence[int]],
    hands: Sequence[Sequence[str]],
    turn: Seat,
    *,
    stock: Sequence[str] = (),
    by: Seat | None = None,
    must: str | None = None,
    match: Match | None = None,
) -> LineState:
    """A state in the middle of a round: `line` as (left half, right half) from left to right, tiles in `hands`.

    `stock` is in drawing order; `by` is who laid the line (last), by default the seat before `turn`; `must` a
    named opening tile on an empty line; `match` what the round started from. Raises ActionError when a tile
    stands twice or two neighbours do not match.
    """
    tiles = rules.tiles
    seen = tiles.mask(*(f"{max(a, b)}-{min(a, b)}" for a, b in line), *(t for h in hands for t in h), *stock)
    state = rules.start()
    state.turn = turn
    state.held = tuple(tiles.mask(*hand) for hand in hands)
    state.order = tuple(tiles.parse(text) for text in stock)
    layer = rules.order[rules.order.index(turn) - 1] if by is None else by
    dealt = tuple(len(hand) + len(line) * (seat == layer) for seat, hand in enumerate(hands))
    state.frame = Frame(match or state.match, dealt, len(stock), tiles.mask(must) if must else 0)
    if line:
        state.left, state.right = line[0][0], line[-1][1]
        state.down = seen & ~tiles.mask(*(t for h in hands for t in h), *stock)
        for text in _laying_order(line):
            state.trail = (state.trail, layer, rules.actions.parse(text))
    return state


def _laying_order(line: Sequence[Sequence[int]]) -> list[str]:
    """Placements that lead to `line`: an opening tile lies low half left, then to the right, then to the left."""
    for at, (left, right) in enumerate(line[1:]):
        if line[at][1] != left:
            raise ActionError(f"{left}-{right} does not match the {line[at][1]} before it in the line")
    names = [f"{max(tile)}-{min(tile)}" for tile in line]
    start = next((at for at, (left, right) in enumerate(line) if left <= right), None)
    if start is None:
        raise ActionError("no tile of this line can have opened it: an opening tile lies with its low half to the left")
    to_left = [f"{name}L" for name in reversed(names[:start])]
    return [names[start], *(f"{name}R" for name in names[start + 1 :]), *to_left]
