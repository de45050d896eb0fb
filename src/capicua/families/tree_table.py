"""The table of a tree game: actions, public facts, what is hidden, what one seat knows.

A *side* is where a tile can be laid: side t is the high half of tile t (of a double: all its sides),
side `size + t` the low half. A set of sides is a mask.
"""

from collections.abc import Sequence
from typing import Final

from capicua.core.actions import DRAW, PASS, PLACE, Action, ActionTable
from capicua.core.errors import ActionError, PackError
from capicua.core.game import CHANCE, OVER, Seat, Table
from capicua.core.pack import Reader
from capicua.core.tiles import DOUBLE_SIX, TileSet, each
from capicua.families.match import Match, read_match
from capicua.families.packed import COUNT, HAND, MASK, Trail, pack_counts, pack_hands, steps

ROOT: Final = -1
"""Target of the first placement of a round; every other target is a side."""
ARMS: Final = 3
"""Free sides of a double that lies against a tile; the first double of a round has one more."""
FREE: Final = 3
"""Bits per number in the packed counts of free sides."""


class TreeSet:
    """What never changes for the trees of one set of tiles. Make one per set: actions compare by identity.

    `actions`: opening doubles, then every tile at every side it matches, then draw and pass. `sides` is
    the mask of all sides by number shown; `alive` and `suits` the masks of sides, and of tiles, that
    show a number of a set (index: a mask of numbers), `pairs` the doubles of such a set. `touch` is the
    mask of sides by tile that it matches, `places` the action by tile and side (as a mask of one).
    """

    def __init__(self, tiles: TileSet) -> None:
        self.tiles: Final = tiles
        self.spinner: Final = tuple(tiles.parse(f"{n}-{n}") for n in range(tiles.top + 1))
        self.sides: Final = tuple(self._showing(n) for n in range(tiles.top + 1))
        self.alive: Final = _unions(self.sides)
        self.suits: Final = _unions(tiles.suit)
        self.pairs: Final = _unions([1 << tile for tile in self.spinner])
        self.touch: Final = tuple(
            (self.sides[high] | self.sides[low]) & ~(1 << tile | 1 << tiles.size + tile)
            for tile, (high, low) in enumerate(zip(tiles.highs, tiles.lows, strict=True))
        )
        rows = [Action(n, tiles.texts[tile], PLACE, tile, ROOT) for n, tile in enumerate(self.spinner)]
        for tile, touch in enumerate(self.touch):
            for side in each(touch):
                text = f"{tiles.texts[tile]}@{tiles.texts[self.tile_of(side)]}"
                rows.append(Action(len(rows), text, PLACE, tile, side))
        rows += [Action(len(rows), "draw", DRAW), Action(len(rows) + 1, "pass", PASS)]
        self.actions: Final = ActionTable(rows)
        self.opens: Final = {row.tile: (row,) for row in rows if row.kind == PLACE and row.target == ROOT}
        self.draws: Final = (rows[-2],)
        self.passes: Final = (rows[-1],)
        places: tuple[dict[int, Action], ...] = tuple({} for _ in range(tiles.size))
        for row in rows:
            if row.kind == PLACE and row.target != ROOT:
                places[row.tile][1 << row.target] = row
        self.places: Final = places
        self.effects: Final = tuple(self._effect(row) for row in rows if row.kind == PLACE)

    def _showing(self, number: int) -> int:
        mask = 0
        for tile in each(self.tiles.suit[number]):
            mask |= 1 << tile if self.tiles.highs[tile] == number else 1 << self.tiles.size + tile
        return mask

    def tile_of(self, side: int) -> int:
        """The tile that a side belongs to."""
        return side % self.tiles.size

    def value(self, side: int) -> int:
        """The number that a side shows."""
        size = self.tiles.size
        return self.tiles.highs[side] if side < size else self.tiles.lows[side - size]

    def _effect(self, action: Action) -> tuple[int, int, int, int, int, int, int, int]:
        """What a placement changes; see TreeTable.lay, which takes it apart."""
        tile, size = action.tile, self.tiles.size
        high, low = self.tiles.highs[tile], self.tiles.lows[tile]
        if action.target == ROOT:
            return 0, 1 << tile, -1, 0, 0, 1 << high, (ARMS + 1) << FREE * high, 1 << high
        joined = self.value(action.target)
        spins = self.tiles.doubles >> action.target & 1
        count = FREE * joined if spins else -1
        spent, number, shows = 1 << action.target, 1 << joined, self.sides[joined]
        if high == low:
            return spent, 1 << tile, count, number, shows, 1 << high, ARMS << FREE * high, 1 << high
        outer = high + low - joined
        gained = 1 << tile if outer == high else 1 << size + tile
        return spent, gained, count, number, shows, 1 << outer, 0, 0


