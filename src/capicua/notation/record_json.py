"""Records as JSON values: the fields of `records`, as vectors/records/schema.json describes them."""

from dataclasses import asdict
from typing import Any

from capicua.core.options import Value
from capicua.games import registry
from capicua.notation.checks import check_date, check_digits, check_name
from capicua.notation.errors import NotationError, json_path, shown
from capicua.notation.json_value import Json, dump_json, load_json, plain
from capicua.notation.records import Proof, Record, Result, Round
from capicua.notation.replay import Find, settled


def to_json(record: Record) -> dict[str, Any]:
    """A record as a JSON value; what is not known is left out."""
    return {"format": record.format, **plain(asdict(record))}


def write_json(record: Record) -> str:
    """A record as JSON text; `read_json` reads it back."""
    return dump_json(to_json(record))


def read_json(text: str, find: Find = registry.find) -> Record:
    """The record that a JSON text holds, played through by the public rules. Raises NotationError."""
    return from_json(load_json(text), find)


def from_json(value: object, find: Find = registry.find) -> Record:
    """The record that a JSON value holds, played through by the public rules. Raises NotationError."""
    return settled(parse_json(value), json_path, find)


def parse_json(value: object) -> Record:
    """The record as it is written, not yet played. Raises NotationError."""
    told = Json(value).fields(("style", "rules", "options", "seats", "rounds"), ("format",), ("date", "ranks"))
    if "format" in told and told["format"].whole("1") != 1:
        raise NotationError(told["format"].where, f"this reads format 1, not {shown(told['format'].value)}")
    return Record(
        told["style"].text("the id of a style"),
        told["rules"].whole("the version of the rules"),
        _options(told["options"]),
        tuple(check_name(name.text("a name"), name.where) for name in told["seats"].items()),
        tuple(_round(played) for played in told["rounds"].items()),
        check_date(told["date"].text("a date"), told["date"].where) if "date" in told else None,
        told["ranks"].wholes("a place") if "ranks" in told else None,
    )


def _options(told: Json) -> dict[str, Value]:
    if not isinstance(told.value, dict):
        raise told.error("an object of options")
    options: dict[str, Value] = {}
    for name, value in told.value.items():
        option = Json(value, (*told.path, name))
        options[name] = value if isinstance(value, str) else option.whole("a word or a whole number")
    return options


def _round(played: Json) -> Round:
    told = played.fields(("deal", "moves"), (), ("first", "result", "proof"))
    return Round(
        told["deal"].texts("a tile"),
        tuple(_move(move) for move in told["moves"].items()),
        told["first"].whole("a seat") if "first" in told else None,
        _result(told["result"]) if "result" in told else None,
        _proof(told["proof"]) if "proof" in told else None,
    )


def _move(move: Json) -> tuple[int, str]:
    seat, action = move.pair('a seat and its action, [0, "pass"],')
    return seat.whole("a seat"), action.text("an action")


def _result(result: Json) -> Result:
    told = result.fields(("text", "points", "scores"))
    points, scores = told["points"].wholes("a whole number"), told["scores"].wholes("a whole number")
    return Result(told["text"].text("how the round ended"), points, scores)


def _proof(proof: Json) -> Proof:
    told = proof.fields(("round", "commitment", "secret", "values"))
    values = tuple(_digits(value) for value in told["values"].items())
    return Proof(told["round"].whole("a round"), _digits(told["commitment"]), _digits(told["secret"]), values)


def _digits(digits: Json) -> str:
    return check_digits(digits.text("64 hexadecimal digits"), digits.where)
