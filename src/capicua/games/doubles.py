"""Doubles: every double is a spinner, and a number is locked until its double lies."""

from collections.abc import Mapping
from typing import Final

from capicua.core.options import Option, Value, switch
from capicua.core.style import Style
from capicua.core.wire import Arg, RoundResult, ScoreLine
from capicua.families.account import hand_line
from capicua.families.match import BLOCKED, MISDEAL, OUT, Match, Row
from capicua.families.packed import unpack_hands
from capicua.families.tree import TreeRules
from capicua.families.tree_table import DOUBLE_SIX_TREES, TreeSet

HAND_SIZES: Final = {2: 8, 3: 6, 4: 6}
"""Tiles dealt to each, by number of players."""


class Doubles(TreeRules):
    """Doubles with its options bound, or the same game with another set of `trees` and another `hand_size`.

    A row of the ledger is (end, winner or -1, hands, points).
    """

    version = 1
    clauses: Mapping[str, str] = {
        "over": "doubles/2.6.4",
        "opening": "doubles/2.1.4",
        "parent": "doubles/2.2.1",
        "match": "doubles/2.2.1",
        "place": "doubles/2.2.1",
        "full": "doubles/2.2.2",
        "target": "doubles/2.2.3",
        "locked": "doubles/2.3.2",
        "held": "doubles/2.4.1",
        "must": "doubles/2.4.1",
        "stock": "doubles/2.4.2",
        "once": "doubles/2.4.2",
        "drawn": "doubles/2.4.3",
        "closed": "doubles/2.4.5",
    }

    def __init__(
        self, id: str, chosen: dict[str, Value], trees: TreeSet = DOUBLE_SIX_TREES, hand_size: int | None = None
    ) -> None:
        players, floor = int(chosen["players"]), int(chosen["boneyard_floor"])
        super().__init__(id, chosen, trees, players, hand_size or HAND_SIZES[players], floor)
        self.blocked_own = 2 if chosen["blocked_minus_own"] == "on" else 1

    def settle(self, match: Match, end: int, seat: int, hands: int) -> Match:
        pips = [self.tiles.count(hand) for hand in unpack_hands(hands, self.seats)]
        winner, points = seat, sum(pips)
        if end == MISDEAL:
            points = 0
        elif end == BLOCKED:
            least = min(pips)
            tie = pips.count(least) > 1
            winner = -1 if tie else pips.index(least)
            points = 0 if tie else points - self.blocked_own * least
        scores = tuple(score + (points if by == winner else 0) for by, score in enumerate(match.scores))
        row = (end, winner, hands, points)
        return Match(scores, ledger=(*match.ledger, row), over=max(scores) >= int(self.chosen["limit"]))

    def account(self, row: Row) -> RoundResult:
        end, winner, hands, points = row
        won = [points if seat == winner else 0 for seat in self.order]
        args: dict[str, Arg] = {"seat": {"seat": winner}, "points": points} if winner >= 0 else {}
        if end == MISDEAL:
            lines = [ScoreLine("doubles-line-no-double", "doubles/2.1.3")]
            return RoundResult("doubles-redealt", {}, lines, won, counted=False)
        lines = [self._hand_line(seat, hand, end, winner) for seat, hand in enumerate(unpack_hands(hands, self.seats))]
        text = "doubles-out" if end == OUT else "doubles-blocked" if winner >= 0 else "doubles-blocked-tie"
        return RoundResult(text, args, lines, won, counted=True)

    def _hand_line(self, seat: int, hand: int, end: int, winner: int) -> ScoreLine:
        """What one hand is worth to the winner: the others' pips, its own nothing or less."""
        pips = self.tiles.count(hand)
        args: dict[str, Arg] = {"seat": {"seat": seat}, "pips": pips}
        tiles = self.tiles.names(hand)
        if winner < 0:
            return ScoreLine("doubles-line-tie", "doubles/2.6.3", args, tiles=tiles)
        if seat != winner:
            return hand_line(self.tiles, f"doubles/2.6.{1 if end == OUT else 2}", seat, hand, winner)
        if end == OUT:
            return ScoreLine("doubles-line-out", "doubles/2.5.1", args)
        if self.chosen["blocked_minus_own"] == "on":
            return ScoreLine("doubles-line-own", "doubles/2.6.2", args, "+", -pips, winner, tiles)
        return ScoreLine("doubles-line-lowest", "doubles/2.6.2", args, tiles=tiles)


OPTIONS: Final = (
    Option("players", 3, (2, 3, 4)),
    Option("limit", 100, low=50, high=300, offer=(50, 100, 150, 200, 300)),
    Option("boneyard_floor", 2, (0, 1, 2)),
    switch("blocked_minus_own", "off"),
)
STYLE: Final = Style("doubles", "doubles", Doubles, OPTIONS, players=(2, 3, 4))
