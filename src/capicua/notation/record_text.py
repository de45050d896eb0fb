"""Records as text: headers as in PGN, then round by round the deal, the moves and the result."""

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final, Literal

from capicua.core.options import Value
from capicua.games import registry
from capicua.notation.checks import check_date, check_digits, check_name
from capicua.notation.errors import NotationError, Where, shown
from capicua.notation.records import Proof, Record, Result, Round
from capicua.notation.replay import Find, settled
from capicua.notation.scanner import END, Places, Scanner, header, is_number

WIDTH: Final = 78
_MOVE: Final = re.compile(r"([0-9]):(\S+)")
_SEAT: Final = re.compile(r"Seat([0-9])")
_ROUND: Final = frozenset({"round", "ranks", "result", "first", "proof", END})


# --- writing -------------------------------------------------------------------------------------


def write_text(record: Record) -> str:
    """A record as text; `read_text` reads it back."""
    lines = [*_headers(record)]
    for number, played in enumerate(record.rounds, 1):
        lines += ["", f"round {number}", *_wrapped(("deal", *played.deal))]
        if played.first is not None:
            lines.append(f"first {played.first}")
        lines += _wrapped(f"{seat}:{text}" for seat, text in played.moves)
        if played.result is not None:
            lines.append(_result(played.result))
        if played.proof is not None:
            lines += _wrapped(_proof(played.proof))
    if record.ranks is not None:
        lines += ["", f"ranks {_row(record.ranks)}"]
    return "\n".join(lines) + "\n"


def _headers(record: Record) -> Iterator[str]:
    yield header("Format", str(record.format))
    yield header("Style", record.style)
    yield header("Rules", str(record.rules))
    yield header("Options", " ".join(f"{name}={value}" for name, value in record.options.items()))
    for seat, name in enumerate(record.seats):
        if name:
            yield header(f"Seat{seat}", name)
    if record.date is not None:
        yield header("Date", record.date)


def _wrapped(words: Iterable[str]) -> list[str]:
    return wrap(" ".join(words), WIDTH, break_long_words=False, break_on_hyphens=False)


def _result(result: Result) -> str:
    return f"result {result.text} points {_row(result.points)} scores {_row(result.scores)}"


def _proof(proof: Proof) -> tuple[str, ...]:
    return "proof", str(proof.round), proof.commitment, proof.secret, *proof.values


