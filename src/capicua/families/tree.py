"""Rules of tree games: doubles are spinners and unlock their numbers. A game adds what differs."""

from collections.abc import Sequence
from typing import Final

from capicua.core.actions import DRAW, PASS, PLACE, Action
from capicua.core.errors import ActionError, PackError
from capicua.core.game import CHANCE, EVERYONE, OVER, TABLE, Deal, Event, Seat
from capicua.core.options import Value
from capicua.core.pack import Reader, dump
from capicua.core.tiles import each
from capicua.core.wire import Move, OwnPicture, Refusal, TablePicture, Tiding
from capicua.families import tree_show
from capicua.families.match import Match, load_match
from capicua.families.packed import pack_counts, steps, unpack_hands
from capicua.families.tree_course import DEALT, DRAWN, ENDED, HELD, OPENS, PASSED, PLACED, TreeCourse
from capicua.families.tree_table import TreeSet, TreeState, TreeView, between
from capicua.families.tree_worlds import TreeWorlds

Told = tuple[tuple[tuple[Event, ...], ...], ...]
"""What an act tells, by seat and number: made once, as most of a round's events are of few kinds."""


class TreeRules(TreeCourse):
    """A tree game with its options bound. Subclasses say what the end of a round is worth."""

    def __init__(
        self, id: str, chosen: dict[str, Value], trees: TreeSet, players: int, hand_size: int, floor: int
    ) -> None:
        super().__init__(id, chosen, trees, players, hand_size, floor)
        self._placed: Final[Told] = tuple(
            tuple((Event(PLACED, seat, EVERYONE, action),) for action in self.actions) for seat in self.order
        )
        self._passed: Final[tuple[tuple[Event, ...], ...]] = tuple(
            (Event(PASSED, seat, EVERYONE, trees.passes[0]),) for seat in self.order
        )
        self._drawn: Final[Told] = tuple(
            tuple((Event(DRAWN, seat, 1 << seat, trees.draws[0], secret=(tile,)),) for tile in range(self.tiles.size))
            for seat in self.order
        )

    # --- events and views ------------------------------------------------------------------------

    def events(self, state: TreeState, step: Action | Deal, after: TreeState) -> Sequence[Event]:
        if isinstance(step, Deal):
            return self._dealt(state, after)
        seat = state.turn
        if step.kind == DRAW:
            return self._drawn[seat][state.next_drawn()]
        told = self._placed[seat][step.index] if step.kind == PLACE else self._passed[seat]
        return told if after.turn >= 0 else (*told, _ended(after))

    def _dealt(self, state: TreeState, after: TreeState) -> list[Event]:
        opens = after.turn >= 0
        hands = unpack_hands(after.hands if opens else after.match.ledger[-1][2], self.seats)
        told = [Event(DEALT, TABLE, EVERYONE, carried=state.match)]
        told += [Event(HELD, seat, 1 << seat, secret=(hand,)) for seat, hand in enumerate(hands)]
        told.append(Event(OPENS, after.turn, EVERYONE, facts=(after.opening,)) if opens else _ended(after))
        return told

    def blank(self, seat: Seat) -> TreeView:
        view = TreeView.__new__(TreeView)
        view.clear(self.new_match())
        view.seat, view.hand, view.drawn = seat, 0, ()
        return view

    def see(self, view: TreeView, event: Event) -> TreeView:
        after = view.copy()
        action = event.action
        if action is None:
            self._see_course(after, event)
        elif action.kind == PLACE:
            if event.seat == view.seat:
                after.hand ^= 1 << action.tile
            after.lay(self.trees, action, self.onward[event.seat])
        elif action.kind == PASS:
            after.skip(action, self.onward[event.seat])
        else:
            after.take(action)
            after.hand |= sum([1 << tile for tile in event.secret])
            after.drawn += event.secret
        return after

    def _see_course(self, view: TreeView, event: Event) -> None:
        """What no action says: the deal, the hand, who opens, the end of the round."""
        if event.kind == HELD:
            view.hand |= sum(event.secret)
        elif event.kind == OPENS:
            view.turn, view.opening = event.seat, event.facts[0]
        else:
            match = event.carried
            assert isinstance(match, Match)
            if event.kind == DEALT:
                view.clear(match)
                view.hand, view.drawn = 0, ()
                view.counts = pack_counts([self.hand_size] * self.seats)
                view.stock = self.tiles.size - self.hand_size * self.seats
            else:
                view.match, view.turn = match, OVER if match.over else CHANCE

    def options(self, view: TreeView) -> Sequence[Action]:
        return self.choices(view, view.hand) if view.turn == view.seat else ()

    def on_timeout(self, view: TreeView) -> Action:
        """The forced, else the heaviest tile that fits."""
        pips = self.tiles.pips
        return max(self.options(view), key=lambda action: pips[action.tile] if action.kind == PLACE else -1)

    def worlds(self, view: TreeView) -> TreeWorlds:
        if view.seat < 0 or view.turn < 0:
            raise ActionError("worlds are those of a seat in the middle of a round")
        return TreeWorlds(self, view)

    def whereabouts(self, state: TreeState) -> Sequence[int]:
        laid = sum([1 << action.tile for _, action in steps(state.trail) if action.kind == PLACE])
        left = state.order[len(state.order) - state.stock :]
        return [*unpack_hands(state.hands, self.seats), laid, sum([1 << tile for tile in left])]

    def deal_behind(self, state: TreeState, log: Sequence[tuple[Seat, Action]]) -> Deal:
        hands = unpack_hands(state.hands, self.seats)
        drawn = iter(state.order)
        for seat, action in steps(state.trail):
            if action.kind == PLACE:
                hands[seat] |= 1 << action.tile
        for seat, action in steps(state.trail):
            if action.kind == DRAW:
                hands[seat] &= ~(1 << next(drawn))
        return Deal((*(tile for hand in hands for tile in each(hand)), *state.order))

    # --- bytes and wire --------------------------------------------------------------------------

    def carry(self, state: TreeState) -> bytes:
        return state.match.dump()

    def resume(self, carry: bytes) -> TreeState:
        match = load_match(carry)
        if len(match.scores) != self.seats:
            raise PackError(f"these bytes carry {len(match.scores)} scores, not {self.seats}")
        return between(match)

    def pack(self, view: TreeView) -> bytes:
        return dump(view.numbers())

    def unpack(self, data: bytes) -> TreeView:
        reader = Reader(data)
        view = TreeView.__new__(TreeView)
        try:
            view.read_numbers(reader, self.trees)
        except (IndexError, ValueError) as error:
            raise PackError(f"these bytes are no view of {self.id}") from error
        view.seat, view.hand, view.drawn = reader.one(), reader.one(), reader.many()
        reader.end()
        return view

    def table(self, view: TreeView) -> TablePicture:
        return tree_show.table(self, view)

    def own(self, view: TreeView) -> OwnPicture | None:
        return tree_show.own(self, view)

    def tell(self, event: Event) -> Sequence[Tiding]:
        return tree_show.tidings(self, event)

    def read(self, view: TreeView, move: Move) -> Action | Refusal:
        return tree_show.read_move(self, view, move)


def _ended(after: TreeState) -> Event:
    return Event(ENDED, after.match.ledger[-1][1], EVERYONE, carried=after.match)
