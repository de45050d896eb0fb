"""Copies of the data folder: taken while a server runs, and put back."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

from capicua.server.errors import StartError
from capicua.server.folder import DATABASE, KEY_FILE, Folder


def back_up(data: Path, target: Path) -> None:
    """Copies the data folder `data` to the new folder `target`, as it is at one moment. Raises StartError."""
    source = data / DATABASE
    if not source.is_file():
        raise StartError(f"{data} holds no data of Capicua; name the folder of the server with --data")
    try:
        target.mkdir(mode=0o700, parents=True)
    except OSError as error:
        raise StartError(f"cannot make {target}: {error.strerror or error}; name a folder that is not there") from error
    try:
        _copy(source, target / DATABASE)
        if (data / KEY_FILE).is_file():
            shutil.copy2(data / KEY_FILE, target / KEY_FILE)
    except (OSError, sqlite3.Error) as error:
        shutil.rmtree(target, ignore_errors=True)
        raise StartError(f"cannot copy {source}: {error}") from error


def restore(backup: Path, data: Path) -> None:
    """Makes the data folder `data`, which must be new or empty, from a copy. Raises StartError."""
    source = backup / DATABASE
    if not source.is_file():
        raise StartError(f"{backup} is no backup of Capicua: it holds no {DATABASE}")
    if data.is_dir() and any(data.iterdir()):
        raise StartError(f"{data} is not empty; move it away, or name another folder with --data")
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        _copy(source, data / DATABASE)
        if (backup / KEY_FILE).is_file():
            shutil.copy2(backup / KEY_FILE, data / KEY_FILE)
        Folder(data).close()
    except (OSError, sqlite3.Error) as error:
        raise StartError(f"cannot restore {backup}: {error}") from error


def _copy(source: Path, target: Path) -> None:
    """A whole database, checked, whoever writes to it meanwhile."""
    with (
        contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
        contextlib.closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        found = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
    target.chmod(0o600)
