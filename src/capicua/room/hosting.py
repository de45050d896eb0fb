"""What people ask about seats, and what the host decides for the table. Changes nothing."""

from collections.abc import Callable
from typing import Any, Final

from capicua.bots.levels import LEVELS
from capicua.core.errors import OptionError
from capicua.core.options import bind
from capicua.core.wire import Refusal
from capicua.room.clock import ClockRule
from capicua.room.common import Decision, hosts, no_such_seat
from capicua.room.entries import Changed, Filled, Kicked, Moved, Wanted
from capicua.room.facts import Facts
from capicua.room.people import Chair
from capicua.room.wire import Change, Command, Fill, Kick, Sit


def _sit(facts: Facts, chair: Chair, command: Sit, now: float) -> Decision:
    """Another seat; in play nobody moves, as hands are seats'."""
    if refusal := no_such_seat(facts, command.seat):
        return refusal
    if facts.stage.name not in {"waiting", "match"}:
        return Refusal("refused-not-now")
    if command.seat == chair.seat:
        return Refusal("refused-already-seated")
    other, person = facts.people.chairs[command.seat], chair.person or ""
    if other.heir is not None:
        return Refusal("refused-seat-taken")
    if other.person is None or other.gone or other.wants == chair.seat:
        return (Moved(now, command.seat, person, command.cid),)
    return (Wanted(now, command.seat, person, command.cid),)


def _fill(facts: Facts, chair: Chair, command: Fill, now: float) -> Decision:
    """A bot in a seat without a person; a seat is empty again only before the start."""
    if refusal := no_such_seat(facts, command.seat):
        return refusal
    if not hosts(facts, chair):
        return Refusal("refused-not-host")
    if command.level is not None and command.level not in LEVELS:
        return Refusal("refused-level", None, {"levels": ", ".join(LEVELS)})
    if facts.people.chairs[command.seat].person is not None:
        return Refusal("refused-seat-taken")
    if facts.stage.name != "waiting" and (command.level is None or facts.turn is not None):
        return Refusal("refused-not-now")
    return (Filled(now, command.seat, command.level, chair.person or "", command.cid),)


def _change(facts: Facts, chair: Chair, command: Change, now: float) -> Decision:
    """Options and clock until the start; who may come also later."""
    if not hosts(facts, chair):
        return Refusal("refused-not-host")
    if facts.stage.name != "waiting" and (command.options is not None or command.clock is not None):
        return Refusal("refused-started")
    options, clock = facts.options, facts.clock.text if command.clock is None else command.clock
    if command.clock is not None and ClockRule.read(command.clock) is None:
        return Refusal("refused-clock")
    if command.options is not None:
        try:
            options = bind(facts.style.options, command.options)
            seats = facts.style.rules(options).seats
        except OptionError as error:
            return Refusal("refused-option", None, {"reason": str(error)})
        people = len(facts.people.seated())
        if people > seats:
            return Refusal("refused-players", None, {"people": people, "seats": seats})
    open_ = facts.open if command.open is None else command.open
    return (Changed(now, options, clock, open_, chair.person or "", command.cid),)


def _kick(facts: Facts, chair: Chair, command: Kick, now: float) -> Decision:
    """A person is sent away and does not come back to this room."""
    if refusal := no_such_seat(facts, command.seat):
        return refusal
    if not hosts(facts, chair):
        return Refusal("refused-not-host")
    other = facts.people.chairs[command.seat]
    if other is chair or other.person is None or other.gone:
        return Refusal("refused-no-such-seat", None, {"seats": len(facts.people.chairs)})
    level = None if facts.stage.name == "waiting" else other.level or facts.level
    return (Kicked(now, command.seat, level, other.person, chair.person or "", command.cid),)


COMMANDS: Final[dict[type[Command], Callable[[Facts, Chair, Any, float], Decision]]] = {
    Sit: _sit,
    Fill: _fill,
    Change: _change,
    Kick: _kick,
}
