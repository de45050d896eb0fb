"""The course of a row game: deal or picking, opening, laying, passing, drawing, the end of a round."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from capicua.core.actions import DRAW, PASS, PICK, PICK_NOW, PLACE, Action
from capicua.core.game import CHANCE, OVER, TABLE, Deal, Rules, Seat
from capicua.core.options import Value
from capicua.core.tiles import DOUBLE_SIX, TileSet, each
from capicua.core.wire import Badge, Counter, RoundResult
from capicua.families.account import Accounts
from capicua.families.line_fits import fits
from capicua.families.line_table import (
    LEFT,
    PICKING,
    PLAY,
    RIGHT,
    START,
    Frame,
    LineState,
    LineTable,
    LineView,
    between,
    line_actions,
)
from capicua.families.match import BLOCKED, MISDEAL, OUT, Match, Row, ranks

PRIZES: Final = 0
PAIR_PIPS: Final = 1
OWN_PIPS: Final = 2
"""What a round counts: the kind of finish, the pips of the losing pair, for each the pips it is left with."""

LOWER_PAIR: Final = 0
LOWEST_HAND: Final = 1
MAKER: Final = 2
"""Who wins a blocked round: the pair with fewer pips (a tie is lost by who blocked), the seat with the fewest (a tie
between sides is a draw), who blocked."""


def clauses(game: str, **numbers: str) -> Mapping[str, str]:
    """The clause ids of a game by kind of refusal, from their numbers."""
    return {reason: f"{game}/{number}" for reason, number in numbers.items()}


class LineCourse(Rules[LineState, LineView]):
    """A row game with its options bound. Subclasses say how a round opens and what its end is worth."""

    hand_size: int = 7
    picking: bool = False
    """Whether hands are picked from face-down slots."""
    drawing: bool = False
    """Whether a seat without a fit draws until it has one."""
    dead_line_ends: bool = True
    """Whether a line that nobody can ever extend ends the round while the stock still has tiles."""
    opens_itself: bool = True
    """Whether the table lays a named opening tile."""
    closes_freely: bool = True
    """Whether a placement may lock the table though another is possible."""
    counting: int = PRIZES
    """PRIZES, PAIR_PIPS (times the stake) or OWN_PIPS: for those who think ahead; `settle` is the truth."""
    locking: int = LOWEST_HAND
    """LOWER_PAIR, LOWEST_HAND or MAKER: likewise."""
    clauses: Mapping[str, str]
    """The clause behind each kind of refusal: held, fit, must, end, close, stock (draw before you pass), draw
    (there is nothing to draw), opening, pick."""

    def __init__(self, id: str, chosen: dict[str, Value], order: tuple[Seat, ...], tiles: TileSet = DOUBLE_SIX) -> None:
        self.id = id
        self.chosen = chosen
        self.order = order
        self.seats = len(order)
        self.tiles = tiles
        self.sides = tuple((seat,) for seat in range(self.seats))
        self.actions = line_actions(tiles)
        self.accounts: Final = Accounts(self.account)
        self.onward: tuple[Seat, ...] = tuple(order[(order.index(s) + 1) % len(order)] for s in range(self.seats))
        self._start = tuple(self.actions[tile] for tile in range(tiles.size))
        self._pass = (self.actions.parse("pass"),)
        self._draw = (self.actions.parse("draw"),)
        self._bits = tuple(1 << tile for tile in range(tiles.size))
        self._suit = tiles.suit
        self._at_left, self._at_right = fits(tiles, LEFT), fits(tiles, RIGHT)

    # --- what a game says ------------------------------------------------------------------------

    @abstractmethod
    def opening(self, match: Match, hands: Sequence[int]) -> tuple[Seat, int]:
        """Who lays the first tile, and the mask it must come from (0: any)."""

    @abstractmethod
    def settle(self, before: LineState, end: int, seat: Seat, hands: int, last: Action | None) -> Match:
        """The match after a round that ended in `end` by `seat` (went out, laid the last tile, or holds the misdeal).

        `before` is the state before the step that ended it, `last` that step (None for a misdeal), `hands`
        the packed hands after it. The new row of the ledger begins (end, seat, hands).
        """

    @abstractmethod
    def account(self, row: Row) -> RoundResult:
        """A row of the ledger in words: headline, score lines with their clauses, points per side."""

    def misdeal(self, match: Match, hands: Sequence[int]) -> Seat | None:
        """The seat whose dealt hand ends the round before any tile is laid."""
        return None

    def new_match(self) -> Match:
        """The match before the first deal."""
        return Match((0,) * self.seats)

    def caps(self, view: LineView) -> list[tuple[Seat, int, int]]:
        """What the deal itself tells: (seat, mask, most tiles of the mask it can hold now)."""
        return []

    def not_dealt(self, table: LineTable) -> int:
        """The mask of tiles that the way the round opened shows no hand was dealt."""
        return 0

    def limit(self) -> int | None:
        """The score that ends the match, for the star of the score panel."""
        value = self.chosen.get("limit")
        return value if isinstance(value, int) else None

    def counters(self, match: Match, seat: Seat = TABLE) -> list[Counter]:
        """What the game counts beside the score, on the table or at a seat."""
        return []

    def badges(self, match: Match, seat: Seat = TABLE) -> list[Badge]:
        """Marks on the table or at a seat."""
        return [Badge("badge-stake", {"stake": match.stake})] if seat == TABLE and match.stake > 1 else []

    def reason(self, table: LineTable, hand: int, action: Action) -> str | None:
        """The key of `clauses` that forbids `action` to the seat on turn with this hand; None when legal."""
        if action in self.choices(table, hand):
            return None
        if action.kind in {PICK, PICK_NOW} or table.phase != PLAY:
            return "pick"
        if action.kind == PLACE:
            return self._unfit(table, hand, action)
        if self.choices(table, hand)[0].kind == PLACE and (self.drawing or action.kind == PASS):
            return "must"
        return "stock" if action.kind == PASS else "draw"

    def _unfit(self, table: LineTable, hand: int, action: Action) -> str:
        if not hand >> action.tile & 1:
            return "held"
        if table.trail is None or action.target == START:
            return "opening"
        end = table.left if action.target == LEFT else table.right
        return "close" if self.tiles.suit[end] >> action.tile & 1 else "fit"

    def ranks(self, match: Match) -> list[int]:
        """The place of each side once the match is over: most points first."""
        return ranks([-points for points in self.totals(match.scores)])

    # --- the course of a match -------------------------------------------------------------------

    def start(self) -> LineState:
        return between(self.new_match())

    def to_act(self, state: LineState) -> Seat:
        turn = state.turn
        if turn >= 0:
            return turn
        return OVER if state.match.over else CHANCE

    def draws(self, state: LineState) -> int:
        if not self.picking:
            return 0
        return self.seats if state.match.first < 0 else 0

    def deal(self, state: LineState, deal: Deal) -> LineState:
        self.check(state, deal)
        table, order, size = state.copy(), deal.order, self.hand_size
        if self.picking:
            table.turn = self.onward[state.match.first] if deal.first is None else deal.first
            table.order = order
            table.frame = self.face_down(state.match.picked_from(table.turn))
            return table
        bits, dealt = self._bits, size * self.seats
        table.held = tuple([sum([bits[tile] for tile in order[at : at + size]]) for at in range(0, dealt, size)])
        table.order = order[dealt:]
        table.frame = self.dealt_frame(state.match)
        return self._open(table)

    def face_down(self, match: Match) -> Frame:
        """The frame of a round whose tiles all lie face down."""
        return Frame(match, (0,) * self.seats, 0, 0, (-1,) * self.tiles.size)

    def dealt_frame(self, match: Match) -> Frame:
        """The frame of a round that has been dealt, before it is clear who opens."""
        return Frame(match, (self.hand_size,) * self.seats, self.tiles.size - self.hand_size * self.seats)

    def _open(self, table: LineState) -> LineState:
        """The hands are complete: a misdeal, or the opener's turn."""
        holder = self.misdeal(table.match, table.held)
        if holder is not None:
            return between(self.settle(table, MISDEAL, holder, table.hands, None))
        table.turn, must = self.opening(table.match, table.held)
        if must:
            table.frame = table.frame.opened(must)
        return table

    def choices(self, table: LineTable, hand: int) -> Sequence[Action]:
        """What the seat on turn may do with this hand: the one place that decides legality."""
        if table.trail is not None:
            left, right, suit = table.left, table.right, self._suit
            found = self._at_left[left][hand & suit[left]] + self._at_right[right][hand & suit[right]]
            if found:
                return found
            return self._draw if self.drawing and table.frame.stock else self._pass
        if table.phase == PICKING:
            lying = (slot for slot, seat in enumerate(table.frame.taken) if seat < 0)
            return [*(self.actions[self._pick(slot)] for slot in lying), self.actions[-1]]
        return [self._start[tile] for tile in each(hand & table.frame.must or hand)]

    def _pick(self, slot: int) -> int:
        return 3 * self.tiles.size + 2 + slot

    def legal(self, state: LineState) -> Sequence[Action]:
        return self.choices(state, state.held[state.turn] & ~state.down)

    def apply(self, state: LineState, action: Action) -> LineState:
        seat = state.turn
        if action.kind == PLACE:
            after = LineState()
            after.order, after.held = state.order, state.held
            state.lay(after, self.tiles, action, self.onward[seat])
            lying = ~after.down
            if not after.held[seat] & lying:
                return between(self.settle(state, OUT, seat, after.hands, action))
            if not lying & self._suit[after.left] and not lying & self._suit[after.right] and self.dead(after):
                return between(self.settle(state, BLOCKED, seat, after.hands, action))
            return after
        after = state.copy()
        if action.kind == PASS:
            after.skip(action, self.onward[seat])
            return after
        if action.kind == DRAW:
            return self._drew(state, after, action)
        return self._picked(after, self.slots_of(state, action))

    def _drew(self, state: LineState, after: LineState, action: Action) -> LineState:
        after.take(action)
        after.gain(state.turn, 1 << after.order[0])
        after.order = after.order[1:]
        if self.dead(after):
            return between(self.settle(state, BLOCKED, self.last_placer(after), after.hands, action))
        return after

    def dead(self, table: LineTable) -> bool:
        """Whether nobody can ever move again, so that the round is blocked: a public fact."""
        if ~table.down & (self._suit[table.left] | self._suit[table.right]):
            return False
        return not table.frame.stock or self.dead_line_ends

    def laid_by(self, table: LineTable) -> list[int]:
        """The mask of the tiles that each seat has laid this round."""
        laid = [0] * self.seats
        for seat, action in table.steps():
            if action.kind == PLACE:
                laid[seat] |= 1 << action.tile
        return laid

    def ends_after(self, table: LineTable, action: Action) -> tuple[int, int]:
        """The two ends once `action` has been laid."""
        tile, target = action.tile, action.target
        if target == LEFT:
            return self.tiles.pips[tile] - table.left, table.right
        if target == RIGHT:
            return table.left, self.tiles.pips[tile] - table.right
        return self.tiles.lows[tile], self.tiles.highs[tile]

    def with_ends(self, steps: Iterable[tuple[Seat, Action]]) -> Iterator[tuple[Seat, Action, int, int]]:
        """The steps of a round from its first, each with the left and the right end it met (-1 on an empty line)."""
        line = LineView()
        line.left = line.right = -1
        for seat, action in steps:
            yield seat, action, line.left, line.right
            if action.kind == PLACE:
                line.left, line.right = self.ends_after(line, action)

    def last_placer(self, table: LineTable) -> Seat:
        """Who laid the newest tile."""
        link = table.trail
        while link is not None and link[2].kind != PLACE:
            link = link[0]
        return link[1] if link is not None else -1

    def slots_of(self, table: LineTable, action: Action) -> list[int]:
        """The slots that a picking action takes: the last picker's click takes all that are left."""
        free = [slot for slot, seat in enumerate(table.frame.taken) if seat < 0]
        missing = self.hand_size - table.count(table.turn)
        if action.kind == PICK_NOW or len(free) == missing:
            return free[:missing]
        return [action.tile]

    def _picked(self, after: LineState, slots: list[int]) -> LineState:
        seat = after.turn
        after.gain(seat, sum(1 << after.order[slot] for slot in slots))
        after.mark(slots, self.hand_size, self.onward[seat])
        if after.phase == PICKING:
            return after
        after.order = ()
        return self._open(after)

    def automatic(self, state: LineState) -> Action | None:
        must = state.frame.must
        if must and state.trail is None and self.opens_itself:
            return self._start[must.bit_length() - 1]
        return None

    def why_not(self, state: LineState, action: Action) -> str | None:
        reason = self.reason(state, state.hand(state.turn), action)
        return None if reason is None else self.clauses[reason]
