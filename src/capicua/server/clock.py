"""Seconds of service: the time that clocks and timers of tables count in."""

import time
from typing import Final


class Clock:
    """Counts on from `start`, the last stamp of an earlier run: nobody pays for the time in between."""

    def __init__(self, start: float = 0.0) -> None:
        self._offset: Final = start - time.monotonic()

    def now(self) -> float:
        """Seconds of service so far. Any thread may ask."""
        return self._offset + time.monotonic()
