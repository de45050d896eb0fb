"""The log of entries, the only durable truth: a small port, and SQLite with group commit behind it."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from capicua.server import keeping
from capicua.server.errors import StartError, StorageError
from capicua.server.metrics import COMMIT, ROWS

_APPLICATION: Final = 0x43617069
_SCHEMA_VERSION: Final = 4
_SCHEMA: Final = f"""
BEGIN IMMEDIATE;
CREATE TABLE log(room TEXT NOT NULL, seq INTEGER NOT NULL, entries TEXT NOT NULL,
    PRIMARY KEY(room, seq)) WITHOUT ROWID;
CREATE TABLE live(room TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE codes(code TEXT PRIMARY KEY, room TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE service(name TEXT PRIMARY KEY, value REAL NOT NULL) WITHOUT ROWID;
{keeping.TABLES}INSERT INTO service VALUES('now', 0.0);
PRAGMA application_id = {_APPLICATION};
PRAGMA user_version = {_SCHEMA_VERSION};
COMMIT;
"""
_UPGRADES: Final = {
    1: """
BEGIN IMMEDIATE;
CREATE TABLE codes(code TEXT PRIMARY KEY, room TEXT NOT NULL) WITHOUT ROWID;
PRAGMA user_version = 2;
COMMIT;
""",
    2: f"""
BEGIN IMMEDIATE;
{keeping.TABLES}
{keeping.SINCE_NOW}
PRAGMA user_version = 3;
COMMIT;
""",
    3: """
BEGIN IMMEDIATE;
DROP TABLE IF EXISTS commands;
PRAGMA user_version = 4;
COMMIT;
""",
}
"""What makes of each older schema the next one."""
_BATCH: Final = 500
"""Appends that share one commit at most."""
_CHECKED: Final = 64 << 20
"""Bytes up to which the whole database is checked at start."""


class Log(ABC):
    """Lists of entries by room, numbered from 0 without a gap. What an append returns for is on the disk."""

    @abstractmethod
    async def append(self, room: str, seq: int, entries: str) -> bool:
        """Stores `entries` as number `seq` of `room`.

        False when that number is taken: nothing is stored then, and the caller, who has not seen all that
        was done in the room, reads again and decides anew. Raises StorageError.
        """

    @abstractmethod
    async def read(self, room: str) -> list[str]:
        """The lists of `room`, in order; none for a room that does not exist. Raises StorageError."""

    @abstractmethod
    async def live(self) -> list[str]:
        """The rooms that were appended to and not settled since. Raises StorageError."""

    @abstractmethod
    async def name(self, code: str, room: str) -> bool:
        """Has `code` lead to `room`; False when it leads somewhere already. Raises StorageError."""

    @abstractmethod
    async def named(self, code: str) -> str | None:
        """The room that `code` leads to, if any. Raises StorageError."""

    @abstractmethod
    def settle(self, room: str) -> None:
        """Notes, soon, that nothing is due in `room`: a restart need not wake it. Its days are counted from today."""

    @abstractmethod
    async def rested(self, before: int) -> list[str]:
        """Rooms that were settled last before that day since 1970, and not used since. Raises StorageError."""

    @abstractmethod
    async def drop(self, rooms: Sequence[str]) -> None:
        """Deletes rooms. Raises StorageError."""

    @abstractmethod
    async def rooms_of(self, person: str) -> list[str]:
        """The rooms whose logs name a person: looks at everything that is stored. Raises StorageError."""

    @abstractmethod
    async def forget(self, room: str, person: str) -> None:
        """Puts a stand-in without a name into the log of `room` for a person. Raises StorageError."""

    @abstractmethod
    async def scrub(self) -> None:
        """Empties the write-ahead log, which has what was forgotten as it was before. Raises StorageError."""

    @abstractmethod
    def stamp(self) -> None:
        """Notes, soon, the time of service. Every append does so too."""

    @property
    @abstractmethod
    def failing(self) -> str | None:
        """Why the last write failed; None while writing works."""


class _Write:
    """One thing for the writer to do, and the future that waits for its result."""

    __slots__ = ("future", "result", "work")

    def __init__(
        self, work: Callable[[sqlite3.Connection], object], future: "asyncio.Future[object] | None" = None
    ) -> None:
        self.work: Final = work
        self.future: Final = future
        self.result: object = None

    def done(self, failure: str | None) -> None:
        """Tells who waits."""
        if self.future is None or self.future.cancelled():
            return
        if failure:
            self.future.set_exception(StorageError(failure))
        else:
            self.future.set_result(self.result)


class SqliteLog(Log):
    """The log in one SQLite file: write-ahead, a full sync per commit, one writer thread.

    Opens, makes or refuses the file at once (StartError). The time of service is stamped with every
    commit; `started_at` is the last stamp of the run before.
    """

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        try:
            self._writing: Final = _connect(file)
            _prepare(self._writing, file)
            self._reading: Final = _connect(file)
            self.started_at: Final = float(_one(self._writing, "SELECT value FROM service WHERE name = 'now'"))
        except (sqlite3.Error, TypeError) as error:
            raise _unusable(file, error) from error
        self._now: Callable[[], float] = lambda: self.started_at
        self._waiting: list[_Write] = []
        self._writes: Final[queue.SimpleQueue[list[_Write] | None]] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._marked: Final[set[str]] = set()
        """Rooms that are known to be live, in the writer's thread."""
        self._failing: str | None = None
        self._readers: Final = ThreadPoolExecutor(1, "capicua-read")
        self._writer: Final = threading.Thread(target=self._write_all, name="capicua-write", daemon=True)

    def start(self, now: Callable[[], float]) -> None:
        """Begins to write, stamping with `now` (called from the writer's thread)."""
        self._now = now
        self._writer.start()

    def close(self) -> None:
        """Writes what waits and closes the file."""
        if self._writer.is_alive():
            self._hand_over()
            self._writes.put(None)
            self._writer.join()
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()

    # --- the port --------------------------------------------------------------------------------

    async def append(self, room: str, seq: int, entries: str) -> bool:
        return bool(await self._result(lambda db: self._append(db, room, seq, entries)))

    async def read(self, room: str) -> list[str]:
        return await self._select("SELECT entries FROM log WHERE room = ? ORDER BY seq", room)

    async def live(self) -> list[str]:
        return await self._select("SELECT room FROM live ORDER BY room")

    async def name(self, code: str, room: str) -> bool:
        return bool(await self._result(lambda db: _name(db, code, room)))

    async def named(self, code: str) -> str | None:
        return next(iter(await self._select("SELECT room FROM codes WHERE code = ?", code)), None)

    def settle(self, room: str) -> None:
        self._write(_Write(lambda db: self._settle(db, room)))

    async def rested(self, before: int) -> list[str]:
        return await self._select(
            "SELECT room FROM rested WHERE day < ? AND room NOT IN (SELECT room FROM live)", before
        )

    async def drop(self, rooms: Sequence[str]) -> None:
        await self._result(lambda db: keeping.drop(db, rooms))

    async def rooms_of(self, person: str) -> list[str]:
        return await asyncio.to_thread(self._aside, "SELECT DISTINCT room FROM log WHERE instr(entries, ?)", person)

    async def forget(self, room: str, person: str) -> None:
        await self._result(lambda db: keeping.rewrite(db, room, person))

    async def scrub(self) -> None:
        await asyncio.to_thread(self._aside, "PRAGMA wal_checkpoint(TRUNCATE)")

    def stamp(self) -> None:
        self._write(_Write(_nothing))

    @property
    def failing(self) -> str | None:
        return self._failing

    # --- behind it -------------------------------------------------------------------------------

    def _result(self, work: Callable[[sqlite3.Connection], object]) -> "asyncio.Future[object]":
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._write(_Write(work, future))
        return future

    def _write(self, write: _Write) -> None:
        """Hands over in one go what this turn of the loop has to write: waking the writer costs more than a row."""
        if not self._waiting:
            self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)
        self._waiting.append(write)

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._writes.put(waiting)

    def _aside(self, query: str, *values: object) -> list[str]:
        """On a connection of its own: it may take a while, and others read meanwhile."""
        try:
            with contextlib.closing(_connect(self._file)) as db:
                return [str(row[0]) for row in db.execute(query, values)]
        except sqlite3.Error as error:
            raise StorageError(f"cannot read {self._file}: {error}") from error

    async def _select(self, query: str, *values: object) -> list[str]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._select_now, query, values)

    def _select_now(self, query: str, values: tuple[object, ...]) -> list[str]:
        try:
            return [str(row[0]) for row in self._reading.execute(query, values)]
        except sqlite3.Error as error:
            raise StorageError(f"cannot read {self._file}: {error}") from error

    def _write_all(self) -> None:
        more = True
        while more:
            batch, more = self._collect()
            self._failing = failing = self._commit(batch)
            if self._loop:
                with contextlib.suppress(RuntimeError):  # the loop ended: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, batch, failing)

    def _collect(self) -> tuple[list[_Write], bool]:
        """What waits now, at least one write, and whether more may come."""
        batch: list[_Write] = []
        with contextlib.suppress(queue.Empty):
            while len(batch) < _BATCH:
                writes = self._writes.get(block=not batch)
                if writes is None:
                    return batch, False
                batch += writes
        return batch, True

    def _commit(self, batch: list[_Write]) -> str | None:
        """Everything of the batch in one transaction; or nothing, and the reason."""
        db = self._writing
        try:
            db.execute("BEGIN IMMEDIATE")
            for write in batch:
                write.result = write.work(db)
            db.execute("UPDATE service SET value = ? WHERE name = 'now'", (self._now(),))
            with COMMIT.time():
                db.execute("COMMIT")
        except sqlite3.Error as error:
            self._marked.clear()
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
            return f"cannot write {self._file}: {error}"
        ROWS.inc(len(batch))
        return None

    def _append(self, db: sqlite3.Connection, room: str, seq: int, entries: str) -> bool:
        if not db.execute("INSERT OR IGNORE INTO log VALUES(?, ?, ?)", (room, seq, entries)).rowcount:
            return False
        if room not in self._marked:
            db.execute("INSERT OR IGNORE INTO live VALUES(?)", (room,))
            self._marked.add(room)
        return True

    def _settle(self, db: sqlite3.Connection, room: str) -> None:
        keeping.rest(db, room)
        self._marked.discard(room)


