"""WebSockets: a person's way to a table, bounded so that a slow reader hurts nobody else."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from capicua.core.wire import Refusal
from capicua.room.names import clean_name
from capicua.room.wire import Closed, Refused
from capicua.server.connection import Connection
from capicua.server.errors import StorageError
from capicua.server.metrics import REFUSED, SLOW_READERS, SOCKETS
from capicua.server.rates import Rates, address_of
from capicua.server.table import Table
from capicua.server.tables import DamagedRoomError, Tables
from capicua.server.wire import FrameError, read_command, write_message

_log: Final = structlog.get_logger()
_QUEUE_BYTES: Final = 256 << 10
_QUEUE_SECONDS: Final = 10.0
_LINGER: Final = 5.0
"""Seconds that a closed connection may take to send what is left."""

TOLD: Final = 4000
"""Close code after a `closed` message: the client does not come back."""
TRY_AGAIN: Final = 1013


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which otherwise waits for ever for a peer that reads nothing."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["abort"] = self.transport.abort

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(_LINGER, self.transport.abort)


class Socket(Connection):
    """One WebSocket with what waits to be sent through it."""

    def __init__(self, socket: WebSocket, person: str | None, name: str, rates: Rates) -> None:
        self.person = person
        self.name = name
        self._rates: Final = rates
        self._address: Final = address_of(socket)
        self._socket: Final = socket
        self._queue: Final[deque[tuple[float, str]]] = deque()
        self._bytes = 0
        self._last = False
        self._news: Final = asyncio.Event()

    def send(self, text: str) -> None:
        now = time.monotonic()
        late = self._queue and now - self._queue[0][0] > _QUEUE_SECONDS
        if late or self._bytes + len(text) > _QUEUE_BYTES:
            self._abort()
        elif not self._last:
            self._queue.append((now, text))
            self._bytes += len(text)
            self._news.set()

    def finish(self, text: str) -> None:
        self.send(text)
        self._last = True

    def _abort(self) -> None:
        """Cuts a peer off that does not read: it comes back and gets one message."""
        if not self._last:
            SLOW_READERS.inc()
            _log.warning("slow_reader_dropped")
        self._last = True
        self._queue.clear()
        abort: Callable[[], None] = self._socket.scope["state"]["abort"]
        abort()

    async def write(self) -> None:
        """Sends what comes in until the last message or the end of the connection."""
        with contextlib.suppress(WebSocketDisconnect):
            while self._queue or not self._last:
                while self._queue:
                    _, text = self._queue.popleft()
                    self._bytes -= len(text)
                    await self._socket.send_text(text)
                self._news.clear()
                if not self._last:
                    await self._news.wait()
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
    writing = asyncio.create_task(connection.write())
    SOCKETS.inc()
    try:
        await table.connect(connection)
        await connection.read(table)
    finally:
        SOCKETS.dec()
        writing.cancel()
        await table.disconnect(connection)


async def _turn_away(socket: WebSocket, code: str) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        await socket.send_text(write_message(Closed(code)))
        await socket.close(TOLD)
