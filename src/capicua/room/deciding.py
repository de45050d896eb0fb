"""What a request means now: the entries to store, or why not. Changes nothing."""

from typing import Final

from capicua.core.errors import DealError
from capicua.core.game import Deal
from capicua.core.wire import Refusal
from capicua.fair.draw import LENGTH
from capicua.room import requests as ask
from capicua.room.common import Decision, leaving
from capicua.room.due import Due, What, dues
from capicua.room.entries import (
    Acted,
    Appeared,
    Committed,
    Dealt,
    Ended,
    Entry,
    Hosted,
    Joined,
    Rematched,
    Returned,
    SatIn,
    Staged,
    Started,
    Vanished,
)
from capicua.room.facts import Facts
from capicua.room.speaking import speak

TIMEOUTS: Final = 2
"""Turns in a row that a person may let time out before a bot sits in."""


def decide(facts: Facts, request: ask.Request, now: float) -> Decision:
    """The entries that carry out `request`, none when it changes nothing, or a refusal."""
    decided = _decide(facts, request, now)
    heirs = [chair for chair in facts.people.chairs if chair.heir is not None]
    if isinstance(decided, Refusal) or not heirs or not any(_ends_round(facts, entry) for entry in decided):
        return decided
    return decided + tuple(Joined(now, c.seat, c.heir[1], c.heir[0]) for c in heirs if c.heir is not None)


def _ends_round(facts: Facts, entry: Entry) -> bool:
    """Whether the round is over with this entry: then those who wait for a bot's seat have it."""
    rules, state = facts.rules, facts.play.state
    if isinstance(entry, Acted):
        return rules.to_act(rules.apply(state, rules.actions[entry.action])) < 0
    return isinstance(entry, Dealt) and rules.to_act(rules.deal(state, Deal(entry.order, entry.first))) < 0


def _decide(facts: Facts, request: ask.Request, now: float) -> Decision:
    if isinstance(request, ask.From):
        return speak(facts, request.person, request.command, now)
    if isinstance(request, ask.Came):
        return _came(facts, request.person, now)
    if isinstance(request, ask.Gone):
        return _gone(facts, request.person, now)
    if isinstance(request, ask.Shuffled):
        return _shuffled(facts, request, now)
    if isinstance(request, ask.Secret):
        return _secret(facts, request.secret, now)
    if isinstance(request, ask.Answer):
        return _answer(facts, request, now)
    return _tick(facts, now)


def _came(facts: Facts, person: str, now: float) -> Decision:
    """They are connected; a bot that sat in for them gives the seat back."""
    chair = facts.people.of(person)
    if facts.ended is not None or chair is None or chair.gone or chair.present:
        return ()
    came = Appeared(now, person)
    return (came,) if chair.level is None else (came, Returned(now, chair.seat, person))


def _gone(facts: Facts, person: str, now: float) -> Decision:
    chair = facts.people.of(person)
    if facts.ended is not None or chair is None or chair.gone or not chair.present:
        return ()
    return (Vanished(now, person),)


def _ripe(facts: Facts, what: What, now: float) -> bool:
    return any(due.what == what and due.at <= now for due in dues(facts))


def _shuffled(facts: Facts, request: ask.Shuffled, now: float) -> Decision:
    if not _ripe(facts, "deal", now):
        return Refusal("refused-not-due")
    try:
        facts.rules.check(facts.play.state, Deal(request.order, request.first))
    except DealError as error:
        return Refusal("refused-deal", None, {"reason": str(error)})
    return (Dealt(now, facts.rules.carry(facts.play.state), request.order, request.first),)


def _secret(facts: Facts, secret: bytes, now: float) -> Decision:
    """The first promise; or the deal that was promised, and the promise for the next."""
    if not _ripe(facts, "secret", now):
        return Refusal("refused-not-due")
    if len(secret) != LENGTH:
        return Refusal("refused-deal", None, {"reason": f"a secret has {LENGTH} bytes"})
    committed = Committed(now, secret)
    if facts.chance.secret is None:
        return (committed,)
    deal = facts.chance.draw(facts.play.round + 1, facts.people, facts.rules, facts.play.state)
    return Dealt(now, facts.rules.carry(facts.play.state), deal.order, deal.first), committed


def _answer(facts: Facts, request: ask.Answer, now: float) -> Decision:
    """A bot's act, if its decision is still open and the seat still the bot's."""
    play, turn = facts.play, facts.turn
    open_now = turn is not None and turn.seat == request.seat and facts.ended is None
    if not open_now or (request.round, request.ply) != (play.round, play.ply):
        return Refusal("refused-stale")
    if facts.people.chairs[request.seat].level is None:
        return Refusal("refused-stale")
    if not _ripe(facts, "think", now):
        return Refusal("refused-not-due")
    view = play.views[request.seat]
    if request.action is None:
        return (Acted(now, request.seat, facts.rules.on_timeout(view).index, "bot", None),)
    if all(request.action != action.index for action in facts.rules.options(view)):
        return Refusal("refused-illegal")
    return (Acted(now, request.seat, request.action, "bot", None),)


# --- what time does ------------------------------------------------------------------------------


def _tick(facts: Facts, now: float) -> Decision:
    """The first thing that is due and needs nothing from outside."""
    for due in dues(facts):
        if due.at <= now and due.what not in {"deal", "secret", "think"}:
            return _by_time(facts, due, now)
    return ()


def _by_time(facts: Facts, due: Due, now: float) -> Decision:
    if due.seat is None:
        if due.what == "start":
            return (Started(now, dict.fromkeys(facts.people.free(), facts.level), ""),)
        if due.what == "stage":
            return (Staged(now, "result" if facts.stage.name == "hands" else "match"),)
        return (Rematched(now),) if due.what == "rematch" else (Ended(now, "idle"),)
    if due.what == "grace":
        return _grace(facts, due.seat, now)
    action = facts.rules.automatic(facts.play.state)
    if action is not None:
        return (Acted(now, due.seat, action.index, "automatic", facts.remaining(due.seat, now)),)
    return _time_out(facts, due.seat, now)


def _grace(facts: Facts, seat: int, now: float) -> Decision:
    """Away too long: before the start the seat becomes free, afterwards a bot sits in; whoever is there is the host."""
    chair, heir = facts.people.chairs[seat], facts.people.heir(seat)
    if facts.stage.name == "waiting":
        return leaving(facts, chair, None, "", now)
    sat_in = (SatIn(now, seat, facts.level),) if chair.level is None else ()
    if chair is facts.people.host_chair() and heir is not None and heir.present and heir.person is not None:
        return *sat_in, Hosted(now, heir.person)
    return sat_in


def _time_out(facts: Facts, seat: int, now: float) -> Decision:
    """The seat does what an absent player would; after two turns in a row a bot sits in."""
    action = facts.rules.on_timeout(facts.play.views[seat])
    if facts.turn is not None and facts.turn.left == 0.0:
        return (Acted(now, seat, action.index, "overdue", 0.0),)
    acted = Acted(now, seat, action.index, "timeout", 0.0)
    if facts.people.chairs[seat].missed + 1 < TIMEOUTS:
        return (acted,)
    return acted, SatIn(now, seat, facts.level)
