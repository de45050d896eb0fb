"""A WebSocket client that costs little: one process must outrun the server it measures.

The handshake is the websockets library's; then frames are read by hand, as a server's come: whole and unmasked.
"""

import asyncio
from collections.abc import Callable
from typing import Final, cast

from websockets.client import ClientProtocol
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK: Final = b"\0\0\0\0"
"""A mask that changes nothing: allowed, and free."""


class Wire(asyncio.Protocol):
    """One socket; `hear` gets each text as bytes. `opened` is done once messages may be sent, or fails."""

    def __init__(self, address: str, origin: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._shake: ClientProtocol | None = ClientProtocol(parse_uri(address), origin=Origin(origin))
        self._cookie: Final = cookie
        self._hear: Final = hear
        self._rest = b""
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert self._shake
        self._transport = cast(asyncio.Transport, transport)
        request = self._shake.connect()
        request.headers["Cookie"] = self._cookie
        self._shake.send_request(request)
        self._transport.write(b"".join(self._shake.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self._shake:
            self._accept(data)
            return
        rest = self._rest + data if self._rest else data
        at = 0
        while (frame := _frame(rest, at)) is not None:
            kind, start, at = frame
            if kind == TEXT:
                self._hear(rest[start:at])
            elif kind == PING:
                self._send(PONG, rest[start:at])
            elif kind == CLOSE:
                self._transport.close()
        self._rest = rest[at:]

    def _accept(self, data: bytes) -> None:
        """The answer to the handshake, and whatever came right behind it."""
        assert self._shake
        head, found, behind = (self._rest + data).partition(b"\r\n\r\n")
        if not found:
            self._rest += data
            return
        self._shake.receive_data(head + found)
        answers = [event for event in self._shake.events_received() if isinstance(event, Response)]
        self._shake, self._rest = None, b""
        if not self.opened.done():
            if answers and answers[0].status_code == 101:
                self.opened.set_result(None)
            else:
                self.opened.set_exception(OSError(f"no WebSocket: {answers}"))
        if behind:
            self.data_received(behind)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or OSError("closed before it was open"))

    def send(self, text: bytes) -> None:
        """Sends a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((kind,)) + length + _NO_MASK + payload)

    def close(self) -> None:
        """Is gone, without a word."""
        self.closed = True
        self._transport.abort()


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins at `at`, where its payload begins and ends; None while it is not whole."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < start + wide:
            return None
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    end = start + size
    return (data[at], start, end) if len(data) >= end else None
