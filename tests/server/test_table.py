"""A table in memory when things go wrong around it: races, faults of our own, rest. The log is a real one."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.harness import PATIENCE, Json

from capicua.core.game import Deal
from capicua.room.pace import Pace
from capicua.room.requests import Create
from capicua.room.wire import Leave, Rename
from capicua.server import deals as deal_sources
from capicua.server import table as table_module
from capicua.server.clock import Clock
from capicua.server.connection import Connection
from capicua.server.deals import Deals
from capicua.server.errors import StorageError
from capicua.server.lobby import lobby
from capicua.server.pool import Pool
from capicua.server.service import Service
from capicua.server.storage import SqliteLog
from capicua.server.tables import Tables

PACE = Pace(turn=None, bot=0.0, automatic=0.0, hands=0.0, result=0.0)


class Peer(Connection):
    """A connection that keeps what it is sent."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.messages: list[Json] = []
        self.finished = False

    def send(self, text: bytes) -> None:
        self.messages.append(json.loads(text))

    def finish(self, text: bytes) -> None:
        self.send(text)
        self.finished = True

    def names(self) -> list[str]:
        states = [message for message in self.messages if message["type"] == "state"]
        return [seat["name"] for seat in states[-1]["view"]["seats"]]

    def picture(self) -> Json:
        picture: Json = self.messages[-1]["view"]["picture"]
        return picture

    async def hears(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():  # noqa: ASYNC110 (a list has no event)
                await asyncio.sleep(0.01)


class FaultyClock(Clock):
    """A clock that can break, as a stand-in for any fault of our own."""

    broken = False

    def now(self) -> float:
        if self.broken:
            raise ZeroDivisionError("a fault of our own")
        return super().now()


class Bench:
    """As many servers as a test wants, on one log."""

    def __init__(self, log: SqliteLog, deals: Deals) -> None:
        self.log = log
        self.clock = FaultyClock()
        self.pace = PACE
        self._deals = deals

    def tables(self) -> Tables:
        return Tables(Service(self.log, self.clock, Pool(0, patience=0.0), self._deals, self.pace, fair=False))


def run(file: Path, scenario: Callable[[Bench], Awaitable[None]], deals: Deals = deal_sources.secure) -> None:
    log = SqliteLog(file)
    bench = Bench(log, deals)
    try:
        log.start(Clock().now)
        asyncio.run(_within(scenario(bench)))
    finally:
        log.close()


async def _within(scenario: Awaitable[None]) -> None:
    async with asyncio.timeout(PATIENCE):
        await scenario


async def a_room(tables: Tables, *, start: bool = False) -> str:
    room = await tables.create(Create("", "ana", "Ana", "duplas", start=start))
    assert isinstance(room, str)
    return room


async def attend(tables: Tables, room: str, person: str) -> Peer:
    table = await tables.find(room)
    assert table
    peer = Peer(person)
    await table.connect(peer)
    return peer


async def say(tables: Tables, room: str, peer: Peer, command: Rename) -> Json:
    """Sends a command and returns its answer."""
    table = await tables.find(room)
    assert table
    before = len(peer.messages)
    await table.command(peer, command)
    return next(message for message in peer.messages[before:] if message["type"] != "state")


def test_two_servers_on_one_log_agree_and_lose_nothing(tmp_path: Path) -> None:
    async def scenario(bench: Bench) -> None:
        one, two = bench.tables(), bench.tables()
        room = await a_room(one)
        here, there = await attend(one, room, "ana"), await attend(two, room, "ana")
        told = await asyncio.gather(
            *(say(one, room, here, Rename(f"a{n}", f"A{n}")) for n in range(10)),
            *(say(two, room, there, Rename(f"b{n}", f"B{n}")) for n in range(10)),
        )
        assert [answer["type"] for answer in told] == ["ack"] * 20
        # The one that was last knows all; the other learns it with its next append.
        await say(one, room, here, Rename("end 1", "Last"))
        await say(two, room, there, Rename("end 1", "Last"))
        assert here.names() == there.names() == ["Last", "", "", ""]
        rows = await bench.log.read(room)
        renamed = [entry["cid"] for row in rows for entry in json.loads(row)["entries"] if entry["type"] == "renamed"]
        assert sorted(renamed) == sorted([f"{server}{n}" for server in "ab" for n in range(10)] + ["end 1"])

    run(tmp_path / "log", scenario)


def test_a_fault_of_our_own_is_told_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        room = await a_room(tables)
        ana = await attend(tables, room, "ana")
        before = await bench.log.read(room)
        bench.clock.broken = True
        assert (await say(tables, room, ana, Rename("c1", "Anna")))["code"] == "refused-failed"
        bench.clock.broken = False
        assert await bench.log.read(room) == before
        assert (await say(tables, room, ana, Rename("c1", "Anna")))["type"] == "ack"
        assert ana.names()[0] == "Anna"

    run(tmp_path / "log", scenario)


def test_what_is_due_is_tried_again_when_it_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "_RETRY", 0.01)
    tried: list[int] = []

    def deals(size: int, draws: int) -> Deal:
        tried.append(size)
        if len(tried) == 1:
            raise OSError("no randomness")
        return Deal((0, 1, 2), None) if len(tried) == 2 else deal_sources.secure(size, draws)

    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        ana = await attend(tables, await a_room(tables, start=True), "ana")
        await ana.hears(lambda: ana.messages[-1]["view"]["round"] == 1)
        assert tried[:3] == [28, 28, 28]
        await tables.stop()

    run(tmp_path / "log", scenario, deals)


