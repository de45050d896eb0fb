"""What happens in a row game, and how a view takes it in."""

from typing import Final

from capicua.core.actions import PLACE
from capicua.core.game import Event
from capicua.families.line_course import LineCourse
from capicua.families.line_table import Frame, LineView
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
        view.mark(list(event.facts), rules.hand_size, rules.onward[event.seat])
    elif kind == HELD:
        view.hand |= sum(event.secret)
    elif kind == OPENS:
        view.turn, view.frame = event.seat, view.frame.opened(event.facts[0])
    elif isinstance(event.carried, Match):
        if kind == DEALT:
            _dealt(rules, view, event.carried)
        else:
            frame = view.frame
            view.turn, view.frame = -1, Frame(event.carried, frame.dealt, frame.stock, frame.must)


def _dealt(rules: LineCourse, view: LineView, match: Match) -> None:
    view.clear(match)
    view.hand = 0
    if rules.picking:
        view.turn, view.frame = match.first, rules.face_down(match)
    else:
        view.frame = rules.dealt_frame(match)


def _placed(rules: LineCourse, view: LineView, event: Event) -> None:
    action = event.action
    if action is None or action.kind != PLACE:
        raise ValueError("a placement carries its action")
    if event.seat == view.seat:
        view.hand ^= 1 << action.tile
    view.lay(rules.tiles, action, rules.onward[event.seat])
