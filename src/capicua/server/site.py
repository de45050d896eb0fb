"""The HTTP side: pages, the games there are, new rooms, health; and the door to the sockets."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from capicua.core.wire import Arg, Refusal
from capicua.games import registry
from capicua.notation.record_json import write_json
from capicua.room.requests import Create
from capicua.server.api import CreateRoom, Games, Problem, RoomCreated, game_info
from capicua.server.client import Client
from capicua.server.errors import StorageError
from capicua.server.guard import Origins, Shield
from capicua.server.identity import Identity
from capicua.server.sockets import attend
from capicua.server.storage import Log
from capicua.server.tables import Tables

_log: Final = structlog.get_logger()
_BODY_LIMIT: Final = 4096
"""Bytes of the longest body a request may have."""

_CODES: Final = {404: "not-found", 405: "refused-method", 413: "refused-too-long", 415: "refused-not-json"}

Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


class Site:
    """Answers requests, for the tables it is given."""

    def __init__(self, tables: Tables, log: Log, identity: Identity, origins: Origins, client: Client) -> None:
        self._tables: Final = tables
        self._storage: Final = log
        self._identity: Final = identity
        self._origins: Final = origins
        self._client: Final = client

    def app(self, lifespan: Lifespan) -> ASGIApp:
        """The ASGI application."""
        routes = [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/api/games", self._games),
            Route("/api/rooms", self._create, methods=["POST"]),
            Route("/api/rooms/{room}/record", self._record),
            Route("/api/{path:path}", _nothing_here),
            WebSocketRoute("/ws/{room}", self._attend),
            Route("/ws/{path:path}", _nothing_here),
            Route("/{path:path}", self._page),
        ]
        handlers = {HTTPException: _http_problem, Exception: _failure}
        return Shield(Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers))  # type: ignore[arg-type]

    async def _page(self, request: Request) -> Response:
        name = request.path_params["path"]
        if self._client.has(name) and not name.endswith(".html"):
            return self._client.file(request, name)
        if "." in name:
            raise HTTPException(404)
        response = self._client.page(request)
        self._identity.remember(response, self._identity.read(request) or self._identity.new())
        return response

    async def _health(self, _: Request) -> Response:
        return _json({"status": "ok"})

    async def _ready(self, _: Request) -> Response:
        ready = self._storage.failing is None
        return _json({"ready": ready}, 200 if ready else 503)

    async def _games(self, _: Request) -> Response:
        return _json(Games([game_info(style) for style in registry.STYLES]))

    async def _create(self, request: Request) -> Response:
        if "origin" in request.headers and not self._origins.allow(request.headers):
            return _problem(403, "refused-origin")
        try:
            wish = await _read_wish(request)
        except (msgspec.MsgspecError, UnicodeError) as error:
            return _problem(400, "refused-malformed", detail=str(error))
        person = self._identity.read(request) or self._identity.new()
        try:
            room = await self._tables.create(Create("", person, wish.name, wish.game, wish.options, start=wish.bots))
        except StorageError as error:
            _log.error("not_stored", reason=str(error))
            return _problem(503, "refused-not-stored")
        if isinstance(room, Refusal):
            return _problem(400, room.code, **room.args)
        response = _json(RoomCreated(room), 201)
        self._identity.remember(response, person)
        return response

    async def _record(self, request: Request) -> Response:
        """The last match, or the one that `match` names, as a file that `capicua verify` and `replay` read."""
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

    async def _attend(self, socket: WebSocket) -> None:
        if self._origins.allow(socket.headers):
            await attend(socket, self._tables, socket.path_params["room"], self._identity.read(socket))
        else:
            await socket.close()  # before the upgrade: 403


async def _read_wish(request: Request) -> CreateRoom:
    """The body of a request for a room. Raises MsgspecError, or HTTPException for what is no JSON or too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(415)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _BODY_LIMIT:
            raise HTTPException(413)
    return msgspec.json.decode(body, type=CreateRoom)


async def _nothing_here(_: Request) -> Response:
    raise HTTPException(404)


async def _http_problem(request: Request, error: HTTPException) -> Response:
    """In JSON for programs, in a line for people."""
    if request.url.path.startswith("/api/"):
        return _problem(error.status_code, _CODES.get(error.status_code, "refused-malformed"))
    return Response(f"{error.detail}\n", error.status_code, error.headers, "text/plain")


async def _failure(*_: object) -> Response:
    return _problem(500, "refused-failed")


def _problem(status: int, code: str, **args: Arg) -> Response:
    return _json(Problem(code, args), status)


def _json(body: object, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")
