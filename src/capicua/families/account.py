"""Lines of an account that several games share, and the seats of two pairs."""

from collections.abc import Callable, Sequence
from typing import Final

from capicua.core.game import Seat
from capicua.core.tiles import TileSet
from capicua.core.wire import RoundResult, ScoreLine
from capicua.families.match import Row

PAIRS: Final = ((0, 2), (1, 3))
"""Partners face each other."""


def pair_total(numbers: Sequence[int], seat: Seat) -> int:
    """What the pair of `seat` has together."""
    return numbers[seat] + numbers[(seat + 2) % 4]


def pair_points(points: int, seat: Seat) -> list[int]:
    """Points per pair when the pair of `seat` gets them."""
    return [points, 0] if seat % 2 == 0 else [0, points]


def hand_line(tiles: TileSet, clause: str, seat: Seat, hand: int, side: int) -> ScoreLine:
    """The pips left in a hand, counted for `side`."""
    pips = tiles.count(hand)
    return ScoreLine("line-hand", clause, {"seat": {"seat": seat}, "pips": pips}, "+", pips, side, tiles.names(hand))


def stake_line(clause: str, stake: int) -> list[ScoreLine]:
    """The line that multiplies by the stake; none for a single one."""
    return [ScoreLine("line-stake", clause, {"stake": stake}, "x", stake)] if stake > 1 else []


class Accounts:
    """Accounts of ledger rows, each made once while it is in use: every viewer at every step asks for all of them."""

    _KEPT: Final = 8192
    """Rules are shared by all tables: the rounds of some thousand."""

    def __init__(self, make: Callable[[Row], RoundResult]) -> None:
        self._make: Final = make
        self._made: dict[Row, RoundResult] = {}

    def of(self, row: Row) -> RoundResult:
        """The account of `row`. Shared: nobody changes it."""
        told = self._made.get(row)
        if told is None:
            if len(self._made) >= self._KEPT:
                self._made.clear()
            told = self._made[row] = self._make(row)
        return told
