"""What people ask for: their commands, decided. Changes nothing."""

from collections.abc import Callable
from typing import Any, Final

from capicua.core.wire import Refusal
from capicua.fair.draw import LENGTH
from capicua.room.entries import (
    Acted,
    Contributed,
    Ended,
    Entry,
    Hosted,
    Joined,
    Left,
    Renamed,
    Returned,
    Started,
    Voted,
)
from capicua.room.facts import Facts
from capicua.room.people import Chair, clean_name, unique_name
from capicua.room.wire import Command, Contribute, Join, Leave, MoveCommand, Ready, Rename, Start

Decision = tuple[Entry, ...] | Refusal


def speak(facts: Facts, person: str, command: Command, now: float) -> Decision:
    """The entries of a person's command; none when its cid has been carried out before."""
    if (person, command.cid) in facts.cids:
        return ()
    if facts.ended is not None:
        return Refusal("refused-room-ended")
    chair = facts.people.of(person)
    if isinstance(command, Join):
        return _join(facts, person, chair, command, now)
    if chair is None or chair.gone or chair.person is None:
        return Refusal("refused-not-seated")
    decided = _BY_COMMAND[type(command)](facts, chair, command, now)
    if isinstance(decided, Refusal) or chair.level is None or isinstance(command, Leave | Contribute):
        return decided
    return Returned(now, chair.seat, person), *decided


def _join(facts: Facts, person: str, chair: Chair | None, command: Join, now: float) -> Decision:
    """A free seat before the start; at any time the seat that a bot keeps for them."""
    people = facts.people
    if chair is not None:
        if chair.level is None:
            return Refusal("refused-already-seated")
        return (Returned(now, chair.seat, person, command.cid),)
    if facts.stage.name != "waiting" or not people.free():
        return Refusal("refused-room-full")
    if command.seat is not None and not 0 <= command.seat < len(people.chairs):
        return Refusal("refused-no-such-seat", None, {"seats": len(people.chairs)})
    if command.seat is not None and command.seat not in people.free():
        return Refusal("refused-seat-taken")
    name = _name(facts, command.name)
    if name is None:
        return Refusal("refused-name")
    seat = people.free()[0] if command.seat is None else command.seat
    return (Joined(now, seat, name, person, command.cid),)


def _name(facts: Facts, raw: str, but: Chair | None = None) -> str | None:
    name = clean_name(raw)
    return None if name is None else unique_name(name, [c.name for c in facts.people.chairs if c is not but])


def _move(facts: Facts, chair: Chair, command: MoveCommand, now: float) -> Decision:
    """An act, if the decision it names is open and theirs."""
    play = facts.play
    named, current = (command.round, command.ply), (play.round, play.ply)
    if named < current:
        return Refusal("refused-stale")
    if named > current or facts.turn is None:
        return Refusal("refused-not-yet")
    if play.turn != chair.seat:
        return Refusal("refused-not-your-turn")
    action = facts.rules.read(play.views[chair.seat], command.move)
    if isinstance(action, Refusal):
        return action
    clause = facts.rules.why_not(play.state, action)
    if clause is not None:
        return Refusal("refused-illegal", clause)
    left = facts.remaining(chair.seat, now)
    return (Acted(now, chair.seat, action.index, "person", left, chair.person or "", command.cid),)


def _start(facts: Facts, chair: Chair, command: Start, now: float) -> Decision:
    """The host begins; while they are away, anybody may."""
    if facts.stage.name != "waiting":
        return Refusal("refused-started")
    host = facts.people.host_chair()
    if host is not None and host is not chair and host.present:
        return Refusal("refused-not-host")
    bots = dict.fromkeys(facts.people.free(), facts.level)
    return (Started(now, bots, chair.person or "", command.cid),)


def _ready(facts: Facts, chair: Chair, command: Ready, now: float) -> Decision:
    if facts.stage.name in {"waiting", "play"}:
        return Refusal("refused-not-now")
    return (Voted(now, chair.seat, chair.person or "", command.cid),)


def _leave(facts: Facts, chair: Chair, command: Leave, now: float) -> Decision:
    level = None if facts.stage.name == "waiting" else chair.level or facts.level
    return leaving(facts, chair, level, command.cid, now)


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


def _rename(facts: Facts, chair: Chair, command: Rename, now: float) -> Decision:
    name = _name(facts, command.name, chair)
    return Refusal("refused-name") if name is None else (Renamed(now, name, chair.person or "", command.cid),)


def _contribute(facts: Facts, chair: Chair, command: Contribute, now: float) -> Decision:
    """A value for the deal that is promised; the first one of each person counts."""
    coming = facts.play.round + 1
    if command.round < coming:
        return Refusal("refused-stale")
    if command.round > coming or facts.chance.secret is None:
        return Refusal("refused-not-yet")
    person = chair.person or ""
    if person in facts.chance.values:
        return Refusal("refused-already-given")
    try:
        value = bytes.fromhex(command.value)
    except ValueError:
        value = b""
    if len(value) != LENGTH or value.hex() != command.value:
        return Refusal("refused-contribution")
    return (Contributed(now, value, person, command.cid),)


_BY_COMMAND: Final[dict[type[Command], Callable[[Facts, Chair, Any, float], Decision]]] = {
    MoveCommand: _move,
    Start: _start,
    Ready: _ready,
    Leave: _leave,
    Rename: _rename,
    Contribute: _contribute,
}
