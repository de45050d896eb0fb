"""Worker processes in which bots think: fed with bytes of a view, replaced when they die or are late."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from capicua.server.metrics import BOT_FAILURES
from capicua.server.worker import LENGTH, Answer, Question, frame

_log: Final = structlog.get_logger()
_STARTS_WITHIN: Final = 10.0
_RETRY: Final = 1.0
_RETRY_MOST: Final = 30.0
"""Seconds before a worker that would not start is tried again: doubled each time, up to the most."""

_LOST: Final = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.MsgspecError)
"""What talking to a worker raises when it is late, dead (uvloop: RuntimeError), or no worker at all."""

WORKER: Final = (sys.executable, "-m", "capicua.server.worker")


class _Worker:
    """One process. Whoever talks to it has it to themselves."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process

    async def ask(self, question: Question) -> Answer:
        assert self._process.stdin
        self._process.stdin.write(frame(question))
        return await self.hear()

    async def hear(self) -> Answer:
        assert self._process.stdout
        head = await self._process.stdout.readexactly(LENGTH)
        body = await self._process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(body, type=Answer)

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        self.kill()
        await self._process.wait()


class Pool:
    """`size` workers, each answering one question at a time; the others wait their turn.

    `deadline` are the seconds one question may take besides its budget, `patience` those it may wait
    for a free worker.
    """

    def __init__(
        self, size: int, deadline: float = 3.0, patience: float = 2.0, command: Sequence[str] = WORKER
    ) -> None:
        self._size: Final = size
        self._deadline: Final = deadline
        self._patience: Final = patience
        self._command: Final = tuple(command)
        self._free: Final[asyncio.Queue[_Worker]] = asyncio.Queue()
        self._all: Final[set[_Worker]] = set()
        self._starting: Final[set[asyncio.Task[None]]] = set()

    def start(self) -> None:
        """Starts the workers, without waiting for them."""
        for _ in range(self._size):
            self._add()

    async def stop(self) -> None:
        """Ends all workers at once."""
        for task in self._starting:
            task.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def choose(self, question: Question) -> int | None:
        """The index of the bot's action; None when no worker was free, or it died, failed or was late."""
        try:
            async with asyncio.timeout(self._patience):
                worker = await self._free.get()
        except TimeoutError:
            BOT_FAILURES.labels("waited").inc()
            _log.warning("bot_waited_too_long", style=question.style, level=question.level)
            return None
        whole = False
        try:
            async with asyncio.timeout(self._deadline + (question.seconds or 0.0)):
                answer = await worker.ask(question)
            whole = True
        except _LOST as error:
            BOT_FAILURES.labels("lost").inc()
            _log.warning("bot_worker_lost", style=question.style, level=question.level, error=type(error).__name__)
            return None
        finally:
            # Also when the asking was cancelled: its answer must not reach the next one.
            if whole:
                self._free.put_nowait(worker)
            else:
                self._replace(worker)
        if answer.error:
            BOT_FAILURES.labels("failed").inc()
            _log.warning("bot_failed", style=question.style, level=question.level, error=answer.error)
            return None
        return answer.action

    def _replace(self, worker: _Worker) -> None:
        self._all.discard(worker)
        worker.kill()
        self._add()

    def _add(self) -> None:
        task = asyncio.create_task(self._start_one())
        self._starting.add(task)
        task.add_done_callback(self._starting.discard)

    async def _start_one(self) -> None:
        """Tries until a worker runs and says so."""
        pause = _RETRY
        started = await self._start_now()
        while not started:
            await asyncio.sleep(pause)
            pause = min(2 * pause, _RETRY_MOST)
            started = await self._start_now()

    async def _start_now(self) -> bool:
        worker = _Worker(await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE))
        self._all.add(worker)
        try:
            async with asyncio.timeout(_STARTS_WITHIN):
                await worker.hear()
        except _LOST as error:
            self._all.discard(worker)
            worker.kill()
            BOT_FAILURES.labels("unstartable").inc()
            _log.error("bot_worker_does_not_start", error=type(error).__name__)
            return False
        self._free.put_nowait(worker)
        return True
