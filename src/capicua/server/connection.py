"""The ways to a table, and who of those who come by them only watches."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final

from capicua.room.wire import Audience

NAMED: Final = 20
"""Watchers whose names are told; the others are counted."""


class Connection(ABC):
    """A person's, or a watcher's, way to a table. Sending never waits."""

    person: str | None
    name: str = ""
    """What a watcher wants to be called."""

    @abstractmethod
    def send(self, text: bytes) -> None:
        """Puts a message on its way."""

    @abstractmethod
    def finish(self, text: bytes) -> None:
        """Sends a last message and closes."""


def audience(connections: Iterable[Connection], seated: list[str]) -> Audience:
    """Those who watch: a person counts once, a connection of nobody known for itself."""
    watching = {c.person or id(c): c.name for c in connections if c.person not in seated}
    return Audience(len(watching), sorted(name for name in watching.values() if name)[:NAMED])


def ways(connections: Iterable[Connection], seated: list[str]) -> dict[str | None, list[Connection]]:
    """The connections by person; under None all those of whom nobody sits here."""
    found: dict[str | None, list[Connection]] = {None: []}
    for connection in connections:
        if connection.person:
            found.setdefault(connection.person, []).append(connection)
        if connection.person not in seated:
            found[None].append(connection)
    return found