def _unions(masks: Sequence[int]) -> tuple[int, ...]:
    """For every set of indices (as a mask) the union of those masks."""
    unions = [0]
    for mask in masks:
        unions += [union | mask for union in unions]
    return tuple(unions)


DOUBLE_SIX_TREES: Final = TreeSet(DOUBLE_SIX)


class TreeTable(Table):
    """The public facts: turn, opening double (-1 none), free sides, numbers, counts, stock, history.

    `open` is the mask of sides where a tile can be laid, `free` the packed counts of free sides of each
    number's double, `shown` the mask of numbers that open sides show, `unlocked` the mask of numbers
    whose double lies. `turn` is CHANCE between rounds and OVER after the match.
    """

    __slots__ = ("counts", "free", "match", "open", "opening", "shown", "stock", "trail", "turn", "unlocked")

    match: Match
    turn: Seat
    opening: int
    open: int
    free: int
    shown: int
    unlocked: int
    counts: int
    stock: int
    trail: Trail

    def clear(self, match: Match) -> None:
        """Make this the empty table between rounds of `match`."""
        self.match = match
        self.turn = OVER if match.over else CHANCE
        self.opening = -1
        self.open = self.free = self.shown = self.unlocked = self.counts = self.stock = 0
        self.trail = None

    def lay(self, trees: TreeSet, action: Action, onward: Seat) -> None:
        """The seat on turn lays the tile of `action`; `onward` is next."""
        spent, gained, count, joined, shows, outer, arms, unlocks = trees.effects[action.index]
        if count >= 0:
            self.free -= 1 << count
            if self.free >> count & 7:
                spent = 0
        self.open = self.open & ~spent | gained
        if not self.open & shows:
            self.shown &= ~joined
        self.shown |= outer
        self.free |= arms
        self.unlocked |= unlocks
        self.counts -= 1 << COUNT * self.turn
        self.trail = (self.trail, self.turn, action)
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

    def has_drawn(self) -> bool:
        """Whether the seat on turn has drawn its one tile."""
        return self.trail is not None and self.trail[1] == self.turn and self.trail[2].kind == DRAW

    def count(self, seat: Seat) -> int:
        """The number of tiles in the hand of `seat`."""
        return self.counts >> COUNT * seat & 255

    def sides_of(self, trees: TreeSet, tile: int) -> list[tuple[int, int]]:
        """The open sides of a tile: (number shown, free places)."""
        high, low = trees.tiles.highs[tile], trees.tiles.lows[tile]
        if not (self.open >> tile | self.open >> trees.tiles.size + tile) & 1:
            return []
        if high == low:
            return [(high, self.free >> FREE * high & 7)]
        return [(high if self.open >> tile & 1 else low, 1)]

    def public_numbers(self) -> list[int]:
        """All public facts as flat integers; the history tells the board."""
        history = [number for seat, action in steps(self.trail) for number in (seat, action.index)]
        return [*self.match.numbers(), self.turn, self.opening, self.counts, self.stock, len(history), *history]

    def read_numbers(self, reader: Reader, trees: TreeSet) -> None:
        """Take the public facts from `reader`, as `public_numbers` wrote them. Raises PackError or IndexError."""
        self.clear(read_match(reader))
        turn, self.opening, counts, stock = (reader.one() for _ in range(4))
        history = reader.many()
        for at in range(0, len(history), 2):
            self.turn, action = history[at], trees.actions[history[at + 1]]
            if not 0 <= self.turn < len(self.match.scores):
                raise PackError(f"there is no seat {self.turn} in this match")
            if action.kind == PLACE:
                self.lay(trees, action, self.turn)
            else:
                self.skip(action, self.turn)
        self.turn, self.counts, self.stock = turn, counts, stock

    def share(self, other: "TreeTable") -> None:
        """Take over the public facts of `other`."""
        self.match = other.match
        self.turn = other.turn
        self.opening = other.opening
        self.open = other.open
        self.free = other.free
        self.shown = other.shown
        self.unlocked = other.unlocked
        self.counts = other.counts
        self.stock = other.stock
        self.trail = other.trail


