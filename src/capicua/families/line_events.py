"""What happens in a row game, and how a view takes it in."""

from typing import Final

from capicua.core.actions import PLACE
from capicua.core.game import Event
from capicua.families.line_course import LineCourse
from capicua.families.line_table import BETWEEN, CLOSED, PICKING, PLAY, LineView, pack_counts
from capicua.families.match import Match

DEALT: Final = 0
HELD: Final = 1
PICKED: Final = 2
OPENS: Final = 3
PLACED: Final = 4
PASSED: Final = 5
DRAWN: Final = 6
ENDED: Final = 7
"""Kinds of events. HELD, PICKED and DRAWN have secrets: a hand, the faces of slots, a tile."""


def fold(rules: LineCourse, view: LineView, event: Event) -> None:
    """Take `event`, as the view's seat may see it, into `view`."""
    kind = event.kind
    if kind == PLACED:
        _placed(rules, view, event)
    elif kind == PASSED and event.action is not None:
        view.skip(event.action, rules.onward[event.seat])
    elif kind == DRAWN and event.action is not None:
        view.take(event.action)
        view.hand |= sum(1 << tile for tile in event.secret)
    elif kind == PICKED:
        view.hand |= sum(1 << tile for tile in event.secret)
        rules.mark(view, event.facts)
    elif kind == HELD:
        view.hand |= sum(event.secret)
    elif kind == OPENS:
        view.phase, view.turn, view.must = PLAY, event.seat, event.facts[0]
    elif isinstance(event.carried, Match):
        if kind == DEALT:
            _dealt(rules, view, event.carried)
        else:
            view.match, view.turn = event.carried, -1
            view.phase = CLOSED if view.match.over else BETWEEN


def _dealt(rules: LineCourse, view: LineView, match: Match) -> None:
    view.clear(match)
    view.hand = 0
    if rules.picking:
        view.phase, view.turn = PICKING, match.first
        view.taken = (-1,) * rules.tiles.size
    else:
        view.phase = PLAY
        view.counts = pack_counts([rules.hand_size] * rules.seats)
        view.stock = rules.tiles.size - rules.hand_size * rules.seats


def _placed(rules: LineCourse, view: LineView, event: Event) -> None:
    action = event.action
    if action is None or action.kind != PLACE:
        raise ValueError("a placement carries its action")
    if event.seat == view.seat:
        view.hand ^= 1 << action.tile
    view.lay(rules.tiles, action, rules.onward[event.seat])
