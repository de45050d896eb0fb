"""Thousands of frames that somebody made up, from people at the table and from nobody known: nothing changes."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from tests.conftest import long
from tests.server.harness import Json, Player, Server
from tests.server.test_frames import hot_seat
from websockets.asyncio.client import ClientConnection

FRAMES = long(3000, 50_100)
SOCKET = 100
"""Frames that one socket sends before it goes."""

BASES: tuple[Json, ...] = (
    {"type": "move", "round": 1, "ply": 900, "move": {"type": "place", "tile": "6-6", "target": "left"}},
    {"type": "move", "round": 0, "ply": 0, "move": {"type": "pick", "slot": 3}},
    {"type": "move", "round": 1, "ply": 0, "move": {"type": "group", "choose": ["6-6"], "face": "up"}},
    {"type": "contribute", "round": 1, "value": "ab" * 32},
    {"type": "sit", "seat": 9},
    {"type": "fill", "seat": 0, "level": "master"},
    {"type": "kick", "seat": 0},
    {"type": "block", "seat": 77},
    {"type": "emote", "emote": "no-such"},
    {"type": "ready"},
    {"type": "start"},
    {"type": "state", "seq": 1, "events": [], "view": {}},
)
"""Commands that change nothing in mid-round, whoever sends them, and one that is none. Junk makes them worse."""

JUNK: tuple[Any, ...] = (
    None, True, -1, 10**30, 1e308, "", "x" * 300, "\x00", "\ud800", "\u202e6-6", [], {}, [[[]]], {"a": 1},
    "9-9", "0-0 ",
)  # fmt: skip


def worsen(chance: random.Random, value: Json) -> Json:
    """A copy with junk for one of its values, a field less, or one more."""
    worse = dict(value)
    name = chance.choice(list(worse))
    if isinstance(worse[name], dict) and chance.randrange(2):
        worse[name] = worsen(chance, worse[name] or {"a": 1})
    elif chance.randrange(4) == 0:
        del worse[name]
    elif chance.randrange(4) == 0:
        worse[str(chance.choice(("__proto__", "person", "seq", "room", "ê", "")))] = chance.choice(JUNK)
    else:
        worse[name] = chance.choice(JUNK)
    return worse


def frame(chance: random.Random, number: int) -> str | bytes:
    """One frame: well-formed, worse, cut off, written twice, or no JSON at all."""
    command = {"cid": chance.choice((f"h{number}", "same", "", "x" * 65)), **chance.choice(BASES)}
    for _ in range(chance.randrange(3)):
        command = worsen(chance, command)
    text = json.dumps(command)
    match chance.randrange(10):
        case 0:
            return text[: chance.randrange(len(text) + 1)]
        case 1:
            return text + chance.choice((",", "}", text, "\n//", " null"))
        case 2:
            return text.encode("utf-8", "surrogatepass")
        case 3:
            return chance.randbytes(chance.randrange(80))
        case 4:
            return text.replace(":", chance.choice((": ", "::", ":NaN,", ":-")), 1)
        case _:
            return text


async def pester(socket: ClientConnection, chance: random.Random, first: int) -> int:
    """Sends many; returns how many were answered. Each is, but for what is no text."""
    answered = 0
    for number in range(first, first + SOCKET):
        await socket.send(frame(chance, number))
    await socket.send('{"cid":"the last","type":"no such"}')
    async for text in socket:
        message = json.loads(text)
        assert message["type"] in ("state", "refused", "talk"), message
        answered += message["type"] == "refused"
        if message.get("cid") == "the last":
            break
    await socket.close()
    return answered


def test_made_up_frames_change_nothing_and_play_goes_on(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        chance = random.Random(50)  # noqa: S311
        async with Player(server) as ana, Player(server, "Bia") as bia, Player(server, "Nobody") as nobody:
            await hot_seat(ana)
            bia.visit()
            bia.room = nobody.room = ana.room
            before, view = server.entries(ana.room), ana.view
            answered = 0
            for first in range(0, FRAMES, 3 * SOCKET):
                for sender in (ana, bia, nobody):
                    answered += await pester(await sender.socket(), chance, first)
            assert answered == FRAMES // (3 * SOCKET) * 3 * (SOCKET + 1)
            assert server.entries(ana.room) == before
            assert ana.view["picture"] == view["picture"]
            await ana.play(until=lambda: len(ana.acked) >= 3)

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
        assert server.events() == []
