"""Kecske, the goat: 2 to 4 players, each for himself, a line with two ends and a bazaar to draw from."""

from collections.abc import Sequence
from typing import Final

from capicua.core.actions import Action
from capicua.core.game import TABLE, Seat
from capicua.core.options import Option, Value, switch
from capicua.core.style import Style
from capicua.core.tiles import DOUBLE_SIX as TILES
from capicua.core.wire import Arg, Badge, RoundResult, ScoreLine
from capicua.families.account import hand_line
from capicua.families.line import LineRules
from capicua.families.line_course import MAKER, OWN_PIPS, clauses
from capicua.families.line_table import LineState, LineTable
from capicua.families.match import BLOCKED, OUT, Match, Row, ranks
from capicua.families.packed import unpack_hands

OPTIONS: Final = (
    Option("players", 4, (2, 3, 4)),
    Option("limit", 101, low=51, high=301, offer=(51, 101, 151, 201, 301)),
    Option("next_opener", "start_tile", ("start_tile", "winner_any_tile")),
    switch("dead_line_ends_round", "off"),
)


def _rank(tile: int) -> tuple[bool, bool, int, int]:
    """0-0, the other doubles from 6-6 down, then the heaviest tile, of equals the one with the higher half."""
    double = bool(TILES.doubles >> tile & 1)
    return not double, TILES.pips[tile] > 0, -TILES.pips[tile], -TILES.highs[tile]


ORDER: Final = tuple(sorted(range(TILES.size), key=_rank))
"""The search for the start tile (kecske/1.2)."""


class Kecske(LineRules):
    """A match of the goat: points are pips left in the hand, and bad. A row of the ledger is (end, seat, hands)."""

    version = 1
    fewest_win = True
    counting = OWN_PIPS
    locking = MAKER
    clauses = clauses(
        "kecske",
        held="1.3",
        fit="1.3",
        must="1.3.1",
        stock="1.3.2",
        draw="1.3.3",
        end="1.3.4",
        opening="1.2.1",
        pick="1.1.1",
    )

    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        super().__init__(id, chosen, tuple(range(int(chosen["players"]))))
        self.drawing = self.hand_size * self.seats < TILES.size
        self.dead_line_ends = chosen["dead_line_ends_round"] == "on"

    def opening(self, match: Match, hands: Sequence[int]) -> tuple[Seat, int]:
        if match.opener >= 0:
            return match.opener, 0
        start = next(tile for tile in ORDER if sum(hands) >> tile & 1)
        return next(seat for seat, hand in enumerate(hands) if hand >> start & 1), 1 << start

    def not_dealt(self, table: LineTable) -> int:
        """Whatever comes before the start tile in the search."""
        must = table.frame.must
        return sum(1 << tile for tile in ORDER[: ORDER.index(must.bit_length() - 1)]) if must else 0

    def settle(self, before: LineState, end: int, seat: Seat, hands: int, last: Action | None) -> Match:
        row = (end, seat, hands)
        scores = tuple(map(int.__add__, before.match.scores, self.penalties(row)))
        opener = seat if self.chosen["next_opener"] == "winner_any_tile" else -1
        return before.match.closed_with(row, scores, max(scores) >= int(self.chosen["limit"]), opener=opener)

    def penalties(self, row: Row) -> list[int]:
        """The points of a round: nothing for who went out or made the fish, to the others their pips."""
        _, spared, packed = row
        held = unpack_hands(packed, self.seats)
        return [0 if seat == spared else TILES.count(hand) for seat, hand in enumerate(held)]

    def ranks(self, match: Match) -> list[int]:
        return ranks(match.scores)

    def badges(self, match: Match, seat: Seat = TABLE) -> list[Badge]:
        """At the end: the goats."""
        goat = seat >= 0 and match.scores[seat] >= int(self.chosen["limit"])
        return [Badge("kecske-badge-goat")] if goat else []

    def account(self, row: Row) -> RoundResult:
        end, spared, packed = row
        held = unpack_hands(packed, self.seats)
        args: dict[str, Arg] = {"seat": {"seat": spared}, "pips": TILES.count(held[spared])}
        said = ("kecske-line-out", "kecske/1.5") if end == OUT else ("kecske-line-maker", "kecske/1.5.1")
        lines = [ScoreLine(*said, args, side=spared, tiles=TILES.names(held[spared]))]
        lines += [hand_line(TILES, "kecske/1.5", seat, held[seat], seat) for seat in self.order if seat != spared]
        text = "kecske-fish" if end == BLOCKED else "kecske-out"
        return RoundResult(text, {"seat": {"seat": spared}}, lines, self.penalties(row), counted=True)


STYLE: Final = Style("kecske", "kecske", Kecske, OPTIONS, players=(2, 3, 4))
