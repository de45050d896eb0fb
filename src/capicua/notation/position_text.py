"""Positions as text: a word for each part, in any order after the first; line breaks mean nothing.

The first word tells the family: `row 5|6 6|6`, `tree 6-6 6-5@6-6`, `trick 6-6+6-3 down:5-1+2-1`; a lone -
stands for none.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from capicua.notation.errors import NotationError, Where
from capicua.notation.positions import Position, RowPosition, TreePosition, TrickPosition
from capicua.notation.scanner import END, Places, Scanner

NONE: Final = "-"
_LAID: Final = re.compile(r"([0-9])\|([0-9])")
_BONUS: Final = re.compile(r"([0-9]):(\S+)")
_FIELDS: Final = {
    "row": (RowPosition, frozenset({"hands", "stock", "turn", "by", "must", "stake"})),
    "tree": (TreePosition, frozenset({"hands", "stock", "turn", "drawn"})),
    "trick": (TrickPosition, frozenset({"hands", "turn", "banker", "columns", "bonuses"})),
}
_WORDS: Final = frozenset({*_FIELDS, *(name for _, names in _FIELDS.values() for name in names), END})


# --- writing -------------------------------------------------------------------------------------


def write_position(position: Position) -> str:
    """A position as text, one part a line; `read_position` reads it back."""
    if isinstance(position, RowPosition):
        lines = [_line("row", (f"{left}|{right}" for left, right in position.row)), _hands(position)]
        lines += [_line("stock", position.stock)] if position.stock else []
        stake = position.stake if position.stake != 1 else None
        lines += _optional(turn=position.turn, by=position.by, must=position.must, stake=stake)
    elif isinstance(position, TreePosition):
        lines = [_line("tree", position.tree), _hands(position)]
        lines += [_line("stock", position.stock)] if position.stock else []
        lines += _optional(turn=position.turn, drawn=position.drawn)
    else:
        lines = [_line("trick", position.trick), _hands(position)]
        lines += _optional(turn=position.turn, banker=position.banker)
        lines.append(_line("columns", map(str, position.columns)))
        if position.bonuses:
            lines.append(_line("bonuses", (f"{seat}:{name}" for seat, name in position.bonuses)))
    return "\n".join(lines) + "\n"


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *(list(words) or [NONE])])


def _hands(position: Position) -> str:
    return "hands " + " / ".join(" ".join(hand) or NONE for hand in position.hands)


def _optional(**parts: int | str | None) -> list[str]:
    return [f"{name} {value}" for name, value in parts.items() if value is not None]


# --- reading -------------------------------------------------------------------------------------


def read_position(text: str) -> Position:
    """The position that `text` writes; whether it is one of a game, `state_of` tells. Raises NotationError."""
    return parse_position(text)[0]


def parse_position(text: str) -> tuple[Position, Where]:
    """The position, and where its parts stand. Raises NotationError."""
    scanner = Scanner(text)
    places = Places(scanner)
    if scanner.word not in _FIELDS:
        raise scanner.error("row, tree or trick")
    made, names = _FIELDS[scanner.word]
    parts: dict[str, Any] = {}
    while scanner.word != END:
        if scanner.word not in names and (parts or scanner.word not in _FIELDS):
            raise scanner.error(f"one of {', '.join(sorted(names))}")
        if scanner.word in parts:
            raise NotationError(scanner.place(), f"{scanner.word} stands here a second time")
        name = scanner.next()
        parts[name] = _READERS[name](scanner, places, name)
    for name in ("hands", "turn", "banker"):
        if name in {"hands", "turn", *names} and name not in parts:
            raise scanner.error(f"the word {name!r}")
    return made(**parts), places


def _words(scanner: Scanner, places: Places, *path: str | int) -> tuple[str, ...]:
    """The words up to the next part or slash."""
    places.mark(*path)
    if scanner.word == NONE:
        scanner.next()
        return ()
    found: list[str] = []
    while scanner.word not in _WORDS and scanner.word != "/":
        places.mark(*path, len(found))
        found.append(scanner.next())
    if not found:
        raise scanner.error(f"what there is, or {NONE} for nothing,")
    return tuple(found)


def _read_row(scanner: Scanner, places: Places, name: str) -> tuple[tuple[int, int], ...]:
    row: list[tuple[int, int]] = []
    for at, word in enumerate(_words(scanner, places, name)):
        laid = _LAID.fullmatch(word)
        if laid is None:
            raise NotationError(places((name, at)), f"a tile in a row is written as it lies, 5|6, not {word[:40]!r}")
        row.append((int(laid[1]), int(laid[2])))
    return tuple(row)


def _read_hands(scanner: Scanner, places: Places, name: str) -> tuple[tuple[str, ...], ...]:
    places.mark(name)
    hands = [_words(scanner, places, name, 0)]
    while scanner.word == "/":
        scanner.next()
        hands.append(_words(scanner, places, name, len(hands)))
    return tuple(hands)


def _read_number(scanner: Scanner, places: Places, name: str) -> int:
    places.mark(name)
    return scanner.number("a number" if name == "stake" else "a seat")


def _read_tile(scanner: Scanner, places: Places, name: str) -> str:
    words = _words(scanner, places, name)
    if len(words) != 1:
        raise NotationError(places((name,)), f"{name} is one tile")
    return words[0]


def _read_columns(scanner: Scanner, places: Places, name: str) -> tuple[int, ...]:
    places.mark(name)
    return scanner.numbers("the columns of a seat")


def _read_bonuses(scanner: Scanner, places: Places, name: str) -> tuple[tuple[int, str], ...]:
    bonuses: list[tuple[int, str]] = []
    for at, word in enumerate(_words(scanner, places, name)):
        bonus = _BONUS.fullmatch(word)
        if bonus is None:
            raise NotationError(places((name, at)), f"a bonus is written 0:quartet, not {word[:40]!r}")
        bonuses.append((int(bonus[1]), bonus[2]))
    return tuple(bonuses)


_READERS: Final[dict[str, Callable[[Scanner, Places, str], Sequence[Any] | int]]] = {
    "row": _read_row,
    "tree": _words,
    "trick": _words,
    "hands": _read_hands,
    "stock": _words,
    "turn": _read_number,
    "by": _read_number,
    "must": _read_tile,
    "stake": _read_number,
    "drawn": _read_tile,
    "banker": _read_number,
    "columns": _read_columns,
    "bonuses": _read_bonuses,
}
