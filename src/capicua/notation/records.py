"""What a record holds: a whole match, or its beginning, in texts and numbers. Its JSON form has these very fields."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from capicua.core.options import Value


@dataclass(slots=True, frozen=True)
class Result:
    """How a round ended: the text id of its headline, its points per side, and the score of each side after it."""

    text: str
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Proof:
    """What shows that a deal was not chosen; 64 hexadecimal digits each. See docs/fair.md.

    `round` is the number of the deal in its room, `commitment` what was published before it, `secret` what was
    revealed after it, `values` what each seat added.
    """

    round: int
    commitment: str
    secret: str
    values: tuple[str, ...]


@dataclass(slots=True, frozen=True)
class Round:
    """One deal and its play.

    `deal` names all tiles of the set: the hands in order of seats and then the stock from its front, or the
    face-down slots where hands are picked. `first` is the seat that the deal drew, if it drew one. `moves` are
    (seat, action) in order, automatic acts too. `result` is null while the round is open, or not stated; `proof`
    where the deal cannot be verified.
    """

    deal: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    first: int | None = None
    result: Result | None = None
    proof: Proof | None = None


@dataclass(slots=True, frozen=True)
class Record:
    """A match: its `style`, the version of the `rules`, every option's value, the names by seat ("" without one).

    `date` is year-month-day, if it is known. `ranks` are the places of the sides once the match is over.
    `format` is the version of this notation.
    """

    style: str
    rules: int
    options: Mapping[str, Value]
    seats: tuple[str, ...]
    rounds: tuple[Round, ...]
    date: str | None = None
    ranks: tuple[int, ...] | None = None
    format: Literal[1] = field(default=1)
