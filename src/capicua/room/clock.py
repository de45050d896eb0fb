"""The clock of a turn: counts what is left, never a date, so that a restart costs nobody time."""

import re
from typing import Final, Self

_RULE: Final = re.compile(r"none|move:([0-9]{1,3})|bank:([0-9]{1,4})\+([0-9]{1,2})")
LEAST: Final = 5
"""Seconds that a decision has at least."""


class ClockRule:
    """How turns are timed: `seconds` for each decision, or with `bank` for a round's; None for no clock.

    An act adds `increment` seconds to the bank.
    """

    __slots__ = ("bank", "increment", "seconds", "text")

    def __init__(self, text: str, seconds: float | None, bank: bool = False, increment: float = 0.0) -> None:
        self.text: Final = text
        self.seconds: Final = seconds
        self.bank: Final = bank
        self.increment: Final = increment

    @classmethod
    def read(cls, text: str) -> Self | None:
        """The rule written "none", "move:30" or "bank:60+5"; None when it is none, or too fast for people."""
        match = _RULE.fullmatch(text)
        if match is None:
            return None
        move, bank, increment = match.groups()
        if move is not None:
            return cls(text, float(move)) if int(move) >= LEAST else None
        if bank is not None:
            return cls(text, float(bank), True, float(increment)) if min(int(bank), int(increment)) >= LEAST else None
        return cls(text, None)

    @classmethod
    def of_pace(cls, turn: float | None) -> Self:
        """The server's own way."""
        return cls("none" if turn is None else f"move:{turn:g}", turn)


class Turn:
    """A decision of `seat`, open since `at` with `left` of `of` seconds (None: no clock).

    `ruled` says that the rules set the limit: then it is the whole turn's and runs on, act after act,
    until another seat is on turn. Otherwise each decision has its own.
    """

    __slots__ = ("at", "left", "of", "ruled", "seat")

    def __init__(self, seat: int, at: float, left: float | None, of: float | None, ruled: bool) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.left: Final = left
        self.of: Final = of
        self.ruled: Final = ruled

    def remaining(self, now: float) -> float | None:
        """Seconds left; None without a clock."""
        return None if self.left is None else max(0.0, self.left - max(0.0, now - self.at))

    def ends(self) -> float | None:
        """When the time is up; None without a clock."""
        return None if self.left is None else self.at + self.left


def open_turn(seat: int, at: float, limit: float | None, pace: float | None) -> Turn:
    """A new turn of `seat` with the rules' limit, else the table's."""
    if limit is not None:
        return Turn(seat, at, limit, limit, ruled=True)
    return Turn(seat, at, pace, pace, ruled=False)


def next_turn(before: Turn, seat: int, at: float, limit: float | None, pace: float | None, left: float | None) -> Turn:
    """The turn after an act that left `left` seconds of the turn `before`."""
    if before.ruled and limit == before.of and seat == before.seat and left is not None:
        return Turn(seat, at, left, limit, ruled=True)
    return open_turn(seat, at, limit, pace)
