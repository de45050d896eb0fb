"""A table, sans-I/O: decide, store, evolve.

`decide` says what a request means and changes nothing. Whoever runs the room stores the entries it
returns, and only then hands them to `evolve`: nothing that is told can be lost.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from capicua.core.errors import CapicuaError, OptionError
from capicua.core.game import Rules
from capicua.core.options import bind
from capicua.core.style import Style
from capicua.core.wire import Refusal
from capicua.games import registry
from capicua.room.clock import ClockRule
from capicua.room.deciding import decide
from capicua.room.due import Due, Thought, dues, thought
from capicua.room.entries import Blocked, Contributed, Created, Dealt, Entry, EntryError, Kicked, Spoke, Started
from capicua.room.evolving import News, apply
from capicua.room.facts import Facts
from capicua.room.names import clean_name
from capicua.room.pace import Pace
from capicua.room.requests import Create, Request
from capicua.room.showing import Listing, Moment, listing, talk
from capicua.room.wire import Audience, Closed, Outgoing, StageName, State, Talk

Find = Callable[[str], Style]
"""A style by its id. Raises OptionError."""


def create(request: Create, now: float, find: Find = registry.find) -> tuple[Entry, ...] | Refusal:
    """The first entries of a new room, or why there can be none."""
    try:
        style = find(request.style)
    except OptionError:
        return Refusal("refused-unknown-game")
    try:
        options = bind(style.options, request.options)
        rules = style.rules(options)
    except OptionError as error:
        return Refusal("refused-option", None, {"reason": str(error)})
    if request.clock and ClockRule.read(request.clock) is None:
        return Refusal("refused-clock")
    name = clean_name(request.name)
    if name is None:
        return Refusal("refused-name")
    bots, seats = dict(request.bots), range(rules.seats)
    seat = next((s for s in seats if s not in bots), -1) if request.seat is None else request.seat
    if seat not in seats or any(bot not in seats for bot in bots):
        return Refusal("refused-no-such-seat", None, {"seats": rules.seats})
    if seat in bots:
        return Refusal("refused-seat-taken")
    person, level = request.person, request.level
    terms = (request.fair, request.open, request.quick, request.clock, request.code, request.lang)
    created = Created(now, request.room, style.id, rules.version, options, person, name, seat, bots, level, *terms)
    if not request.start:
        return (created,)
    rest = {other: level for other in seats if other != seat and other not in bots}
    return created, Started(now, rest, person)


class Room:
    """A room as its log tells it.

    `watched` says whether anybody watches: only then watchers get messages. `audience` is who; neither is stored.
    """

    def __init__(self, facts: Facts) -> None:
        self._facts: Final = facts
        self.seq: int = 0
        self.watched: bool = False
        self.audience: Audience = Audience(0, [])

    @classmethod
    def load(cls, appends: Iterable[Sequence[Entry]], pace: Pace | None = None, find: Find = registry.find) -> "Room":
        """The room whose log holds these appends, in order. Only the last round is played again. Raises EntryError."""
        rows = [tuple(append) for append in appends]
        entries = [entry for row in rows for entry in row]
        if not entries or not isinstance(entries[0], Created):
            raise EntryError("the log of a room begins with its Created entry")
        facts = _found(entries[0], pace or Pace(), find)
        last = max((i for i, entry in enumerate(entries) if isinstance(entry, Dealt)), default=0)
        try:
            for i, entry in enumerate(entries[1:], 1):
                facts.skimming = i < last
                apply(facts, entry)
        except (CapicuaError, LookupError) as error:
            raise EntryError(f"the log of room {facts.id} does not add up: {error}") from error
        room = cls(facts)
        room.seq = len(rows)
        return room

    def decide(self, request: Request, now: float) -> tuple[Entry, ...] | Refusal:
        """The entries to store for `request`; none when it changes nothing; or why it is refused. Pure."""
        return decide(self._facts, request, now)

    def evolve(self, entries: Sequence[Entry]) -> list[Outgoing]:
        """Take in one stored append; returns what to send, to people by name and then to everybody else (None)."""
        facts, heard = self._facts, self.present()
        news: list[News] = []
        for entry in entries:
            news += apply(facts, entry)
        self.seq += 1
        heard += [person for person in self.present() if person not in heard]
        if self.ended:
            return [Outgoing(person, Closed("room-ended")) for person in (*heard, None)]
        to = [*heard, None] if self.watched else heard
        if all(isinstance(entry, Contributed) for entry in entries):
            return []  # the acknowledgement says it; who has given shows with the next state
        if blockers := [entry.person for entry in entries if isinstance(entry, Blocked)]:
            to = [person for person in heard if person in blockers]  # nobody else is told
        if all(isinstance(entry, Spoke) for entry in entries):
            return [Outgoing(person, said) for person in to if (said := talk(facts, person, len(entries)))]
        sent = [entry.other for entry in entries if isinstance(entry, Kicked)]
        out = [Outgoing(person, Closed("room-kicked")) for person in sent]
        to = [person for person in to if person not in sent]
        moment = Moment(facts, self.seq, entries[-1].at, self.audience, news)
        return out + [Outgoing(person, moment.state(person)) for person in to]

    def state(self, person: str | None, now: float) -> State:
        """The whole current view of a person, or of a watcher when they are None or sit nowhere."""
        return Moment(self._facts, self.seq, now, self.audience).state(person)

    def talk(self, person: str | None) -> Talk | None:
        """The last lines that were said, for a new connection; None when there are none."""
        return talk(self._facts, person)

    def may_enter(self, person: str | None) -> bool:
        """Whether a person was not sent away."""
        return person is None or person not in self._facts.kicked

    @property
    def listing(self) -> Listing:
        """What a lobby shows of the room."""
        return listing(self._facts)

    @property
    def due(self) -> Due | None:
        """What the room waits for next; None when it has ended."""
        return next(iter(dues(self._facts)), None)

    @property
    def thought(self) -> Thought | None:
        """What a bot on turn is to decide; None when none is."""
        return thought(self._facts)

    @property
    def ended(self) -> bool:
        """Whether the room is closed: nothing will happen in it any more."""
        return self._facts.ended is not None

    @property
    def id(self) -> str:
        """The room's id."""
        return self._facts.id

    @property
    def round(self) -> int:
        """Deals so far."""
        return self._facts.play.round

    @property
    def ply(self) -> int:
        """Acts since the last deal."""
        return self._facts.play.ply

    @property
    def stage(self) -> StageName:
        """The stage, as the wire names it."""
        return self._facts.stage.name

    @property
    def rules(self) -> Rules[Any, Any]:
        """The rules that are played, options bound."""
        return self._facts.rules

    def seated(self) -> list[str]:
        """The people who have a seat, by seat; not those who left."""
        return [chair.person for chair in self._facts.people.seated() if chair.person is not None]

    def present(self) -> list[str]:
        """The seated people who are connected, as far as the log knows."""
        return [c.person for c in self._facts.people.seated() if c.present and c.person is not None]


def _found(created: Created, pace: Pace, find: Find) -> Facts:
    """The facts of a room that was just created. Raises EntryError."""
    try:
        style = find(created.style)
        rules = style.rules(created.options)
    except OptionError as error:
        raise EntryError(f"room {created.room} cannot be played: {error}") from error
    if rules.version != created.rules:
        raise EntryError(
            f"room {created.room} was begun with version {created.rules} of {created.style}; this is {rules.version}"
        )
    return Facts(created, style, rules, pace)
