"""A timer that is set anew all the time, and seldom really."""

import asyncio
from collections.abc import Callable
from typing import Final

from capicua.server.clock import Clock


class Alarm:
    """Calls `ring` at the second it was last set to, or earlier: who is woken looks whether it is time."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock: Final = clock
        self._ring: Final = ring
        self._timer: asyncio.TimerHandle | None = None
        self._at = 0.0

    def set(self, at: float | None) -> None:
        """For the second `at` of service; None is never. An earlier alarm stays: moves put off what is due."""
        if self._timer and at is not None and self._at <= at:
            return
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            self._at = at
            self._timer = asyncio.get_running_loop().call_later(max(0.0, self._clock.until(at)), self._go)

    def _go(self) -> None:
        self._timer = None
        self._ring()
