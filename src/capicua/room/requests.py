"""What may be asked of a room: by a person, by their connection, by the one who runs it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from capicua.room.wire import Command


@dataclass(slots=True, frozen=True)
class From:
    """A person's command."""

    person: str
    command: Command


@dataclass(slots=True, frozen=True)
class Came:
    """A person's first connection is open."""

    person: str


@dataclass(slots=True, frozen=True)
class Gone:
    """A person's last connection is closed."""

    person: str


@dataclass(slots=True, frozen=True)
class Shuffled:
    """The deal that is due: `order` a permutation of the set, `first` the drawn seat where one is drawn."""

    order: tuple[int, ...]
    first: int | None = None


@dataclass(slots=True, frozen=True)
class Secret:
    """32 random bytes that nobody knows, for the next promise; with it the deal that was promised before is drawn."""

    secret: bytes


@dataclass(slots=True, frozen=True)
class Answer:
    """A bot's choice by its index; None when it has none, then the seat does what an absent player would."""

    seat: int
    round: int
    ply: int
    action: int | None


@dataclass(slots=True, frozen=True)
class Tick:
    """Time has passed: do what is due."""


Request = From | Came | Gone | Shuffled | Secret | Answer | Tick


@dataclass(slots=True, frozen=True)
class Create:
    """A new room. `bots` are seats to levels; `start` gives all other seats bots of `level` and begins.

    `fair`: deals are drawn as docs/fair.md says; otherwise they come from whoever runs the room.
    `open`, `quick`, `clock`, `code` and `lang` are those of the room's first entry.
    """

    room: str
    person: str
    name: str
    style: str
    options: Mapping[str, object] = field(default_factory=dict)
    seat: int | None = None
    bots: Mapping[int, str] = field(default_factory=dict)
    level: str = "medium"
    start: bool = False
    fair: bool = False
    open: bool = False
    quick: bool = False
    clock: str = ""
    code: str = ""
    lang: str = ""