def _row(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


# --- reading -------------------------------------------------------------------------------------


def read_text(text: str, find: Find = registry.find) -> Record:
    """The record that `text` writes, played through by the public rules. Raises NotationError."""
    record, where = parse_text(text)
    return settled(record, where, find)


def parse_text(text: str) -> tuple[Record, Where]:
    """The record as it is written, not yet played, and where its parts stand. Raises NotationError."""
    scanner = Scanner(text)
    places = Places(scanner)
    headers = Headers(scanner, places)
    rounds: list[Round] = []
    while scanner.word == "round":
        rounds.append(_read_round(scanner, places, len(rounds)))
    ranks = None
    if scanner.word == "ranks":
        places.mark("ranks")
        scanner.next()
        ranks = scanner.numbers("a place")
    if scanner.word != END:
        raise scanner.error("a round" if ranks is None else "nothing more")
    return headers.record(tuple(rounds), ranks), places


class Headers:
    """The headers of a record, as they come in its text."""

    def __init__(self, scanner: Scanner, places: Places) -> None:
        self._scanner: Final = scanner
        self._places: Final = places
        self._said: Final[dict[str, str]] = {}
        self._names: Final[dict[int, str]] = {}
        while scanner.word.startswith("["):
            self._read()
        for name in ("Style", "Rules"):
            if name not in self._said:
                raise scanner.error(f'a header [{name} "..."]')

    def _read(self) -> None:
        at = self._scanner.place()
        begins = self._scanner.at
        name, value = self._scanner.named()
        seat = _SEAT.fullmatch(name)
        if name in self._said or (seat and int(seat[1]) in self._names):
            raise NotationError(at, f"the header {name} stands here a second time")
        if seat:
            self._places.mark("seats", int(seat[1]), at=begins)
            self._names[int(seat[1])] = check_name(value, at)
        elif name in {"Format", "Style", "Rules", "Options", "Date"}:
            self._places.mark(name.lower(), at=begins)
            self._said[name] = check_date(value, at) if name == "Date" else value
        else:
            raise NotationError(
                at, f"headers are Format, Style, Rules, Options, Seat0 to Seat9 and Date, not {shown(name)}"
            )

    def record(self, rounds: tuple[Round, ...], ranks: tuple[int, ...] | None) -> Record:
        """The record with these headers. Raises NotationError."""
        said, names = self._said, self._names
        seats = tuple(names.get(seat, "") for seat in range(max(names, default=-1) + 1))
        rules, version = self._number("Rules"), self._format()
        return Record(said["Style"], rules, self._options(), seats, rounds, said.get("Date"), ranks, version)

    def _number(self, name: str) -> int:
        value = self._said.get(name, "1")
        if not is_number(value):
            raise NotationError(self._places((name.lower(),)), f"{name} is a whole number, not {shown(value)}")
        return int(value)

    def _format(self) -> Literal[1]:
        if self._number("Format") != 1:
            raise NotationError(self._places(("format",)), f"this reads format 1, not {shown(self._said['Format'])}")
        return 1

    def _options(self) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for text in self._said.get("Options", "").split():
            name, sign, value = text.partition("=")
            if not sign or name in found:
                where = self._places(("options",))
                raise NotationError(where, f"options are written name=value, each once, not {shown(text)}")
            found[name] = value
        return found


def _read_round(scanner: Scanner, places: Places, number: int) -> Round:
    path = ("rounds", number)
    places.mark(*path)
    scanner.next()
    if scanner.word != str(number + 1):
        raise scanner.error(f"the number of the round, {number + 1},")
    scanner.next()
    places.mark(*path, "deal")
    scanner.expect("deal")
    deal = _read_deal(scanner, places, number)
    first = None
    if scanner.word == "first":
        places.mark(*path, "first")
        scanner.next()
        first = scanner.number("a seat")
    moves = _read_moves(scanner, places, number)
    result = None
    if scanner.word == "result":
        places.mark(*path, "result")
        result = _read_result(scanner)
    proof = None
    if scanner.word == "proof":
        places.mark(*path, "proof")
        proof = _read_proof(scanner)
    return Round(deal, moves, first, result, proof)


def _read_deal(scanner: Scanner, places: Places, number: int) -> tuple[str, ...]:
    tiles: list[str] = []
    while scanner.word not in _ROUND and not _MOVE.fullmatch(scanner.word):
        places.mark("rounds", number, "deal", len(tiles))
        tiles.append(scanner.next())
    return tuple(tiles)


def _read_moves(scanner: Scanner, places: Places, number: int) -> tuple[tuple[int, str], ...]:
    moves: list[tuple[int, str]] = []
    while scanner.word not in _ROUND:
        move = _MOVE.fullmatch(scanner.word)
        if move is None:
            raise scanner.error("a move such as 0:pass, a result or a round")
        places.mark("rounds", number, "moves", len(moves))
        scanner.next()
        moves.append((int(move[1]), move[2]))
    return tuple(moves)


def _read_result(scanner: Scanner) -> Result:
    scanner.next()
    if scanner.word in {END, "points", "scores"} or scanner.header:
        raise scanner.error("how the round ended, such as duplas-locked,")
    text = scanner.next()
    scanner.expect("points")
    points = scanner.numbers("the points of a side")
    scanner.expect("scores")
    return Result(text, points, scanner.numbers("the score of a side"))


def _read_proof(scanner: Scanner) -> Proof:
    scanner.next()
    number = scanner.number("the number of the deal in its room")
    digits: list[str] = []
    while len(digits) < 2 or scanner.word not in _ROUND:
        place = scanner.place()
        digits.append(check_digits(scanner.next(), place))
    return Proof(number, digits[0], digits[1], tuple(digits[2:]))
