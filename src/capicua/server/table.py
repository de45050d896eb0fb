"""One room in memory: decide, store, evolve, send; and what the room waits for, done in time."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from capicua.core.wire import Refusal
from capicua.room import entries as room_log
from capicua.room import stored
from capicua.room.due import Thought
from capicua.room.requests import Answer, Came, From, Gone, Request, Secret, Shuffled, Tick
from capicua.room.room import Room
from capicua.room.showing import Listing
from capicua.room.wire import Ack, Closed, Command, Leave, Outgoing, Refused, Talk
from capicua.server.alarm import Alarm
from capicua.server.connection import Connection, audience, ways
from capicua.server.deals import secret
from capicua.server.errors import StorageError
from capicua.server.metrics import BOT_FAILURES, REFUSED, count_moves
from capicua.server.service import Service
from capicua.server.wire import Batch, write_message
from capicua.server.worker import Question

_log: Final = structlog.get_logger()
_RACES: Final = 100
"""Races lost in a row after which something else must be wrong."""
_OVERTAKEN: Final = ("refused-stale", "refused-not-due")
"""Refusals of what is due that say only that the table has moved on meanwhile."""
_SOON: Final = 0.01
"""Seconds until a timer that was a little early tries again."""
_RETRY: Final = 1.0
"""Seconds until what could not be done is tried again."""
_RETURN: Final = 5.0
"""Seconds after loading in which those whom the log believes connected may come back."""
_GATHER: Final = 0.3
"""Seconds in which watchers who come and go are gathered before everybody hears of them."""
_REST: Final = 60.0
"""Seconds after which a table at which nobody is and nothing goes on is forgotten."""


class Table:
    """A loaded room and everybody connected to it.

    `load` reads the room anew, for when somebody else appended; `let_go` is called with the table
    when it need not stay in memory.
    """

    def __init__(
        self,
        service: Service,
        room: Room,
        load: Callable[[str], Awaitable[Room]],
        let_go: Callable[["Table"], None],
    ) -> None:
        self.id: Final = room.id
        self._service: Final = service
        self._room = room
        self._load: Final = load
        self._let_go: Final = let_go
        self._connections: Final[list[Connection]] = []
        self._arriving: Final[set[Connection]] = set()
        self._appending: Final = asyncio.Lock()
        self._behind = False
        self._stopped = False
        self._awake = False
        self._thinking: tuple[object, asyncio.Task[int | None]] | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        loop = asyncio.get_running_loop()
        self._loop: Final = loop
        self._alarm: Final = Alarm(service.clock, self._ring)
        self._telling: asyncio.TimerHandle | None = None
        self._resting: asyncio.TimerHandle | None = None
        self._returning: Final = loop.call_later(_RETURN, self._spawn_later(self._miss))
        self._plan()

    async def stop(self) -> None:
        """Lets what is being stored be stored, and does nothing any more."""
        self._stopped = True
        self._alarm.set(None)
        for timer in (self._resting, self._returning, self._telling):
            if timer:
                timer.cancel()
        async with self._appending:
            pass
        for task in self._tasks:
            task.cancel()

    # --- connections -----------------------------------------------------------------------------

    async def connect(self, connection: Connection) -> None:
        """Tells the room of a person who is back, then shows the table to the new connection."""
        if self._turns_away(connection):
            return
        self._connections.append(connection)
        if connection.person:
            self._arriving.add(connection)
            try:
                await self._tell_presence(connection.person)
            finally:
                self._arriving.discard(connection)
            if self._turns_away(connection):  # what closed the room to them meanwhile did not reach who only arrived
                return
        self._note_watchers()
        self._show(connection)
        if said := self._room.talk(connection.person):
            connection.send(write_message(said))

    def _turns_away(self, connection: Connection) -> bool:
        """Whether the room has ended or sent this person away, which the connection is then told."""
        if not self._room.ended and self._room.may_enter(connection.person):
            return False
        connection.finish(write_message(Closed("room-ended" if self._room.ended else "room-kicked")))
        return True

    async def disconnect(self, connection: Connection) -> None:
        """Forgets a connection, and tells the room of a person who has none left."""
        if connection not in self._connections:
            return
        self._connections.remove(connection)
        self._note_watchers()
        if connection.person and not self._stopped and not self._is_here(connection.person):
            await self._tell_presence(connection.person)
        self._plan_rest()

    def _is_here(self, person: str) -> bool:
        return any(connection.person == person for connection in self._connections)

    async def _tell_presence(self, person: str) -> None:
        """Tells the room whether a person is connected; again later, if that could not be stored or has changed."""
        here = self._is_here(person)
        refusal = await self._ask_quietly(Came(person) if here else Gone(person))
        if (refusal or here != self._is_here(person)) and not self._stopped:
            self._loop.call_later(_RETRY, self._spawn_later(lambda: self._tell_presence(person)))

    def _show(self, connection: Connection) -> None:
        connection.send(write_message(self._room.state(connection.person, self._service.clock.now())))

    def _note_watchers(self) -> None:
        watching = audience(self._connections, self._room.seated())
        self._room.watched = watching.count > 0
        if watching != self._room.audience:
            self._room.audience = watching
            self._tell_audience()

    def _tell_audience(self) -> None:
        """Shows everybody who watches now: soon, and not for each of many who come at once."""
        if self._telling is None and not self._stopped:
            self._telling = self._loop.call_later(_GATHER, self._tell_now)

    def _tell_now(self) -> None:
        self._telling = None
        if not self._stopped and not self._behind:
            for connection in self._shown():
                self._show(connection)

    @property
    def listing(self) -> Listing:
        """What a lobby shows."""
        return self._room.listing

    @property
    def watchers(self) -> int:
        """How many watch."""
        return self._room.audience.count

    @property
    def ended(self) -> bool:
        """Whether the room is closed."""
        return self._room.ended

    def may_enter(self, person: str | None) -> bool:
        """Whether a person was not sent away."""
        return self._room.may_enter(person)

    async def _miss(self) -> None:
        """Tells the room of those who did not come back after a restart."""
        for person in self._room.present():
            await self._tell_presence(person)

    # --- requests --------------------------------------------------------------------------------

    async def command(self, connection: Connection, command: Command) -> None:
        """Carries out a person's command; the answer goes to the connection it came by."""
        if connection.person is None:
            refusal: Refusal | None = Refusal("refused-not-seated")
        else:
            try:
                refusal = await self._ask_quietly(From(connection.person, command), connection)
            except Exception as error:  # noqa: BLE001 (our own fault; sent again by a new connection it would not get better)
                _log.error("command_failed", type=command.type, exc_info=error)
                refusal = Refusal("refused-failed")
        if refusal:
            REFUSED.labels(refusal.code).inc()
            connection.send(write_message(Refused(command.cid, refusal.code, refusal.clause, refusal.args)))

    async def forget(self, person: str) -> None:
        """Has a person leave, and takes them out of the log. Raises StorageError."""
        await self.ask(From(person, Leave(secrets.token_hex(8))))
        async with self._appending:
            self._behind = True
            await self._service.log.forget(self.id, person)
            await self._catch_up()
        self._plan()

    async def _ask_quietly(self, request: Request, connection: Connection | None = None) -> Refusal | None:
        """`ask`, where a full disk is one more reason to refuse."""
        try:
            return await self.ask(request, connection)
        except StorageError as error:
            _log.error("not_stored", reason=str(error))
            return Refusal("refused-not-stored")

    async def ask(self, request: Request, connection: Connection | None = None) -> Refusal | None:
        """Does what a request asks, or says why not; a command is acknowledged to its `connection`.

        One at a time: whatever is decided is stored before the next one is looked at, and nobody hears
        of it before that. Raises StorageError, and nothing has changed then.
        """
        async with self._appending:
            refusal = await self._carry_out(request, connection)
        self._plan()
        return refusal

    async def _carry_out(self, request: Request, connection: Connection | None) -> Refusal | None:
        for _ in range(_RACES):
            if self._behind:
                await self._catch_up()
            decided = self._room.decide(request, self._service.clock.now())
            if isinstance(decided, Refusal):
                return decided
            if decided and not await self._store(decided):
                continue
            if connection and isinstance(request, From):
                connection.send(write_message(Ack(request.command.cid)))
            if decided:
                self._evolve(decided)
            return None
        raise StorageError(f"room {self.id[:4]}… moves on faster than this server reads")

    async def _store(self, decided: tuple[room_log.Entry, ...]) -> bool:
        """Whether the entries are in the log. Until they are taken in, the room lags behind it."""
        self._behind = True
        row = msgspec.json.encode(stored.dump(decided)).decode()
        try:
            return await self._service.log.append(self.id, self._room.seq, row)
        except StorageError:
            self._behind = False
            raise

    def _evolve(self, decided: tuple[room_log.Entry, ...]) -> None:
        """Takes in what is stored and tells everybody."""
        before = self._room.seated()
        outgoing = self._room.evolve(decided)
        self._behind = False
        count_moves(decided)
        told = self._deliver(outgoing)
        if self._telling is not None and told.issuperset(self._shown()):  # a state shows who watches, too
            self._telling.cancel()
            self._telling = None
        seated = self._room.seated()
        if seated != before:
            self._note_watchers()
            for person in set(seated) - set(before):
                if not self._is_here(person):
                    self._spawn(self._tell_presence(person))
            for connection in self._shown():
                if (connection.person in before) != (connection.person in seated) and connection not in told:
                    self._show(connection)

    def _deliver(self, outgoing: list[Outgoing]) -> set[Connection]:
        """Sends each message to whom it is for; returns who was shown the table, or out."""
        batch, by_person = Batch(), ways(self._shown(), self._room.seated())
        told: set[Connection] = set()
        for out in outgoing:
            text = batch.write(out.message)
            for connection in by_person.get(out.to, ()):
                if isinstance(out.message, Closed):
                    connection.finish(text)
                else:
                    connection.send(text)
                if not isinstance(out.message, Talk):
                    told.add(connection)
        return told

    def _shown(self) -> list[Connection]:
        """The connections that have had their first state, and now get every one."""
        return [connection for connection in self._connections if connection not in self._arriving]

    async def _catch_up(self) -> None:
        """Reads the room again after somebody else appended, or a failure between storing and taking in."""
        watching = self._room.audience
        self._room = await self._load(self.id)
        self._room.audience = watching
        self._behind = False
        self._note_watchers()
        for connection in self._shown():
            self._show(connection)

    # --- time ------------------------------------------------------------------------------------

    def _plan(self, pause: float = 0.0) -> None:
        """Wakes the table when something is due, at the earliest after `pause` seconds."""
        if self._stopped or self._awake:
            return
        if thought := self._room.thought:
            self._think(thought)
        due = self._room.due
        self._alarm.set(None if due is None else max(due.at, self._service.clock.now() + pause))
        self._plan_rest()

    def _ring(self) -> None:
        due = self._room.due
        if due and due.at <= self._service.clock.now():
            self._spawn(self._wake())
        else:
            self._plan()

    async def _wake(self) -> None:
        """Does what is due. What fails is tried again after a while."""
        self._awake, pause, seq = True, _RETRY, self._room.seq
        try:
            refusal = await self._do_due()
            if refusal is None or refusal.code in _OVERTAKEN:
                pause = _SOON if self._room.seq == seq else 0.0
            else:
                _log.error("due_refused", code=refusal.code)
        except StorageError as error:
            _log.error("not_stored", reason=str(error))
        finally:
            self._awake = False
            self._plan(pause)

    async def _do_due(self) -> Refusal | None:
        due = self._room.due
        if due is None:
            return None
        if due.what == "deal":
            deal = self._service.deals(due.size, due.draws)
            return await self.ask(Shuffled(deal.order, deal.first))
        if due.what == "secret":
            return await self.ask(Secret(secret()))
        if due.what == "think" and (thought := self._room.thought):
            return await self._answer(thought)
        return await self.ask(Tick())

    async def _answer(self, thought: Thought) -> Refusal | None:
        choice = await self._think(thought)
        refusal = await self.ask(Answer(thought.seat, thought.round, thought.ply, choice))
        if refusal and refusal.code not in _OVERTAKEN:
            BOT_FAILURES.labels("illegal").inc()
            _log.warning("bot_answer_refused", style=thought.style, level=thought.level, code=refusal.code)
            refusal = await self.ask(Answer(thought.seat, thought.round, thought.ply, None))
        return refusal

    def _think(self, thought: Thought) -> "asyncio.Task[int | None]":
        """The bot's thinking, begun at once and only once."""
        which = thought.seat, thought.level, thought.round, thought.ply
        if self._thinking is None or self._thinking[0] != which:
            question = Question(thought.style, dict(thought.options), thought.view, thought.level, secrets.randbits(64))
            self._thinking = which, self._loop.create_task(self._service.pool.choose(question))
        return self._thinking[1]

    def _plan_rest(self) -> None:
        """Lets a table go at which nobody is and nothing goes on: an idle room ends whenever it is read again."""
        if self._resting:
            self._resting.cancel()
            self._resting = None
        if self._stopped or self._connections:
            return
        due = self._room.due
        if due is None or due.what == "idle":
            self._resting = self._loop.call_later(0.0 if due is None else _REST, self._rest)

    def _rest(self) -> None:
        if not self._connections and not self._appending.locked():
            self._stopped = True
            self._returning.cancel()
            self._alarm.set(None)
            self._let_go(self)

    def _spawn_later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        return lambda: self._spawn(work())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            _log.error("table_failed", exc_info=error)
