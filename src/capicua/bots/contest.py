"""Which candidate does best when all are tried in the same worlds: those that fall far behind are tried no more."""

from collections.abc import Sequence
from typing import Final

FEWEST: Final = 16
"""Worlds before anybody is dropped."""
FAR: Final = 9
"""The square of how many standard errors behind the best is too far."""


class Contest:
    """Totals of so many candidates; `live` are the numbers of those still tried.

    Totals of those that were dropped stand below all others.
    """

    def __init__(self, count: int) -> None:
        self.totals: Final = [0] * count
        self.live: list[int] = list(range(count))
        self.worlds: int = 0
        self._squares: Final = [[0] * count for _ in range(count)]

    def add(self, worths: Sequence[int]) -> None:
        """What the live candidates came to in one world, in their order."""
        self.worlds += 1
        for at, number in enumerate(self.live):
            self.totals[number] += worths[at]
            squares = self._squares[number]
            for to, other in enumerate(self.live):
                squares[other] += (worths[at] - worths[to]) ** 2

    def drop(self) -> None:
        """Try no more what is too far behind the best."""
        if self.worlds < FEWEST:
            return
        best = max(self.live, key=lambda number: (self.totals[number], -number))
        kept = [number for number in self.live if not self._is_far(number, best)]
        for number in self.live:
            if number not in kept:
                self.totals[number] = -(1 << 60)
        self.live = kept

    def _is_far(self, number: int, best: int) -> bool:
        behind = self.totals[best] - self.totals[number]
        return behind * behind > FAR * self._squares[best][number]
