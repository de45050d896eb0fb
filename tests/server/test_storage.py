"""The log: what it returns for is on the disk, once; and a clash harms nobody else."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.conftest import long

from capicua.server.errors import StorageError
from capicua.server.storage import SqliteLog

Scenario = Callable[[SqliteLog], Coroutine[Any, Any, None]]


def run(file: Path, scenario: Scenario, now: Callable[[], float] = lambda: 0.0) -> None:
    log = SqliteLog(file)
    try:
        log.start(now)
        asyncio.run(scenario(log))
    finally:
        log.close()


def failing(log: SqliteLog) -> str | None:
    return log.failing


def test_what_was_appended_is_read_by_the_next_run(tmp_path: Path) -> None:
    async def write(log: SqliteLog) -> None:
        assert await log.append("a", 0, "zero")
        assert await log.append("a", 1, "one")
        assert await log.append("b", 0, "other")

    async def read(log: SqliteLog) -> None:
        assert await log.read("a") == ["zero", "one"]
        assert await log.read("b") == ["other"]
        assert await log.read("c") == []
        assert await log.live() == ["a", "b"]

    run(tmp_path / "log", write)
    run(tmp_path / "log", read)


def test_a_taken_number_stores_nothing(tmp_path: Path) -> None:
    async def scenario(log: SqliteLog) -> None:
        assert await log.append("a", 0, "zero")
        assert not await log.append("a", 0, "again")
        assert await log.append("a", 1, "one")
        assert await log.read("a") == ["zero", "one"]

    run(tmp_path / "log", scenario)


def test_of_many_racing_appends_one_wins_each_number(tmp_path: Path) -> None:
    count = long(50, 500)

    async def scenario(log: SqliteLog) -> None:
        for seq in range(count):
            won = await asyncio.gather(*(log.append("a", seq, f"{seq} {racer}") for racer in range(8)))
            assert won.count(True) == 1
            assert (await log.read("a"))[-1] == f"{seq} {won.index(True)}"

    run(tmp_path / "log", scenario)


def test_a_clash_leaves_its_batch_alone(tmp_path: Path) -> None:
    async def scenario(log: SqliteLog) -> None:
        await log.append("room 7", 0, "first")
        stored = await asyncio.gather(*(log.append(f"room {n}", 0, "x") for n in range(200)))
        assert [n for n, done in enumerate(stored) if not done] == [7]
        assert await log.read("room 7") == ["first"]
        assert await log.append("room 7", 1, "second")

    run(tmp_path / "log", scenario)


def test_appends_share_commits(tmp_path: Path) -> None:
    async def scenario(log: SqliteLog) -> None:
        commits = 0

        def count(statement: str) -> None:
            nonlocal commits
            commits += statement == "COMMIT"

        log._writing.set_trace_callback(count)
        await asyncio.gather(*(log.append(f"room {n}", 0, "x") for n in range(300)))
        log._writing.set_trace_callback(None)
        assert 1 <= commits < 100

    run(tmp_path / "log", scenario)


def test_every_commit_is_synced_in_full(tmp_path: Path) -> None:
    log = SqliteLog(tmp_path / "log")
    assert log._writing.execute("PRAGMA synchronous").fetchone() == (2,)
    assert log._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    log.close()


def test_the_time_of_service_goes_on_from_the_last_stamp(tmp_path: Path) -> None:
    async def append(log: SqliteLog) -> None:
        assert log.started_at == 0.0
        await log.append("a", 0, "zero")

    async def stamp(log: SqliteLog) -> None:
        assert log.started_at == 12.5
        log.stamp()

    async def look(log: SqliteLog) -> None:
        assert log.started_at == 99.0

    run(tmp_path / "log", append, lambda: 12.5)
    run(tmp_path / "log", stamp, lambda: 99.0)
    run(tmp_path / "log", look, lambda: 99.0)


def test_a_settled_room_is_live_again_with_its_next_append(tmp_path: Path) -> None:
    async def scenario(log: SqliteLog) -> None:
        await log.append("a", 0, "zero")
        log.settle("a")
        await log.append("b", 0, "zero")
        assert await log.live() == ["b"]
        await log.append("a", 1, "one")
        assert await log.live() == ["a", "b"]

    run(tmp_path / "log", scenario)


def test_a_failed_write_is_an_error_and_stores_nothing_of_its_batch(tmp_path: Path) -> None:
    async def scenario(log: SqliteLog) -> None:
        await log.append("a", 0, "zero")
        log._writing.execute("PRAGMA max_page_count = 1")  # as if the disk were full
        failed = await asyncio.gather(*(log.append("a", n, "x" * 5000) for n in (1, 2)), return_exceptions=True)
        assert all(isinstance(error, StorageError) and "full" in str(error) for error in failed)
        assert "full" in (failing(log) or "")
        log._writing.execute("PRAGMA max_page_count = 1000000")
        assert await log.read("a") == ["zero"]
        assert await log.append("a", 1, "one")
        assert failing(log) is None
        assert await log.read("a") == ["zero", "one"]

    run(tmp_path / "log", scenario)
