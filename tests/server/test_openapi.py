"""The OpenAPI document: it has every route, and each answer that it promises is seen here, with the body it says."""

import asyncio
import json
import re
import resource
import socket as sockets
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import Route
from tests.server.harness import PATIENCE, Json, Player, Server
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from capicua.server import site
from capicua.server.openapi import OPERATIONS, document
from capicua.server.site import Site

FILE = Path(__file__).parents[2] / "vectors" / "wire" / "openapi.json"
LIMITS = ("--rate=create=8/hour", "--rate=look-up=5/hour", "--rate=forget=3/hour", "--rate=host-enter=4/hour")
WISH: Json = {"game": "duplas", "name": "Ana", "bots": False}
QUICK: Json = {"game": "duplas", "name": "Ana"}
EVIL = {"Origin": "http://evil.example"}
Seen = set[tuple[str, str, int]]


def test_the_document_on_file_is_what_the_routes_say() -> None:
    on_file = json.loads(FILE.read_text("utf-8"))
    assert on_file == json.loads(json.dumps(document())), (
        "write it anew: python -m capicua.server.openapi > vectors/wire/openapi.json"
    )


def test_every_route_is_in_it_and_no_other() -> None:
    routes: set[tuple[str, str]] = set()
    for route in Site.__new__(Site).routes():
        methods = route.methods if isinstance(route, Route) else {"GET"}
        if route.endpoint is not site._nothing_here:
            routes |= {(method, route.path.replace(":path}", "}")) for method in (methods or ()) if method != "HEAD"}
    assert routes == {(each.method, each.path) for each in OPERATIONS}


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(document())
    schemas = document()["components"]["schemas"]
    assert {name.rpartition("/")[2] for name in re.findall(r'"\$ref": "([^"]+)"', text)} <= set(schemas)


