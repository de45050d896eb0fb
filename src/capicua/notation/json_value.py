"""A JSON value taken apart with the path to each of its parts, so that errors say where."""

import json
from collections.abc import Sequence
from typing import Any, Final

from capicua.notation.errors import LIMIT, NotationError, Path, json_path, shown

WIDTH: Final = 100
"""The longest line that is written; FILLED without its indent, in a list of items of at most SHORT characters."""
FILLED: Final = 88
SHORT: Final = 32


def load_json(text: str) -> object:
    """The value of a JSON text. Raises NotationError, also when it is too long or too deep or names a field twice."""
    if len(text) > LIMIT:
        raise NotationError("the text", f"a text has at most {LIMIT} characters, this one has {len(text)}")
    try:
        return json.loads(text, object_pairs_hook=_once)
    except NotationError:
        raise
    except json.JSONDecodeError as error:
        raise NotationError(f"line {error.lineno}, column {error.colno}", f"this is no JSON: {error.msg}") from None
    except RecursionError:
        raise NotationError("$", "the value is nested too deeply") from None
    except ValueError:  # more digits than Python reads
        raise NotationError("$", "a number has too many digits") from None


def dump_json(value: object) -> str:
    """A JSON text, indented; lists of short items fill their lines."""
    return _dump(value, "\n") + "\n"


def _dump(value: object, line: str) -> str:
    flat = json.dumps(value, ensure_ascii=False)
    if len(line) + len(flat) <= WIDTH or not isinstance(value, dict | list):
        return flat
    inner = line + "  "
    if isinstance(value, dict):
        rows = [f"{json.dumps(name, ensure_ascii=False)}: {_dump(item, inner)}" for name, item in value.items()]
        return "{" + ",".join(inner + row for row in rows) + line + "}"
    items = [_dump(item, inner) for item in value]
    short = max(map(len, items)) <= SHORT
    return "[" + ",".join(inner + row for row in (_filled(items) if short else items)) + line + "]"


def _filled(items: list[str]) -> list[str]:
    """Short items side by side, as many as a line takes."""
    rows: list[str] = []
    for item in items:
        if rows and len(rows[-1]) + len(item) + 2 <= FILLED:
            rows[-1] += f", {item}"
        else:
            rows.append(item)
    return rows


def plain(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a dataclass as a JSON object: without None, tuples as lists."""
    return {name: _plain(item) for name, item in fields.items() if item is not None}


def _plain(item: Any) -> Any:
    if isinstance(item, dict):
        return plain(item)
    return [_plain(inner) for inner in item] if isinstance(item, tuple | list) else item


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise NotationError("$", f"an object names {shown(name)} twice")
        found[name] = value
    return found


class Json:
    """A part of a JSON value and the path to it. Every reader raises NotationError for another type."""

    __slots__ = ("path", "value")

    def __init__(self, value: object, path: Path = ()) -> None:
        self.value: Final = value
        self.path: Final = path

    @property
    def where(self) -> str:
        """The path, for an error."""
        return json_path(self.path)

    def error(self, takes: str) -> NotationError:
        """That something else should stand here."""
        return NotationError(self.where, f"{takes} is expected here, not {shown(self.value)}")

    def fields(
        self, needed: Sequence[str], others: Sequence[str] = (), nullable: Sequence[str] = ()
    ) -> dict[str, "Json"]:
        """The fields of an object: all of `needed`, some of `others` and of `nullable`, where null is like none."""
        known = (*needed, *others, *nullable)
        if not isinstance(self.value, dict):
            raise self.error(f"an object with {', '.join(needed)}")
        for name in self.value:
            if name not in known:
                raise NotationError(self.where, f"there is no {shown(name)} here; it has {', '.join(known)}")
        for name in needed:
            if name not in self.value:
                raise NotationError(self.where, f"{name!r} is missing")
        kept = {name: item for name, item in self.value.items() if item is not None or name not in nullable}
        return {name: Json(item, (*self.path, name)) for name, item in kept.items()}

    def items(self, what: str = "a list") -> list["Json"]:
        """The items of a list."""
        if not isinstance(self.value, list):
            raise self.error(what)
        return [Json(item, (*self.path, at)) for at, item in enumerate(self.value)]

    def pair(self, what: str) -> tuple["Json", "Json"]:
        """The two items of a list of two."""
        items = self.items(what)
        if len(items) != 2:
            raise self.error(what)
        return items[0], items[1]

    def text(self, what: str) -> str:
        """A string."""
        if not isinstance(self.value, str):
            raise self.error(what)
        return self.value

    def whole(self, what: str) -> int:
        """A whole number, below 10^9 in size."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or abs(self.value) >= 10**9:
            raise self.error(what)
        return self.value

    def texts(self, what: str) -> tuple[str, ...]:
        """A list of strings."""
        return tuple(item.text(what) for item in self.items())

    def wholes(self, what: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        return tuple(item.whole(what) for item in self.items())
