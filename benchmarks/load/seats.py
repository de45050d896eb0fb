"""People at tables, as fast as they may: each plays a random option of its own view, votes, and adds to deals."""

import asyncio
import random
import secrets
import time
from http.client import HTTPConnection
from typing import Any, Final

import msgspec
from benchmarks.load.wire import Wire

NAMES: Final = ("Ana", "Bia", "Caio", "Davi")


class _Own(msgspec.Struct):
    options: list[dict[str, Any]]


class _Picture(msgspec.Struct):
    own: _Own | None


class _Pledge(msgspec.Struct):
    round: int
    given: list[int]


class _View(msgspec.Struct):
    round: int
    ply: int
    stage: str
    you: int | None
    picture: _Picture
    pledge: _Pledge | None


class _Message(msgspec.Struct):
    """What of a message matters here."""

    type: str
    seq: int = -1
    view: _View | None = None
    cid: str = ""
    code: str = ""


_read: Final = msgspec.json.Decoder(_Message).decode
_write: Final = msgspec.json.Encoder().encode


class Totals:
    """What all tables together have done. A delay is the time from sending a move to the last of four views of it."""

    def __init__(self) -> None:
        self.moves = 0
        self.messages = 0
        self.bytes = 0
        self.refused: dict[str, int] = {}
        self.delays: list[tuple[float, float]] = []

    def clear(self) -> None:
        """Counts from here on."""
        self.__init__()  # type: ignore[misc]


class Room:
    """One table: its move on the way, and how many have not seen it yet."""

    def __init__(self, totals: Totals, think: float, seed: int) -> None:
        self.totals: Final = totals
        self.think: Final = think
        self.random: Final = random.Random(seed)  # noqa: S311 (a load, no secret)
        self.id = ""
        self.seats: list[Seat] = []
        self.sent: tuple[float, tuple[int, int]] | None = None
        self.unseen = 0

    def saw(self, decision: tuple[int, int]) -> None:
        """One of the four has a view with this decision open."""
        if self.sent and decision > self.sent[1]:
            self.unseen -= 1
            if not self.unseen:
                now = time.perf_counter()
                self.totals.delays.append((now, now - self.sent[0]))
                self.sent = None


class Seat:
    """One person on one socket."""

    def __init__(self, room: Room, name: str, cookie: str) -> None:
        self._room: Final = room
        self._name: Final = name
        self._cookie: Final = cookie
        self._count = 0
        self._done: tuple[int, int] | None = None
        self._given = self._voted = (0, "")
        self.seated = asyncio.Event()

    async def enter(self, origin: str) -> None:
        """Connects, and takes a seat where it has none."""
        host, port = origin.removeprefix("http://").split(":")
        address = f"ws://{host}:{port}/ws/{self._room.id}"
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(
            lambda: Wire(address, origin, self._cookie, self._hear), host, int(port)
        )
        await self.wire.opened
        if self is not self._room.seats[0]:
            self.command("join", name=self._name)
        await self.seated.wait()

    def command(self, kind: str, **fields: object) -> None:
        """Sends a command."""
        self._count += 1
        self.wire.send(_write({"cid": f"{self._name}{self._count}", "type": kind, **fields}))

    def _hear(self, text: bytes) -> None:
        totals = self._room.totals
        totals.messages += 1
        totals.bytes += len(text)
        message = _read(text)
        if message.type == "refused":
            totals.refused[message.code] = totals.refused.get(message.code, 0) + 1
        elif message.view and message.view.you is not None:
            self.seated.set()
            self._look(message.view)

    def _look(self, view: _View) -> None:
        decision = view.round, view.ply
        self._room.saw(decision)
        pledge = view.pledge
        if pledge and view.you not in pledge.given and self._given != (pledge.round, ""):
            self._given = pledge.round, ""
            self.command("contribute", round=pledge.round, value=secrets.token_hex(32))
        own = view.picture.own
        if own and own.options and decision != self._done:
            self._done = decision
            move = _as_move(self._room.random.choice(own.options))
            if self._room.think:
                pause = self._room.think * self._room.random.expovariate(1.0)
                asyncio.get_running_loop().call_later(pause, self._play, decision, move)
            else:
                self._play(decision, move)
        elif view.stage in ("hands", "result", "match") and self._voted != (view.round, view.stage):
            self._voted = view.round, view.stage
            self.command("ready")

    def _play(self, decision: tuple[int, int], move: dict[str, Any]) -> None:
        if self.wire.closed:
            return
        self._room.totals.moves += 1
        self._room.sent, self._room.unseen = (time.perf_counter(), decision), len(self._room.seats)
        self.command("move", round=decision[0], ply=decision[1], move=move)


def _as_move(choice: dict[str, Any]) -> dict[str, Any]:
    """The move that takes an option."""
    fields = ("tile", "target", "slot", "choose", "face")
    return {"type": choice["move"], **{name: choice[name] for name in fields if choice[name] is not None}}


async def fill(origin: str, rooms: int, game: str, think: float, totals: Totals) -> list[Room]:
    """So many full tables, all begun. Raises OSError."""
    tables = [Room(totals, think, seed) for seed in range(rooms)]
    http = HTTPConnection(origin.removeprefix("http://"))
    for begin in range(0, rooms, 25):
        batch = tables[begin : begin + 25]
        for table in batch:
            _open(http, origin, table, game)
        await asyncio.gather(*(_sit_down(table, origin) for table in batch))
    http.close()
    return tables


async def _sit_down(table: Room, origin: str) -> None:
    for seat in table.seats:
        await seat.enter(origin)
    table.seats[0].command("start")


def _open(http: HTTPConnection, origin: str, table: Room, game: str) -> None:
    """Four people, each with a cookie, and a room of the first one's."""
    cookies = [_ask(http, "GET", "/", {})[1] for _ in NAMES]
    body = _write({"game": game, "name": NAMES[0], "bots": False})
    head = {"Cookie": cookies[0], "Origin": origin, "Content-Type": "application/json"}
    table.id = msgspec.json.decode(_ask(http, "POST", "/api/rooms", head, body)[0])["room"]
    table.seats = [Seat(table, name, cookie) for name, cookie in zip(NAMES, cookies, strict=True)]


def _ask(http: HTTPConnection, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[bytes, str]:
    """The body of the answer and the cookie it gave."""
    http.request(method, path, body or None, headers)
    answer = http.getresponse()
    text = answer.read()
    if answer.status >= 300:
        raise OSError(f"{method} {path}: {answer.status} {text[:200]!r}")
    return text, (answer.getheader("Set-Cookie") or "").split(";")[0]
