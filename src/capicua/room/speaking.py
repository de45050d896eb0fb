"""What people ask for: their commands, decided. Changes nothing."""

from collections.abc import Callable
from typing import Any, Final

from capicua.core.wire import Refusal
from capicua.fair.draw import LENGTH
from capicua.room import hosting, talking
from capicua.room.common import Decision, hosts, leaving, name_for, no_such_seat
from capicua.room.entries import (
    Acted,
    Contributed,
    Joined,
    Renamed,
    Reserved,
    Returned,
    Started,
    Voted,
    Withdrew,
)
from capicua.room.facts import Facts
from capicua.room.people import Chair
from capicua.room.wire import Block, Command, Contribute, Emote, Join, Leave, MoveCommand, Ready, Rename, Say, Start

_GIVES_NO_SEAT_BACK: Final = (Leave, Contribute, Say, Emote, Block)
"""Commands that do not show that somebody plays again."""


def speak(facts: Facts, person: str, command: Command, now: float) -> Decision:
    """The entries of a person's command; none when its cid has been carried out before."""
    if (person, command.cid) in facts.cids:
        return ()
    if facts.ended is not None:
        return Refusal("refused-room-ended")
    chair = facts.people.of(person)
    if isinstance(command, Join):
        return _join(facts, person, chair, command, now)
    if isinstance(command, Leave) and facts.people.expected(person) is not None:
        return (Withdrew(now, person, command.cid),)
    if chair is None or chair.gone or chair.person is None:
        return Refusal("refused-not-seated")
    decided = _BY_COMMAND[type(command)](facts, chair, command, now)
    if isinstance(decided, Refusal) or chair.level is None or isinstance(command, _GIVES_NO_SEAT_BACK):
        return decided
    return Returned(now, chair.seat, person), *decided


def _join(facts: Facts, person: str, chair: Chair | None, command: Join, now: float) -> Decision:
    """A free seat or a bot's own, in mid-round from its end on; at any time the seat that a bot keeps for them."""
    people = facts.people
    if person in facts.kicked:
        return Refusal("refused-kicked")
    if chair is not None:
        if chair.level is None:
            return Refusal("refused-already-seated")
        return (Returned(now, chair.seat, person, command.cid),)
    if people.expected(person) is not None:
        return Refusal("refused-already-seated")
    if command.seat is not None and (refusal := no_such_seat(facts, command.seat)):
        return refusal
    free = sorted(people.takeable(), key=lambda seat: people.chairs[seat].kind != "empty")
    if not free:
        return Refusal("refused-room-full")
    if command.seat is not None and command.seat not in free:
        return Refusal("refused-seat-taken")
    name = name_for(facts, command.name)
    if name is None:
        return Refusal("refused-name")
    seat = free[0] if command.seat is None else command.seat
    if facts.turn is not None:
        return (Reserved(now, seat, name, person, command.cid),)
    return (Joined(now, seat, name, person, command.cid),)


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
    if not hosts(facts, chair) and host is not None and host.present:
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


def _rename(facts: Facts, chair: Chair, command: Rename, now: float) -> Decision:
    name = name_for(facts, command.name, chair)
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
    **hosting.COMMANDS,
    **talking.COMMANDS,
}
