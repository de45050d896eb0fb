"""Row games played for games won: all tiles dealt, the winner poses next, a set is won against a side on 0.

A row of the ledger is (end, seat, hands, winner, key, stake, points, state, loved, lost): `winner` is -1 in a draw,
`key` whether a key card won, `state` what the game did to the set, `loved` the mask of sides on 0 at a six love,
`lost` what the other side loses in a hand for two.
"""

from collections.abc import Sequence
from typing import Final

from capicua.core.actions import Action
from capicua.core.game import TABLE, Seat
from capicua.core.wire import Arg, Badge, Counter, RoundResult, ScoreLine
from capicua.families.line import LineRules
from capicua.families.line_table import LineState, LineTable
from capicua.families.match import BLOCKED, OUT, Match, Row, ranks
from capicua.families.packed import unpack_hands

GOES_ON: Final = 0
SIX_LOVE: Final = 1
BRUCK: Final = 2
ONE_ALL: Final = 3
REACHED: Final = 4
"""States: the set goes on; is won against a 0; is broken, for all have scored; pairs stand at 1-1 before a hand for
two; the target is reached where nobody needs a 0."""

NOTES: Final = {SIX_LOVE: "love", BRUCK: "bruck", ONE_ALL: "even", REACHED: "reached"}
"""What the account calls them."""


