"""Forgetting a guest in a data folder that no server uses. A running one does it when the guest asks it to."""

import asyncio
import contextlib
import re
import sqlite3
from pathlib import Path
from typing import Final

from capicua.server.errors import StartError, StorageError
from capicua.server.folder import DATABASE, Folder
from capicua.server.storage import SqliteLog

_GUEST: Final = re.compile(r"[\w-]{22}", re.ASCII)


def forget(data: Path, guest: str) -> int:
    """Takes a guest, named by their id or their whole cookie, out of every room; returns of how many.

    Raises StartError, also for a guest whom no room names, and StorageError.
    """
    person = guest.partition(".")[0]
    if not _GUEST.fullmatch(person):
        raise StartError(f"a guest is named by 22 characters, not {guest!r}: the cookie `capicua` up to its dot")
    if not (data / DATABASE).is_file():
        raise StartError(f"{data} holds no data of Capicua; name the folder of the server with --data")
    folder = Folder(data)
    try:
        log = SqliteLog(folder.path / DATABASE)
        try:
            log.start(lambda: log.started_at)
            rooms = asyncio.run(_forget(log, person))
        finally:
            log.close()
        if rooms:
            _overwrite(data / DATABASE)
    finally:
        folder.close()
    if not rooms:
        raise StartError(f"no room in {data} names {person}")
    return rooms


def _overwrite(file: Path) -> None:
    """Writes the database anew: parts of pages that are not in use may have copies of what was in them."""
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("VACUUM")
    except sqlite3.Error as error:
        raise StorageError(f"the guest is forgotten, but {file} could not be written anew: {error}") from error


async def _forget(log: SqliteLog, person: str) -> int:
    rooms = await log.rooms_of(person)
    for room in rooms:
        await log.forget(room, person)
    await log.scrub()
    return len(rooms)
