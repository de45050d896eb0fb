"""Puts the server together, runs it, and takes it apart again."""

import asyncio
import functools
import gc
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from capicua.server import deals as deal_sources
from capicua.server import logs, metrics
from capicua.server.client import Client
from capicua.server.clock import Clock
from capicua.server.deals import Deals
from capicua.server.errors import StartError, StorageError
from capicua.server.folder import DATABASE, Folder
from capicua.server.guard import Origins
from capicua.server.http import Http
from capicua.server.identity import Identity
from capicua.server.keeping import today
from capicua.server.pool import Pool
from capicua.server.proxies import behind
from capicua.server.rates import Rates
from capicua.server.service import Service
from capicua.server.settings import Settings
from capicua.server.site import Site
from capicua.server.sockets import Protocol
from capicua.server.storage import SqliteLog
from capicua.server.tables import Tables
from capicua.server.wire import FRAME_LIMIT

_log: Final = structlog.get_logger()
_STATIC: Final = Path(__file__).parent / "static"
_BACKLOG: Final = 2048
_SEND_BUFFER: Final = 128 << 10
_STAMP: Final = 1.0
"""Seconds between two stamps of the time of service."""
_COME_BACK: Final = 2.0
"""Seconds after a restart in which nobody's time runs: browsers come back meanwhile."""
_SWEEP: Final = 3600.0
"""Seconds between two looks for rooms that were kept long enough."""


def serve(
    settings: Settings, announce: Callable[[str], None], deals: Deals | None = None, pool: Pool | None = None
) -> None:
    """Serves until a signal ends it. `announce` gets the address once people can come. Raises StartError.

    With `deals` new rooms take theirs from there, instead of drawing them openly.
    """
    listener = _listen(settings.host, settings.port)
    folder = Folder(settings.data)
    try:
        log = SqliteLog(folder.path / DATABASE)
        try:
            _Running(settings, listener, folder, log, deals, pool or Pool(_workers())).run(announce)
        finally:
            log.close()
    finally:
        folder.close()
        listener.close()


class _Running:
    """The parts of a running server."""

    def __init__(
        self,
        settings: Settings,
        listener: socket.socket,
        folder: Folder,
        log: SqliteLog,
        deals: Deals | None,
        pool: Pool,
    ) -> None:
        public = settings.public_url
        self._address: Final = public.origin if public else _address(listener)
        self._settings: Final = settings
        self._listener: Final = listener
        self._log: Final = log
        self._pool: Final = pool
        self._clock: Final = Clock(log.started_at, _COME_BACK if log.started_at else 0.0)
        service = Service(log, self._clock, pool, deals or deal_sources.secure, settings.pace, fair=deals is None)
        self._tables: Final = Tables(service)
        identity = Identity(folder.secret, always_secure=bool(public and public.secure))
        self._site: Final = Site(
            self._tables,
            log,
            identity,
            Origins(public),
            Client(_STATIC),
            Rates(settings.rates),
            settings.patience,
        )

    def run(self, announce: Callable[[str], None]) -> None:
        logs.configure()

        @asynccontextmanager
        async def lifespan(_: Starlette) -> AsyncIterator[None]:
            self._clock.begin()
            self._log.start(self._clock.now)
            self._pool.start()
            tasks = [asyncio.create_task(work) for work in (self._tables.resume(), self._stamp(), self._sweep())]
            _settle_memory()
            announce(self._address)
            yield
            for task in tasks:
                task.cancel()
            await self._tables.stop()
            await self._pool.stop()

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _ended)
        with metrics.told(self._settings.metrics, self._tables.__len__):
            _Server(self._config(self._site.app(lifespan)), self._tables).run(sockets=[self._listener])

    def _config(self, app: ASGIApp) -> uvicorn.Config:
        return uvicorn.Config(
            behind(app, self._settings.proxies),
            http=functools.partial(Http, patience=self._settings.patience),  # type: ignore[arg-type]
            ws=Protocol,
            ws_max_size=FRAME_LIMIT,
            # A peer that is gone without a word is found within 25 seconds.
            ws_ping_interval=15,
            ws_ping_timeout=10,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=self._settings.patience,  # type: ignore[arg-type]
            timeout_graceful_shutdown=5,
        )

    async def _stamp(self) -> None:
        """Keeps the time of service, while anybody's time runs; and finds out when a full disk has room again."""
        while True:
            await asyncio.sleep(_STAMP)
            if len(self._tables) or self._log.failing:
                self._log.stamp()

    async def _sweep(self) -> None:
        """Deletes, now and then, what was kept long enough."""
        while self._settings.keep:
            try:
                await self._tables.sweep(today() - self._settings.keep)
            except StorageError as error:
                _log.error("rooms_not_deleted", reason=str(error))
            await asyncio.sleep(_SWEEP)


class _Server(uvicorn.Server):
    """uvicorn, with the tables at rest before it closes the connections: nobody counts as gone then."""

    def __init__(self, config: uvicorn.Config, tables: Tables) -> None:
        super().__init__(config)
        self._tables: Final = tables

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._tables.stop()
        await super().shutdown(sockets)


def _ended(*_: object) -> None:
    """Called when all is done: uvicorn raises the signal again that it ended by."""


def _settle_memory() -> None:
    """Keeps the collector from stopping the loop: what is loaded now stays, and full collections are rare.

    They must come all the same: a closed connection leaves some ninety objects in cycles, of which two million wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)


def _workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises StartError when the port is taken or the address is not ours."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            # Inherited by every connection: what a peer that does not read may hold up in the kernel.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
            listener.bind(address)
            listener.listen(_BACKLOG)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise StartError(
            f"cannot listen on {host} port {port}: {error.strerror or error}; another one may be given with --port"
        ) from error
    return listener


def _address(listener: socket.socket) -> str:
    """How a browser on this machine gets here."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
