"""The exact worlds of a trick game: how many ways the unseen tiles can lie, and a fair draw among them.

What a seat does not know is which tiles the others hold and which they have thrown face down. What binds:

* The own hand, the own discards and every group shown face up lie where the viewer saw them.
* Everybody plays the same number of tiles to a trick, so the number of tiles in each hand and the number
  that each seat has thrown are public.

Nothing else does. Each public act was open to its seat whatever else it held: a leader may split any
combination, nobody must beat, any tiles may be thrown, also a group that would have beaten. So an act
proves that the tiles shown were held and says nothing certain about the others. Who may not beat in a last
single trick, what beats what, and who is paid follow from public facts and name no hidden tile. No hand
is a misdeal, and the first banker is drawn without looking at hands. How *likely* a player who holds this or
that would have acted so is a question for a bot's belief, not for what is possible.

So a world gives every unseen tile one of the hidden places: a multinomial number. Tiles are counted as
the physical pieces they are: the two copies of a civil tile are two tiles, and to hold one each can come about
in two ways, to hold both in one. Ways that differ only by changing copies are the same state, which
is drawn as much more often.
"""

from math import factorial
from typing import Final

from capicua.core.game import Worlds
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE, join, tidy
from capicua.families.packed import pack_hands
from capicua.families.trick_actions import TrickActions
from capicua.families.trick_table import SEATS, TrickState, TrickView


class TrickWorlds(Worlds[TrickState]):
    """The worlds of one view. `count` counts the ways in which the unseen pieces can lie."""

    def __init__(self, book: TrickActions, view: TrickView) -> None:
        self._view: Final = view
        known = join(view.hand, view.thrown)
        thrown = [0] * SEATS
        for seat, played in view.steps():
            if played >= 0:
                known = join(known, book.groups[played].tiles)
            else:
                thrown[seat] -= played
        self._unseen: Final = [1 << tile for tile in each(CHINESE.full & ~known)]
        others = [seat for seat in range(SEATS) if seat != view.seat]
        self._places: Final = [(seat, view.tiles_of(seat), thrown[seat]) for seat in others]
        self.count = self._count()

    def _count(self) -> int:
        if sum(held + thrown for _, held, thrown in self._places) != len(self._unseen):
            return 0
        ways = factorial(len(self._unseen))
        for _, held, thrown in self._places:
            ways //= factorial(held) * factorial(thrown)
        return ways

    def draw(self, rng: Rng) -> TrickState:
        if not self.count:
            raise ValueError("no state agrees with this view")
        view, rest = self._view, [self._unseen[i] for i in rng.permutation(len(self._unseen))]
        hands, thrown = [0] * SEATS, [0] * SEATS
        hands[view.seat], thrown[view.seat] = view.hand, view.thrown
        for seat, holds, threw in self._places:
            hands[seat] = _deal(rest, holds)
            thrown[seat] = _deal(rest, threw)
        return _state(view, pack_hands(hands), pack_hands(thrown))


def _deal(rest: list[int], count: int) -> int:
    """The next `count` pieces as a tidy mask."""
    mask = 0
    for _ in range(count):
        mask |= rest.pop()
    return tidy(mask)


def _state(view: TrickView, hands: int, thrown: int) -> TrickState:
    state = TrickState.__new__(TrickState)
    state.match, state.turn, state.trail = view.match, view.turn, view.trail
    state.leader, state.holder, state.high = view.leader, view.holder, view.high
    state.played, state.size, state.left = view.played, view.size, view.left
    state.columns, state.bonus = view.columns, view.bonus
    state.hands, state.thrown = hands, thrown
    return state
