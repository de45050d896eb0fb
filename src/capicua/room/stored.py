"""The entries of a log as plain JSON values, to be stored."""

import base64
import binascii
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Final

from capicua.core.options import Value
from capicua.room.entries import KINDS, Entry, EntryError

VERSION: Final = 1
"""The version of this format; older ones stay readable."""

_NAMES: Final = {kind: name for name, kind in KINDS.items()}
_FIELDS: Final = {kind: tuple(field.name for field in fields(kind)) for kind in KINDS.values()}


def dump(entries: Sequence[Entry]) -> dict[str, Any]:
    """The entries of one append as a JSON value."""
    return {"v": VERSION, "entries": [_dump(entry) for entry in entries]}


def _dump(entry: Entry) -> dict[str, Any]:
    row: dict[str, Any] = {"type": _NAMES[type(entry)]}
    for name in _FIELDS[type(entry)]:
        value = getattr(entry, name)
        if isinstance(value, bytes):
            value = base64.b64encode(value).decode("ascii")
        elif isinstance(value, tuple):
            value = list(value)
        elif isinstance(value, dict):
            value = {str(key): item for key, item in value.items()}
        row[name] = value
    return row


def read(value: object) -> tuple[Entry, ...]:
    """The entries that `dump` wrote. Raises EntryError."""
    if not isinstance(value, Mapping) or value.get("v") != VERSION or not isinstance(value.get("entries"), list):
        raise EntryError(f"a stored append is an object with v {VERSION} and a list of entries")
    return tuple(_read(row) for row in value["entries"])


def _read(row: object) -> Entry:
    kind = KINDS.get(str(row.get("type"))) if isinstance(row, Mapping) else None
    if kind is None or not isinstance(row, Mapping):
        raise EntryError(f"no entry is like {row!r}; it names its type, one of {', '.join(KINDS)}")
    known = {field.name: field for field in fields(kind)}
    if unknown := set(row) - set(known) - {"type"}:
        raise EntryError(f"a {row['type']} entry has no {', '.join(sorted(map(str, unknown)))}")
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in row:
            values[name] = _value(row[name], str(field.type), f"{row['type']}.{name}")
        elif field.default is MISSING:
            raise EntryError(f"a {row['type']} entry needs {name}")
    return kind(**values)


def _value(raw: object, type_: str, where: str) -> object:
    try:
        return _READERS[type_](raw)
    except (TypeError, ValueError, binascii.Error) as error:
        raise EntryError(f"{where} takes {type_}, not {raw!r}") from error


def _text(raw: object) -> str:
    if not isinstance(raw, str):
        raise TypeError
    return raw


def _whole(raw: object) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool):
        raise TypeError
    return raw


def _flag(raw: object) -> bool:
    if not isinstance(raw, bool):
        raise TypeError
    return raw


def _number(raw: object) -> float:
    if not isinstance(raw, int | float) or isinstance(raw, bool):
        raise TypeError
    return float(raw)


def _bytes(raw: object) -> bytes:
    return base64.b64decode(_text(raw), validate=True)


def _numbers(raw: object) -> tuple[int, ...]:
    if not isinstance(raw, list):
        raise TypeError
    return tuple(_whole(item) for item in raw)


def _levels(raw: object) -> dict[int, str]:
    if not isinstance(raw, dict):
        raise TypeError
    return {int(key): _text(item) for key, item in raw.items()}


def _options(raw: object) -> dict[str, Value]:
    if not isinstance(raw, dict):
        raise TypeError
    return {_text(key): item if isinstance(item, str) else _whole(item) for key, item in raw.items()}


_READERS: Final[dict[str, Callable[[object], object]]] = {
    "str": _text,
    "str | None": lambda raw: None if raw is None else _text(raw),
    "int": _whole,
    "int | None": lambda raw: None if raw is None else _whole(raw),
    "bool": _flag,
    "float": _number,
    "float | None": lambda raw: None if raw is None else _number(raw),
    "bytes": _bytes,
    "tuple[int, ...]": _numbers,
    "dict[int, str]": _levels,
    "dict[str, Value]": _options,
}
"""How a value of each annotation used above is read."""
