"""What several commands ask of the facts."""

from capicua.core.wire import Refusal
from capicua.room.entries import Ended, Entry, Hosted, Left
from capicua.room.facts import Facts
from capicua.room.names import clean_name
from capicua.room.people import Chair, unique_name

Decision = tuple[Entry, ...] | Refusal
"""The entries to store, none when nothing changes, or why not."""


def no_such_seat(facts: Facts, seat: int) -> Refusal | None:
    """A refusal where there is no such seat."""
    seats = len(facts.people.chairs)
    return None if 0 <= seat < seats else Refusal("refused-no-such-seat", None, {"seats": seats})


def name_for(facts: Facts, raw: str, but: Chair | None = None) -> str | None:
    """The name as this table shows it; None when nothing of it can be shown."""
    name = clean_name(raw)
    return None if name is None else unique_name(name, [c.name for c in facts.people.chairs if c is not but])


def hosts(facts: Facts, chair: Chair) -> bool:
    """Whether somebody may decide for the table: the host alone, who is another one once they stay away."""
    host = facts.people.host_chair()
    return host is None or host is chair


def leaving(facts: Facts, chair: Chair, level: str | None, cid: str, now: float) -> tuple[Entry, ...]:
    """Somebody leaves; the host hands over; the last one closes the room."""
    person = chair.person or ""
    left = Left(now, chair.seat, level, person, cid)
    heir = facts.people.heir(chair.seat)
    if heir is None:
        return left, Ended(now, "empty")
    if facts.people.host == person and heir.person is not None:
        return left, Hosted(now, heir.person)
    return (left,)
