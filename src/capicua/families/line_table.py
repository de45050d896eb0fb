"""The table of a row game: actions, public facts, what is hidden, what one seat knows."""

from functools import lru_cache
from typing import Any, Final

from capicua.core.actions import DRAW, PASS, PICK, PICK_NOW, PLACE, Action, ActionTable
from capicua.core.game import Seat, Table
from capicua.core.pack import Reader
from capicua.core.tiles import TileSet
from capicua.families.match import Match, read_match
from capicua.families.packed import Trail, pack_hands, steps

LEFT: Final = 0
RIGHT: Final = 1
START: Final = 2
"""Targets of a placement: the left end, the right end, the empty board."""

BETWEEN: Final = 0
PICKING: Final = 1
PLAY: Final = 2
CLOSED: Final = 3
"""Phases: a deal is due, face-down tiles are picked, tiles are laid, the match is over."""


@lru_cache
def line_actions(tiles: TileSet) -> ActionTable:
    """The actions of row games with this set: opening, left, right, pass, draw, picks, pick_now. Made once a set."""
    rows: list[Action] = []
    for suffix, target in (("", START), ("L", LEFT), ("R", RIGHT)):
        for tile, text in enumerate(tiles.texts):
            rows.append(Action(len(rows), text + suffix, PLACE, tile, target))
    rows.append(Action(len(rows), "pass", PASS))
    rows.append(Action(len(rows), "draw", DRAW))
    for slot in range(tiles.size):
        rows.append(Action(len(rows), f"pick{slot}", PICK, slot))
    rows.append(Action(len(rows), "pick_now", PICK_NOW))
    return ActionTable(rows)


class Frame:
    """What seldom changes within a round, so that a step need not copy it.

    `must` is the mask of tiles the opening tile must come from, 0 for any. `taken` is the seat that took
    each face-down slot, -1 while it lies; empty outside the picking phase. `dealt` are the tiles each seat
    began with, `stock` is how many are left to draw.
    """

    __slots__ = ("dealt", "match", "must", "stock", "taken")

    def __init__(
        self, match: Match, dealt: tuple[int, ...] = (), stock: int = 0, must: int = 0, taken: tuple[int, ...] = ()
    ) -> None:
        self.match: Final = match
        self.dealt: Final = dealt
        self.stock: Final = stock
        self.must: Final = must
        self.taken: Final = taken

    def opened(self, must: int) -> "Frame":
        """The frame once it is clear what the opening tile must be."""
        return Frame(self.match, self.dealt, self.stock, must)

    def drawn(self) -> "Frame":
        """The frame with one tile less in the stock."""
        return Frame(self.match, self.dealt, self.stock - 1, self.must)

    def numbers(self) -> list[int]:
        """The frame as flat integers."""
        flat = [*self.match.numbers(), len(self.dealt), *self.dealt, self.stock, self.must]
        return [*flat, len(self.taken), *self.taken]


def read_frame(reader: Reader) -> Frame:
    """The frame whose `numbers` come next. Raises PackError."""
    match, dealt, stock, must = read_match(reader), reader.many(), reader.one(), reader.one()
    return Frame(match, dealt, stock, must, reader.many())


