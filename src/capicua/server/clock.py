"""Seconds of service: the time that clocks and timers of tables count in."""

import time
from typing import Final


class Clock:
    """Counts on from `start`, the last stamp of an earlier run: nobody pays for the time in between.

    It stands still for `hold` seconds first: those who were cut off by a restart need as long to come back.
    """

    def __init__(self, start: float = 0.0, hold: float = 0.0) -> None:
        self._start: Final = start
        self._hold: Final = hold
        self.begin()

    def begin(self) -> None:
        """Begins to count anew: people can come from now on."""
        self._offset = self._start - self._hold - time.monotonic()

    def now(self) -> float:
        """Seconds of service so far. Any thread may ask."""
        return max(self._start, self._offset + time.monotonic())

    def until(self, at: float) -> float:
        """How many real seconds there are until it is `at`."""
        return at - self._offset - time.monotonic()