class Asker:
    """Asks for everything that is documented, and notes what was answered."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.seen: Seen = set()

    def ask(self, method: str, path: str, *, at: str = "198.51.100.1", **more: Any) -> httpx.Response:
        """One request from an address, held to what the document says of its answer."""
        headers = {"X-Forwarded-For": at, **more.pop("headers", {})}
        answer = self.server.ask(method, path, headers=headers, **more)
        told = next(each for each in OPERATIONS if each.method == method and matches(each.path, path))
        self.seen.add((method, told.path, answer.status_code))
        kind = told.answers[answer.status_code]
        if isinstance(kind, type):
            assert msgspec.to_builtins(msgspec.json.decode(answer.content, type=kind)) == answer.json()
        elif kind is None:
            assert answer.content == b""
        elif answer.status_code != 200 or path != "/favicon.svg":
            assert answer.headers["content-type"].startswith(kind)
        return answer

    async def knock(self, path: str, status: int, at: str, origin: str) -> None:
        """Opens a socket, or is refused with this status."""
        address = self.server.origin.replace("http", "ws", 1) + path
        try:
            async with connect(address, origin=Origin(origin), additional_headers={"X-Forwarded-For": at}):
                found = 101
        except InvalidStatus as refused:
            found = refused.response.status_code
        assert found == status
        self.seen.add(("GET", "/ws/{room}", found))


def matches(template: str, path: str) -> bool:
    return bool(re.fullmatch(re.sub(r"{\w+}", "[^/]*", template), path.partition("?")[0]))


@pytest.fixture(scope="module")
def asker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    data = tmp_path_factory.mktemp("openapi") / "data"
    with Server(data, "--trusted-proxy", "127.0.0.1", "--patience", "1", *LIMITS) as running:
        found = Asker(running)
        plain(found)
        wishes(found)
        asyncio.run(played(found))
        asyncio.run(doors(found))
        full(found)
        yield found


def plain(asker: Asker) -> None:
    for path in ("/health", "/ready", "/api/openapi.json", "/api/games", "/api/lobby?game=duplas", "/about"):
        assert asker.ask("GET", path).status_code == 200
    page = asker.ask("GET", "/")
    assert asker.ask("GET", "/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    assert asker.ask("GET", "/nothing.js").status_code == 404
    assert asker.ask("GET", "/api/openapi.json").json() == json.loads(FILE.read_text("utf-8"))


def wishes(asker: Asker) -> None:
    """New rooms, and what is refused of them."""
    for path, wish in (("/api/rooms", WISH), ("/api/quick", QUICK)):
        at = "198.51.100.2" if path == "/api/rooms" else "198.51.100.3"
        told = [
            asker.ask("POST", path, at=at, json=wish),
            asker.ask("POST", path, at=at, json={**wish, "game": "chess"}),
            asker.ask("POST", path, at=at, json=wish, headers=EVIL),
            asker.ask("POST", path, at=at, content=b" " * 5000, headers={"Content-Type": "application/json"}),
            asker.ask("POST", path, at=at, content=b"game=duplas"),
        ]
        assert [answer.status_code for answer in told] == [201, 400, 403, 413, 415]
        slow(asker, path)
        more = [asker.ask("POST", path, at=at, json=wish).status_code for _ in range(5)]
        assert more[-1] == 429


def slow(asker: Asker, path: str) -> None:
    """A body that does not come."""
    head = f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{{"
    with sockets.create_connection(("127.0.0.1", asker.server.port), timeout=PATIENCE) as peer:
        peer.sendall(head.encode())
        answer = peer.recv(4096)
    assert answer.startswith(b"HTTP/1.1 408 ")
    asker.seen.add(("POST", path, 408))


async def played(asker: Asker) -> None:
    """A quick match somebody waits at, a code, a record; a room that cannot be read."""
    async with Player(asker.server) as ana, Player(asker.server, "Bia") as bia:
        answer = asker.ask("POST", "/api/quick", at="198.51.100.4", json={**QUICK, "game": "kecske"})
        ana.cookie, ana.room = f"capicua={answer.cookies['capicua']}", answer.json()["room"]
        await ana.enter()
        assert asker.ask("POST", "/api/quick", at="198.51.100.4", json={**QUICK, "game": "kecske"}).status_code == 200
        bia.create(options={"limit": 3})
        await bia.enter()
        await bia.play(until=lambda: bia.view["round"] >= 2)
        code = str(asker.server.entries(bia.room)[0]["code"])
    with sqlite3.connect(asker.server.data / "capicua.db", timeout=PATIENCE) as database:
        database.execute("INSERT INTO log VALUES('damaged', 0, '{}')")
    database.close()
    statuses = [asker.ask("GET", f"/api/codes/{each}", at="198.51.100.5").status_code for each in (code, *"12345")]
    assert statuses == [200, 404, 404, 404, 404, 429]
    names = (bia.room, "nowhere", "damaged", *"123")
    records = [asker.ask("GET", f"/api/rooms/{each}/record", at="198.51.100.6").status_code for each in names]
    assert records == [200, 404, 503, 404, 404, 429]


async def doors(asker: Asker) -> None:
    origin = asker.server.origin
    await asker.knock("/ws/nowhere", 403, "198.51.100.7", "http://evil.example")
    for status in (101, 101, 101, 101, 429):
        await asker.knock("/ws/nowhere", status, "198.51.100.7", origin)


def full(asker: Asker) -> None:
    """Guests who want to be forgotten; then a disk without room."""
    ana = Player(asker.server)
    ana.create()
    cookie = {"Cookie": ana.cookie}
    resource.prlimit(asker.server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
    assert asker.ask("DELETE", "/api/guest", headers=cookie).status_code == 503
    for path, wish in (("/api/rooms", WISH), ("/api/quick", QUICK)):
        assert asker.ask("POST", path, at="198.51.100.8", json=wish).status_code == 503
    assert asker.ask("GET", "/ready").status_code == 503
    resource.prlimit(asker.server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert asker.ask("DELETE", "/api/guest", headers={**cookie, **EVIL}).status_code == 403
    assert [asker.ask("DELETE", "/api/guest", headers=cookie).status_code for _ in range(3)] == [204, 204, 429]


def test_every_answer_that_it_promises_is_given(asker: Asker) -> None:
    documented = {(each.method, each.path, status) for each in OPERATIONS for status in each.answers}
    assert asker.seen == documented
