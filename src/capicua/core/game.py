"""The contract between a game and everything above it.

The abstract classes do without ABCMeta: compiled classes share one cache of it, so that isinstance() from
interpreted code would answer for the wrong class. mypy sees a missing method all the same.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from capicua.core.actions import Action, ActionTable
from capicua.core.errors import DealError
from capicua.core.extension import mypyc_attr
from capicua.core.options import Value
from capicua.core.rng import Rng
from capicua.core.tiles import TileSet
from capicua.core.wire import Move, OwnPicture, Picture, Refusal, TablePicture, Tiding

Seat = int
"""0 to 3, clockwise seen from above; or CHANCE, OVER, WATCHER, TABLE."""

CHANCE: Final = -1
"""`to_act`: the match waits for a deal."""
OVER: Final = -2
"""`to_act`: the match is over."""
WATCHER: Final = -3
"""The viewer who sits nowhere and sees what is public."""
TABLE: Final = -4
"""The actor of an event that no seat caused."""

EVERYONE: Final = -1
"""The audience of a public event: every bit set."""


class Deal:
    """Randomness from outside: `order` a permutation of the set, `first` the drawn seat or None."""

    __slots__ = ("first", "order")

    def __init__(self, order: tuple[int, ...], first: Seat | None = None) -> None:
        self.order: Final = order
        self.first: Final = first


@mypyc_attr(allow_interpreted_subclasses=True)
class Carried:
    """What lives between rounds: public, immutable, a family's or game's own."""

    __slots__ = ()


class Event:
    """A fact of the table. Numbers only: `Rules.tell` puts it into words.

    `kind` is a family's constant, `seat` who acted, `action` the public act, `facts` public numbers,
    `carried` the public facts between rounds (at a round's first and last event); `secret` are numbers
    that only the seats in `audience` (a bit mask) may know.
    """

    __slots__ = ("action", "audience", "carried", "facts", "kind", "seat", "secret")

    def __init__(
        self,
        kind: int,
        seat: Seat,
        audience: int,
        action: Action | None = None,
        facts: tuple[int, ...] = (),
        secret: tuple[int, ...] = (),
        carried: Carried | None = None,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.audience: Final = audience
        self.action: Final = action
        self.facts: Final = facts
        self.secret: Final = secret
        self.carried: Final = carried

    def seen_by(self, seat: Seat) -> "Event":
        """The event as `seat` (or WATCHER) may know it. The only redaction in the project."""
        if not self.secret or (seat >= 0 and self.audience >> seat & 1):
            return self
        return Event(self.kind, self.seat, self.audience, self.action, self.facts, (), self.carried)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The public facts of a match. State and View of a game both extend its Table."""

    __slots__ = ()

    def public_numbers(self) -> list[int]:
        """Every public fact as flat integers: what all viewers and the truth must agree on during a round."""
        raise NotImplementedError


S = TypeVar("S", bound=Table)
V = TypeVar("V", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds(Generic[S]):
    """The states that a view cannot rule out, counted exactly."""

    count: int

    @abstractmethod
    def draw(self, rng: Rng) -> S:
        """One of them, each equally likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S, V]):
    """A whole match of one style with its options bound. Pure: states come in and go out, nothing is kept.

    Attributes: `id` the style's id; `version` is bumped when an old record would replay differently;
    `seats` the number of players; `order` the seats as play passes; `sides` who plays together;
    `actions` the table of actions; `tiles` the set; `chosen` every option's value by name; `fewest_win`
    whether points are bad.
    """

    id: str
    version: int
    seats: int
    order: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    actions: ActionTable
    tiles: TileSet
    chosen: dict[str, Value]
    fewest_win: bool = False

    # --- the course of a match -------------------------------------------------------------------

    @abstractmethod
    def start(self) -> S:
        """The state before the first deal: CHANCE acts."""

    @abstractmethod
    def to_act(self, state: S) -> Seat:
        """The seat on turn, CHANCE when a deal is due, OVER when the match has ended."""

    def draws(self, state: S) -> int:
        """How many seats the next deal draws its `first` from; 0 when it draws none."""
        return 0

    @abstractmethod
    def deal(self, state: S, deal: Deal) -> S:
        """The state after a deal. CHANCE must be to act. Raises DealError (see `check`)."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[Action]:
        """What the seat on turn may do, ascending by index, never empty: a forced pass is an action."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> S:
        """The state after a legal action; legality is the caller's duty. `state` stays as it is."""

    @abstractmethod
    def automatic(self, state: S) -> Action | None:
        """The action the table itself takes for the seat on turn, if the rules lay it without a click."""

    @abstractmethod
    def why_not(self, state: S, action: Action) -> str | None:
        """The clause that forbids `action` now, as "duplas/0.5"; None exactly when it is legal."""

    @abstractmethod
    def events(self, state: S, step: Action | Deal, after: S) -> Sequence[Event]:
        """What happened from `state` by `step` to `after`, score and all. Search never calls it."""

    def time_limit(self, state: S) -> float | None:
        """Seconds the rules give the turn as a whole, until `to_act` changes; None when they set none."""
        return None

    # --- what outlives a round -------------------------------------------------------------------

    @abstractmethod
    def carry(self, state: S) -> bytes:
        """All that lives between rounds. CHANCE must be to act."""

    @abstractmethod
    def resume(self, carry: bytes) -> S:
        """The state that `carry` came from. Raises PackError."""

    # --- what a seat knows -----------------------------------------------------------------------

    @abstractmethod
    def blank(self, seat: Seat) -> V:
        """What `seat` (or WATCHER) knows before any event."""

    @abstractmethod
    def see(self, view: V, event: Event) -> V:
        """The view after an event, redacted for its seat. The first event of a round suffices for a blank view."""

    @abstractmethod
    def options(self, view: V) -> Sequence[Action]:
        """`legal`, computed from what the seat knows; empty when it is not on turn."""

    @abstractmethod
    def on_timeout(self, view: V) -> Action:
        """What an absent player does: the forced, else a reasonable legal action. Its seat is on turn."""

    @abstractmethod
    def worlds(self, view: V) -> Worlds[S]:
        """The states the view cannot rule out. A seat, not a watcher; not where CHANCE acts."""

    @abstractmethod
    def pack(self, view: V) -> bytes:
        """The view as bytes, for a bot in another process."""

    @abstractmethod
    def unpack(self, data: bytes) -> V:
        """The view that `pack` wrote. Raises PackError."""

    # --- for the laws, records and studies -------------------------------------------------------

    def whereabouts(self, state: S) -> Sequence[int]:
        """Where the tiles of a round are, as masks: each hand, then the table, the stock, whatever else there is."""
        raise NotImplementedError

    def deal_behind(self, state: S, log: Sequence[tuple[Seat, Action]]) -> Deal:
        """A deal that `log`, the acts of the round so far, turns into `state`. Its match is the one after the deal."""
        raise NotImplementedError

    def log_behind(self, state: S, log: Sequence[tuple[Seat, Action]]) -> Sequence[tuple[Seat, Action]]:
        """The acts that lead from `deal_behind` to `state`: `log`, with other hidden acts where `state` needs them."""
        return log

    # --- the wire --------------------------------------------------------------------------------

    @abstractmethod
    def table(self, view: V) -> TablePicture:
        """What everybody sees, as the wire draws it: the same from every viewer's view."""

    @abstractmethod
    def own(self, view: V) -> OwnPicture | None:
        """What the view's seat alone sees; None for a watcher."""

    def show(self, view: V) -> Picture:
        """The view as the wire draws it."""
        return Picture(self.table(view), self.own(view))

    @abstractmethod
    def tell(self, event: Event) -> Sequence[Tiding]:
        """A redacted event in texts and motions; empty when there is nothing to say."""

    @abstractmethod
    def read(self, view: V, move: Move) -> Action | Refusal:
        """The action that a move from the wire means; never guesses where two are meant. Its seat is on turn."""

    # --- shared ----------------------------------------------------------------------------------

    def side(self, seat: Seat) -> int:
        """The number of the side that `seat` plays for."""
        if len(self.sides) == self.seats:
            return seat
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    def totals(self, scores: Sequence[int]) -> list[int]:
        """The points of each side, from those of each seat."""
        if len(self.sides) == self.seats:
            return list(scores)
        return [sum([scores[seat] for seat in seats]) for seats in self.sides]

    def check(self, state: S, deal: Deal) -> None:
        """Raises DealError unless `deal` is one that `state` can take."""
        order = deal.order
        if len(order) != self.tiles.size or set(order) != self.tiles.indices:
            raise DealError(f"a deal of {self.id} is a permutation of 0 to {self.tiles.size - 1}")
        draws = self.draws(state)
        if draws and (deal.first is None or not 0 <= deal.first < draws):
            raise DealError(f"this deal draws a first seat from 0 to {draws - 1}, not {deal.first}")
        if not draws and deal.first is not None:
            raise DealError("this deal draws no first seat")

    def shuffle(self, state: S, rng: Rng) -> Deal:
        """A random deal for `state`."""
        draws = self.draws(state)
        return Deal(rng.permutation(self.tiles.size), rng.below(draws) if draws else None)


class Budget:
    """How much a bot may think: `nodes` for the same answer everywhere, `seconds` on the `clock` that its caller owns.

    Without either a bot thinks as much as its level does. `clock` returns seconds since whenever.
    """

    __slots__ = ("clock", "nodes", "seconds")

    def __init__(
        self, nodes: int | None = None, seconds: float | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        if seconds is not None and clock is None:
            raise ValueError("a budget of seconds needs the clock they are read on")
        self.nodes: Final = nodes
        self.seconds: Final = seconds
        self.clock: Final = clock


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat from what the seat knows."""

    @abstractmethod
    def choose(self, rules: Rules[S, V], view: V, rng: Rng, budget: Budget) -> Action:
        """One of the view's options. Its seat is on turn."""
