"""A real server in a process of its own, and scripted people who play on it over real sockets."""

import asyncio
import itertools
import json
import re
import signal
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from capicua.core.rng import Rng
from capicua.server.wire import check_message

CAPICUA = Path(sys.executable).parent / "capicua"
PATIENCE = 45.0
"""Seconds after which a test gives up: long, because the machine may be busy, never waited for in full."""

_CIDS = itertools.count()
_NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Without it every request would load all the world's certificates first."""
Json = dict[str, Any]
Options = Mapping[str, int | str]
NO_OPTIONS: Options = {}


class Server:
    """`capicua serve` on a free port (kept when it is started again) with its own data folder.

    `program` is what to start instead of `capicua serve`; it takes the same options.
    """

    def __init__(
        self, data: Path, *options: str, pace: str = "test", program: Sequence[str | Path] = (CAPICUA, "serve")
    ) -> None:
        self.data = data
        self.port = 0
        self._command = [*map(str, program), "--data", str(data), "--pace", pace, *options]
        self._stderr = data.with_name(data.name + ".stderr")
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self.kill()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def start(self) -> float:
        """Starts it; returns the seconds until it answered."""
        began = time.monotonic()
        with self._stderr.open("a") as stderr:
            self._process = subprocess.Popen(
                [*self._command, "--port", str(self.port)], stdout=subprocess.PIPE, stderr=stderr, text=True
            )
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.fullmatch(r"Capicua is at https?://\S+?(?::(\d+))? \(Ctrl-C ends it\)\n", line)
        if not found:
            self.kill()
            raise AssertionError(f"the server did not say where it is: {line!r}\n{self.log()}")
        self.port = self.port or int(found[1])
        assert self.ask("GET", "/health").status_code == 200
        return time.monotonic() - began

    def kill(self) -> None:
        """Ends it as a power cut would: SIGKILL."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ends it politely: SIGTERM; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        assert self._process
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        assert self._process.stdout
        self._process.stdout.close()
        self._process = None
        return code

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """One request of somebody without a cookie."""
        return httpx.request(method, self.origin + path, timeout=PATIENCE, verify=_NO_TLS, **more)

    def log(self) -> str:
        """All it wrote to standard error."""
        return self._stderr.read_text()

    def events(self, level: str = "error") -> list[Json]:
        """The lines of its log of one level."""
        return [line for line in map(json.loads, self.log().splitlines()) if line["level"] == level]

    def entries(self, room: str) -> list[Json]:
        """The log of a room, read from the disk."""
        database = sqlite3.connect(f"file:{self.data / 'capicua.db'}?mode=ro", uri=True)
        try:
            rows = database.execute("SELECT entries FROM log WHERE room = ? ORDER BY seq", (room,)).fetchall()
        finally:
            database.close()
        return [entry for (row,) in rows for entry in json.loads(row)["entries"]]


class Player:
    """A person at a table: keeps the latest state, comes back when the connection breaks.

    Every message is held against the schema. `state` is the latest `state`, `states` are all of them,
    `acked` the decisions (round, ply) of acknowledged moves, `refusals` the other answers to moves,
    `closed` the code of a `closed` message,
    `talk` what was said; `query` is added to the socket's address, `headers` to every request.
    """

    def __init__(self, server: Server, name: str = "Ana", seed: int = 1) -> None:
        self.server = server
        self.name = name
        self.room = ""
        self.state: Json | None = None
        self.states: list[Json] = []
        self.acked: list[tuple[int, int]] = []
        self.refusals: list[Json] = []
        self.closed: str | None = None
        self.cookie = ""
        self.query = ""
        self.headers: dict[str, str] = {}
        self.talk: list[Json] = []
        self._random = Rng(seed)
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    # --- HTTP ------------------------------------------------------------------------------------

    def visit(self) -> None:
        """Loads the page, as everybody does first: it gives the cookie."""
        self._browse("GET", "/")

    def _browse(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.server.ask(method, path, headers=self._headers(), **more)
        if given := answer.cookies.get("capicua"):
            self.cookie = f"capicua={given}"
        return answer

    def _headers(self) -> dict[str, str]:
        return self.headers | ({"Cookie": self.cookie} if self.cookie else {})

    def create(self, *, bots: bool = True, game: str = "duplas", options: Options = NO_OPTIONS, **more: str) -> str:
        """Makes a room, and is its host; `more` is what else one may wish: the bots' level, a clock."""
        wish = {"game": game, "name": self.name, "bots": bots, "options": dict(options), **more}
        answer = self._browse("POST", "/api/rooms", json=wish)
        assert answer.status_code == 201, answer.text
        self.room = str(answer.json()["room"])
        return self.room

    # --- the socket ------------------------------------------------------------------------------

    async def enter(self, room: str | None = None) -> Self:
        """Connects to a room (its own by default) and waits for the first message."""
        self.room = room or self.room
        self._reading = asyncio.create_task(self._read())
        await self.wait(lambda: self.state is not None or self.closed is not None)
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Closes the connection, and forgets nothing."""
        if self._reading:
            self._reading.cancel()
            with suppress(asyncio.CancelledError):
                await self._reading
            self._reading = None
        if self._socket:
            await self._socket.close()

    async def socket(self) -> ClientConnection:
        """One more socket of this person, for the test to speak itself."""
        return await connect(
            f"{self.server.origin.replace('http', 'ws', 1)}/ws/{quote(self.room)}{self.query}",
            origin=Origin(self.server.origin),
            additional_headers=self._headers(),
            compression=None,
            max_queue=None,  # a test that does not read must not hold up its own closing
        )

    async def _read(self) -> None:
        """Reads for ever; comes back as a browser would, until it is told not to."""
        while self.closed is None:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError):
                self._socket = await self.socket()
                async for text in self._socket:
                    check_message(str(text))
                    await self._take(json.loads(text))
            await asyncio.sleep(0.05)

    async def _take(self, message: Json) -> None:
        async with self._news:
            if message["type"] == "state":
                self.state = message
                self.states.append(message)
            elif message["type"] == "talk":
                self.talk = message["lines"] if message["all"] else self.talk + message["lines"]
            elif message["type"] == "closed":
                self.closed = message["code"]
            elif (answer := self._answers.pop(message["cid"], None)) is not None:
                answer.set_result(message)
            self._news.notify_all()

    async def wait(self, condition: Callable[[], bool]) -> None:
        """Until `condition` holds; it is looked at after every message."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(condition)

    async def news(self) -> None:
        """Until there is another state, or the end."""
        seen = self.state
        await self.wait(lambda: self.state is not seen or self.closed is not None)

    async def command(self, kind: str, cid: str | None = None, **fields: Any) -> Json:
        """Sends a command until it is answered, over as many connections as that takes; returns the answer."""
        cid = cid or f"{self.name}-{next(_CIDS)}"
        text = json.dumps({"cid": cid, "type": kind, **fields})
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._answers[cid] = answer
        async with asyncio.timeout(PATIENCE):
            while not answer.done():
                socket = self._socket
                with suppress(ConnectionClosed):
                    if socket:
                        await socket.send(text)
                await self._until_answered_or_cut(answer, socket)
        return answer.result()

    async def _until_answered_or_cut(self, answer: asyncio.Future[Json], socket: ClientConnection | None) -> None:
        while not answer.done() and self._socket is socket:
            await asyncio.wait([answer], timeout=0.05)

    # --- playing ---------------------------------------------------------------------------------

    @property
    def view(self) -> Json:
        assert self.state
        view: Json = self.state["view"]
        return view

    @property
    def options(self) -> list[Json]:
        own = self.view["picture"]["own"]
        return own["options"] if own else []

    async def move(self) -> Json:
        """Takes a random option of the present decision; returns the answer."""
        view = self.view
        decision = view["round"], view["ply"]
        choice = self._random.choice(self.options)
        answer = await self.command("move", round=decision[0], ply=decision[1], move=as_move(choice, view))
        if answer["type"] == "ack":
            self.acked.append(decision)
        else:
            self.refusals.append(answer)
        return answer

    async def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Plays on, ready at once in every stage, until the match is over or `until` holds."""
        ready: tuple[int, str] | None = None
        done: tuple[int, int] | None = None
        while self.view["stage"] != "match" and self.closed is None and not until():
            view, decision = self.view, (self.view["round"], self.view["ply"])
            if self.options and decision != done:
                done = decision if (await self.move())["type"] == "ack" else None
            elif view["stage"] in ("hands", "result") and ready != (view["round"], view["stage"]):
                ready = view["round"], view["stage"]
                await self.command("ready")
            else:
                await self.news()


@asynccontextmanager
async def company(server: Server, *names: str, options: Options = NO_OPTIONS) -> AsyncIterator[list[Player]]:
    """So many people at one table that waits for its start, the first of them its host."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(server, name, seed)) for seed, name in enumerate(names)]
        host, *guests = people
        room = host.create(bots=False, options=options)
        await host.enter()
        for seat, guest in enumerate(guests, 1):
            guest.visit()
            await guest.enter(room)
            assert (await guest.command("join", name=guest.name, seat=seat))["type"] == "ack"
        yield people


def tiles_lie(player: Player) -> bool:
    """Whether play is past the picking and the tile that the table lays itself."""
    return bool(player.view["picture"]["table"]["board"]["tiles"])


def as_move(choice: Json, view: Json) -> Json:
    """The move that takes an option."""
    move: Json = {"type": choice["move"]}
    for field in ("tile", "target", "slot", "choose", "face"):
        if choice[field] is not None:
            move[field] = choice[field]
    if choice["count"] is not None:
        move["choose"] = view["picture"]["own"]["hand"][: choice["count"]]
    return move
