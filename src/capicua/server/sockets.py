"""WebSockets: a person's way to a table, bounded so that a slow reader hurts nobody else."""

import asyncio
import contextlib
import time
from typing import Any, Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from capicua.core.wire import Refusal
from capicua.room.names import clean_name
from capicua.room.wire import Closed, FrameError, Refused
from capicua.server.connection import Connection
from capicua.server.errors import StorageError
from capicua.server.metrics import REFUSED, SLOW_READERS, SOCKETS
from capicua.server.rates import Rates, address_of
from capicua.server.table import Table
from capicua.server.tables import DamagedRoomError, Tables
from capicua.server.wire import read_command, write_message

_log: Final = structlog.get_logger()
_QUEUE_BYTES: Final = 256 << 10
_QUEUE_SECONDS: Final = 10.0
_LINGER: Final = 5.0
"""Seconds that a closed connection may take to send what is left."""

_WHOLE_TEXT: Final = 0x81
"""First byte of a frame that is a whole text."""

TOLD: Final = 4000
"""Close code after a `closed` message: the client does not come back."""
TRY_AGAIN: Final = 1013


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which otherwise waits for ever for a peer that reads nothing; and a short way out."""

    _stuck_since: float | None = None
    """Since when the peer takes less than it is sent."""
    _frames: bytes = b""
    """What this turn of the loop sends."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["protocol"] = self

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck_since = time.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stuck_since = None

    def say(self, text: bytes) -> bool:
        """Sends a text past all queues, in one frame; False when the peer is too far behind to be told anything.

        What is said in one turn of the loop goes out in one write: those are dear.
        """
        if self._stuck_since is not None and time.monotonic() - self._stuck_since > _QUEUE_SECONDS:
            return False
        if self.transport.get_write_buffer_size() + len(self._frames) + len(text) > _QUEUE_BYTES:
            return False
        if not self._frames:
            self.loop.call_soon(self.flush)
        self._frames += _head(len(text)) + text
        return True

    def flush(self) -> None:
        """Writes what was said."""
        frames, self._frames = self._frames, b""
        if frames and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(_LINGER, self.transport.abort)


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes that is sent whole (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    wide, mark = (2, 126) if size < 1 << 16 else (8, 127)
    return bytes((_WHOLE_TEXT, mark)) + size.to_bytes(wide, "big")


class Socket(Connection):
    """One WebSocket: what comes in goes to the table, one frame after the other; what goes out never waits here."""

    def __init__(self, socket: WebSocket, person: str | None, name: str, rates: Rates) -> None:
        self.person = person
        self.name = name
        self._rates: Final = rates
        self._address: Final = address_of(socket)
        self._socket: Final = socket
        self._protocol: Final[Protocol] = socket.scope["state"]["protocol"]
        self._closing: asyncio.Task[None] | None = None
        self._last = False

    def send(self, text: bytes) -> None:
        if not self._last and not self._protocol.say(text):
            self._last = True
            SLOW_READERS.inc()
            _log.warning("slow_reader_dropped")  # it comes back, and gets one message
            self._protocol.transport.abort()

    def finish(self, text: bytes) -> None:
        self.send(text)
        if not self._last:
            self._last = True
            self._protocol.flush()
            self._closing = asyncio.get_running_loop().create_task(self._close())

    async def _close(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            await self._socket.close(TOLD)

    async def read(self, table: Table) -> None:
        """Hands every frame to the table until the peer is gone. The next frame waits for this one's answer."""
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message, table)

    async def _take(self, message: Any, table: Table) -> None:
        try:
            command = read_command(message.get("text") or "")
        except FrameError as error:
            self._refuse(error.cid, Refusal("refused-malformed", None, {"detail": str(error)}))
            return
        refusal = self._rates.command(command, self.person, self._address)
        if refusal:
            self._refuse(command.cid, refusal)
        else:
            await table.command(self, command)

    def _refuse(self, cid: str, refusal: Refusal) -> None:
        REFUSED.labels(refusal.code).inc()
        self.send(write_message(Refused(cid, refusal.code, None, refusal.args)))


async def attend(socket: WebSocket, tables: Tables, room: str, person: str | None, rates: Rates) -> None:
    """A connection to a room from accepting it to its end."""
    await socket.accept()
    try:
        table = await tables.find(room)
    except DamagedRoomError as error:
        _log.error("room_damaged", reason=str(error))
        return await _turn_away(socket, "room-damaged")
    except StorageError as error:
        _log.error("room_not_read", reason=str(error))
        return await socket.close(TRY_AGAIN)
    if table is None:
        return await _turn_away(socket, "room-not-found")
    connection = Socket(socket, person, clean_name(socket.query_params.get("name", "")) or "", rates)
    SOCKETS.inc()
    try:
        await table.connect(connection)
        await connection.read(table)
    finally:
        SOCKETS.dec()
        await table.disconnect(connection)


async def _turn_away(socket: WebSocket, code: str) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(write_message(Closed(code)).decode())
        await socket.close(TOLD)
