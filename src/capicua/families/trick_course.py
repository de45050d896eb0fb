"""The course of a trick game: deal, leading, beating, throwing, the end of a trick and of a round."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from capicua.core.actions import Action
from capicua.core.game import CHANCE, Deal, Rules, Seat
from capicua.core.options import Value
from capicua.core.wire import RoundResult, Strip
from capicua.families.account import Accounts
from capicua.families.chinese import CHINESE, join, take, tidy
from capicua.families.match import Match, Row, ranks
from capicua.families.packed import HAND, MASK, pack_hands
from capicua.families.trick_actions import DOWN, SUPREME, trick_actions
from capicua.families.trick_table import COLUMN, DEALT_TILES, SEATS, TrickState, TrickTable, TrickView, between


class TrickCourse(Rules[TrickState, TrickView]):
    """A game of tricks for four single players with its options bound. Subclasses say what tricks are worth."""

    deals: int = 1
    """How many rounds a match has."""
    bonuses: dict[int, int]
    """Shapes that are paid as soon as they win a trick, and what a plain opponent pays."""
    clauses: dict[str, str]
    """The clause behind each kind of refusal: over, held, group, lead, size, early, beat, supreme."""

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        self.id = id
        self.chosen = chosen
        self.seats = SEATS
        self.order = (0, 3, 2, 1)
        self.sides = ((0,), (1,), (2,), (3,))
        self.tiles = CHINESE
        self.book: Final = trick_actions()
        self.actions = self.book.table
        self.accounts: Final = Accounts(self.account)

    # --- what a game says ------------------------------------------------------------------------

    @abstractmethod
    def may_beat(self, table: TrickTable, seat: Seat) -> bool:
        """Whether `seat` may show a group that beats the high one at all."""

    @abstractmethod
    def payments(self, bonus: int, banker: Seat) -> tuple[int, ...]:
        """What a trick of `TrickTable.bonus` brings each seat at once; the sum is 0."""

    @abstractmethod
    def settle(self, table: TrickState) -> Match:
        """The match after a round; `table` is as the last trick left it.

        The new row of the ledger begins with the points of the four seats and the winner of the last trick.
        """

    @abstractmethod
    def account(self, row: Row) -> RoundResult:
        """A row of the ledger in words: headline, score lines with their clauses, points per side."""

    @abstractmethod
    def notices(self, view: TrickView) -> list[Strip]:
        """What the player of a view must be told besides."""

    # --- the course of a match -------------------------------------------------------------------

    def start(self) -> TrickState:
        return between(Match((0,) * SEATS))

    def to_act(self, state: TrickState) -> Seat:
        return state.turn

    def draws(self, state: TrickState) -> int:
        return SEATS if state.match.opener < 0 else 0

    def deal(self, state: TrickState, deal: Deal) -> TrickState:
        self.check(state, deal)
        after = between(state.match)
        after.begin(state.match.picked_from(state.match.opener if deal.first is None else deal.first))
        size = DEALT_TILES
        hands = [sum(1 << tile for tile in deal.order[size * s : size * (s + 1)]) for s in range(SEATS)]
        after.hands = pack_hands([tidy(hand) for hand in hands])
        return after

    def choices(self, table: TrickTable, hand: int) -> Sequence[Action]:
        """What the seat on turn may do with this hand."""
        shown = self.shown(table, hand)
        if not table.played:
            return shown
        thrown = self.book.discards(hand, table.size)
        return shown + thrown if shown else thrown

    def shown(self, table: TrickTable, hand: int) -> tuple[Action, ...]:
        """What the seat on turn may show face up: leads, or groups that beat the high one."""
        if not table.played:
            return self.book.leads(hand)
        return self.book.beating(table.high, hand) if self.may_beat(table, table.turn) else ()

    def reason(self, table: TrickTable, hand: int, action: Action) -> str | None:
        """The key of `clauses` that forbids `action` to the seat on turn with this hand; None when legal."""
        if table.turn < 0:
            return "over"
        if action.tiles & ~hand:
            return "held"
        if not table.played:
            return "lead" if action.target == DOWN else None
        if self.book.sizes[action.index] != table.size:
            return "size"
        return None if action.target == DOWN else self._unfit(table, action)

    def _unfit(self, table: TrickTable, action: Action) -> str | None:
        high = self.book.groups[table.high]
        if not self.may_beat(table, table.turn):
            return "early"
        if self.book.beats(action, high):
            return None
        return "supreme" if SUPREME in {action.target, high.target} else "beat"

    def legal(self, state: TrickState) -> Sequence[Action]:
        return self.choices(state, state.hands >> HAND * state.turn & MASK)

    def why_not(self, state: TrickState, action: Action) -> str | None:
        reason = self.reason(state, 0 if state.turn < 0 else state.hand(state.turn), action)
        return None if reason is None else self.clauses[reason]

    def automatic(self, state: TrickState) -> Action | None:
        return None

    def apply(self, state: TrickState, action: Action) -> TrickState:
        after = self.laid(state, action)
        return after if after.left else between(self.settle(after))

    def laid(self, state: TrickState, action: Action) -> TrickState:
        """The table after `action`, before a round that it ends is settled and cleared away."""
        after = state.copy()
        shift = HAND * state.turn
        hand = state.hands >> shift & MASK
        after.hands ^= (hand ^ take(hand, action.tiles)) << shift
        if action.target == DOWN:
            thrown = state.thrown >> shift & MASK
            after.thrown ^= (thrown ^ join(thrown, action.tiles)) << shift
            self.put(after, -state.size, state.size)
        else:
            self.put(after, action.index, self.book.sizes[action.index])
        return after

    def put(self, table: TrickTable, played: int, size: int) -> None:
        """The seat on turn shows the group of index `played`, or throws (minus `played`) `size` tiles."""
        seat = table.turn
        table.trail = (table.trail, seat, played)
        if not table.played:
            table.leader, table.size = seat, size
        if played >= 0:
            table.high, table.holder = played, seat
        table.played += 1
        if table.played < SEATS:
            table.turn = (seat + 3) % SEATS
        else:
            self._take_trick(table)

    def _take_trick(self, table: TrickTable) -> None:
        """The holder gets a column per tile and leads next, while there are tiles."""
        holder = table.holder
        table.columns += table.size << COLUMN * holder
        table.left -= table.size
        table.played = 0
        table.turn = holder if table.left else CHANCE
        shape = self.book.groups[table.high].target
        if shape in self.bonuses:
            table.bonus = (*table.bonus, SEATS * shape + holder)

    def paid(self, table: TrickTable) -> tuple[int, ...] | None:
        """Between tricks: what the last one brought each seat at once; None when it was not such a one."""
        if table.played or table.high < 0 or self.book.groups[table.high].target not in self.bonuses:
            return None
        return self.payments(table.bonus[-1], table.match.first)

    def ranks(self, match: Match) -> list[int]:
        """Each side's place, most points first."""
        return ranks([-score for score in match.scores])
