"""JSON in and out: strict decoding of what clients send, encoding of what they get, the JSON Schema of both.

The wire's types are the standard-library dataclasses of core and room, decoded through mirrors.
"""

import json
import sys
from typing import Any, Final

import msgspec

from capicua.room import wire as room
from capicua.server import api
from capicua.server.mirror import Mirror

FRAME_LIMIT: Final = 4096
"""Bytes of the longest frame a client may send."""

_NAMES: Final[dict[type, str]] = {cls: name for name, cls in room.MOVES.items()}
_HEARD: Final = Mirror(_NAMES, heard=True)
_SAID: Final = Mirror(_NAMES, heard=False)
_COMMAND: Final = _HEARD.hint(room.Command)
_MESSAGE: Final = _SAID.hint(room.Message)
_commands: Final = msgspec.json.Decoder(_COMMAND)
_messages: Final = msgspec.json.Decoder(_MESSAGE)
_encoder: Final = msgspec.json.Encoder()
_SHARED: Final = ("seats", "options", "pledge", "proof")
"""The larger parts of a view that all viewers of a moment have in common."""


# --- client to server ----------------------------------------------------------------------------


def read_command(text: str) -> room.Command:
    """The command of a frame. Raises FrameError."""
    try:
        mirrored = _commands.decode(text)
        json.loads(text, object_pairs_hook=_no_twins)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise room.FrameError(str(error) or "too deep", _cid_of(text)) from error
    command: room.Command = _HEARD.source(mirrored)
    return command


def _no_twins(pairs: list[tuple[str, Any]]) -> None:
    """Refuses an object that names a field twice: which one was meant?"""
    if len(dict(pairs)) == len(pairs):
        return
    names = [name for name, _ in pairs]
    twins = sorted({name for name in names if names.count(name) > 1})
    if twins:
        raise ValueError(f"Object names a field twice: {', '.join(twins)}")


class _AnyCid(msgspec.Struct):
    cid: str


def _cid_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_AnyCid).cid[:64]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


# --- server to client ----------------------------------------------------------------------------


def write_message(message: room.Message) -> bytes:
    """A message as it travels."""
    return _encoder.encode(message)


class Batch:
    """Writes the messages of one moment. What several of them show, the same object, is encoded once.

    The messages are used up: their shared parts are replaced by what they are written as.
    """

    def __init__(self) -> None:
        self._written: Final[dict[int, tuple[object, msgspec.Raw]]] = {}

    def write(self, message: room.Message) -> bytes:
        """The very bytes of `write_message`."""
        if isinstance(message, room.State):
            view: Any = message.view
            view.picture.table = self._once(view.picture.table)
            for name in _SHARED:
                setattr(view, name, self._once(getattr(view, name)))
            if message.events:
                message.events = self._once(message.events)  # type: ignore[assignment]
        return _encoder.encode(message)

    def _once(self, part: object) -> msgspec.Raw:
        """Kept together with the part, so that no other object comes to have its id."""
        written = self._written.get(id(part))
        if written is None:
            written = self._written[id(part)] = (part, msgspec.Raw(_encoder.encode(part)))
        return written[1]


def check_message(text: str | bytes) -> None:
    """Raises msgspec.ValidationError unless `text` is a message exactly as the schema has it."""
    _messages.decode(text)


# --- schema --------------------------------------------------------------------------------------


def schema() -> dict[str, Any]:
    """JSON Schema of a frame, and of every other type that crosses the wire by HTTP."""
    http = [api.Games, api.CreateRoom, api.QuickMatch, api.RoomCreated, api.RoomFound, api.Lobby, api.Problem]
    (command, message, *_), parts = msgspec.json.schema_components(
        [_COMMAND, _MESSAGE, *http], ref_template="#/$defs/{name}"
    )
    parts["Command"] = {"title": "Command", "description": "What a client sends.", **command}
    parts["Message"] = {"title": "Message", "description": "What the server sends.", **message}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Frame",
        "description": f"What goes over the socket, version {room.WIRE}; the other definitions go over HTTP.",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": dict(sorted(parts.items())),
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
