"""The stage of a room and the votes that end it."""

from collections.abc import Sequence

from capicua.room.people import Chair
from capicua.room.wire import StageName


class Stage:
    """`name` since `since`; it ends at `until` (None: not by itself). `votes` are the seats that are ready."""

    __slots__ = ("name", "since", "until", "votes")

    def __init__(self, name: StageName, since: float, lasts: float | None = None) -> None:
        self.name: StageName = name
        self.since: float = since
        self.until: float | None = None if lasts is None else since + lasts
        self.votes: set[int] = set()

    def count(self, active: Sequence[Chair], at: float) -> None:
        """Ends the stage at `at` when everybody whose vote it needs is ready."""
        if self.votes and active and all(chair.seat in self.votes for chair in active):
            self.until = at if self.until is None else min(self.until, at)

    def withdraw(self) -> None:
        """All votes for a rematch are void: those who gave them did so in other company."""
        self.votes.clear()
        self.until = None
