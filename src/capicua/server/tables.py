"""The rooms in memory: loaded when somebody needs them, let go when nobody does."""

import asyncio
import secrets
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from capicua.core.wire import Refusal
from capicua.notation.records import Record
from capicua.room import stored
from capicua.room.recording import finished
from capicua.room.requests import Create
from capicua.room.room import Room, create
from capicua.server.errors import StorageError
from capicua.server.metrics import ROOMS_MADE
from capicua.server.service import Service
from capicua.server.table import Table

_log: Final = structlog.get_logger()
_ROOM_ID_BYTES: Final = 16
_CODE_LENGTH: Final = 8
_CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 of them, none that is taken for another: 40 bits a code."""
_CODE_TRIES: Final = 5
_SWEPT: Final = 10
"""Old rooms that are deleted in one commit: others wait for it."""
_PAUSE: Final = 0.05
"""Seconds between two such commits."""


class DamagedRoomError(StorageError):
    """The log of a room does not make sense to this version."""


def _damaged(id: str, error: Exception) -> DamagedRoomError:
    """Whatever an older or a damaged log does to us, and without the error's own words, which may name hands."""
    return DamagedRoomError(f"the log of room {id[:4]}… cannot be read ({type(error).__name__})")


def _finished(rows: list[str]) -> list[Record]:
    """The matches that stored appends tell, without what is not over."""
    entries = [entry for row in rows for entry in stored.read(msgspec.json.decode(row))]
    return finished(entries) if entries else []


def new_code() -> str:
    """A short name for a room."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def is_code(text: str) -> bool:
    """Whether a text could be a code."""
    return len(text) == _CODE_LENGTH and all(letter in _CODE_LETTERS for letter in text)


class Tables:
    """Every room that is being played, by its id."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._tables: Final[dict[str, Table]] = {}
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}

    async def create(self, wish: Create) -> str | Refusal:
        """A new room, its id chosen here. Raises StorageError."""
        wish = replace(wish, room=secrets.token_urlsafe(_ROOM_ID_BYTES), code=new_code(), fair=self._service.fair)
        entries = create(wish, self._service.clock.now())
        if isinstance(entries, Refusal):
            return entries
        for _ in range(_CODE_TRIES):
            if await self._service.log.name(wish.code, wish.room):
                break
            wish = replace(wish, code=new_code())
            entries = create(wish, self._service.clock.now())
            assert not isinstance(entries, Refusal)
        else:
            raise StorageError(f"every one of {_CODE_TRIES} codes for a new room was taken")
        row = msgspec.json.encode(stored.dump(entries)).decode()
        await self._service.log.append(wish.room, 0, row)
        ROOMS_MADE.inc()
        await self.find(wish.room)
        return wish.room

    async def named(self, code: str) -> str | None:
        """The room that a code leads to, however it is written; None when there is none, or it has ended."""
        spelled = "".join(code.upper().split()).replace("-", "")
        room = await self._service.log.named(spelled) if is_code(spelled) else None
        table = await self.find(room) if room else None
        return None if table is None or table.ended else table.id

    def all(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def find(self, id: str) -> Table | None:
        """The table of a room, loaded when need be; None when there is no such room. Raises StorageError."""
        table = self._tables.get(id)
        if table:
            return table
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load_table(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def matches(self, id: str) -> list[Record]:
        """The matches of a room so far, but for a round that is not over; none for a room that does not exist.

        Raises StorageError.
        """
        rows = await self._service.log.read(id)
        try:
            return await asyncio.to_thread(_finished, rows)
        except Exception as error:
            raise _damaged(id, error) from error

    async def resume(self) -> None:
        """Wakes the rooms in which something may be due after a restart."""
        for room in await self._service.log.live():
            try:
                await self.find(room)
            except StorageError as error:
                _log.error("room_not_resumed", reason=str(error))

    async def forget(self, person: str) -> None:
        """Takes a person out of everything that is stored. Raises StorageError."""
        for room in await self._service.log.rooms_of(person):
            try:
                table = await self.find(room)
            except DamagedRoomError:
                table = None
            if table is None:
                await self._service.log.forget(room, person)
            else:
                await table.forget(person)
        await self._service.log.scrub()

    async def sweep(self, before: int) -> None:
        """Deletes the rooms at which nobody was since before that day. Raises StorageError."""
        old = [room for room in await self._service.log.rested(before) if room not in self._tables]
        for start in range(0, len(old), _SWEPT):
            await self._service.log.drop(old[start : start + _SWEPT])
            await asyncio.sleep(_PAUSE)
        if old:
            _log.info("rooms_deleted", count=len(old))

    async def stop(self) -> None:
        """Stops all tables once what is being stored is stored."""
        for table in list(self._tables.values()):
            await table.stop()

    def __len__(self) -> int:
        return len(self._tables)

    async def _load_table(self, id: str) -> Table | None:
        room = await self._load(id)
        if room is None:
            return None
        self._tables[id] = Table(self._service, room, self._load_again, self._let_go)
        return self._tables[id]

    async def _load(self, id: str) -> Room | None:
        rows = await self._service.log.read(id)
        if not rows:
            return None
        try:
            return Room.load([stored.read(msgspec.json.decode(row)) for row in rows], self._service.pace)
        except Exception as error:
            raise _damaged(id, error) from error

    async def _load_again(self, id: str) -> Room:
        room = await self._load(id)
        if room is None:
            raise DamagedRoomError(f"the log of room {id[:4]}… is gone")
        return room

    def _let_go(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self._service.log.settle(table.id)
