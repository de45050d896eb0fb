"""kill -9 at any instant: what was acknowledged is on the disk, once, and no clock ran meanwhile."""

import asyncio
import random
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.conftest import LONG, long
from tests.server.harness import Json, Player, Server
from tests.server.test_restart import bare_start, moves
from websockets.asyncio.client import ClientConnection

ROOMS = long(4, 50)
KILLS = long(20, 200)
NAMES = ("Ana", "Bia", "Caio", "Davi")
BARE = (sys.executable, Path(__file__).with_name("bare_server.py"))


class Patient(Player):
    """A person who does not knock while nobody is there: many who do would slow the server's start."""

    def __init__(self, server: Server, up: asyncio.Event, name: str, seed: int) -> None:
        super().__init__(server, name, seed)
        self._up = up

    async def socket(self) -> ClientConnection:
        await self._up.wait()
        return await super().socket()


async def table(server: Server, up: asyncio.Event, seed: int) -> list[Patient]:
    """Four people at a table that has begun a long match."""
    people = [Patient(server, up, name, 4 * seed + n) for n, name in enumerate(NAMES)]
    host = people[0]
    room = host.create(bots=False, game="jamaican", options={"target": 10})
    await host.enter()
    for seat, guest in enumerate(people[1:], 1):
        guest.visit()
        await guest.enter(room)
        assert (await guest.command("join", name=guest.name, seat=seat))["type"] == "ack"
    await host.command("start")
    return people


async def play_on(people: list[Patient], over: asyncio.Event) -> None:
    """Match after match, until it is over."""
    while not over.is_set():
        await asyncio.gather(*(person.play(until=over.is_set) for person in people))
        for person in people:
            if person.view["stage"] == "match":
                await person.command("ready")
        if not over.is_set():
            await asyncio.gather(*(person.wait(lambda p=person: p.view["stage"] != "match") for person in people))  # type: ignore[misc]


async def kill_often(server: Server, up: asyncio.Event, chance: random.Random) -> tuple[float, float]:
    """The seconds it ran in all, but for its starts, and the longest of those."""
    ran, slowest = 0.0, 0.0
    for _ in range(KILLS):
        began = time.monotonic()
        await asyncio.sleep(chance.uniform(0.05, 0.6))
        up.clear()
        server.kill()
        ran += time.monotonic() - began
        slowest = max(slowest, await asyncio.to_thread(server.start))
        up.set()
    return ran, slowest


def check_log(entries: list[Json], people: list[Patient]) -> int:
    """How many moves were acknowledged: each of them stands in the log once."""
    stored = [(round_, ply) for round_, ply, person in moves(entries) if person]
    acked = [decision for person in people for decision in person.acked]
    assert len(stored) == len(set(stored))
    assert len(acked) == len(set(acked))
    assert set(acked) <= set(stored)
    commands = Counter((entry["person"], entry["cid"]) for entry in entries if entry.get("cid"))
    assert not commands or max(commands.values()) == 1
    assert not any(entry.get("why") == "timeout" for entry in entries)
    return len(acked)


def test_kills_at_any_instant_lose_and_double_nothing(tmp_path: Path) -> None:
    async def scenario(server: Server) -> None:
        up, over = asyncio.Event(), asyncio.Event()
        up.set()
        began = time.monotonic()
        tables = [await table(server, up, seed) for seed in range(ROOMS)]
        seated = time.monotonic() - began
        playing = asyncio.gather(*(play_on(people, over) for people in tables))
        ran, slowest = await kill_often(server, up, random.Random(9))  # noqa: S311
        assert slowest < max(2.0, 3 * bare_start())
        over.set()
        for people in tables:  # whoever waits for news gets some
            await people[0].command("emote", emote="phrase-hello")
        await asyncio.gather(*(person.command("rename", name="End") for people in tables for person in people[:1]))
        await playing
        logs = {people[0].room: server.entries(people[0].room) for people in tables}
        acked = sum(check_log(logs[people[0].room], people) for people in tables)
        assert acked >= long(100, 5000)
        # Seconds of service are the seconds it ran: nobody's clock paid for the rest.
        last = max(entries[-1]["at"] for entries in logs.values())
        starts = (KILLS + 1) * slowest
        assert last <= seated + ran + starts + 60
        print(f"{KILLS} kills, {acked} moves acknowledged, slowest start {slowest:.2f} s, service {last:.0f} s")
        for people in tables:
            for person in people:
                await person.leave()

    with Server(tmp_path / "data", program=BARE) as server:
        asyncio.run(scenario(server))
        assert server.events() == []
