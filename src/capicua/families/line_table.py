"""The table of a row game: actions, public facts, what is hidden, what one seat knows.

Hands are packed: the bits of seat k's tiles start at bit 32 * k. `trail` is the round's history as a
chain (before, seat, action), newest first, shared by all later states: a step costs one link.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from capicua.core.actions import DRAW, PASS, PICK, PICK_NOW, PLACE, Action, ActionTable
from capicua.core.game import Seat, Table
from capicua.core.pack import Reader
from capicua.core.tiles import TileSet
from capicua.families.match import Match, read_match

HAND: Final = 32
"""Bits per hand in a packed set of hands; more than any set has tiles."""
MASK: Final = (1 << HAND) - 1
COUNT: Final = 8
"""Bits per seat in the packed counts of tiles."""

LEFT: Final = 0
RIGHT: Final = 1
START: Final = 2
"""Targets of a placement: the left end, the right end, the empty board."""

BETWEEN: Final = 0
PICKING: Final = 1
PLAY: Final = 2
CLOSED: Final = 3
"""Phases: a deal is due, face-down tiles are picked, tiles are laid, the match is over."""

Trail: TypeAlias = "tuple[Trail, Seat, Action] | None"


def line_actions(tiles: TileSet) -> ActionTable:
    """The actions of row games with this set: opening, left, right, pass, draw, picks, pick_now."""
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


def pack_hands(hands: Iterable[int]) -> int:
    """Masks per seat as one packed integer."""
    return sum(hand << HAND * seat for seat, hand in enumerate(hands))


def unpack_hands(packed: int, seats: int) -> list[int]:
    """A packed integer as a mask per seat."""
    return [packed >> HAND * seat & MASK for seat in range(seats)]


def pack_counts(counts: Iterable[int]) -> int:
    """Numbers of tiles per seat as one packed integer."""
    return sum(count << COUNT * seat for seat, count in enumerate(counts))


class LineTable(Table):
    """The public facts: phase, turn, ends (-1 on an empty board), tiles down, counts, stock, history.

    `must` is the mask of tiles the opening tile must come from, 0 for any. `taken` is the seat that took
    each face-down slot, -1 while it lies; empty outside the picking phase.
    """

    __slots__ = ("counts", "down", "left", "match", "must", "phase", "right", "stock", "taken", "trail", "turn")

    match: Match
    phase: int
    turn: Seat
    left: int
    right: int
    down: int
    counts: int
    stock: int
    trail: Trail
    must: int
    taken: tuple[int, ...]

    def clear(self, match: Match) -> None:
        """Make this the empty table between rounds of `match`."""
        self.match = match
        self.phase = CLOSED if match.over else BETWEEN
        self.turn = self.left = self.right = -1
        self.down = self.counts = self.stock = self.must = 0
        self.trail = None
        self.taken = ()

    def lay(self, tiles: TileSet, action: Action, onward: Seat) -> None:
        """The tile of `action` goes down, the opening one with its low half to the left; `onward` is next."""
        tile, target, seat = action.tile, action.target, self.turn
        if target == LEFT:
            self.left = tiles.pips[tile] - self.left
        elif target == RIGHT:
            self.right = tiles.pips[tile] - self.right
        else:
            self.left, self.right = tiles.lows[tile], tiles.highs[tile]
        self.down |= 1 << tile
        self.counts -= 1 << COUNT * seat
        self.trail = (self.trail, seat, action)
        self.turn = onward

    def skip(self, action: Action, onward: Seat) -> None:
        """The seat on turn passes."""
        self.trail = (self.trail, self.turn, action)
        self.turn = onward

    def take(self, action: Action) -> None:
        """The seat on turn draws the next tile of the stock and stays on turn."""
        self.trail = (self.trail, self.turn, action)
        self.counts += 1 << COUNT * self.turn
        self.stock -= 1

    def count(self, seat: Seat) -> int:
        """The number of tiles in the hand of `seat`."""
        return self.counts >> COUNT * seat & 255

    def steps(self) -> list[tuple[Seat, Action]]:
        """The round's history, oldest first."""
        steps: list[tuple[Seat, Action]] = []
        link = self.trail
        while link is not None:
            steps.append((link[1], link[2]))
            link = link[0]
        steps.reverse()
        return steps

    def public_numbers(self) -> list[int]:
        """All public facts as flat integers."""
        steps = [number for seat, action in self.steps() for number in (seat, action.index)]
        flat = [self.phase, self.turn, self.left, self.right, self.down, self.counts, self.stock, self.must]
        return [*self.match.numbers(), *flat, len(steps), *steps, len(self.taken), *self.taken]

    def read_numbers(self, reader: Reader, actions: ActionTable) -> None:
        """Take the public facts from `reader`, as `public_numbers` wrote them."""
        self.match = read_match(reader)
        self.phase, self.turn, self.left, self.right = (reader.one() for _ in range(4))
        self.down, self.counts, self.stock, self.must = (reader.one() for _ in range(4))
        steps = reader.many()
        self.trail = None
        for at in range(0, len(steps), 2):
            self.trail = (self.trail, steps[at], actions[steps[at + 1]])
        self.taken = reader.many()


class LineState(LineTable):
    """Everything: packed `hands`, and `order`, the faces of the slots while picking, else the stock from its front."""

    __slots__ = ("hands", "order")

    hands: int
    order: tuple[int, ...]

    def copy(self) -> "LineState":
        """A twin to change."""
        twin = LineState.__new__(LineState)
        twin.match = self.match
        twin.phase = self.phase
        twin.turn = self.turn
        twin.left = self.left
        twin.right = self.right
        twin.down = self.down
        twin.counts = self.counts
        twin.stock = self.stock
        twin.trail = self.trail
        twin.must = self.must
        twin.taken = self.taken
        twin.hands = self.hands
        twin.order = self.order
        return twin

    def hand(self, seat: Seat) -> int:
        """The mask of the tiles that `seat` holds."""
        return self.hands >> HAND * seat & MASK

    def hands_union(self, seats: int) -> int:
        """The mask of all tiles in the hands."""
        return sum(unpack_hands(self.hands, seats))

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

    def copy(self) -> "LineView":
        """A twin to change."""
        twin = LineView.__new__(LineView)
        twin.match = self.match
        twin.phase = self.phase
        twin.turn = self.turn
        twin.left = self.left
        twin.right = self.right
        twin.down = self.down
        twin.counts = self.counts
        twin.stock = self.stock
        twin.trail = self.trail
        twin.must = self.must
        twin.taken = self.taken
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
    state = LineState.__new__(LineState)
    state.clear(match)
    state.hands, state.order = 0, ()
    return state
