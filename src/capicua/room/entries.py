"""The log of a room: what happened, as dataclasses. `capicua.room.stored` makes plain JSON values of them.

The log is the only durable truth; everything else is derived from it. Every entry says at what second
of service it was decided. `person` and `cid` name the command that an entry carries out, where it is
one; at most one command a stored list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capicua.core.errors import CapicuaError
from capicua.core.options import Value


class EntryError(CapicuaError):
    """Something that is no log of a room, or one that this version cannot go on with."""


@dataclass(slots=True, frozen=True)
class Entry:
    """What all entries have: `at`, the second of service at which it was decided."""

    at: float


@dataclass(slots=True, frozen=True)
class Created(Entry):
    """The first entry. `rules` is the version of the style's rules; `bots` seats to levels; `level` later bots'.

    `fair` says that deals are drawn from a promised secret and everybody's values; `open` that anybody may come,
    `quick` that bots fill the seats by themselves after a while, `clock` how turns are timed ("": the server's way),
    `code` the short name of the room, `lang` what its maker speaks.
    """

    room: str
    style: str
    rules: int
    options: dict[str, Value]
    person: str
    name: str
    seat: int
    bots: dict[int, str]
    level: str
    fair: bool = False
    open: bool = False
    quick: bool = False
    clock: str = ""
    code: str = ""
    lang: str = ""


@dataclass(slots=True, frozen=True)
class Joined(Entry):
    """A person took a free seat."""

    seat: int
    name: str
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Reserved(Entry):
    """A person takes the seat of a bot when the round is over."""

    seat: int
    name: str
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Withdrew(Entry):
    """A person does not want the seat any more that was kept for them."""

    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Moved(Entry):
    """A person sits at `seat` now; who was there, person or bot, at theirs."""

    seat: int
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Wanted(Entry):
    """A person would swap seats with that of `seat`."""

    seat: int
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Filled(Entry):
    """The host put a bot of `level` into a seat, or took it away (None)."""

    seat: int
    level: str | None
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Changed(Entry):
    """The host changed how the table is run: `options`, `clock` and `open` as they are now."""

    options: dict[str, Value]
    clock: str
    open: bool
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Kicked(Entry):
    """The host sent `other` away for good. A bot of `level` keeps the seat; None frees it."""

    seat: int
    level: str | None
    other: str
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Spoke(Entry):
    """Somebody said something: an emote, or their own words."""

    emote: str | None
    text: str
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Blocked(Entry):
    """A person wants to hear no more of `other`, or hear them again."""

    other: str
    on: bool
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Renamed(Entry):
    """A person has another name."""

    name: str
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Appeared(Entry):
    """A person is connected."""

    person: str


@dataclass(slots=True, frozen=True)
class Vanished(Entry):
    """A person is connected no more."""

    person: str


@dataclass(slots=True, frozen=True)
class SatIn(Entry):
    """A bot plays for the person of a seat, until they return."""

    seat: int
    level: str


@dataclass(slots=True, frozen=True)
class Returned(Entry):
    """A person has the seat back that a bot kept."""

    seat: int
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Left(Entry):
    """A person left for good (before the start also by staying away).

    A bot of `level` keeps the seat; None frees it.
    """

    seat: int
    level: str | None
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Hosted(Entry):
    """Another person is the host."""

    person: str


@dataclass(slots=True, frozen=True)
class Started(Entry):
    """The match begins; `bots` took the empty seats. `person` is empty where nobody asked for it: a quick match."""

    bots: dict[int, str]
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Committed(Entry):
    """The secret of the next deal: its SHA-256 is published, itself only when that deal's round is over."""

    secret: bytes


@dataclass(slots=True, frozen=True)
class Contributed(Entry):
    """A person's own value for the next deal."""

    value: bytes
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Dealt(Entry):
    """A round begins. `carry` is all that lives between rounds, so that earlier ones need no replay."""

    carry: bytes
    order: tuple[int, ...]
    first: int | None


@dataclass(slots=True, frozen=True)
class Acted(Entry):
    """A seat's act by its index.

    `why` is "person", "bot", "automatic", "timeout", or "overdue": a further act of a turn that has timed
    out. `left` are the seconds its turn had left, None without a clock.
    """

    seat: int
    action: int
    why: str
    left: float | None
    person: str = ""
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Voted(Entry):
    """A person is ready: to end a stage, after the match to play again."""

    seat: int
    person: str
    cid: str = ""


@dataclass(slots=True, frozen=True)
class Staged(Entry):
    """The next stage after a round: "result" or "match"."""

    stage: str


@dataclass(slots=True, frozen=True)
class Rematched(Entry):
    """The same people begin another match."""


@dataclass(slots=True, frozen=True)
class Ended(Entry):
    """The room is closed. `reason`: "empty" or "idle"."""

    reason: str


KINDS: Final[dict[str, type[Entry]]] = {
    "created": Created,
    "joined": Joined,
    "reserved": Reserved,
    "withdrew": Withdrew,
    "moved": Moved,
    "wanted": Wanted,
    "filled": Filled,
    "changed": Changed,
    "kicked": Kicked,
    "spoke": Spoke,
    "blocked": Blocked,
    "renamed": Renamed,
    "appeared": Appeared,
    "vanished": Vanished,
    "sat-in": SatIn,
    "returned": Returned,
    "left": Left,
    "hosted": Hosted,
    "started": Started,
    "committed": Committed,
    "contributed": Contributed,
    "dealt": Dealt,
    "acted": Acted,
    "voted": Voted,
    "staged": Staged,
    "rematched": Rematched,
    "ended": Ended,
}
"""The entries by the name they are stored under."""
