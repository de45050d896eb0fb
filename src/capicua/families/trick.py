"""Rules of trick games with Chinese dominoes: groups are led, beaten or answered face down."""

from collections.abc import Sequence

from capicua.core.actions import Action
from capicua.core.errors import PackError
from capicua.core.game import Deal, Event, Seat
from capicua.core.options import Value
from capicua.core.pack import Reader, dump
from capicua.core.wire import Move, OwnPicture, Refusal, TablePicture, Tiding
from capicua.families import trick_past, trick_show
from capicua.families.match import Match, load_match
from capicua.families.trick_actions import weakest
from capicua.families.trick_course import TrickCourse
from capicua.families.trick_events import Teller, fold
from capicua.families.trick_table import SEATS, TrickState, TrickView, between
from capicua.families.trick_worlds import TrickWorlds


class TrickRules(TrickCourse):
    """A game of tricks with its options bound. Subclasses say what tricks and rounds are worth."""

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        super().__init__(id, chosen)
        self._teller = Teller(self)

    # --- events and views ------------------------------------------------------------------------

    def events(self, state: TrickState, step: Action | Deal, after: TrickState) -> Sequence[Event]:
        return self._teller.events(state, step, after)

    def blank(self, seat: Seat) -> TrickView:
        view = TrickView.__new__(TrickView)
        view.clear(Match((0,) * SEATS))
        view.seat, view.hand, view.thrown = seat, 0, 0
        return view

    def see(self, view: TrickView, event: Event) -> TrickView:
        after = view.copy()
        fold(self, after, event)
        return after

    def options(self, view: TrickView) -> Sequence[Action]:
        return self.choices(view, view.hand) if view.turn == view.seat else ()

    # --- for bots: discards are built, not listed ---------------------------------------------------

    def face_up(self, view: TrickView) -> Sequence[Action]:
        """Of the view's options those that show a group. Its seat is on turn."""
        return self.shown(view, view.hand)

    def to_throw(self, view: TrickView) -> int:
        """How many tiles the seat on turn may throw face down; 0 for a leader, who may throw none."""
        return view.size if view.played else 0

    def discard(self, tiles: int) -> Action:
        """The discard of these tiles (a tidy mask of one to four). Raises ValueError."""
        action = self.book.discard(tiles)
        if action is None:
            raise ValueError("a discard is a tidy mask of one to four tiles")
        return action

    def on_timeout(self, view: TrickView) -> Action:
        """The weakest tiles: thrown when following, the weakest one led when leading."""
        if view.played:
            return self.discard(weakest(view.hand, view.size))
        lowest = weakest(view.hand, 1)
        return next(action for action in self.book.leads(view.hand) if action.tiles == lowest)

    def worlds(self, view: TrickView) -> TrickWorlds:
        return TrickWorlds(self.book, view)

    # --- for the laws, records and studies --------------------------------------------------------

    def whereabouts(self, state: TrickState) -> Sequence[int]:
        return trick_past.whereabouts(self.book, state)

    def deal_behind(self, state: TrickState, log: Sequence[tuple[Seat, Action]]) -> Deal:
        return trick_past.deal_behind(self.book, state)

    def log_behind(self, state: TrickState, log: Sequence[tuple[Seat, Action]]) -> Sequence[tuple[Seat, Action]]:
        return trick_past.log_behind(self.book, state, log)

    # --- bytes and wire --------------------------------------------------------------------------

    def carry(self, state: TrickState) -> bytes:
        return state.match.dump()

    def resume(self, carry: bytes) -> TrickState:
        match = load_match(carry)
        if len(match.scores) != SEATS or not -1 <= match.opener < SEATS:
            raise PackError(f"these bytes are no match of {self.id}")
        return between(match)

    def pack(self, view: TrickView) -> bytes:
        return dump(view.numbers())

    def unpack(self, data: bytes) -> TrickView:
        reader = Reader(data)
        view = TrickView.__new__(TrickView)
        view.read_numbers(reader)
        view.seat, view.hand, view.thrown = reader.one(), reader.one(), reader.one()
        reader.end()
        if not (len(view.match.scores) == SEATS and view.is_sound(len(self.book.groups))):
            raise PackError(f"these bytes are no view of {self.id}")
        return view

    def table(self, view: TrickView) -> TablePicture:
        return trick_show.table(self, view)

    def own(self, view: TrickView) -> OwnPicture | None:
        return trick_show.own(self, view)

    def tell(self, event: Event) -> Sequence[Tiding]:
        return trick_show.tidings(self, event)

    def read(self, view: TrickView, move: Move) -> Action | Refusal:
        return trick_show.read_move(self, view, move)
