"""From a state back to its deal: where every piece lies, and a history that leads to the state."""

from collections.abc import Sequence

from capicua.core.actions import Action
from capicua.core.game import Deal, Seat
from capicua.core.tiles import each
from capicua.families.chinese import join, take
from capicua.families.packed import unpack_hands
from capicua.families.trick_actions import DOWN, TrickActions, weakest
from capicua.families.trick_table import SEATS, TrickState, TrickTable


def shown_by(book: TrickActions, table: TrickTable) -> list[int]:
    """What each seat has shown face up in this round, as tidy masks."""
    shown = [0] * SEATS
    for seat, played in table.steps():
        if played >= 0:
            shown[seat] = join(shown[seat], book.groups[played].tiles)
    return shown


def pieces(masks: Sequence[int]) -> list[int]:
    """Tidy masks that share the set out, as masks of single pieces: who comes second has the second copy."""
    seen = 0
    found: list[int] = []
    for mask in masks:
        again = mask & seen
        found.append(mask ^ (again | again << 1))
        seen |= found[-1]
    return found


def whereabouts(book: TrickActions, state: TrickState) -> list[int]:
    """Where the pieces are: the four hands, what lies face up, what each seat has thrown."""
    table = 0
    for shown in shown_by(book, state):
        table = join(table, shown)
    return pieces([*unpack_hands(state.hands, SEATS), table, *unpack_hands(state.thrown, SEATS)])


def deal_behind(book: TrickActions, state: TrickState) -> Deal:
    """The deal of the round that `state` is in."""
    parts = unpack_hands(state.hands, SEATS), unpack_hands(state.thrown, SEATS), shown_by(book, state)
    dealt = [join(join(hand, thrown), shown) for hand, thrown, shown in zip(*parts, strict=True)]
    order = tuple(tile for hand in pieces(dealt) for tile in each(hand))
    return Deal(order, state.match.first if state.match.opener < 0 else None)


def log_behind(book: TrickActions, state: TrickState, log: Sequence[tuple[Seat, Action]]) -> list[tuple[Seat, Action]]:
    """The acts of `log` with discards that lead to `state`, whose seats may have thrown other tiles (as many)."""
    left = unpack_hands(state.thrown, SEATS)
    found: list[tuple[Seat, Action]] = []
    for seat, action in log:
        act: Action | None = action
        if action.target == DOWN:
            tiles = weakest(left[seat], action.tiles.bit_count())
            left[seat] = take(left[seat], tiles)
            act = book.discard(tiles)
        if act is None:
            raise ValueError("this log does not lead to this state: a seat has thrown fewer tiles")
        found.append((seat, act))
    return found
