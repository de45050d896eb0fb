"""What a viewer is told: the picture of their own View, and the room around it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from capicua.core.game import WATCHER, Event
from capicua.core.wire import Picture, Tiding
from capicua.room.evolving import News
from capicua.room.facts import Facts
from capicua.room.people import Chair
from capicua.room.wire import (
    WIRE,
    Audience,
    Clock,
    DealProof,
    Kind,
    Pledge,
    RoomView,
    SeatView,
    StageName,
    State,
    StyleView,
    Talk,
    Terms,
)


class Moment:
    """A room at one second, as everybody may see it: made once for all its viewers, who are shown the same objects."""

    def __init__(self, facts: Facts, seq: int, now: float, audience: Audience, news: Sequence[News] = ()) -> None:
        play, stage = facts.play, facts.stage
        host = facts.people.host_chair()
        self._facts: Final = facts
        self._seq: Final = seq
        self._audience: Final = audience
        self._news: Final = news
        self._all_public: Final = not any(isinstance(item, Event) and item.secret for item in news)
        self._tidings: list[Tiding] | None = None
        self._table: Final = play.table
        self._seats: Final = [_seat(facts, chair) for chair in facts.people.chairs]
        self._host: Final = None if host is None else host.seat
        self._clock: Final = _clock(facts, now)
        self._countdown: Final = None if stage.until is None else max(0.0, stage.until - now)
        self._style: Final = StyleView(facts.style.id, facts.style.tradition)
        self._pledge: Final = _pledge(facts)
        self._proof: Final = _proof(facts)

    def state(self, person: str | None) -> State:
        """The state message for a person (None: a watcher). All hidden things come from the viewer's own View."""
        chair = None if person is None else self._facts.people.of(person)
        you = None if chair is None or chair.gone else chair.seat
        viewer = WATCHER if you is None else you
        view = self._view(viewer, you)
        if self._facts.blocks:
            numbers = self._facts.numbers
            view.blocked = [numbers[other] for one, other in sorted(self._facts.blocks) if one == person]
        return State(self._seq, self._told(viewer), view)

    def _told(self, viewer: int) -> list[Tiding]:
        """The news as the viewer may know them; worded once where they are public."""
        if self._tidings is not None:
            return self._tidings
        told: list[Tiding] = []
        for item in self._news:
            if isinstance(item, Event):
                told += self._facts.rules.tell(item.seen_by(viewer))
            else:
                told.append(item)
        if self._all_public:
            self._tidings = told
        return told

    def _view(self, viewer: int, you: int | None) -> RoomView:
        facts = self._facts
        play = facts.play
        return RoomView(
            wire=WIRE,
            room=facts.id,
            seq=self._seq,
            round=play.round,
            ply=play.ply,
            picture=Picture(self._table, facts.rules.own(play.views[viewer])),
            seats=self._seats,
            you=you,
            host=self._host,
            stage=facts.stage.name,
            clock=self._clock,
            countdown=self._countdown,
            options=facts.options,
            style=self._style,
            pledge=self._pledge,
            proof=self._proof,
            terms=Terms(facts.open, "" if you is None else facts.code, facts.clock.text, facts.level),
            audience=self._audience,
            blocked=[],
        )


def _seat(facts: Facts, chair: Chair) -> SeatView:
    ready, heir = chair.seat in facts.stage.votes, chair.heir
    name = "" if heir is None else heir[1]
    who = 0 if chair.person is None else facts.numbers[chair.person]
    return SeatView(chair.seat, who, chair.name, chair.kind, ready, chair.level, chair.wants, name)


def _clock(facts: Facts, now: float) -> Clock | None:
    """The clock of a person on turn, whoever acts for them: that the table passes would tell what was drawn."""
    turn = facts.turn
    if turn is None or turn.of is None or facts.people.chairs[turn.seat].level is not None:
        return None
    return Clock(turn.seat, turn.remaining(now) or 0.0, turn.of)


def _pledge(facts: Facts) -> Pledge | None:
    """What is known of the next deal: never its secret."""
    chance = facts.chance
    if chance.secret is None:
        return None
    given = [chair.seat for chair in facts.people.chairs if chair.person in chance.values]
    return Pledge(facts.play.round + 1, chance.commitment, given)


def _proof(facts: Facts) -> DealProof | None:
    """How the last deal came about, once nobody acts on it any more."""
    proof, deal = facts.chance.proof, facts.play.dealt
    if proof is None or deal is None or facts.turn is not None:
        return None
    tiles = [facts.rules.tiles.texts[tile] for tile in deal.order]
    return DealProof(proof.round, proof.commitment, proof.secret, list(proof.values), tiles, deal.first)


def talk(facts: Facts, person: str | None, last: int | None = None) -> Talk | None:
    """The `last` lines that were said, or all that are kept, without those a person wants to hear no more; or None."""
    kept = list(facts.lines) if last is None else list(facts.lines)[-last:]
    lines = [heard.line for heard in kept if (person, heard.person) not in facts.blocks]
    return Talk(lines, last is None) if lines else None


@dataclass(slots=True, frozen=True)
class Listing:
    """What a lobby shows of a room: nothing that is not public.

    `people` are the names of those who sit and are there, `host` that of the host, `free` how many seats somebody may
    take now.
    """

    room: str
    style: str
    lang: str
    open: bool
    quick: bool
    stage: StageName
    round: int
    kinds: tuple[Kind, ...]
    people: tuple[str, ...]
    free: int
    clock: str
    host: str


def listing(facts: Facts) -> Listing:
    """The room as a lobby lists it."""
    chairs = facts.people.chairs
    people = tuple(chair.name for chair in facts.people.seated() if chair.present)
    kinds = tuple(chair.kind for chair in chairs)
    free = len(facts.people.takeable())
    host = facts.people.host_chair()
    where = (facts.id, facts.style.id, facts.lang, facts.open, facts.quick, facts.stage.name, facts.play.round)
    return Listing(*where, kinds, people, free, facts.clock.text, "" if host is None else host.name)
