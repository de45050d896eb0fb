"""Commands and messages as JSON texts, as they travel between the page and its own engine.

The page is of the same build as the engine, so that a frame is taken at its word: what is no command is refused, but
values are not checked one by one as a server does with strangers'.
"""

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from capicua.room.wire import COMMANDS, MOVES, Command, FrameError, Message


def read_command(frame: str) -> Command:
    """The command of a frame. Raises FrameError."""
    cid = ""
    try:
        given: dict[str, Any] = dict(json.loads(frame))
        cid = str(given.get("cid", ""))
        if isinstance(move := given.get("move"), Mapping):
            given["move"] = _made(MOVES, move)
        command: Command = _made(COMMANDS, given)
    except (TypeError, ValueError, LookupError, RecursionError) as error:
        raise FrameError(f"this is no command: {error!r}", cid) from error
    return command


def _made(kinds: Mapping[str, type[Any]], given: Mapping[str, Any]) -> Any:
    return kinds[given["type"]](**{name: value for name, value in given.items() if name != "type"})


def write_message(message: Message) -> str:
    """A message as it travels."""
    return json.dumps(message, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}