class SixLove(LineRules):
    """A match of sets. The match's `opener` is the last winner, -1 where 6-6 must be posed; `extra` counts brucks,
    then each side's six loves. Beyond its refusals, `clauses` names out, key, lowest, tie, stake and what NOTES calls.
    """

    opens_itself = False
    target: int = 6
    loves: bool = True
    """Whether the target counts only against a side on 0, and a set in which all have scored starts again."""
    sets: int = 1
    """How many six loves win the match."""
    key_points: int = 1
    key_stacks: bool = False
    """Whether a key card adds to a raised stake."""
    escalates: bool = False
    """Whether each further draw raises the stake."""

    def new_match(self) -> Match:
        return Match((0,) * self.seats, extra=(0,) * (1 + len(self.sides)))

    def limit(self) -> int:
        return self.target

    def opening(self, match: Match, hands: Sequence[int]) -> tuple[Seat, int]:
        if match.opener >= 0:
            return match.opener, 0
        six_six = self.tiles.mask("6-6")
        return next(seat for seat, hand in enumerate(hands) if hand & six_six), six_six

    # --- the end of a game -----------------------------------------------------------------------

    def settle(self, before: LineState, end: int, seat: Seat, hands: int, last: Action | None) -> Match:
        match, stake = before.match, before.match.stake
        winner = seat if end == OUT else self.lightest(unpack_hands(hands, self.seats), seat)
        if winner < 0:
            row = (end, seat, hands, winner, 0, stake, 0, GOES_ON, 0, 0)
            return match.closed_with(row, match.scores, False, self.after_draw(stake), extra=match.extra)
        key = end == OUT and last is not None and self.is_key_card(before, last.tile)
        scores, state, lost = self.score(match, winner, self.worth(stake, key))
        loved = 0
        if state == SIX_LOVE:
            loved = sum(1 << number for number, total in enumerate(self.totals(scores)) if not total)
        points = scores[winner] - match.scores[winner]
        row = (end, seat, hands, winner, int(key), stake, points, state, loved, lost)
        return self._after(match, row, scores)

    def is_key_card(self, table: LineTable, tile: int) -> bool:
        """Whether the winning tile joins both ends and is the last of both its numbers."""
        high, low, suit = self.tiles.highs[tile], self.tiles.lows[tile], self.tiles.suit
        if high == low or {table.left, table.right} != {high, low}:
            return False
        return not (suit[high] | suit[low]) & ~(table.down | 1 << tile)

    def lightest(self, held: Sequence[int], last: Seat) -> Seat:
        """Who wins a blocked game: the lowest hand, of equal partners the next after `last`; -1 when two sides tie."""
        pips = [self.tiles.count(hand) for hand in held]
        least = min(pips)
        if pips.count(least) == 1:
            return pips.index(least)
        at = self.order.index(last) + 1
        lowest = [seat for seat in self.order[at:] + self.order[:at] if pips[seat] == least]
        return lowest[0] if len({self.side(seat) for seat in lowest}) == 1 else -1

    def worth(self, stake: int, key: bool) -> int:
        """The points of a game won."""
        if not key:
            return stake
        return stake + self.key_points - 1 if self.key_stacks else max(stake, self.key_points)

    def after_draw(self, stake: int) -> int:
        """The stake of the game after a draw."""
        return stake + 1 if self.escalates else 2

    def score(self, match: Match, winner: Seat, points: int) -> tuple[list[int], int, int]:
        """Each player's points after a game won, its state, and what the other side lost."""
        scores = list(match.scores)
        scores[winner] += points
        return scores, self.judge(scores), 0

    def judge(self, scores: Sequence[int]) -> int:
        """What these points make of the set."""
        totals = self.totals(scores)
        if not self.loves:
            return REACHED if max(totals) >= self.target else GOES_ON
        if all(totals):
            return BRUCK
        return SIX_LOVE if max(totals) >= self.target else GOES_ON

    def _after(self, match: Match, row: Row, scores: list[int]) -> Match:
        winner, state = row[3], row[7]
        if state == GOES_ON:
            return match.closed_with(row, tuple(scores), False, opener=winner, extra=match.extra)
        brucks, *loves = match.extra
        brucks += state == BRUCK
        loves[self.side(winner)] += state == SIX_LOVE
        over = state == REACHED or max(loves) >= self.sets
        if state == BRUCK or (state == SIX_LOVE and not over):
            scores = [0] * self.seats
        return match.closed_with(row, tuple(scores), over, extra=(brucks, *loves))

    def ranks(self, match: Match) -> list[int]:
        """Most six loves first, then most points."""
        totals = self.totals(match.scores)
        return ranks([-1000 * loves - total for loves, total in zip(match.extra[1:], totals, strict=True)])

    # --- in words --------------------------------------------------------------------------------

    def counters(self, match: Match, seat: Seat = TABLE) -> list[Counter]:
        if seat == TABLE:
            return [Counter("six-love-counter-brucks", match.extra[0])] if self.loves else []
        return [Counter("six-love-counter-sets", match.extra[1 + self.side(seat)])] if self.sets > 1 else []

    def badges(self, match: Match, seat: Seat = TABLE) -> list[Badge]:
        if seat == TABLE:
            return [Badge("six-love-badge-stake", {"stake": match.stake})] if match.stake > 1 else []
        loved = self.loves and match.over and not self.totals(match.scores)[self.side(seat)]
        return [Badge("six-love-badge-loved")] if loved else []

    def account(self, row: Row) -> RoundResult:
        end, _, packed, winner, key, stake, points, _, _, lost = row
        lines = self._counts(unpack_hands(packed, self.seats)) if end == BLOCKED else []
        if winner < 0:
            lines.append(ScoreLine("six-love-line-tie", self.clauses["tie"], {"stake": self.after_draw(stake)}))
            return RoundResult("six-love-draw", {}, lines, [0] * len(self.sides), counted=True)
        side, args = self.side(winner), self._named(winner)
        kind = "lowest" if end == BLOCKED else "key" if key else "out"
        base = self.key_points if key else 1
        lines.append(ScoreLine(f"six-love-line-{kind}", self.clauses[kind], args, "+", base, side))
        if stake > 1:
            raised: dict[str, Arg] = {"stake": stake}
            lines.append(ScoreLine("six-love-line-stake", self.clauses["stake"], raised, "+", points - base, side))
        gained = [points if number == side else -lost for number in range(len(self.sides))]
        return RoundResult(f"six-love-{kind}", args, lines + self._notes(row), gained, counted=end == BLOCKED)

    def _counts(self, held: Sequence[int]) -> list[ScoreLine]:
        """The hands of a blocked game."""
        return [
            ScoreLine(
                "six-love-line-count",
                self.clauses["lowest"],
                {**self._named(seat), "pips": self.tiles.count(held[seat])},
                tiles=self.tiles.names(held[seat]),
            )
            for seat in self.order
        ]

    def _notes(self, row: Row) -> list[ScoreLine]:
        """What a game won did to the set."""
        winner, state, loved, lost = row[3], row[7], row[8], row[9]
        lines: list[ScoreLine] = []
        if lost:
            lines.append(ScoreLine("six-love-line-two", self.clauses["even"], {}, "+", -lost, 1 - self.side(winner)))
        if state in NOTES:
            clause = self.clauses[NOTES[state]]
            args: dict[str, Arg] = {**self._named(winner), "target": self.target}
            lines.append(ScoreLine(f"six-love-line-{NOTES[state]}", clause, args))
        losers = [seat for seat in self.order if loved >> self.side(seat) & 1]
        return lines + [ScoreLine("six-love-line-loved", self.clauses["love"], self._named(seat)) for seat in losers]

    @staticmethod
    def _named(seat: Seat) -> dict[str, Arg]:
        return {"seat": {"seat": seat}}
