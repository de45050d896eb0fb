"""The HTTP side as an OpenAPI document: every route, what it takes and each of its answers.

Run as a module it prints the document, which is kept in vectors/wire/openapi.json.
"""

import json
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from capicua import __version__
from capicua.server.api import (
    CreateRoom,
    Games,
    Health,
    Lobby,
    Problem,
    QuickMatch,
    Readiness,
    RoomCreated,
    RoomFound,
)

Body = type[msgspec.Struct]
Answer = Body | str | None
"""What an answer carries: JSON of a type, something else by its media type, or nothing."""

_BODY: Final[Mapping[int, Answer]] = dict.fromkeys((400, 403, 408, 413, 415, 429, 503), Problem)
_REASONS: Final = {
    101: "The socket is open: what goes over it is in schema.json.",
    200: "Here it is.",
    201: "It is made.",
    204: "It is done.",
    304: "It is as the ETag says that it was.",
    400: "Refused, with the reason; nothing changed.",
    403: "The Origin is not this site's own.",
    404: "There is nothing of that name.",
    408: "The body took too long to arrive.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    429: "Asked too often; Retry-After says when it may be asked again.",
    503: "The storage fails, and nothing changed.",
}


@dataclass(frozen=True)
class Operation:
    """A route with one method. `query` are names of parameters, all optional, with what they mean."""

    method: str
    path: str
    summary: str
    answers: Mapping[int, Answer]
    body: Body | None = None
    query: Mapping[str, str] = field(default_factory=dict)


OPERATIONS: Final = (
    Operation("GET", "/health", "Whether the process answers.", {200: Health}),
    Operation("GET", "/ready", "Whether everything can be stored.", {200: Readiness, 503: Readiness}),
    Operation("GET", "/api/openapi.json", "This document.", {200: "application/json"}),
    Operation("GET", "/api/games", "The styles with their options.", {200: Games}),
    Operation("POST", "/api/rooms", "A new room; its maker has a seat.", {201: RoomCreated, **_BODY}, CreateRoom),
    Operation("POST", "/api/quick", "A quick match.", {200: RoomCreated, 201: RoomCreated, **_BODY}, QuickMatch),
    Operation(
        "GET",
        "/api/lobby",
        "Open rooms and live tables.",
        {200: Lobby},
        query={"game": "the id of a style", "language": "what the makers of rooms speak"},
    ),
    Operation(
        "GET", "/api/codes/{code}", "The room that a code leads to.", {200: RoomFound, 404: Problem, 429: Problem}
    ),
    Operation(
        "GET",
        "/api/rooms/{room}/record",
        "A match as a record, without a round that is not over.",
        {200: "application/json", 404: Problem, 429: Problem, 503: Problem},
        query={"match": "its number in this room, from 1; the last without it"},
    ),
    Operation(
        "DELETE", "/api/guest", "Whoever asks is forgotten.", {204: None, 403: Problem, 429: Problem, 503: Problem}
    ),
    Operation(
        "GET",
        "/ws/{room}",
        "The socket of a table.",
        {101: None, 403: None, 429: Problem},
        query={"name": "what a watcher is called"},
    ),
    Operation(
        "GET", "/{path}", "The client: its page, or a file of it.", {200: "text/html", 304: None, 404: "text/plain"}
    ),
)


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = [kind for each in OPERATIONS for kind in (each.body, *each.answers.values()) if isinstance(kind, type)]
    _, parts = msgspec.json.schema_components(dict.fromkeys(kinds), ref_template="#/components/schemas/{name}")
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Capicua",
            "version": __version__,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
            "description": "A guest is known by the cookie `capicua`, which comes with the page and with a new room.",
        },
        "paths": paths,
        "components": {"schemas": dict(sorted(parts.items()))},
    }


def _operation(told: Operation) -> dict[str, Any]:
    named = [
        {"name": name, "in": "path", "required": True, "schema": _TEXT} for name in re.findall(r"{(\w+)}", told.path)
    ]
    asked = [{"name": name, "in": "query", "description": means, "schema": _TEXT} for name, means in told.query.items()]
    made: dict[str, Any] = {
        "summary": told.summary,
        "parameters": named + asked,
        "responses": {str(status): _answer(status, kind) for status, kind in told.answers.items()},
    }
    if told.body:
        made["requestBody"] = {"required": True, **_content(told.body)}
    return made


_TEXT: Final = {"type": "string"}


def _answer(status: int, kind: Answer) -> dict[str, Any]:
    return {"description": _REASONS[status], **_content(kind)}


def _content(kind: Answer) -> dict[str, Any]:
    if kind is None:
        return {}
    if isinstance(kind, str):
        return {"content": {kind: {}}}
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}}


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
