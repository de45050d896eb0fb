"""Dominó de Duplas: Brazilian pairs. Four seats, two pairs, all tiles dealt, a line with two ends."""

from collections.abc import Sequence
from typing import Final

from capicua.core.actions import Action
from capicua.core.game import Seat
from capicua.core.options import Option, Value, switch
from capicua.core.style import Style
from capicua.core.tiles import DOUBLE_SIX as TILES
from capicua.core.wire import Arg, RoundResult, ScoreLine
from capicua.families.account import PAIRS, hand_line, pair_points, pair_total, stake_line
from capicua.families.line import LineRules
from capicua.families.line_course import LOWER_PAIR, PAIR_PIPS, PRIZES, clauses
from capicua.families.line_table import LineState, LineTable, LineView
from capicua.families.match import BLOCKED, MISDEAL, OUT, Match, Row
from capicua.families.packed import unpack_hands

OPTIONS: Final = (
    Option("scoring", "batida", ("batida", "pips")),
    Option("limit", 6, low=3, high=20, offer=(3, 6, 7, 10, 15, 20), when=("scoring", "batida")),
    Option("limit", 100, low=50, high=500, offer=(50, 100, 150, 200), when=("scoring", "pips")),
    Option("opening", "always_66", ("always_66", "winner", "rotate")),
    switch("accept_close", "on"),
    Option("pick_phase", "manual", ("manual", "automatic")),
    Option("pick_seconds", 20, low=10, high=60, offer=(10, 20, 30, 60)),
)
KINDS: Final = ("simples", "carroca", "la_e_lo", "cruzada")
SIX_SIX: Final = TILES.mask("6-6")


