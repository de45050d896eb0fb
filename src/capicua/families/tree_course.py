"""The course of a tree game: deal, opening double, laying, drawing one, passing, the end of a round."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from capicua.core.actions import DRAW, PASS, PLACE, Action
from capicua.core.errors import DealError
from capicua.core.game import CHANCE, Deal, Rules, Seat
from capicua.core.options import Value
from capicua.core.wire import RoundResult
from capicua.families.account import Accounts
from capicua.families.match import BLOCKED, MISDEAL, OUT, Match, Row, ranks
from capicua.families.packed import COUNT, HAND, MASK, pack_counts, pack_hands
from capicua.families.tree_table import ROOT, TreeSet, TreeState, TreeTable, TreeView, between

DEALT: Final = 0
HELD: Final = 1
OPENS: Final = 2
PLACED: Final = 3
PASSED: Final = 4
DRAWN: Final = 5
ENDED: Final = 6
"""Kinds of events. HELD and DRAWN have secrets: a hand, a tile. OPENS names the opening double."""


class TreeCourse(Rules[TreeState, TreeView]):
    """A tree game with its options bound. Subclasses say what the end of a round is worth.

    `hand_size` is the number of tiles dealt to each seat, `floor` that of the stock which nobody may
    draw, `clauses` the clause behind each reason to refuse: those of `reason`, and "match" (two tiles without
    a number in common), "place" (none for a tile), "target" (several places, none named). `blocked_own` says how
    often the winner's own pips come off the total when a round is blocked.
    """

    clauses: Mapping[str, str]
    blocked_own: int = 1

    def __init__(
        self, id: str, chosen: dict[str, Value], trees: TreeSet, players: int, hand_size: int, floor: int
    ) -> None:
        self.id = id
        self.chosen = chosen
        self.trees: Final = trees
        self.tiles = trees.tiles
        self.actions = trees.actions
        self.accounts: Final = Accounts(self.account)
        self.seats = players
        self.order = tuple(range(players))
        self.sides = tuple((seat,) for seat in self.order)
        self.onward: Final = tuple((seat + 1) % players for seat in self.order)
        self.hand_size: Final = hand_size
        self.floor: Final = floor
        self._each: Final = pack_hands([1] * players)

    # --- what a game says ------------------------------------------------------------------------

    @abstractmethod
    def settle(self, match: Match, end: int, seat: Seat, hands: int) -> Match:
        """`match` after a round that ended in `end`, by `seat` when it went out (else -1), with these packed hands.

        The new row of the ledger begins with the end, a seat or -1, and the hands. MISDEAL: nobody has a double.
        """

    @abstractmethod
    def account(self, row: Row) -> RoundResult:
        """A row of the ledger in words: headline, score lines with their clauses, points per side."""

    def new_match(self) -> Match:
        """The match before the first deal."""
        return Match((0,) * self.seats)

    def limit(self) -> int | None:
        """The score that ends the match, for the star of the score panel."""
        value = self.chosen.get("limit")
        return value if isinstance(value, int) else None

    def ranks(self, match: Match) -> list[int]:
        """The place of each side once the match is over: most points first."""
        return ranks([-score for score in match.scores])

    # --- the course of a match -------------------------------------------------------------------

    def start(self) -> TreeState:
        return between(self.new_match())

    def to_act(self, state: TreeState) -> Seat:
        return state.turn

    def check(self, state: TreeState, deal: Deal) -> None:
        if state.turn != CHANCE:
            raise DealError("a deal is due only between two rounds of a match that goes on")
        super().check(state, deal)

    def deal(self, state: TreeState, deal: Deal) -> TreeState:
        self.check(state, deal)
        size, order = self.hand_size, deal.order
        hands = [sum([1 << tile for tile in order[size * seat : size * (seat + 1)]]) for seat in self.order]
        packed = pack_hands(hands)
        doubles = sum(hands) & self.tiles.doubles
        if not doubles:
            return between(self.settle(state.match, MISDEAL, -1, packed))
        table = state.copy()
        table.opening = doubles.bit_length() - 1
        table.turn = next(seat for seat in self.order if hands[seat] >> table.opening & 1)
        table.hands = packed
        table.counts = pack_counts([size] * self.seats)
        table.order = order[size * self.seats :]
        table.stock = len(table.order)
        return table

    def fits(self, table: TreeTable) -> int:
        """The mask of tiles, wherever they are, that match an open side and may be laid there."""
        return self.trees.suits[table.shown & table.unlocked] | self.trees.pairs[table.shown]

    def choices(self, table: TreeTable, hand: int) -> Sequence[Action]:
        """What the seat on turn may do with this hand: the one place that decides legality."""
        trees = self.trees
        if not table.open:
            return trees.opens[table.opening]
        fitting = hand & self.fits(table)
        if not fitting:
            return trees.draws if table.stock > self.floor and not table.has_drawn() else trees.passes
        found: list[Action] = []
        alive, doubles = table.open & trees.alive[table.unlocked], trees.tiles.doubles
        while fitting:
            bit = fitting & -fitting
            fitting ^= bit
            tile = bit.bit_length() - 1
            places = trees.places[tile]
            sides = trees.touch[tile] & (table.open if bit & doubles else alive)
            while sides:
                side = sides & -sides
                sides ^= side
                found.append(places[side])
        return found

    def legal(self, state: TreeState) -> Sequence[Action]:
        return self.choices(state, state.hands >> HAND * state.turn & MASK)

    def apply(self, state: TreeState, action: Action) -> TreeState:
        after = state.copy()
        seat, kind = state.turn, action.kind
        onward = self.onward[seat]
        if kind == PLACE:
            after.hands ^= 1 << HAND * seat + action.tile
            after.lay(self.trees, action, onward)
            if not after.counts >> COUNT * seat & 255:
                return between(self.settle(state.match, OUT, seat, after.hands))
        elif kind == DRAW:
            after.hands |= 1 << HAND * seat + after.next_drawn()
            after.take(action)
            return after
        else:
            after.skip(action, onward)
        if after.stock <= self.floor and not after.hands & self.fits(after) * self._each:
            return between(self.settle(state.match, BLOCKED, -1, after.hands))
        return after

    def automatic(self, state: TreeState) -> Action | None:
        """The opening double; the pass of a seat that has drawn in vain."""
        if state.turn < 0 or (state.open and not state.has_drawn()):
            return None
        only = self.legal(state)[0]
        return only if not state.open or only.kind == PASS else None

    # --- why an action is refused ----------------------------------------------------------------

    def why_not(self, state: TreeState, action: Action) -> str | None:
        reason = self.reason(state, state.hand(state.turn) if state.turn >= 0 else 0, action)
        return None if reason is None else self.clauses[reason]

    def reason(self, table: TreeTable, hand: int, action: Action) -> str | None:
        """Why the seat on turn with this hand may not do `action`; None when it may.

        "over": no round is being played; "opening": the largest double comes first; "held": the tile is
        elsewhere; "parent": no such tile lies; "full": it has no free side for that number; "locked": the
        number waits for its double; "drawn": the tile just drawn fits; "must": something fits; "stock": a
        tile can still be drawn; "once": one was drawn; "closed": none can be drawn.
        """
        if table.turn < 0:
            return "over"
        if not table.open:
            return None if action is self.trees.opens[table.opening][0] else "opening"
        if action.kind == PLACE:
            return self._misplaced(table, hand, action)
        if hand & self.fits(table):
            return "drawn" if table.has_drawn() else "must"
        if action in self.choices(table, hand):
            return None
        return "stock" if action.kind == PASS else "once" if table.has_drawn() else "closed"

    def _misplaced(self, table: TreeTable, hand: int, action: Action) -> str | None:
        if not hand >> action.tile & 1:
            return "held"
        if action.target == ROOT:
            return "parent"
        if not table.open >> action.target & 1:
            parent = self.trees.tile_of(action.target)
            return "full" if self._lies(table, parent) else "parent"
        if self.tiles.doubles >> action.tile & 1:
            return None
        return None if table.unlocked >> self.trees.value(action.target) & 1 else "locked"

    def _lies(self, table: TreeTable, tile: int) -> bool:
        link = table.trail
        while link is not None and (link[2].kind != PLACE or link[2].tile != tile):
            link = link[0]
        return link is not None
