"""One person's table on their own device: says what is to be stored and, once it is, what to tell the page.

Whoever owns the host has the clock, the store and the line to the page: nothing here waits.
"""

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from capicua.core.wire import Refusal
from capicua.offline.frames import read_command, write_message
from capicua.offline.thinker import Entropy, Thinker
from capicua.room import stored
from capicua.room.due import Due
from capicua.room.entries import Entry
from capicua.room.pace import PACES, Pace
from capicua.room.requests import Answer, Came, Create, From, Request, Secret, Tick
from capicua.room.room import Room, create
from capicua.room.wire import Ack, FrameError, Message, Refused

YOU: Final = "you"
"""The only person of a room on a device."""
_SECRET: Final = 32


def make(room: str, wish: str) -> str:
    """A new room as its first row, or why there is none: {"row": text} or {"code": text id, "args": ...}.

    `wish` is JSON as POST /api/rooms takes it. No clock runs on whoever plays alone, bots fill the other seats, and
    deals are drawn as docs/fair.md says.
    """
    asked = json.loads(wish)
    terms = {"options": asked.get("options", {}), "level": asked.get("level", "medium")}
    request = Create(room, YOU, asked["name"], asked["game"], start=True, fair=True, clock="none", **terms)
    entries = create(request, 0.0)
    if isinstance(entries, Refusal):
        return json.dumps({"code": entries.code, "args": dict(entries.args)})
    return json.dumps({"row": _row(entries)})


def open_room(rows: Sequence[str], pace: str, clock: Callable[[], float], entropy: Entropy, rates: str) -> "Host":
    """The host of a room whose log is `rows`, at a pace of PACES but with no end to waiting. Raises EntryError.

    `clock` and `rates` are those of Thinker.
    """
    return Host(rows, Thinker(clock, entropy, rates), entropy, replace(PACES[pace], idle=math.inf))


def _row(entries: Sequence[Entry]) -> str:
    return json.dumps(stored.dump(entries), ensure_ascii=False, separators=(",", ":"))


class Host:
    """A room whose log holds `rows`. Times are seconds since the host was made.

    `hear`, `come` and `wake` decide something and return the row that is to be stored, "" where there is none. Then
    `take` is called, which takes the row in and returns the messages for the page. The room's time goes on from its
    last entry: what the device slept costs nobody anything. Raises EntryError for rows that are no log of a room.
    """

    def __init__(self, rows: Sequence[str], thinker: Thinker, entropy: Entropy, pace: Pace) -> None:
        appends = [stored.read(json.loads(row)) for row in rows]
        self._room: Final = Room.load(appends, pace)
        self._began: Final = appends[-1][-1].at
        self._thinker: Final = thinker
        self._entropy: Final = entropy
        self._decided: tuple[Entry, ...] = ()
        self._replies: list[Message] = []
        self._thought: tuple[tuple[int, int, int], int | None] | None = None

    @property
    def seq(self) -> int:
        """Rows so far: the number of the next one."""
        return self._room.seq

    @property
    def rates(self) -> str:
        """What was measured of the device, as JSON: see Thinker."""
        return json.dumps(self._thinker.rates)

    @property
    def ended(self) -> bool:
        """Whether the room is closed."""
        return self._room.ended

    def summary(self) -> str:
        """What a list of matches says of this one, as JSON: its game, the rounds dealt, whether it is over."""
        room = self._room
        return json.dumps({"game": room.listing.style, "round": room.round, "over": room.stage == "match"})

    def hear(self, frame: str, seconds: float) -> str:
        """The page sends a command."""
        try:
            command = read_command(frame)
        except FrameError as error:
            self._replies = [Refused(error.cid, "refused-malformed", None, {"detail": str(error)})]
            return ""
        refusal = self._decide(From(YOU, command), seconds)
        if refusal is None:
            self._replies = [Ack(command.cid)]
        else:
            self._replies = [Refused(command.cid, refusal.code, refusal.clause, refusal.args)]
        return self._to_store()

    def come(self, seconds: float) -> str:
        """The page is there."""
        self._decide(Came(YOU), seconds)
        return self._to_store()

    def wake(self, seconds: float) -> str:
        """Does the next thing that is due."""
        due = self._room.due
        if due is not None and due.at <= self._now(seconds):
            refusal = self._decide(self._request(due), seconds)
            if refusal is not None and due.what == "think":
                self._thought = None
                self._decide(self._answer(None), seconds)
        return self._to_store()

    def take(self) -> list[str]:
        """The row is stored, or there was none: what the page is told."""
        replies, decided = self._replies, self._decided
        self._replies, self._decided = [], ()
        told = self._room.evolve(decided) if decided else []
        return [write_message(message) for message in (*replies, *(out.message for out in told if out.to == YOU))]

    def show(self, seconds: float) -> list[str]:
        """What a page is told that has just come: the whole table, and what was said."""
        said = self._room.talk(YOU)
        state = write_message(self._room.state(YOU, self._now(seconds)))
        return [state, write_message(said)] if said else [state]

    def wait(self, seconds: float) -> float:
        """Seconds until something is due; negative when nothing is."""
        due = self._room.due
        return -1.0 if due is None or math.isinf(due.at) else max(0.0, due.at - self._now(seconds))

    def think(self) -> None:
        """Lets the bot on turn choose, if it has not yet; its answer is given when it is due."""
        thought = self._room.thought
        if thought is None or self._thought_of() is not None:
            return
        try:
            choice = self._thinker.choose(thought)
        except Exception:  # noqa: BLE001 - whatever a bot raises, the table goes on
            choice = None
        self._thought = (thought.seat, thought.round, thought.ply), choice

    def _thought_of(self) -> tuple[tuple[int, int, int], int | None] | None:
        """The answer to the decision that is open, if it was thought about."""
        thought, had = self._room.thought, self._thought
        if thought is None or had is None or had[0] != (thought.seat, thought.round, thought.ply):
            return None
        return had

    def _request(self, due: Due) -> Request:
        if due.what == "secret":
            return Secret(self._entropy(_SECRET))
        if due.what != "think":
            return Tick()
        self.think()
        had = self._thought_of()
        return self._answer(None if had is None else had[1])

    def _answer(self, choice: int | None) -> Answer:
        thought = self._room.thought
        assert thought is not None
        return Answer(thought.seat, thought.round, thought.ply, choice)

    def _decide(self, request: Request, seconds: float) -> Refusal | None:
        decided = self._room.decide(request, self._now(seconds))
        if isinstance(decided, Refusal):
            return decided
        self._decided = decided
        return None

    def _to_store(self) -> str:
        return _row(self._decided) if self._decided else ""

    def _now(self, seconds: float) -> float:
        return self._began + seconds