class Duplas(LineRules):
    """A match of pairs. A row of the ledger is (end, seat, hands, kind, stake, points, credited, tile, left, right).

    `kind` is an index into KINDS (worth 1 to 4) for OUT, the number of doubles for MISDEAL; `credited` gets the
    points. The match's `opener` is the seat entitled to open, `extra` says whether a tile was ever laid.
    """

    version = 1
    clauses = clauses(
        "duplas", held="0.5", fit="0.5", must="0.5.1", end="0.5.2", close="0.5.3", draw="0.1", opening="0.4", pick="0.2"
    )

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        super().__init__(id, chosen, (0, 1, 2, 3))
        self.sides = PAIRS
        self.picking = chosen["pick_phase"] == "manual"
        self.by_pips = chosen["scoring"] == "pips"
        self.counting, self.locking = PAIR_PIPS if self.by_pips else PRIZES, LOWER_PAIR
        self.closes_freely = chosen["accept_close"] == "on"

    def new_match(self) -> Match:
        return Match((0,) * 4, extra=(0,))

    def time_limit(self, state: LineState) -> float | None:
        return float(self.chosen["pick_seconds"]) if state.frame.taken else None

    def misdeal(self, match: Match, hands: Sequence[int]) -> Seat | None:
        return next((seat for seat, hand in enumerate(hands) if TILES.doubles_in(hand) >= 4), None)

    def opening(self, match: Match, hands: Sequence[int]) -> tuple[Seat, int]:
        if self.chosen["opening"] == "always_66" or not match.extra[0]:
            return next(seat for seat, hand in enumerate(hands) if hand & SIX_SIX), SIX_SIX
        return match.opener, 0

    def choices(self, table: LineTable, hand: int) -> Sequence[Action]:
        found = super().choices(table, hand)
        if self.closes_freely or table.trail is None or len(found) == 1 or not hand & (hand - 1):
            return found
        return [action for action in found if not self.locks(table, action)] or found

    def locks(self, table: LineTable, action: Action) -> bool:
        """Whether nobody could move after this placement: a public fact, as no tile sleeps."""
        left, right = self.ends_after(table, action)
        return not ~(table.down | 1 << action.tile) & (TILES.suit[left] | TILES.suit[right])

    def caps(self, view: LineView) -> list[tuple[Seat, int, int]]:
        laid = self.laid_by(view)
        return [(seat, TILES.doubles, 3 - TILES.doubles_in(laid[seat])) for seat in self.order if seat != view.seat]

    def settle(self, before: LineState, end: int, seat: Seat, hands: int, last: Action | None) -> Match:
        match, held = before.match, unpack_hands(hands, 4)
        tile = last.tile if last is not None else -1
        kind = (batida(tile, before.left, before.right), 0, TILES.doubles_in(held[seat]))[end]
        credited = lock_credit(held, seat) if end == BLOCKED else seat
        points = self.worth(end, kind, credited, held) * match.stake
        scores = tuple(score + points * (player == credited) for player, score in enumerate(match.scores))
        row = (end, seat, hands, kind, match.stake, points, credited, tile, before.left, before.right)
        over = (end == MISDEAL and kind >= 6) or pair_total(scores, credited) >= int(self.chosen["limit"])
        void = end == MISDEAL and kind == 4
        opener = match.opener if last is None else self.onward[before.steps()[0][0]]
        opener = credited if self.chosen["opening"] == "winner" and not void else opener
        return match.closed_with(row, scores, over, 2 if void else 1, opener, match.extra if last is None else (1,))

    def worth(self, end: int, kind: int, winner: Seat, held: Sequence[int]) -> int:
        """The points of a round before the stake."""
        if end == MISDEAL:
            return 0 if kind != 5 else 25 if self.by_pips else 1
        if self.by_pips:
            return sum(TILES.count(held[rival]) for rival in PAIRS[1 - winner % 2])
        return kind + 1 if end == OUT else 1

    def ranks(self, match: Match) -> list[int]:
        return [1, 2] if match.ledger[-1][6] % 2 == 0 else [2, 1]

    def account(self, row: Row) -> RoundResult:
        end, _, packed, kind, stake, points, credited = row[:7]
        text = (f"duplas-{KINDS[kind % 4]}", "duplas-locked", f"duplas-doubles-{kind}")[end]
        lines = self._lines(row, unpack_hands(packed, 4)) + (stake_line("duplas/0.3.3", stake) if points else [])
        won = pair_points(points, credited)
        return RoundResult(text, {"seat": {"seat": credited}}, lines, won, end != OUT or self.by_pips)

    def _lines(self, row: Row, held: list[int]) -> list[ScoreLine]:
        """The account before the stake."""
        end, seat, _, kind, _, _, credited, tile, left, right = row
        worth, side = self.worth(end, kind, credited, held), credited % 2
        args: dict[str, Arg] = {"seat": {"seat": seat}, "points": worth}
        if end == MISDEAL:
            clause, shown = f"duplas/0.3.{min(kind, 6) - 4}".removesuffix(".0"), TILES.names(held[seat] & TILES.doubles)
            return [ScoreLine(f"duplas-line-doubles-{kind}", clause, args, "+" if worth else "", worth, side, shown)]
        lines: list[ScoreLine] = []
        if end == BLOCKED:
            sums = [sum(TILES.count(held[player]) for player in pair) for pair in PAIRS]
            text = "duplas-line-tie" if sums[0] == sums[1] else "duplas-line-lower"
            lines.append(ScoreLine(text, "duplas/0.8.2", {**args, "low": sums[side], "high": sums[1 - side]}))
        if self.by_pips:
            return lines + [hand_line(TILES, "duplas/0.8.1", rival, held[rival], side) for rival in PAIRS[1 - side]]
        if end == BLOCKED:
            return [*lines, ScoreLine("duplas-line-locked", "duplas/0.8", args, "+", worth, side)]
        args |= {"tile": TILES.texts[tile], "left": left, "right": right}
        return [ScoreLine(f"duplas-line-{KINDS[kind]}", "duplas/0.7", args, "+", worth, side, [TILES.texts[tile]])]


def batida(tile: int, left: int, right: int) -> int:
    """How a hand went out, as an index into KINDS: the tile against the ends before it was laid (duplas/0.7)."""
    high, low = TILES.highs[tile], TILES.lows[tile]
    if high == low:
        return 3 if left == right == high else 1
    return 2 if left != right and {left, right} == {high, low} else 0


def lock_credit(held: Sequence[int], locker: Seat) -> Seat:
    """The player credited with a locked table: of the lower pair, in a tie not the locker's, the lower hand."""
    pips = [TILES.count(hand) for hand in held]
    gap = pair_total(pips, 0) - pair_total(pips, 1)
    pair = PAIRS[1 - locker % 2] if gap == 0 else PAIRS[int(gap > 0)]
    return min(pair, key=lambda seat: (pips[seat], (seat - locker - 1) % 4))


STYLE: Final = Style("duplas", "duplas", Duplas, OPTIONS)
