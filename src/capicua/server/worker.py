"""A bot worker: a process that gets the bytes of a view and answers with an action, and knows nothing else.

Frames on standard input and output are a length of four bytes and a msgpack body.
"""

import functools
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from capicua.core.game import Bot, Budget, Rules
from capicua.core.options import Value
from capicua.core.rng import Rng
from capicua.games import registry

LENGTH: Final = 4
_NICENESS: Final = 5
"""Thinking gives way to serving."""

_THINKS: Final = 1.0
"""Seconds for one choice where the question sets none: levels stop long before, unless the machine is overloaded."""

Find = Callable[[str], Bot]


class Question(msgspec.Struct, array_like=True, frozen=True):
    """What a bot is asked: a style with its options, a packed view, and how it may think."""

    style: str
    options: Mapping[str, Value]
    view: bytes
    level: str
    seed: int
    nodes: int | None = None
    seconds: float | None = None


class Answer(msgspec.Struct, array_like=True, frozen=True):
    """The index of the chosen action, or what went wrong."""

    action: int = -1
    error: str = ""


def frame(message: msgspec.Struct) -> bytes:
    """A message as it travels."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def _read(source: BinaryIO) -> Question | None:
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    return msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Question)


@functools.lru_cache(maxsize=64)
def _rules(style: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any, Any]:
    return registry.find(style).rules(dict(options))


def answer(question: Question, find: Find) -> Answer:
    """Lets the bot of the question's level choose. An error of the bot is an answer too."""
    try:
        rules = _rules(question.style, tuple(question.options.items()))
        seconds = _THINKS if question.seconds is None else question.seconds
        budget = Budget(question.nodes, seconds, time.monotonic)
        action = find(question.level).choose(rules, rules.unpack(question.view), Rng(question.seed), budget)
        return Answer(action.index)
    except Exception as error:  # noqa: BLE001 (the bot's own fault: reported, and the table plays on)
        return Answer(error=_describe(error))


def _describe(error: Exception) -> str:
    """Kind and place of an error; its message may name tiles, and this goes to the server's log."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, {Path(last.filename).name}:{last.lineno}"


def run(find: Find) -> None:
    """Answers until standard input ends. The first frame out says that the worker is ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    reply = Answer()
    try:
        while True:
            target.write(frame(reply))
            target.flush()
            question = _read(source)
            if question is None:
                return
            reply = answer(question, find)
    except BrokenPipeError:
        os._exit(0)  # the server is gone: nobody wants the answer, nor a word about it


if __name__ == "__main__":
    from capicua.bots import levels

    run(levels.find)
