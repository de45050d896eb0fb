"""Runs vector files: hand-derived questions with their answers, and recorded rounds.

The format is that of `vectors/rules/README.md`. A kind or a game without a handler is a failure.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from capicua.conformance import (
    handlers_doubles,
    handlers_duplas,
    handlers_jamaican,
    handlers_kecske,
    handlers_tien_gow,
)
from capicua.core.errors import CapicuaError

MODULES: Final[Mapping[str, ModuleType]] = {
    module.GAME: module
    for module in (handlers_duplas, handlers_kecske, handlers_doubles, handlers_tien_gow, handlers_jamaican)
}
"""The handlers of each game, by the number of its source text."""

UNORDERED: Final = frozenset({"moves", "legal", "leads", "beat", "discard", "then"})
"""Keys whose lists are compared as sets."""

RECORDS: Final = ("rounds", "deals", "sets")
"""Where a replay file keeps its records."""


class Outcome:
    """One vector: its `id`, whether it `passed`, and the values behind a failure."""

    def __init__(self, id: str, expected: object, got: object) -> None:
        self.id: Final = id
        self.expected: Final = expected
        self.got: Final = got

    @property
    def passed(self) -> bool:
        return _plain(self.expected) == _plain(self.got)

    def __str__(self) -> str:
        expected, got = (json.dumps(_plain(value), ensure_ascii=False) for value in (self.expected, self.got))
        return f"{self.id}: expected {expected}, got {got}"


def _plain(value: object, key: str = "") -> object:
    """JSON values with sets and unordered lists brought into one order."""
    if isinstance(value, Mapping):
        return {str(name): _plain(item, str(name)) for name, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        items = [_plain(item) for item in value]
        if key in UNORDERED or isinstance(value, set | frozenset):
            return sorted(items, key=lambda item: json.dumps(item, sort_keys=True))
        return items
    return value


def files(paths: Iterable[Path]) -> list[Path]:
    """The JSON files named, and those directly in the folders named. Raises FileNotFoundError."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            raise FileNotFoundError(f"there is no file or folder {path}")
        found += sorted(path.glob("*.json")) if path.is_dir() else [path]
    return found


def run(path: Path) -> Iterator[Outcome]:
    """The outcome of every vector and record of a file; a file that cannot be read is one failure."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        yield Outcome(path.name, "a readable JSON file", str(error))
        return
    yield from check(path.name, content)


def check(name: str, content: object) -> Iterator[Outcome]:
    """The outcomes of a file's `content`."""
    game = content.get("game") if isinstance(content, Mapping) else None
    module = MODULES.get(str(game)[:3])
    if not isinstance(content, Mapping) or module is None:
        yield Outcome(name, "a vector file of a known game", game)
        return
    records = [record for kind in RECORDS for record in content.get(kind, [])]
    if not content.get("vectors") and not records:
        yield Outcome(name, "vectors or records", "neither")
    for vector in content.get("vectors", []):
        handler = module.HANDLERS.get(vector["kind"])
        got = _guard(handler, vector["given"]) if handler else f"no handler for the kind {vector['kind']!r}"
        yield Outcome(vector["id"], vector["expect"], got)
    for number, record in enumerate(records):
        yield Outcome(f"{name}#{record.get('seed', number)}", [], _guard(module.replay, record))


def _guard(handler: Callable[[Any], object], given: Mapping[str, Any]) -> object:
    """What a handler answers; a position the rules refuse is an answer too, and a wrong one."""
    try:
        return handler(given)
    except (CapicuaError, LookupError, TypeError, AssertionError) as error:
        return f"{type(error).__name__}: {error}"
