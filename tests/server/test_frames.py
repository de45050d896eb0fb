"""Frames that no client of ours sends: a typed answer or a closed connection, and play goes on."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.conftest import long
from tests.server.harness import Json, Player, Server, tiles_lie
from websockets.exceptions import ConnectionClosed

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "wire" / "frames.json").read_text("utf-8"))

HOSTILE: dict[str, str | bytes] = {vector["id"]: vector["frame"] for vector in VECTORS["malformed"]} | {
    "binary": b'{"cid":"a","type":"ready"}',
    "deep lists": "[" * 4000,
    "deep objects": '{"move":' * 500,
    "deep where a move belongs": '{"cid":"a","type":"move","round":1,"ply":0,"move":' + '{"a":' * 700,
}
"""Answered with `refused-malformed`."""

IMPOSSIBLE: dict[str, Json] = {
    "a huge round": {"round": 10**40, "ply": 0, "move": {"type": "pass"}},
    "a negative ply": {"round": 1, "ply": -1, "move": {"type": "pass"}},
    "no such tile": {"move": {"type": "place", "tile": "9-9"}},
    "a tile in words": {"move": {"type": "place", "tile": "six-five"}},
    "an empty tile": {"move": {"type": "place", "tile": ""}},
    "no such end": {"move": {"type": "place", "tile": "6-6", "target": "middle"}},
    "a huge slot": {"move": {"type": "pick", "slot": 10**30}},
    "a negative slot": {"move": {"type": "pick", "slot": -1}},
    "a draw": {"move": {"type": "draw"}},
    "an empty group": {"move": {"type": "group", "choose": [], "face": "down"}},
}
"""Well-formed commands that a table refuses whoever is on turn, with another code."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("frames") / "data") as running:
        yield running


async def hot_seat(ana: Player) -> None:
    """Ana alone with bots, up to a decision without haste: nothing moves at the table until she does."""
    ana.create(clock="none")
    await ana.enter()

    def at_leisure() -> bool:
        return bool(ana.options) and tiles_lie(ana)

    await ana.play(until=at_leisure)


async def answer(ana: Player, frame: str | bytes) -> Json:
    """What a socket of hers is answered to a frame."""
    socket = await ana.socket()
    try:
        await socket.send(frame)
        async for text in socket:
            message: Json = json.loads(text)
            if message["type"] != "state":
                return message
        raise AssertionError("closed without an answer")
    finally:
        await socket.close()


def test_malformed_frames_are_refused_and_change_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            await hot_seat(ana)
            before = server.entries(ana.room)
            for name, frame in HOSTILE.items():
                told = await answer(ana, frame)
                assert (told["type"], told["code"]) == ("refused", "refused-malformed"), name
                assert told["args"]["detail"], name
            assert server.entries(ana.room) == before
            await ana.play(until=lambda: len(ana.acked) >= 3)

    asyncio.run(scenario())


def test_impossible_moves_are_refused_and_change_nothing(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            await hot_seat(ana)
            before = server.entries(ana.room)
            now = {"round": ana.view["round"], "ply": ana.view["ply"]}
            for name, fields in IMPOSSIBLE.items():
                told = await ana.command("move", **{**now, **fields})
                assert told["type"] == "refused", name
                assert told["code"].startswith("refused-"), name
                assert told["code"] != "refused-malformed", name
            assert server.entries(ana.room) == before
            await ana.play(until=lambda: len(ana.acked) >= 3)

    asyncio.run(scenario())


def test_a_stranger_and_a_watcher_may_send_what_they_like(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana, Player(server, "Bia") as bia:
            await hot_seat(ana)
            await bia.enter(ana.room)  # without a cookie
            before = server.entries(ana.room)
            for frame in HOSTILE.values():
                assert (await answer(bia, frame))["code"] == "refused-malformed"
            for command in ("ready", "start", "leave", "join"):
                assert (await bia.command(command))["code"] == "refused-not-seated"
            assert server.entries(ana.room) == before
            assert all(state["view"]["picture"]["own"] is None for state in bia.states)

    asyncio.run(scenario())


def test_random_bytes_change_nothing(server: Server) -> None:
    async def scenario() -> None:
        chance = random.Random(23)  # noqa: S311
        async with Player(server) as ana:
            await hot_seat(ana)
            before = server.entries(ana.room)
            alphabet = '{}[]",:0123456789.eE+-truefalsnl cidtypemoveroundply\\u0000ê'
            for _ in range(long(20, 500)):
                socket = await ana.socket()
                try:
                    for _ in range(100):
                        text = "".join(chance.choices(alphabet, k=chance.randrange(60)))
                        await socket.send(text if chance.randrange(5) else chance.randbytes(chance.randrange(60)))
                finally:
                    await socket.close()
            assert server.entries(ana.room) == before
            await ana.play(until=lambda: len(ana.acked) >= 3)

    asyncio.run(scenario())


async def fragments() -> AsyncIterator[str]:
    while True:
        yield "x" * 100
        await asyncio.sleep(0.001)  # the server's answer must have a chance to be heard


@pytest.mark.parametrize(
    ("message", "text", "code"),
    [
        (b"\xff\xfe{}", True, 1007),
        (b'{"cid":"\xc3\x28","type":"leave"}', True, 1007),
        (b" " * 5000, True, 1009),
        (b" " * (1 << 20), True, 1009),
        (b" " * 5000, False, 1009),
        (fragments, True, 1009),
    ],
    ids=["bad start", "bad middle", "5 KB", "1 MB", "5 KB binary", "fragments without end"],
)
def test_bad_text_and_long_frames_close_the_connection(
    server: Server, message: bytes | Callable[[], AsyncIterator[str]], text: bool, code: int
) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            await hot_seat(ana)
            before = server.entries(ana.room)
            socket = await ana.socket()
            with suppress(ConnectionClosed):
                await socket.send(message if isinstance(message, bytes) else message(), text=text)
            await socket.wait_closed()
            assert socket.close_code == code
            assert server.entries(ana.room) == before
            await ana.play(until=lambda: len(ana.acked) >= 1)

    asyncio.run(scenario())
    assert server.events() == []
