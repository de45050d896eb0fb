"""Connections that stall, vanish and come back: they hurt nobody else, and the table knows who is there."""

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.conftest import LONG
from tests.server.harness import PATIENCE, Player, Server, company, tiles_lie


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("sockets") / "data") as running:
        yield running


def mute_peer(player: Player) -> sockets.socket:
    """A socket of the player that takes part in the handshake and reads nothing ever after, not even pings."""
    raw = sockets.create_connection(("127.0.0.1", player.server.port))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    lines = [
        f"GET /ws/{player.room} HTTP/1.1",
        f"Host: 127.0.0.1:{player.server.port}",
        f"Origin: {player.server.origin}",
        f"Cookie: {player.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert raw.recv(12) == b"HTTP/1.1 101"
    return raw


def held(stuck: sockets.socket) -> int:
    """Bytes that were on their way to a peer, up to the end of its connection."""
    stuck.settimeout(PATIENCE)
    count = 0
    with stuck, suppress(ConnectionResetError):
        while got := stuck.recv(65536):
            count += len(got)
    return count


def test_a_peer_that_does_not_read_is_dropped_and_the_others_play_on(server: Server) -> None:
    async def scenario() -> None:
        async with Player(server) as ana:
            ana.create(bots=False)
            await ana.enter()
            stuck = mute_peer(ana)
            deadline = time.monotonic() + PATIENCE
            while not any(event["event"] == "slow_reader_dropped" for event in server.events("warning")):
                assert time.monotonic() < deadline
                for _ in range(20):
                    assert (await ana.command("rename", name="Anna"))["type"] == "ack"
                    assert (await ana.command("rename", name="Ana"))["type"] == "ack"
            assert held(stuck) < 4 << 20
            assert (await ana.command("rename", name="Anna"))["type"] == "ack"
            assert ana.view["seats"][0]["kind"] == "person"

    asyncio.run(scenario())


@pytest.mark.skipif(not LONG, reason="half a minute of silence: make test-long")
def test_a_silent_peer_is_found_within_half_a_minute(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia") as (ana, bia):
            await bia.leave()
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "away")
            silent = mute_peer(bia)
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "person")
            began = time.monotonic()
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "away")
            assert time.monotonic() - began <= 30
            silent.close()

    asyncio.run(scenario())


def test_leaving_shows_as_away_and_coming_back_shows_the_same_hand(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi") as people:
            ana, bia, *_ = people
            await ana.command("start")
            await asyncio.gather(*(p.play(until=lambda p=p: tiles_lie(p)) for p in people))  # type: ignore[misc]
            hand = bia.view["picture"]["own"]["hand"]
            await bia.leave()
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "away")
            bia.state = None
            await bia.enter()
            assert bia.view["picture"]["own"]["hand"] == hand
            assert bia.view["seats"][1]["kind"] == "person"
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "person")

    asyncio.run(scenario())


def test_a_bot_sits_in_for_somebody_who_stays_away_and_gives_the_seat_back(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi") as people:
            ana, bia, *_ = people
            await ana.command("start")
            await bia.leave()
            playing = asyncio.gather(*(person.play() for person in people if person is not bia))
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "bot-for-person")
            bia.state = None
            await bia.enter()
            assert bia.view["seats"][1]["kind"] == "person"
            await bia.play()
            await playing
            assert ana.view["stage"] == "match"

    asyncio.run(scenario())


def test_closing_one_of_two_tabs_does_not_count_as_leaving(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia") as (ana, bia):
            tab = await bia.socket()
            assert json.loads(await tab.recv())["view"]["you"] == 1
            seq = ana.view["seq"]
            await tab.close()
            assert (await ana.command("rename", name="Anna"))["type"] == "ack"
            await ana.wait(lambda: ana.view["seq"] > seq)
            assert ana.view["seq"] == seq + 1
            assert ana.view["seats"][1]["kind"] == "person"

    asyncio.run(scenario())


def test_leaving_for_good_is_told_and_makes_a_watcher(server: Server) -> None:
    async def scenario() -> None:
        async with company(server, "Ana", "Bia", "Caio", "Davi") as people:
            ana, bia, *_ = people
            await ana.command("start")
            await ana.wait(lambda: ana.view["stage"] == "play")
            assert (await bia.command("leave"))["type"] == "ack"
            await ana.wait(lambda: ana.view["seats"][1]["kind"] == "bot-for-person")
            await bia.wait(lambda: bia.view["you"] is None)
            assert bia.view["picture"]["own"] is None

    asyncio.run(scenario())


def test_a_polite_end_asks_clients_to_come_back(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        async with company(server, "Ana", "Bia") as (ana, bia):
            tab = await bia.socket()
            room = ana.room
            assert server.stop() == 0
            await tab.wait_closed()
            assert tab.close_code == 1012
            assert not [entry for entry in server.entries(room) if entry["type"] == "vanished"]
            server.start()
            ana.state = bia.state = None
            for person in (ana, bia):
                await person.wait(lambda person=person: person.state is not None)  # type: ignore[misc]
            assert [seat["kind"] for seat in ana.view["seats"]] == ["person", "person", "empty", "empty"]

    with Server(tmp_path / "data") as server:
        asyncio.run(scenario(server))
