"""What a room waits for: derived from the facts alone, so that a restart forgets nothing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from capicua.core.options import Value
from capicua.room.clock import Turn
from capicua.room.facts import Facts
from capicua.room.people import Chair

What = Literal["start", "deal", "secret", "think", "automatic", "turn", "stage", "rematch", "grace", "idle"]


@dataclass(slots=True, frozen=True)
class Due:
    """What is to be done at the second `at` of service (it may have passed), and for which seat.

    A "deal" wants a permutation of `size` tiles and, where `draws` is not 0, a seat drawn below it; where
    deals are drawn openly a "secret" is wanted instead, for the first promise and at each deal. A "think"
    wants the answer to the room's thought. Everything else is done by a Tick.
    """

    what: What
    at: float
    seat: int | None = None
    size: int = 0
    draws: int = 0


@dataclass(slots=True, frozen=True)
class Thought:
    """What a bot is to decide: `view` is the packed View of its seat. Its answer is asked from `at` on."""

    seat: int
    level: str
    round: int
    ply: int
    style: str
    options: Mapping[str, Value]
    view: bytes
    at: float


def dues(facts: Facts) -> list[Due]:
    """Everything that is waited for, soonest first; empty when the room has ended."""
    if facts.ended is not None:
        return []
    course = list(_course(facts))
    if not course:
        course.append(Due("idle", max(facts.activity, facts.stage.since) + facts.pace.idle))
    return sorted([*course, *_graces(facts)], key=_when)


def _when(due: Due) -> float:
    return due.at


def _graces(facts: Facts) -> Iterator[Due]:
    for chair in facts.people.chairs:
        if chair.kind == "away" or _wanting_host(facts, chair):
            yield Due("grace", chair.away_since + facts.pace.grace, chair.seat)


def _wanting_host(facts: Facts, chair: Chair) -> bool:
    """Whether this is the host's chair, at which a bot plays while they are away, and somebody is here to host."""
    lost = chair.kind == "bot-for-person" and not chair.present
    return lost and chair is facts.people.host_chair() and facts.people.anybody()


def _course(facts: Facts) -> Iterator[Due]:
    """What brings the match on: a stage's end, a deal, an act."""
    stage, play = facts.stage, facts.play
    if facts.turn is not None:
        yield from _turn(facts, facts.turn)
    elif stage.name == "waiting":
        if facts.quick and stage.until is not None:
            yield Due("start", stage.until if facts.people.free() else stage.since)
    elif stage.name == "match":
        if stage.until is not None:
            yield Due("rematch", stage.until)
    elif stage.name == "hands" or (stage.name == "result" and play.over):
        yield Due("stage", stage.since if stage.until is None else stage.until)
    elif facts.people.anybody():
        yield _deal(facts, stage.since if stage.until is None else stage.until)


def _deal(facts: Facts, at: float) -> Due:
    """The deal, which may begin at `at`; the first promise at once; then it waits a while for those who are there."""
    chance, people = facts.chance, facts.people
    if not chance.fair:
        return Due("deal", at, None, facts.rules.tiles.size, facts.rules.draws(facts.play.state))
    if chance.secret is None:
        return Due("secret", facts.stage.since)
    if all(chair.person in chance.values for chair in people.active()):
        return Due("secret", at)
    return Due("secret", max(at, chance.promised + facts.pace.contribute))


def _turn(facts: Facts, turn: Turn) -> Iterator[Due]:
    ends = turn.ends()
    if facts.rules.automatic(facts.play.state) is not None:
        yield Due("automatic", turn.at + facts.pace.automatic, turn.seat)
    elif facts.people.chairs[turn.seat].level is not None:
        yield Due("think", turn.at + facts.pace.bot, turn.seat)
    elif ends is not None:
        yield Due("turn", ends, turn.seat)


def thought(facts: Facts) -> Thought | None:
    """What a bot on turn is to decide; None when none is."""
    play, turn = facts.play, facts.turn
    level = None if turn is None else facts.people.chairs[turn.seat].level
    if turn is None or level is None or facts.rules.automatic(play.state) is not None:
        return None
    view = facts.rules.pack(play.views[turn.seat])
    at = turn.at + facts.pace.bot
    return Thought(turn.seat, level, play.round, play.ply, facts.style.id, facts.options, view, at)
