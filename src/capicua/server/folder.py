"""The data folder: made when missing, held by one server at a time, keeper of the cookie secret."""

import os
import secrets
import sqlite3
from pathlib import Path
from typing import Final

from capicua.server.errors import StartError

DATABASE: Final = "capicua.db"
_LOCK: Final = "lock"
KEY_FILE: Final = "secret"
_KEY_BYTES: Final = 32


class Folder:
    """An open data folder. Raises StartError when it cannot be used or another server holds it."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock: Final = _hold(path)
            self.secret: Final = _secret(path / KEY_FILE)
        except OSError as error:
            raise StartError(f"cannot use {path} as the data folder: {error.strerror or error}") from error

    def close(self) -> None:
        """Lets another server use the folder."""
        self._lock.close()


def _hold(path: Path) -> sqlite3.Connection:
    """An exclusive lock that ends with the process, however it ends, on every system."""
    lock = sqlite3.connect(path / _LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if "locked" in str(error):
            reason = "another server is using it; stop that one or name another folder with --data"
        else:
            reason = f"{error} ({_LOCK})"
        raise StartError(f"cannot use {path} as the data folder: {reason}") from error
    return lock


def _secret(file: Path) -> bytes:
    """The key that signs cookies, made at the first start and readable by its owner alone."""
    try:
        text = file.read_text("ascii").strip()
    except FileNotFoundError:
        return _make_secret(file)
    except UnicodeDecodeError:
        text = ""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != _KEY_BYTES:
        raise StartError(
            f"{file} is damaged: it should hold {2 * _KEY_BYTES} hexadecimal digits; restore it, "
            "or remove it to make a new one (every guest then counts as new)"
        )
    return key


def _make_secret(file: Path) -> bytes:
    key = secrets.token_bytes(_KEY_BYTES)
    draft = file.with_suffix(".new")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as out:
        out.write(key.hex() + "\n")
        out.flush()
        os.fsync(out.fileno())
    draft.rename(file)
    return key
