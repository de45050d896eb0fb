"""What each entry of the log makes of the facts. Nothing here decides anything."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from capicua.core.game import Deal, Event
from capicua.core.wire import Tiding
from capicua.room import entries as log
from capicua.room.facts import Facts, Heard
from capicua.room.people import Chair
from capicua.room.stages import Stage
from capicua.room.wire import Line

News = Event | Tiding
"""What there is to tell: of the game, redacted and worded for each viewer, or of the room."""


def apply(facts: Facts, entry: log.Entry) -> list[News]:
    """Take a stored entry into the facts; returns what there is to tell."""
    how = _APPLY.get(type(entry))
    if how is None:
        raise log.EntryError(f"room {facts.id} is created a second time in its own log")
    news = list(how(facts, entry))
    person: str = getattr(entry, "person", "")
    if person:
        facts.numbers.setdefault(person, len(facts.numbers) + 1)
        _note_command(facts, person, entry)
    facts.stage.count(facts.people.active(), entry.at)
    return news


def _note_command(facts: Facts, person: str, entry: log.Entry) -> None:
    """A command of theirs counts once, and shows that they are there: but for what their client does unasked."""
    cid: str = getattr(entry, "cid", "")
    if cid:
        facts.cids.add((person, cid))
    if isinstance(entry, log.Contributed | log.Spoke | log.Blocked):
        if not isinstance(entry, log.Contributed):
            facts.activity = entry.at
        return
    facts.activity = entry.at
    if cid:
        chair = facts.people.of(person)
        if chair is not None:
            chair.missed = 0


def _chair(facts: Facts, person: str) -> Chair:
    chair = facts.people.of(person)
    if chair is None:
        raise log.EntryError(f"the log names {person!r}, who has no seat")
    return chair


def _tell(text: str, chair: Chair | None = None) -> list[News]:
    return [Tiding(text, None if chair is None else chair.seat, {})]


# --- people --------------------------------------------------------------------------------------


def _joined(facts: Facts, entry: log.Joined) -> Iterable[News]:
    chair = facts.people.chairs[entry.seat]
    chair.give(entry.person, entry.name, entry.at, present=True)
    return _tell("event-joined", chair)


def _reserved(facts: Facts, entry: log.Reserved) -> Iterable[News]:
    facts.people.chairs[entry.seat].heir = (entry.person, entry.name)
    return ()


def _withdrew(facts: Facts, entry: log.Withdrew) -> Iterable[News]:
    chair = facts.people.expected(entry.person)
    if chair is not None:
        chair.heir = None
    return ()


def _moved(facts: Facts, entry: log.Moved) -> Iterable[News]:
    there = facts.people.chairs[entry.seat]
    _chair(facts, entry.person).swap(there)
    facts.stage.votes.clear()
    return _tell("event-moved", there)


def _wanted(facts: Facts, entry: log.Wanted) -> Iterable[News]:
    _chair(facts, entry.person).wants = entry.seat
    return ()


def _filled(facts: Facts, entry: log.Filled) -> Iterable[News]:
    facts.people.chairs[entry.seat].clear(entry.level)
    return ()


def _changed(facts: Facts, entry: log.Changed) -> Iterable[News]:
    if entry.options != facts.options:
        facts.rebind(entry.options)
    facts.set_clock(entry.clock)
    facts.open = entry.open
    return _tell("event-changed")


def _kicked(facts: Facts, entry: log.Kicked) -> Iterable[News]:
    facts.kicked.add(entry.other)
    name = facts.people.chairs[entry.seat].name
    left = log.Left(entry.at, entry.seat, entry.level, entry.other)
    _left(facts, left)
    return [Tiding("event-kicked", None, {"name": name})]


def _spoke(facts: Facts, entry: log.Spoke) -> Iterable[News]:
    chair = _chair(facts, entry.person)
    if entry.text or entry.emote is not None:  # of somebody who was forgotten nothing is left
        line = Line(facts.numbers[entry.person], chair.seat, chair.name, entry.emote, entry.text)
        facts.lines.append(Heard(entry.person, entry.at, line))
    return ()


def _blocked(facts: Facts, entry: log.Blocked) -> Iterable[News]:
    pair = (entry.person, entry.other)
    if entry.on:
        facts.blocks.add(pair)
    else:
        facts.blocks.discard(pair)
    return ()


def _renamed(facts: Facts, entry: log.Renamed) -> Iterable[News]:
    chair = _chair(facts, entry.person)
    chair.name = entry.name
    return _tell("event-renamed", chair)


def _appeared(facts: Facts, entry: log.Appeared) -> Iterable[News]:
    chair = _chair(facts, entry.person)
    chair.present = True
    told = facts.stage.name == "waiting" or chair.level is not None
    return () if told else _tell("event-back", chair)


def _vanished(facts: Facts, entry: log.Vanished) -> Iterable[News]:
    chair = _chair(facts, entry.person)
    chair.present, chair.away_since = False, entry.at
    return _tell("event-away", chair)


def _sat_in(facts: Facts, entry: log.SatIn) -> Iterable[News]:
    chair = facts.people.chairs[entry.seat]
    chair.level = entry.level
    facts.hand_over(entry.seat, entry.at)
    return _tell("event-bot-sits-in", chair)


def _returned(facts: Facts, entry: log.Returned) -> Iterable[News]:
    chair = facts.people.chairs[entry.seat]
    chair.back()
    chair.present = True
    facts.hand_over(entry.seat, entry.at)
    return _tell("event-back", chair)


def _left(facts: Facts, entry: log.Left) -> Iterable[News]:
    chair = facts.people.chairs[entry.seat]
    if entry.level is None:
        news: list[News] = [Tiding("event-gone", None, {"name": chair.name})]  # no seat tells the name any more
        chair.clear()
    else:
        news = _tell("event-left", chair)
        chair.level, chair.gone, chair.present = entry.level, True, False
        facts.hand_over(entry.seat, entry.at)
    facts.stage.votes.discard(entry.seat)
    if facts.stage.name == "match":
        facts.stage.withdraw()
    return news


def _hosted(facts: Facts, entry: log.Hosted) -> Iterable[News]:
    facts.people.host = entry.person
    return _tell("event-host", _chair(facts, entry.person))


# --- the match -----------------------------------------------------------------------------------


def _started(facts: Facts, entry: log.Started) -> Iterable[News]:
    facts.people.fill(entry.bots)
    facts.stage = Stage("play", entry.at)
    filled = not entry.person and entry.bots
    return [*_tell("event-started"), *([Tiding("event-filled", None, {"count": len(entry.bots)})] if filled else [])]


def _committed(facts: Facts, entry: log.Committed) -> Iterable[News]:
    facts.chance.promise(entry.secret, entry.at)
    return ()


def _contributed(facts: Facts, entry: log.Contributed) -> Iterable[News]:
    facts.chance.values[entry.person] = entry.value
    return ()


def _dealt(facts: Facts, entry: log.Dealt) -> Iterable[News]:
    facts.chance.keep(facts.play.round + 1, facts.people)
    if facts.skimming:
        facts.play.skip(dealt=True)
        return ()
    facts.stage = Stage("play", entry.at)
    facts.fill_banks()
    news: list[News] = [*facts.play.deal(entry.carry, Deal(entry.order, entry.first))]
    facts.after_step(entry.at, None)
    return news


def _acted(facts: Facts, entry: log.Acted) -> Iterable[News]:
    chair = facts.people.chairs[entry.seat]
    news: list[News] = []
    if entry.why == "timeout":
        chair.missed += 1
        news += _tell("event-timeout", chair)
    if facts.skimming:
        facts.play.skip(dealt=False)
        return ()
    news += facts.play.act(facts.rules.actions[entry.action])
    if entry.why in {"person", "timeout"}:
        facts.spend(entry.seat, entry.left)
    facts.after_step(entry.at, entry.left)
    return news


def _voted(facts: Facts, entry: log.Voted) -> Iterable[News]:
    facts.stage.votes.add(entry.seat)
    return ()


def _staged(facts: Facts, entry: log.Staged) -> Iterable[News]:
    if entry.stage == "result":
        facts.stage = Stage("result", entry.at, facts.pace.result)
    else:
        facts.stage = Stage("match", entry.at)
    return ()


def _rematched(facts: Facts, entry: log.Rematched) -> Iterable[News]:
    facts.people.rotate_out()
    facts.play.reset()
    facts.stage = Stage("play", entry.at)
    return _tell("event-rematch")


def _ended(facts: Facts, entry: log.Ended) -> Iterable[News]:
    facts.ended = entry.reason
    return ()


_APPLY: Final[dict[type[log.Entry], Callable[[Facts, Any], Iterable[News]]]] = {
    log.Joined: _joined,
    log.Reserved: _reserved,
    log.Withdrew: _withdrew,
    log.Moved: _moved,
    log.Wanted: _wanted,
    log.Filled: _filled,
    log.Changed: _changed,
    log.Kicked: _kicked,
    log.Spoke: _spoke,
    log.Blocked: _blocked,
    log.Renamed: _renamed,
    log.Appeared: _appeared,
    log.Vanished: _vanished,
    log.SatIn: _sat_in,
    log.Returned: _returned,
    log.Left: _left,
    log.Hosted: _hosted,
    log.Started: _started,
    log.Committed: _committed,
    log.Contributed: _contributed,
    log.Dealt: _dealt,
    log.Acted: _acted,
    log.Voted: _voted,
    log.Staged: _staged,
    log.Rematched: _rematched,
    log.Ended: _ended,
}
