"""kill -9 at any instant: what was acknowledged is on the disk, once, and no clock ran meanwhile."""

import asyncio
import random
import re
import shutil
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from tests.conftest import LONG, long
from tests.server.harness import PATIENCE, Json, Player, Server
from tests.server.test_restart import bare_start, moves
from websockets.asyncio.client import ClientConnection

ROOMS = long(4, 50)
KILLS = long(20, 200)
LONGEST = 2.5 if LONG else 0.6
"""Seconds between a start and a kill: many at their tables take a while to be back and play."""
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


async def kill_often(server: Server, up: asyncio.Event, chance: random.Random) -> float:
    """Kills it at random instants; returns the seconds of its slowest start."""
    slowest = 0.0
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.05, LONGEST))
        up.clear()
        server.kill()
        slowest = max(slowest, await asyncio.to_thread(server.start))
        up.set()
    return slowest


def check_log(entries: list[Json], people: list[Patient]) -> int:
    """How many moves were acknowledged: each stands in the log once, and nobody's time ran out meanwhile."""
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
        tables = [await table(server, up, seed) for seed in range(ROOMS)]
        playing = asyncio.gather(*(play_on(people, over) for people in tables))
        slowest = await kill_often(server, up, random.Random(9))  # noqa: S311
        over.set()
        for people in tables:  # whoever waits for news gets some
            await people[0].command("rename", name="End")
        await playing
        acked = sum(check_log(server.entries(people[0].room), people) for people in tables)
        (tmp_path / "figures").write_text(f"{KILLS} kills, {acked} moves acknowledged, slowest start {slowest:.2f} s\n")
        assert acked >= long(40, 5000)
        assert slowest < max(2.0, 3 * bare_start())
        for people in tables:
            for person in people:
                await person.leave()

    with Server(tmp_path / "data", program=BARE) as server:
        asyncio.run(scenario(server))
        assert server.events() == []


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_every_acknowledgement_comes_after_a_sync_of_what_it_acknowledges(tmp_path: Path) -> None:
    """As the kernel saw it: the row goes to the log's file, the file to the disk, and then the answer to the socket."""
    trace = tmp_path / "trace"
    calls = "pwrite64,fdatasync,fsync,write,writev,sendto,sendmsg"
    strace = ("strace", "-D", "-f", "-y", "-s", "40000", "-e", f"trace={calls}", "-o", trace)

    async def scenario(server: Server) -> list[str]:
        async with Player(server) as ana:
            ana.create(bots=False)
            await ana.enter()
            cids = [f"synced-{number:02}" for number in range(12)]
            for number, cid in enumerate(cids):
                assert (await ana.command("rename", cid, name=f"Ana{number}"))["type"] == "ack"
            return cids

    with Server(tmp_path / "data", program=(*strace, *BARE)) as server:
        cids = asyncio.run(scenario(server))
        assert server.stop() == 0
    deadline = time.monotonic() + PATIENCE  # the tracer may be behind
    while "+++ exited with 0 +++" not in trace.read_text().splitlines()[-1] and time.monotonic() < deadline:
        time.sleep(0.1)
    lines = trace.read_text().splitlines()
    syncs = [
        n for n, line in enumerate(lines) if re.search(r"(fdatasync|fsync)(\(\d+<[^>]*-wal>| resumed>).*= 0", line)
    ]
    for cid in cids:
        stored = next(n for n, line in enumerate(lines) if "pwrite64" in line and "-wal>" in line and cid in line)
        told = next(n for n, line in enumerate(lines) if "ack" in line and cid in line and "pwrite64" not in line)
        assert any(stored < sync < told for sync in syncs), cid