class LineTable(Table):
    """The public facts: the frame, the turn, the ends (-1 on an empty board), the mask of tiles down, the history."""

    __slots__ = ("down", "frame", "left", "right", "trail", "turn")

    frame: Frame
    turn: Seat
    left: int
    right: int
    down: int
    trail: Trail

    @property
    def match(self) -> Match:
        """What the round started from, or the match after it."""
        return self.frame.match

    @property
    def phase(self) -> int:
        """BETWEEN, PICKING, PLAY or CLOSED."""
        if self.turn >= 0:
            return PICKING if self.frame.taken else PLAY
        return CLOSED if self.frame.match.over else BETWEEN

    def clear(self, match: Match) -> None:
        """Make this the empty table between rounds of `match`."""
        self.frame = Frame(match)
        self.turn = self.left = self.right = -1
        self.down = 0
        self.trail = None

    def lay(self, after: "LineTable", tiles: TileSet, action: Action, onward: Seat) -> None:
        """Make `after` this table with the tile of `action` down; the opening one lies low half left. `onward` is next.

        Every field is written once: this is the step that play and search take most.
        """
        tile, target = action.tile, action.target
        if target == LEFT:
            after.left, after.right = tiles.pips[tile] - self.left, self.right
        elif target == RIGHT:
            after.left, after.right = self.left, tiles.pips[tile] - self.right
        else:
            after.left, after.right = tiles.lows[tile], tiles.highs[tile]
        after.frame = self.frame
        after.down = self.down | 1 << tile
        after.trail = (self.trail, self.turn, action)
        after.turn = onward

    def skip(self, action: Action, onward: Seat) -> None:
        """The seat on turn passes."""
        self.trail = (self.trail, self.turn, action)
        self.turn = onward

    def take(self, action: Action) -> None:
        """The seat on turn draws the next tile of the stock and stays on turn."""
        self.trail = (self.trail, self.turn, action)
        self.frame = self.frame.drawn()

    def mark(self, slots: list[int], size: int, onward: Seat) -> None:
        """The seat on turn takes face-down `slots`; with `size` tiles it is full and the next seat picks."""
        seat, frame = self.turn, self.frame
        taken = tuple(seat if slot in slots else by for slot, by in enumerate(frame.taken))
        dealt = tuple(count + len(slots) * (other == seat) for other, count in enumerate(frame.dealt))
        if dealt[seat] == size:
            self.turn = onward
        self.frame = Frame(frame.match, dealt, 0, 0, () if min(dealt) == size else taken)

    def count(self, seat: Seat) -> int:
        """The number of tiles in the hand of `seat`."""
        held = self.frame.dealt[seat] if self.frame.dealt else 0
        for by, action in self.steps():
            if by == seat:
                held += (action.kind == DRAW) - (action.kind == PLACE)
        return held

    def steps(self) -> list[tuple[Seat, Action]]:
        """The round's history, oldest first."""
        return steps(self.trail)

    def public_numbers(self) -> list[int]:
        history = [number for seat, action in self.steps() for number in (seat, action.index)]
        return [*self.frame.numbers(), self.turn, self.left, self.right, self.down, len(history), *history]

    def read_numbers(self, reader: Reader, actions: ActionTable) -> None:
        """Take the public facts from `reader`, as `public_numbers` wrote them."""
        self.frame = read_frame(reader)
        self.turn, self.left, self.right, self.down = (reader.one() for _ in range(4))
        history = reader.many()
        trail: Any = None  # see Trail
        for at in range(0, len(history), 2):
            trail = (trail, history[at], actions[history[at + 1]])
        self.trail = trail

    def share(self, other: "LineTable") -> None:
        """Take over the public facts of `other`."""
        self.frame, self.turn, self.trail = other.frame, other.turn, other.trail
        self.left, self.right, self.down = other.left, other.right, other.down


class LineState(LineTable):
    """Everything: `held`, the tiles that each seat has held this round, of which its hand is what is not down; and
    `order`, the faces of the slots while picking, else the stock from its front.
    """

    __slots__ = ("held", "order")

    held: tuple[int, ...]
    order: tuple[int, ...]

    def copy(self) -> "LineState":
        """A twin to change."""
        twin = LineState()
        twin.share(self)
        twin.held = self.held
        twin.order = self.order
        return twin

    def hand(self, seat: Seat) -> int:
        """The mask of the tiles that `seat` holds."""
        return self.held[seat] & ~self.down

    @property
    def hands(self) -> int:
        """The hands of all seats, packed."""
        return pack_hands([held & ~self.down for held in self.held])

    def gain(self, seat: Seat, tiles: int) -> None:
        """The tiles of a mask come to the hand of `seat`."""
        self.held = tuple([held | tiles if by == seat else held for by, held in enumerate(self.held)])

    def numbers(self) -> tuple[int, ...]:
        """The whole state as flat integers: equality and hash."""
        return (*self.public_numbers(), self.hands, *self.order)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LineState) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


class LineView(LineTable):
    """What `seat` knows (WATCHER: nothing but the table): its `hand`, the public facts, the last board."""

    __slots__ = ("hand", "seat")

    seat: Seat
    hand: int

    @staticmethod
    def of(state: LineState, seat: Seat) -> "LineView":
        """What `seat` knows in `state` when it has seen everything so far."""
        view = LineView()
        view.share(state)
        view.seat, view.hand = seat, state.hand(seat) if seat >= 0 else 0
        return view

    def copy(self) -> "LineView":
        """A twin to change."""
        twin = LineView()
        twin.share(self)
        twin.seat = self.seat
        twin.hand = self.hand
        return twin

    def numbers(self) -> tuple[int, ...]:
        """The whole view as flat integers: equality, hash, and what `pack` writes."""
        return (*self.public_numbers(), self.seat, self.hand)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LineView) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


def between(match: Match) -> LineState:
    """The state where the next deal of `match` is due, or the match is over."""
    state = LineState()
    state.clear(match)
    state.held, state.order = (0,) * len(match.scores), ()
    return state
