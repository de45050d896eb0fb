"""What lives between rounds, for every family: scores, stake, who opens, the account of each round."""

from collections.abc import Sequence
from typing import Final

from capicua.core.game import Carried
from capicua.core.pack import Reader, dump

Row = tuple[int, ...]
"""One ended round in numbers: the game's own order, enough to explain the score and show the hands."""

OUT: Final = 0
BLOCKED: Final = 1
MISDEAL: Final = 2
"""How a round of a game with a layout ends: the first number of its row."""


class Match(Carried):
    """The public facts of a match between two rounds. Immutable; every state of a round shares it.

    `scores` are each player's own points; a side's score is their sum. `stake` multiplies or sets what
    the next round is worth. `opener` and `first` are seats with the game's meaning (who opens, the
    banker, the first picker; -1 none yet). `extra` are the game's own counters. `ledger` has one row
    per round that ended, void ones too. `over` says that the match has ended.
    """

    __slots__ = ("extra", "first", "ledger", "opener", "over", "scores", "stake")

    def __init__(
        self,
        scores: tuple[int, ...],
        stake: int = 1,
        opener: int = -1,
        first: int = -1,
        extra: tuple[int, ...] = (),
        ledger: tuple[Row, ...] = (),
        over: bool = False,
    ) -> None:
        self.scores: Final = scores
        self.stake: Final = stake
        self.opener: Final = opener
        self.first: Final = first
        self.extra: Final = extra
        self.ledger: Final = ledger
        self.over: Final = over

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash((self.scores, self.stake, self.opener, self.first, self.extra, len(self.ledger)))

    def picked_from(self, first: int) -> "Match":
        """The same match with `first` as the round's first seat."""
        return Match(self.scores, self.stake, self.opener, first, self.extra, self.ledger, self.over)

    def closed_with(
        self,
        row: Row,
        scores: tuple[int, ...],
        over: bool,
        stake: int = 1,
        opener: int = -1,
        extra: tuple[int, ...] = (),
    ) -> "Match":
        """The match after a round: its `row` joins the ledger, the rest is what the next round starts from."""
        return Match(scores, stake, opener, self.first, extra, (*self.ledger, row), over)

    def numbers(self) -> list[int]:
        """Everything as a flat list of integers."""
        flat = [len(self.scores), *self.scores, self.stake, self.opener, self.first]
        flat += [len(self.extra), *self.extra, int(self.over), len(self.ledger)]
        for row in self.ledger:
            flat += [len(row), *row]
        return flat

    def dump(self) -> bytes:
        """The match as bytes: a game's `carry`."""
        return dump(self.numbers())


def read_match(reader: Reader) -> Match:
    """The match whose `numbers` come next. Raises PackError."""
    scores = reader.many()
    stake, opener, first = reader.one(), reader.one(), reader.one()
    extra = reader.many()
    over = bool(reader.one())
    ledger = tuple(reader.many() for _ in range(reader.one()))
    return Match(scores, stake, opener, first, extra, ledger, over)


def load_match(data: bytes) -> Match:
    """The match that `dump` wrote. Raises PackError."""
    reader = Reader(data)
    match = read_match(reader)
    reader.end()
    return match


def ranks(keys: Sequence[int]) -> list[int]:
    """Standard competition ranking (1, 2, 2, 4) of `keys`, lowest first."""
    return [1 + sum(other < key for other in keys) for key in keys]
