"""What is not kept: rooms at which nobody was for long, and guests who want to be forgotten.

Functions for the writer of the log: each is part of one commit.
"""

import secrets
import sqlite3
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from capicua.room.forgetting import forget

TABLES: Final = """
CREATE TABLE rested(room TEXT PRIMARY KEY, day INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX codes_by_room ON codes(room);
"""
"""The day since 1970 on which each room was last let go from memory; and the way from a room to its code."""
SINCE_NOW: Final = """
INSERT INTO rested SELECT DISTINCT room, CAST(strftime('%s', 'now') AS INTEGER) / 86400 FROM log;
"""
"""For rooms of older schemas, which did not say."""


def today() -> int:
    """Days since 1970."""
    return int(time.time() // 86400)


def rest(db: sqlite3.Connection, room: str) -> None:
    """Nothing is due in `room`, and nobody is there."""
    db.execute("DELETE FROM live WHERE room = ?", (room,))
    db.execute("INSERT OR REPLACE INTO rested VALUES(?, ?)", (room, today()))


def drop(db: sqlite3.Connection, rooms: Sequence[str]) -> None:
    """Deletes rooms with all that belongs to them."""
    for room in rooms:
        for table in ("log", "codes", "live", "rested"):
            db.execute(f"DELETE FROM {table} WHERE room = ?", (room,))  # noqa: S608 (names of our own)


def rewrite(db: sqlite3.Connection, room: str, person: str) -> None:
    """Puts a stand-in into the log of `room` for `person`, without their name and words."""
    stand_in = secrets.token_urlsafe(16)
    rows = db.execute("SELECT seq, entries FROM log WHERE room = ? AND instr(entries, ?)", (room, person)).fetchall()
    for seq, entries in rows:
        db.execute(
            "UPDATE log SET entries = ? WHERE room = ? AND seq = ?", (_without(entries, person, stand_in), room, seq)
        )


def _without(entries: str, person: str, stand_in: str) -> str:
    try:
        told = forget(msgspec.json.decode(entries), person, stand_in)
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError):  # damaged: nobody will play it
        return entries.replace(person, stand_in)
    return msgspec.json.encode(told).decode()
