"""HTTP connections, bounded in bytes and in time before anybody knows what is asked."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_HEAD: Final = 64 << 10
"""Bytes after which a request's head that does not end is refused."""


class Http(HttpToolsProtocol):
    """uvicorn's protocol, which otherwise keeps a head of any length in memory, and waits for its end for ever.

    `patience` are the seconds from opening a connection, and later from a head's first byte, to the head's end.
    Between two requests uvicorn's own limit for idle connections holds.
    """

    _head: int | None = None
    """Bytes of the head that is being read."""
    _giving_up: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, patience: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience: Final = patience

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect_head()

    def on_headers_complete(self) -> None:
        self._head = None
        self._stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > _HEAD:
                self.send_400_response("The head of this request is too long.")

    def _expect_head(self) -> None:
        if self._giving_up is None:
            self._giving_up = self.loop.call_later(self._patience, self._give_up)

    def _stop_waiting(self) -> None:
        if self._giving_up:
            self._giving_up.cancel()
            self._giving_up = None

    def _give_up(self) -> None:
        """Nothing is answered: who sends a byte a second would only read the answer as slowly."""
        self.transport.abort()
