"""Non-interference: in two worlds that a viewer cannot tell apart, the room sends them the same, byte for byte."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.conftest import long
from tests.room.tables import clock, find, full_table, offered, say, state, table

from capicua.core.rng import Rng
from capicua.core.wire import Draw, Group, Move, Pass, Pick, PickNow, Place, Refusal
from capicua.games.registry import STYLES
from capicua.notation.record_json import write_json
from capicua.room import showing, speaking
from capicua.room.driver import Driver
from capicua.room.entries import Acted, Dealt, Entry
from capicua.room.recording import finished, records
from capicua.room.requests import From
from capicua.room.room import Room
from capicua.room.wire import Closed, Emote, Kick, Leave, MoveCommand, Outgoing, Refused, Start
from capicua.server.wire import Batch, write_message

ROUNDS = long(100, 2000)
PEOPLE = "abcd"


def opening(style: str, seed: int) -> tuple[Driver, int]:
    """A table of people somewhere in its first round, and one of its seats."""
    rng = Rng(seed)
    driver = full_table(table(seed, style=style, fair=True), *PEOPLE[1 : len(find(style).rules().order)])
    say(driver, "a", Start("start"))
    say(driver, "a", Emote("hi", "phrase-hello"))
    steps = rng.below(30)
    while steps and driver.room.round < 2:
        assert driver.due is not None
        moves = [(p, m) for p in driver.room.seated() for m in offered(state(driver, p).view)]
        if moves and rng.below(8):
            person, move = rng.choice(moves)
            driver.send(person, move, clock(driver) + 1)
        else:
            driver.advance(max(driver.due.at, clock(driver)))
        steps -= 1
        if driver.room._facts.turn is None and driver.room.round:
            break
    return driver, rng.below(driver.room.rules.seats)


def other_world(driver: Driver, seat: int, seed: int) -> list[tuple[Entry, ...]] | None:
    """The log as it would be in another world that `seat` cannot rule out; None where nobody acts."""
    play, rules = driver.room._facts.play, driver.room.rules
    if play.turn is None or play.round != 1:
        return None
    world = rules.worlds(play.views[seat]).draw(Rng(seed))
    acts = [(e.seat, rules.actions[e.action]) for row in driver.log for e in row if isinstance(e, Acted)]
    deal, twins = rules.deal_behind(world, acts), iter(rules.log_behind(world, acts))

    def twin(entry: Entry) -> Entry:
        if isinstance(entry, Dealt):
            return replace(entry, order=deal.order, first=deal.first)
        return replace(entry, action=next(twins)[1].index) if isinstance(entry, Acted) else entry

    return [tuple(twin(entry) for entry in row) for row in driver.log]


def probes(room: Room, seat: int) -> list[Move]:
    """Moves that the person of `seat` may try, most of them against the rules."""
    tiles = room.rules.tiles.texts
    places: list[Move] = [Place(tile, end) for tile in tiles[::3] for end in (None, "left", "right", tiles[0])]
    groups: list[Move] = [Group([tile], face) for tile in tiles[::5] for face in ("up", "down")]
    return [*places, *groups, Pass(), Draw(), PickNow(), Pick(0), Pick(seat + 9)]


def errors(room: Room, seat: int, now: float) -> list[Any]:
    """What each probe of `seat` is answered: that it would be taken, or the bytes of the refusal."""
    told: list[Any] = []
    for number, move in enumerate(probes(room, seat)):
        command = MoveCommand(f"probe{number}", room.round, room.ply, move)
        answer = room.decide(From(PEOPLE[seat], command), now)
        if isinstance(answer, Refusal):
            told.append(write_message(Refused("", answer.code, answer.clause, answer.args)))
        else:
            told.append(len(answer))
    return told


def sent(out: Sequence[Outgoing], viewers: Sequence[str | None]) -> list[tuple[str | None, bytes]]:
    """What goes over the sockets of these viewers."""
    batch = Batch()
    written = [(o.to, batch.write(o.message)) for o in out]
    return [(to, text) for to, text in written if to in viewers]


def sent_away(room: Room, seat: int, now: float) -> list[Any]:
    """What the person of `seat` hears of being sent away, and what a bot there is given to think about."""
    other = PEOPLE[seat]
    decided = room.decide(From("a", Kick("kick", seat)), now) if seat else room.decide(From("a", Leave("leave")), now)
    assert not isinstance(decided, Refusal), decided
    heard = sent(room.evolve(decided), [other, None])
    thought = room.thought
    view = None if thought is None or thought.seat != seat else thought.view
    return [heard, room.may_enter(other), write_message(room.state(other, now)), view]


def heard(log: list[tuple[Entry, ...]], seat: int) -> list[Any]:
    """All that leaves the room for the person of `seat` and for watchers, append by append, in bytes.

    On their sockets and on new ones (who comes late sees what a watcher does), as answers to what they try, in the
    lobby and as a record; and at last what they hear who are sent away. What a seat drew or picked itself is told to
    it as it comes; a world keeps what it holds, not in which order it came: then only where it ends is compared.
    """
    room = Room.load(log[:1], find=find)
    room.watched = True
    person = PEOPLE[seat]
    told: list[Any] = []
    acts = [entry for row in log for entry in row if isinstance(entry, Acted) and entry.seat == seat]
    took = any(room.rules.actions[entry.action].text.startswith(("pick", "draw")) for entry in acts)
    viewers = [None] if took else [None, person]
    for row in log[1:]:
        told += sent(room.evolve(row), viewers)
        told += [(viewer, write_message(room.state(viewer, row[-1].at))) for viewer in viewers]
    now = log[-1][-1].at
    told += [repr(room.listing), [write_json(record) for record in finished([e for row in log for e in row], find)]]
    ends = [write_message(room.state(person, now)), write_message(room.state("late", now))]
    return [*told, *ends, *errors(room, seat, now), *sent_away(room, seat, now)]


def differences(style: str, rounds: int) -> tuple[int, int]:
    """How many pairs of worlds were compared, and how many of them a viewer could tell apart."""
    compared = differ = 0
    for seed in range(rounds):
        driver, seat = opening(style, seed)
        twin = other_world(driver, seat, seed)
        if twin is None:
            continue
        compared += 1
        differ += heard(driver.log, seat) != heard(twin, seat)
    return compared, differ


@pytest.mark.parametrize("style", [style.id for style in STYLES])
def test_what_a_viewer_is_sent_depends_on_nothing_they_may_not_know(style: str) -> None:
    compared, differ = differences(style, ROUNDS)
    assert compared > ROUNDS / 4
    assert differ == 0


def leak_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """One hidden tile as a number anywhere in the view."""
    plain = showing._clock

    def leaking(facts: Any, now: float) -> Any:
        told = plain(facts, now)
        return None if told is None or facts.play.dealt is None else replace(told, of=facts.play.dealt.order[20])

    monkeypatch.setattr(showing, "_clock", leaking)


def leak_in_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that says what somebody else could have laid."""
    plain = speaking._BY_COMMAND[MoveCommand]

    def leaking(facts: Any, *given: Any) -> Any:
        told = plain(facts, *given)
        return replace(told, args={"tile": facts.play.dealt.order[20]}) if isinstance(told, Refusal) else told

    monkeypatch.setitem(speaking._BY_COMMAND, MoveCommand, leaking)


def leak_in_lobby(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of tables by what lies in the boneyard."""
    plain = showing.listing

    def leaking(facts: Any) -> Any:
        return replace(plain(facts), free=facts.play.dealt.order[20] if facts.play.dealt else 0)

    monkeypatch.setattr("capicua.room.room.listing", leaking)


def leak_in_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that holds the round that is being played."""
    monkeypatch.setattr(sys.modules[__name__], "finished", records)


def leak_to_who_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A last message of which the reason is a tile."""
    plain = Room.evolve

    def leaking(room: Room, entries: Any) -> Any:
        out, dealt = plain(room, entries), room._facts.play.dealt
        closed = [o for o in out if isinstance(o.message, Closed)]
        return [replace(o, message=Closed(str(dealt and dealt.order[20]))) for o in closed] or out

    monkeypatch.setattr(Room, "evolve", leaking)


@pytest.mark.parametrize(
    "leak", [leak_in_view, leak_in_errors, leak_in_lobby, leak_in_record, leak_to_who_is_sent_away]
)
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]) -> None:
    leak(monkeypatch)
    compared, differ = differences("jamaican", 12)
    assert differ > compared / 3
