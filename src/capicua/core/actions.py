"""Actions: what a player, or the table for them, does. One interned object per row of a game's table."""

from collections.abc import Iterator, Sequence
from typing import Final

from capicua.core.errors import ActionError

PLACE: Final = 0
PASS: Final = 1
DRAW: Final = 2
PICK: Final = 3
PICK_NOW: Final = 4
GROUP: Final = 5


class Action:
    """One act. Compare by identity; `index` is dense and append-only, `text` is its notation.

    `kind` is one of the constants of this module. `tile` is the tile laid (PLACE) or the slot
    (PICK); `target` where it is laid: a number whose meaning is the family's; `tiles` a mask of
    what a group shows or throws (GROUP). -1 and 0 where there is none.
    """

    __slots__ = ("index", "kind", "target", "text", "tile", "tiles")

    def __init__(self, index: int, text: str, kind: int, tile: int = -1, target: int = -1, tiles: int = 0) -> None:
        self.index: Final = index
        self.text: Final = text
        self.kind: Final = kind
        self.tile: Final = tile
        self.target: Final = target
        self.tiles: Final = tiles

    def __repr__(self) -> str:
        return f"<Action {self.index} {self.text}>"


class ActionTable:
    """All actions of a family's tile set, in order of index."""

    def __init__(self, rows: Sequence[Action]) -> None:
        self._rows: Final = tuple(rows)
        self._by_text: Final = {row.text: row for row in rows}
        if any(row.index != i for i, row in enumerate(rows)) or len(self._by_text) != len(rows):
            raise ValueError("actions need dense indices and texts of their own")

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: int) -> Action:
        return self._rows[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._rows)

    def parse(self, text: str) -> Action:
        """The action written `text`. Raises ActionError."""
        action = self._by_text.get(text)
        if action is None:
            raise ActionError(f"{text!r} is no action of this game; actions are written like {self._rows[0].text!r}")
        return action
