"""What happens in a row game, and how a view takes it in."""

from typing import Final

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


def fold(rules: LineCourse, view: LineView, event: Event) -> LineView:
    """The view after `event`, as its seat may see it."""
    kind = event.kind
    after = LineView()
    after.seat, after.hand = view.seat, view.hand
    if kind == PLACED and event.action is not None:
        if event.seat == view.seat:
            after.hand ^= 1 << event.action.tile
        view.lay(after, rules.tiles, event.action, rules.onward[event.seat])
        return after
    after.share(view)
    if kind == PASSED and event.action is not None:
        after.skip(event.action, rules.onward[event.seat])
    elif kind == DRAWN and event.action is not None:
        after.take(event.action)
        after.hand |= sum(1 << tile for tile in event.secret)
    elif kind == PICKED:
        after.hand |= sum(1 << tile for tile in event.secret)
        after.mark(list(event.facts), rules.hand_size, rules.onward[event.seat])
    elif kind == HELD:
        after.hand |= sum(event.secret)
    elif kind == OPENS:
        after.turn, after.frame = event.seat, view.frame.opened(event.facts[0])
    elif isinstance(event.carried, Match):
        _turn_over(rules, after, event.carried, kind == DEALT)
    return after


def _turn_over(rules: LineCourse, view: LineView, match: Match, dealt: bool) -> None:
    """A round begins with an empty table, or has ended and leaves its table for the eye."""
    if not dealt:
        frame = view.frame
        view.turn, view.frame = -1, Frame(match, frame.dealt, frame.stock, frame.must)
        return
    view.clear(match)
    view.hand = 0
    if rules.picking:
        view.turn, view.frame = match.first, rules.face_down(match)
    else:
        view.frame = rules.dealt_frame(match)