class TreeState(TreeTable):
    """Everything: packed `hands`, and `order`, the stock as it was dealt, from its front, drawn tiles included.

    So a state holds its whole deal: which tile was drawn when is a fact of it.
    """

    __slots__ = ("hands", "order")

    hands: int
    order: tuple[int, ...]

    def copy(self) -> "TreeState":
        """A twin to change."""
        twin = TreeState.__new__(TreeState)
        twin.share(self)
        twin.hands = self.hands
        twin.order = self.order
        return twin

    def hand(self, seat: Seat) -> int:
        """The mask of the tiles that `seat` holds."""
        return self.hands >> HAND * seat & MASK

    def next_drawn(self) -> int:
        """The tile at the front of the stock."""
        return self.order[len(self.order) - self.stock]

    def numbers(self) -> tuple[int, ...]:
        """The whole state as flat integers: equality and hash."""
        return (*self.public_numbers(), self.hands, *self.order)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TreeState) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    @staticmethod
    def setup(
        trees: TreeSet,
        match: Match,
        placed: Sequence[tuple[str, str | None]],
        hands: Sequence[Sequence[str]],
        stock: Sequence[str],
        turn: Seat,
        drawn: str | None = None,
    ) -> "TreeState":
        """A position in the middle of a round: `placed` are (tile, tile it lies against or None), in order.

        `stock` is the stock from its front; `drawn` the tile, in the hand of the seat on turn, that it has just
        drawn. The history says that seats laid in turn, clockwise. Raises ActionError when a tile is named
        twice or a placement breaks the rules of the board.
        """
        players = len(hands)
        named = [tile for tile, _ in placed] + [tile for hand in hands for tile in hand] + [*stock]
        if len({trees.tiles.parse(tile) for tile in named}) < len(named):
            raise ActionError("a tile is named twice in this position")
        state = between(match)
        for at, (tile, parent) in enumerate(placed):
            state.turn = (turn - len(placed) + at) % players
            state.lay(trees, _joint(trees, state, tile, parent), turn)
        state.turn = turn
        state.hands = pack_hands(trees.tiles.mask(*hand) for hand in hands)
        state.counts = pack_counts(len(hand) for hand in hands)
        state.opening = trees.tiles.parse(placed[0][0])
        state.order = tuple(trees.tiles.parse(tile) for tile in stock)
        state.stock = len(stock)
        if drawn is not None:
            state.order = (trees.tiles.parse(drawn), *state.order)
            state.trail = (state.trail, turn, trees.draws[0])
        return state


def _joint(trees: TreeSet, table: TreeTable, tile: str, parent: str | None) -> Action:
    """The placement of `tile` at `parent`, if the board allows it. Raises ActionError."""
    action = trees.actions.parse(tile if parent is None else f"{tile}@{parent}")
    if parent is None:
        allowed = not table.open
    else:
        sides = table.open if trees.tiles.doubles >> action.tile & 1 else table.open & trees.alive[table.unlocked]
        allowed = bool(sides >> action.target & 1)
    if not allowed:
        raise ActionError(f"{action.text} takes a free side that shows an unlocked number, or a double its own")
    return action


class TreeView(TreeTable):
    """What `seat` (WATCHER: nothing but the table) knows: its `hand`, the tiles it drew, the last board."""

    __slots__ = ("drawn", "hand", "seat")

    seat: Seat
    hand: int
    drawn: tuple[int, ...]

    def copy(self) -> "TreeView":
        """A twin to change."""
        twin = TreeView.__new__(TreeView)
        twin.share(self)
        twin.seat = self.seat
        twin.hand = self.hand
        twin.drawn = self.drawn
        return twin

    def numbers(self) -> tuple[int, ...]:
        """The whole view as flat integers: equality, hash, and what `pack` writes."""
        return (*self.public_numbers(), self.seat, self.hand, len(self.drawn), *self.drawn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TreeView) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


def between(match: Match) -> TreeState:
    """The state where the next deal of `match` is due, or the match is over."""
    state = TreeState.__new__(TreeState)
    state.clear(match)
    state.hands, state.order = 0, ()
    return state
