"""The HTTP side: pages, the games there are, new rooms, health; and the door to the sockets."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from capicua.bots.levels import LEVELS
from capicua.core.wire import Arg, Refusal
from capicua.games import registry
from capicua.notation.record_json import write_json
from capicua.room.requests import Create
from capicua.server.api import (
    CreateRoom,
    Games,
    Health,
    Problem,
    QuickMatch,
    Readiness,
    RoomCreated,
    RoomFound,
    game_info,
)
from capicua.server.client import Client
from capicua.server.errors import StorageError
from capicua.server.guard import Origins, Shield
from capicua.server.identity import Identity
from capicua.server.lobby import lobby, waiting_for
from capicua.server.metrics import REFUSED
from capicua.server.openapi import document
from capicua.server.preview import NOBODY, preview
from capicua.server.rates import Rates, address_of
from capicua.server.sockets import attend
from capicua.server.storage import Log
from capicua.server.tables import Tables

_log: Final = structlog.get_logger()
_BODY_LIMIT: Final = 4096
"""Bytes of the longest body a request may have."""
_PICTURE: Final = "/icons/any-512.png"

_CODES: Final = {
    404: "not-found",
    405: "refused-method",
    408: "refused-too-slow",
    413: "refused-too-long",
    415: "refused-not-json",
}

Wish = TypeVar("Wish", CreateRoom, QuickMatch)
Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


class Site:
    """Answers requests, for the tables it is given."""

    def __init__(
        self,
        tables: Tables,
        log: Log,
        identity: Identity,
        origins: Origins,
        client: Client,
        rates: Rates,
        patience: float,
    ) -> None:
        self._patience: Final = patience
        self._rates: Final = rates
        self._tables: Final = tables
        self._storage: Final = log
        self._identity: Final = identity
        self._origins: Final = origins
        self._client: Final = client

    def app(self, lifespan: Lifespan) -> ASGIApp:
        """The ASGI application."""
        handlers = {HTTPException: _http_problem, Exception: _failure}
        return Shield(Starlette(routes=self.routes(), lifespan=lifespan, exception_handlers=handlers))  # type: ignore[arg-type]

    def routes(self) -> list[Route | WebSocketRoute]:
        """Every way in; `capicua.server.openapi` says what comes out."""
        return [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/api/openapi.json", self._openapi),
            Route("/api/games", self._games),
            Route("/api/rooms", self._create, methods=["POST"]),
            Route("/api/quick", self._quick, methods=["POST"]),
            Route("/api/lobby", self._lobby),
            Route("/api/codes/{code}", self._code),
            Route("/api/rooms/{room}/record", self._record),
            Route("/api/guest", self._forget, methods=["DELETE"]),
            Route("/api/{path:path}", _nothing_here),
            WebSocketRoute("/ws/{room}", self._attend),
            Route("/ws/{path:path}", _nothing_here),
            Route("/{path:path}", self._page),
        ]

    async def _page(self, request: Request) -> Response:
        name = request.path_params["path"]
        if self._client.has(name) and name != "index.html":
            return self._client.file(request, name)
        if "." in name:
            raise HTTPException(404)
        response = self._client.page(request, await self._preview(request, name))
        if name.startswith("t/"):
            response.headers["X-Robots-Tag"] = "noindex, nofollow"
        self._identity.remember(request, response, self._identity.read(request) or self._identity.new())
        return response

    async def _preview(self, request: Request, path: str) -> str:
        """The tags of a link to a table, for those who show what it leads to: none of any other page."""
        if not path.startswith("t/"):
            return ""
        try:
            table = await self._tables.find(path.removeprefix("t/").rstrip("/"))
        except StorageError:
            return NOBODY
        return NOBODY if table is None or table.ended else preview(table.listing, self._origins.own(request), _PICTURE)

    async def _health(self, _: Request) -> Response:
        return _json(Health())

    async def _ready(self, _: Request) -> Response:
        ready = self._storage.failing is None
        return _json(Readiness(ready), 200 if ready else 503)

    async def _openapi(self, _: Request) -> Response:
        return _json(document())

    async def _games(self, _: Request) -> Response:
        return _json(Games([game_info(style) for style in registry.STYLES]))

    async def _create(self, request: Request) -> Response:
        wish = await self._read_wish(request, CreateRoom)
        if isinstance(wish, Response):
            return wish
        if wish.level not in LEVELS:
            return _problem(400, "refused-level", levels=", ".join(LEVELS))
        person = self._identity.read(request) or self._identity.new()
        terms = {"open": wish.open, "clock": wish.clock, "lang": wish.language, "level": wish.level}
        made = Create("", person, wish.name, wish.game, wish.options, start=wish.bots, **terms)  # type: ignore[arg-type]
        return await self._make(request, made)

    async def _quick(self, request: Request) -> Response:
        """A seat at a table where somebody waits, or a new table that waits a few seconds for people."""
        wish = await self._read_wish(request, QuickMatch)
        if isinstance(wish, Response):
            return wish
        person = self._identity.read(request) or self._identity.new()
        table = waiting_for(self._tables.all(), wish.game, person)
        if table is None:
            return await self._make(
                request, Create("", person, wish.name, wish.game, quick=True, open=True, lang=wish.language)
            )
        response = _json(RoomCreated(table.id, join=True), 200)
        self._identity.remember(request, response, person)
        return response

    async def _make(self, request: Request, made: Create) -> Response:
        try:
            room = await self._tables.create(made)
        except StorageError as error:
            _log.error("not_stored", reason=str(error))
            return _problem(503, "refused-not-stored")
        if isinstance(room, Refusal):
            return _problem(400, room.code, **room.args)
        response = _json(RoomCreated(room), 201)
        self._identity.remember(request, response, made.person)
        return response

    async def _read_wish(self, request: Request, kind: type[Wish]) -> Wish | Response:
        """What is asked for by POST, or why it is refused."""
        if "origin" in request.headers and not self._origins.allow(request):
            return _problem(403, "refused-origin")
        if refusal := self._rates.ask("create", address_of(request)):
            return _busy(refusal)
        try:
            return msgspec.json.decode(await _read_body(request, self._patience), type=kind)
        except (msgspec.MsgspecError, UnicodeError) as error:
            return _problem(400, "refused-malformed", detail=str(error))

    async def _lobby(self, request: Request) -> Response:
        wanted = request.query_params
        return _json(lobby(self._tables.all(), wanted.get("game", ""), wanted.get("language", "")))

    async def _code(self, request: Request) -> Response:
        """The room of a code. What is no code, leads nowhere or to a room that ended is answered alike."""
        if refusal := self._rates.ask("look_up", address_of(request)):
            return _busy(refusal)
        try:
            room = await self._tables.named(request.path_params["code"])
        except StorageError:
            room = None
        return _problem(404, "refused-no-code") if room is None else _json(RoomFound(room))

    async def _record(self, request: Request) -> Response:
        """The last match, or the one that `match` names, as a file that `capicua verify` and `replay` read."""
        if refusal := self._rates.ask("look_up", address_of(request)):  # it reads a room's whole log
            return _busy(refusal)
        wanted = request.query_params.get("match", "0")
        try:
            matches = await self._tables.matches(request.path_params["room"])
        except StorageError as error:
            _log.error("room_not_read", reason=str(error))
            return _problem(503, "refused-not-stored")
        if not wanted.isascii() or not wanted.isdigit() or int(wanted[:9]) > len(matches) or not matches:
            raise HTTPException(404)
        number = int(wanted[:9]) or len(matches)
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="capicua-{matches[number - 1].style}-{number}.json"',
        }
        return Response(write_json(matches[number - 1]), 200, headers, "application/json")

    async def _forget(self, request: Request) -> Response:
        """Whoever asks is forgotten, and is nobody from then on."""
        if "origin" in request.headers and not self._origins.allow(request):
            return _problem(403, "refused-origin")
        if refusal := self._rates.ask("forget", address_of(request)):
            return _busy(refusal)
        try:
            if person := self._identity.read(request):
                await self._tables.forget(person)
        except StorageError as error:
            _log.error("guest_not_forgotten", reason=str(error))
            return _problem(503, "refused-not-stored")
        response = Response(status_code=204, headers={"Cache-Control": "no-store"})
        self._identity.forget(request, response)
        return response

    async def _attend(self, socket: WebSocket) -> None:
        if not self._origins.allow(socket):
            return await socket.close()  # before the upgrade: 403
        person, address = self._identity.read(socket), address_of(socket)
        if refusal := self._rates.enter(person, address):
            return await socket.send_denial_response(_busy(refusal))
        try:
            await attend(socket, self._tables, socket.path_params["room"], person, self._rates)
        finally:
            self._rates.left(address)


async def _read_body(request: Request, within: float) -> bytes:
    """The body of a request. Raises HTTPException where it is no JSON, too long or late: after `within` seconds."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415)
    body = b""
    try:
        async with asyncio.timeout(within):
            async for part in request.stream():
                body += part
                if len(body) > _BODY_LIMIT:
                    raise HTTPException(413)
    except TimeoutError as error:
        raise HTTPException(408) from error
    return body


async def _nothing_here(_: Request) -> Response:
    raise HTTPException(404)


async def _http_problem(request: Request, error: HTTPException) -> Response:
    """In JSON for programs, in a line for people."""
    if request.url.path.startswith("/api/"):
        return _problem(error.status_code, _CODES.get(error.status_code, "refused-malformed"))
    return Response(f"{error.detail}\n", error.status_code, error.headers, "text/plain")


async def _failure(*_: object) -> Response:
    return _problem(500, "refused-failed")


def _busy(refusal: Refusal) -> Response:
    """Asked too often: by when it may be asked again."""
    response = _problem(429, refusal.code, **refusal.args)
    response.headers["Retry-After"] = str(refusal.args.get("seconds", 60))
    return response


def _problem(status: int, code: str, **args: Arg) -> Response:
    REFUSED.labels(code).inc()
    return _json(Problem(code, args), status)


def _json(body: object, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")
