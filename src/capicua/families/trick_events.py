"""What happens in a trick game, and how a view takes it in.

A face-down discard tells everybody who threw how many tiles; which ones is the thrower's secret until the
last event of the round, whose row of the ledger shows them all.
"""

from collections.abc import Sequence
from typing import Final

from capicua.core.actions import Action
from capicua.core.game import CHANCE, EVERYONE, OVER, TABLE, Deal, Event
from capicua.families.chinese import join, take
from capicua.families.match import Match
from capicua.families.packed import unpack_hands
from capicua.families.trick_actions import DOWN
from capicua.families.trick_course import TrickCourse
from capicua.families.trick_table import SEATS, TrickState, TrickView

DEALT: Final = 0
HELD: Final = 1
LED: Final = 2
BEAT: Final = 3
THREW: Final = 4
WON: Final = 5
PAID: Final = 6
SETTLED: Final = 7
"""Kinds of events. Secrets: HELD a hand, THREW the tiles, as masks. Facts: THREW and WON a number of tiles,
PAID the shape that won and what it brings each seat."""


class Teller:
    """Makes the events of one rules object; those that come again and again are made once."""

    __slots__ = ("_beaten", "_led", "_rules", "_won")

    def __init__(self, rules: TrickCourse) -> None:
        self._rules: Final = rules
        groups = rules.book.groups
        self._led: Final = [[Event(LED, seat, EVERYONE, group) for group in groups] for seat in range(SEATS)]
        self._beaten: Final = [[Event(BEAT, seat, EVERYONE, group) for group in groups] for seat in range(SEATS)]
        self._won: Final = [[Event(WON, seat, EVERYONE, None, (size,)) for size in range(5)] for seat in range(SEATS)]

    def events(self, state: TrickState, step: Action | Deal, after: TrickState) -> Sequence[Event]:
        """What happened from `state` by `step` to `after`."""
        if isinstance(step, Deal):
            hands = enumerate(unpack_hands(after.hands, SEATS))
            held = [Event(HELD, seat, 1 << seat, None, (), (hand,)) for seat, hand in hands]
            return [Event(DEALT, TABLE, EVERYONE, None, (), (), after.match), *held]
        told = [self._play(state, step)]
        if state.played == SEATS - 1:
            told += self._trick(self._rules.laid(state, step))
            if after.turn < 0:
                told.append(Event(SETTLED, TABLE, EVERYONE, None, (), (), after.match))
        return told

    def _play(self, state: TrickState, action: Action) -> Event:
        seat = state.turn
        if action.target == DOWN:
            return Event(THREW, seat, 1 << seat, None, (state.size,), (action.tiles,))
        return self._beaten[seat][action.index] if state.played else self._led[seat][action.index]

    def _trick(self, done: TrickState) -> list[Event]:
        won = self._won[done.holder][done.size]
        paid = self._rules.paid(done)
        if paid is None:
            return [won]
        shape = self._rules.book.groups[done.high].target
        return [won, Event(PAID, done.holder, EVERYONE, None, (shape, *paid))]


def fold(rules: TrickCourse, view: TrickView, event: Event) -> None:
    """Take `event`, as the view's seat may see it, into `view`."""
    kind, own = event.kind, event.seat == view.seat
    if kind in {LED, BEAT} and event.action is not None:
        if own:
            view.hand = take(view.hand, event.action.tiles)
        rules.put(view, event.action.index, rules.book.sizes[event.action.index])
    elif kind == THREW:
        if own:
            view.hand = take(view.hand, event.secret[0])
            view.thrown = join(view.thrown, event.secret[0])
        rules.put(view, -event.facts[0], event.facts[0])
    elif kind == HELD:
        view.hand |= sum(event.secret)
    elif isinstance(event.carried, Match):
        if kind == DEALT:
            view.begin(event.carried)
            view.hand = view.thrown = 0
        else:
            view.match, view.turn = event.carried, OVER if event.carried.over else CHANCE
