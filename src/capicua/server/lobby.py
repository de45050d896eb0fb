"""What is listed of the rooms in memory, and the quick match."""

from collections.abc import Iterable
from typing import Final

from capicua.room.showing import Listing
from capicua.server.api import Lobby, LobbyRoom
from capicua.server.table import Table

_MOST: Final = 50


def lobby(tables: Iterable[Table], game: str = "", language: str = "") -> Lobby:
    """The open rooms with somebody there, of one game or language if told so: those waiting, those playing."""
    waiting: list[LobbyRoom] = []
    live: list[LobbyRoom] = []
    for table in tables:
        told = table.listing
        if told.open and told.people and game in ("", told.style) and language in ("", told.lang):
            (waiting if told.stage == "waiting" else live).append(_row(told, table.watchers))
    waiting.sort(key=lambda room: room.free)
    live.sort(key=lambda room: (-len(room.people), -room.watchers))
    return Lobby(waiting[:_MOST], live[:_MOST])


def waiting_for(tables: Iterable[Table], game: str, person: str) -> Table | None:
    """A quick match of a game that waits for people and has a free seat: the fullest first."""
    found = [table for table in tables if _fits(table.listing, game) and table.may_enter(person)]
    return min(found, key=lambda table: table.listing.free, default=None)


def _fits(told: Listing, game: str) -> bool:
    return told.quick and told.style == game and told.stage == "waiting" and bool(told.people and told.free)


def _row(told: Listing, watchers: int) -> LobbyRoom:
    where = (told.room, told.style, told.lang, told.stage, told.round)
    return LobbyRoom(*where, len(told.kinds), told.free, list(told.people), watchers, told.clock)