def test_who_came_while_the_disk_was_full_counts_as_there_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "_RETRY", 0.01)

    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        room = await a_room(tables)
        bench.log._writing.execute("PRAGMA query_only = on")  # nothing can be written
        ana = await attend(tables, room, "ana")
        assert ana.messages[-1]["view"]["seats"][0]["kind"] == "away"
        bench.log._writing.execute("PRAGMA query_only = off")
        await ana.hears(lambda: ana.messages[-1]["view"]["seats"][0]["kind"] == "person")

    run(tmp_path / "log", scenario)


def test_a_match_goes_on_where_it_was_on_another_server(tmp_path: Path) -> None:
    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        room = await a_room(tables, start=True)
        ana = await attend(tables, room, "ana")
        await ana.hears(lambda: bool(ana.picture()["own"]["options"]))
        await tables.stop()
        again = bench.tables()
        await again.resume()
        assert len(again) == 1
        back = await attend(again, room, "ana")
        assert back.picture() == ana.picture()
        await again.stop()

    run(tmp_path / "log", scenario)


def test_a_table_where_nothing_goes_on_is_let_go_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "_REST", 0.01)

    async def scenario(bench: Bench) -> None:
        bench.pace = replace(PACE, grace=0.0)
        tables = bench.tables()
        room = await a_room(tables, start=True)
        ana = await attend(tables, room, "ana")
        await ana.hears(lambda: bool(ana.picture()["own"]["options"]))
        assert await bench.log.live() == [room]
        table = await tables.find(room)
        assert table
        await table.disconnect(ana)  # bots play the round to its end, and no next one is dealt
        await ana.hears(lambda: len(tables) == 0)
        while await bench.log.live():
            pass  # it is noted soon, not at once
        back = await attend(tables, room, "ana")
        await back.hears(lambda: back.messages[-1]["view"]["round"] == 2)
        assert await bench.log.live() == [room]
        await tables.stop()

    run(tmp_path / "log", scenario)


def test_who_comes_while_the_room_ends_is_told(tmp_path: Path) -> None:
    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        room = await a_room(tables)
        table, here, late = await tables.find(room), await attend(tables, room, "ana"), Peer("ana")
        assert table
        await asyncio.gather(table.command(here, Leave("l")), table.connect(late))
        assert here.finished
        assert [(told["type"], told["code"]) for told in late.messages] == [("closed", "room-ended")]
        assert late.finished

    run(tmp_path / "log", scenario)


def test_a_damaged_log_is_said_and_the_other_rooms_live(tmp_path: Path) -> None:
    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        room = await a_room(tables)
        await bench.log.append("bad", 0, '{"v":1,"entries":[{"type":"dealt","order":[1,2,3]}]}')
        await bench.log.append("worse", 0, "[[[")
        for broken in ("bad", "worse"):
            with pytest.raises(Exception, match="cannot be read"):
                await tables.find(broken)
            with pytest.raises(StorageError, match="cannot be read"):
                await tables.matches(broken)
        again = bench.tables()
        await again.resume()
        assert len(again) == 1
        assert (await attend(again, room, "ana")).names()[0] == "Ana"

    run(tmp_path / "log", scenario)


def test_c67_rooms_that_are_left_before_the_start_are_gone(tmp_path: Path) -> None:
    """From the lobby at once, and from memory; a restart does not wake them either."""

    async def scenario(bench: Bench) -> None:
        tables = bench.tables()
        for _ in range(30):
            room = await tables.create(Create("", "ana", "Ana", "duplas", open=True))
            assert isinstance(room, str)
            peer = await attend(tables, room, "ana")
            table = await tables.find(room)
            assert table
            assert len(lobby(tables.all()).waiting) == 1
            await table.command(peer, Leave("bye"))
            assert lobby(tables.all()).waiting == []
            await table.disconnect(peer)
        while len(tables):  # noqa: ASYNC110 (tables are let go by the loop)
            await asyncio.sleep(0.01)
        assert await bench.log.live() == []

    run(tmp_path / "log", scenario)
