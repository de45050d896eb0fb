"""The one error that readers of notation raise, and how they point at a place."""

from collections.abc import Callable
from typing import Final

from capicua.core.errors import CapicuaError

LIMIT: Final = 1_000_000
"""The most characters of a text that is read: some thousand rounds."""

Path = tuple[str | int, ...]
"""A place in a record or position: ("rounds", 3, "moves", 0)."""

Where = Callable[[Path], str]
"""Says a place in words: line and column of a text, or the path in a JSON value."""


class NotationError(CapicuaError):
    """Something that is no notation, or a game against the rules.

    `where` is its place, `what` says what is wrong and what would be right.
    """

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.where: Final = where
        self.what: Final = what


def json_path(path: Path) -> str:
    """A place in a JSON value, as `$.rounds[3].moves[0]`."""
    return "$" + "".join(
        f".{key}" if isinstance(key, str) and key.isidentifier() else f"[{shown(key)}]" for key in path
    )


def shown(value: object) -> str:
    """A value as an error shows it: short, whatever it is."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list | tuple):
        return "a list"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