def _tell(batch: list[_Write], failure: str | None) -> None:
    for write in batch:
        write.done(failure)


def _name(db: sqlite3.Connection, code: str, room: str) -> bool:
    return bool(db.execute("INSERT OR IGNORE INTO codes VALUES(?, ?)", (code, room)).rowcount)


def _nothing(_: sqlite3.Connection) -> None:
    """The work of a write that only stamps the time."""


def _one(db: sqlite3.Connection, query: str, *values: object) -> Any:
    row = db.execute(query, values).fetchone()
    return row[0] if row else None


def _connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, timeout=5, isolation_level=None, check_same_thread=False)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    return db


def _prepare(db: sqlite3.Connection, file: Path) -> None:
    """Makes the tables in a new file; refuses a foreign, newer or damaged one."""
    if not _one(db, "SELECT count(*) FROM sqlite_schema"):
        db.executescript(_SCHEMA)
    if _one(db, "PRAGMA application_id") != _APPLICATION:
        raise StartError(f"{file} is not a database of Capicua; name another folder with --data")
    version = _one(db, "PRAGMA user_version")
    if version > _SCHEMA_VERSION:
        raise StartError(
            f"{file} was written by a newer Capicua (schema {version}, this one knows {_SCHEMA_VERSION}); "
            "install that version or name another folder with --data"
        )
    for old in range(version, _SCHEMA_VERSION):
        db.executescript(_UPGRADES[old])
    if file.stat().st_size <= _CHECKED and (found := _one(db, "PRAGMA quick_check(1)")) != "ok":
        raise _unusable(file, found)


def _unusable(file: Path, reason: object) -> StartError:
    words = " ".join(str(reason).split())
    return StartError(f"{file} cannot be used ({words}); restore a backup or name another folder with --data")
