"""A room that runs by itself on a log in memory: for the terminal, for tests, for play offline.

No clock and no waiting: the caller says what time it is, and `due` says until when it may wait.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from capicua.core.game import Deal
from capicua.core.wire import Refusal
from capicua.games import registry
from capicua.room.due import Due, Thought
from capicua.room.entries import Entry
from capicua.room.pace import Pace
from capicua.room.requests import Answer, Came, Create, From, Gone, Request, Secret, Shuffled, Tick
from capicua.room.room import Find, Room, create
from capicua.room.wire import Command, Outgoing

Deals = Callable[[int, int], Deal]
"""Makes a deal of so many tiles; the second number is how many seats `first` is drawn from, 0 for none."""

Bots = Callable[[Thought], int | None]
"""Chooses for a bot: the index of its action. Nothing, an error or a wrong answer plays as an absent player would."""


Secrets = Callable[[], bytes]
"""32 random bytes for the next deal, where deals are drawn openly."""


def no_secrets() -> bytes:
    """For rooms that get their deals from outside. Raises RuntimeError."""
    raise RuntimeError("this room draws its deals openly: its driver needs secrets")


class Driver:
    """A Room, its log, and what it needs from outside: deals (or secrets for them) and bots."""

    def __init__(
        self,
        appends: Iterable[Sequence[Entry]],
        deals: Deals,
        bots: Bots,
        pace: Pace | None = None,
        find: Find = registry.find,
        secrets: Secrets = no_secrets,
    ) -> None:
        self.log: Final = [tuple(append) for append in appends]
        self.room: Final = Room.load(self.log, pace, find)
        self._deals: Final = deals
        self._bots: Final = bots
        self._secrets: Final = secrets

    @property
    def due(self) -> Due | None:
        """What the room waits for next; None when it has ended."""
        return self.room.due

    def send(self, person: str, command: Command, now: float) -> list[Outgoing] | Refusal:
        """A person's command: the messages it leads to, or why it is refused."""
        return self._ask(From(person, command), now)

    def connect(self, person: str, now: float) -> list[Outgoing]:
        """A person is there."""
        return self._told(Came(person), now)

    def disconnect(self, person: str, now: float) -> list[Outgoing]:
        """A person is there no more."""
        return self._told(Gone(person), now)

    def advance(self, now: float) -> list[Outgoing]:
        """Does everything that is due up to `now`, one thing after the other, each at its time."""
        told: list[Outgoing] = []
        while (due := self.room.due) is not None and due.at <= now:
            told += self._do(due)
        return told

    def _do(self, due: Due) -> list[Outgoing]:
        at = max(due.at, self.log[-1][-1].at)
        if due.what == "deal":
            deal = self._deals(due.size, due.draws)
            return self._told(Shuffled(deal.order, deal.first), at)
        if due.what == "secret":
            return self._told(Secret(self._secrets()), at)
        thought = self.room.thought if due.what == "think" else None
        return self._told(Tick(), at) if thought is None else self._think(thought, at)

    def _think(self, thought: Thought, at: float) -> list[Outgoing]:
        """The bot's act; where it fails, what an absent player would do."""
        try:
            action = self._bots(thought)
        except Exception:  # noqa: BLE001 - whatever a bot raises, the table goes on
            action = None
        told = self._ask(Answer(thought.seat, thought.round, thought.ply, action), at)
        if isinstance(told, Refusal):
            return self._told(Answer(thought.seat, thought.round, thought.ply, None), at)
        return told

    def _told(self, request: Request, now: float) -> list[Outgoing]:
        """What a request leads to that cannot be refused. Raises RuntimeError when the deal source is at fault."""
        told = self._ask(request, now)
        if isinstance(told, Refusal):
            what = type(request).__name__  # and not what is in it, which may be a deal or a secret
            raise RuntimeError(f"the room refuses {what}: {told.code} {dict(told.args)}")  # noqa: TRY004 - not a type, an answer
        return told

    def _ask(self, request: Request, now: float) -> list[Outgoing] | Refusal:
        entries = self.room.decide(request, now)
        if isinstance(entries, Refusal):
            return entries
        if not entries:
            return []
        self.log.append(entries)
        return self.room.evolve(entries)


def start(
    request: Create,
    deals: Deals,
    bots: Bots,
    pace: Pace | None = None,
    find: Find = registry.find,
    now: float = 0.0,
    secrets: Secrets = no_secrets,
) -> Driver | Refusal:
    """A driver for a new room, or why there can be none."""
    entries = create(request, now, find)
    return entries if isinstance(entries, Refusal) else Driver([entries], deals, bots, pace, find, secrets)
