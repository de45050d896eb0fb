"""Rules of row games: two ends, a tile must match the end it is laid at. A game adds what differs."""

from collections.abc import Sequence

from capicua.core.actions import DRAW, PASS, PLACE, Action
from capicua.core.errors import PackError
from capicua.core.game import EVERYONE, TABLE, Deal, Event, Seat
from capicua.core.options import Value
from capicua.core.pack import Reader, dump
from capicua.core.tiles import DOUBLE_SIX, TileSet
from capicua.core.wire import Move, OwnPicture, Refusal, TablePicture, Tiding
from capicua.families import line_show
from capicua.families.line_course import LineCourse
from capicua.families.line_events import DEALT, DRAWN, ENDED, HELD, OPENS, PASSED, PICKED, PLACED, fold
from capicua.families.line_table import PICKING, PLAY, LineState, LineView, between
from capicua.families.line_worlds import LineWorlds, deal_behind
from capicua.families.match import load_match
from capicua.families.packed import unpack_hands


class LineRules(LineCourse):
    """A row game with its options bound. Subclasses say how a round opens and what its end is worth."""

    def __init__(self, id: str, chosen: dict[str, Value], order: tuple[Seat, ...], tiles: TileSet = DOUBLE_SIX) -> None:
        super().__init__(id, chosen, order, tiles)
        self._placed = tuple(
            tuple((Event(PLACED, seat, EVERYONE, action),) for action in self.actions) for seat in range(self.seats)
        )
        self._passed = tuple((Event(PASSED, seat, EVERYONE, self._pass[0]),) for seat in range(self.seats))

    # --- events and views ------------------------------------------------------------------------

    def events(self, state: LineState, step: Action | Deal, after: LineState) -> Sequence[Event]:
        if isinstance(step, Deal):
            return self._dealt(state, after)
        seat, kind = state.turn, step.kind
        if kind == PLACE:
            told: tuple[Event, ...] = self._placed[seat][step.index]
            return told if after.turn >= 0 else (*told, _ended(after))
        if kind == PASS:
            return self._passed[seat]
        if kind == DRAW:
            drawn = Event(DRAWN, seat, 1 << seat, step, (), (state.order[0],))
            return (drawn,) if after.turn >= 0 else (drawn, _ended(after))
        slots = self.slots_of(state, step)
        faces = tuple(state.order[slot] for slot in slots)
        return [Event(PICKED, seat, 1 << seat, step, tuple(slots), faces), *self._onset(state, after)]

    def _dealt(self, state: LineState, after: LineState) -> list[Event]:
        dealt = state.match.picked_from(after.turn) if self.picking else state.match
        told = [Event(DEALT, TABLE, EVERYONE, None, (), (), dealt)]
        if self.picking:
            return told
        hands = after.held if after.turn >= 0 else unpack_hands(after.match.ledger[-1][2], self.seats)
        told += [Event(HELD, seat, 1 << seat, None, (), (hand,)) for seat, hand in enumerate(hands)]
        return told + self._onset(state, after)

    def _onset(self, state: LineState, after: LineState) -> list[Event]:
        """What follows complete hands: who opens, or that the deal ends the round."""
        if after.phase == PICKING:
            return []
        if after.phase == PLAY:
            return [Event(OPENS, after.turn, EVERYONE, None, (after.frame.must,))]
        return [_ended(after)]

    def blank(self, seat: Seat) -> LineView:
        view = LineView()
        view.clear(self.new_match())
        view.seat, view.hand = seat, 0
        return view

    def see(self, view: LineView, event: Event) -> LineView:
        return fold(self, view, event)

    def options(self, view: LineView) -> Sequence[Action]:
        return self.choices(view, view.hand) if view.turn == view.seat else []

    def on_timeout(self, view: LineView) -> Action:
        """The forced, else the heaviest fitting tile; in the picking phase the rest at once."""
        choices = self.options(view)
        if view.phase == PICKING:
            return self.actions[-1]
        return max(choices, key=lambda a: (self.tiles.pips[a.tile] if a.kind == PLACE else 0, -a.index))

    def worlds(self, view: LineView) -> LineWorlds:
        return LineWorlds(self, view)

    def whereabouts(self, state: LineState) -> Sequence[int]:
        hands = [state.hand(seat) for seat in range(self.seats)]
        stock = sum(1 << tile for tile in state.order) & ~sum(hands)
        return [*hands, state.down, stock]

    def deal_behind(self, state: LineState, log: Sequence[tuple[Seat, Action]]) -> Deal:
        return deal_behind(self, state, log)

    # --- bytes and wire --------------------------------------------------------------------------

    def carry(self, state: LineState) -> bytes:
        return state.match.dump()

    def resume(self, carry: bytes) -> LineState:
        return between(load_match(carry))

    def pack(self, view: LineView) -> bytes:
        return dump(view.numbers())

    def unpack(self, data: bytes) -> LineView:
        reader = Reader(data)
        view = LineView()
        try:
            view.read_numbers(reader, self.actions)
            view.seat, view.hand = reader.one(), reader.one()
        except IndexError as error:
            raise PackError(f"these bytes are no view of {self.id}") from error
        reader.end()
        return view

    def table(self, view: LineView) -> TablePicture:
        return line_show.table(self, view)

    def own(self, view: LineView) -> OwnPicture | None:
        return line_show.own(self, view)

    def tell(self, event: Event) -> Sequence[Tiding]:
        return line_show.tidings(self, event)

    def read(self, view: LineView, move: Move) -> Action | Refusal:
        return line_show.read_move(self, view, move)


def _ended(after: LineState) -> Event:
    return Event(ENDED, after.match.ledger[-1][1], EVERYONE, None, (), (), after.match)
