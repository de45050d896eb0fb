"""Positions as JSON values: the fields of `positions`."""

from dataclasses import asdict
from typing import Any

from capicua.notation.json_value import Json, dump_json, load_json, plain
from capicua.notation.positions import Position, RowPosition, TreePosition, TrickPosition


def position_to_json(position: Position) -> dict[str, Any]:
    """A position as a JSON value; what there is none of is left out."""
    return plain(asdict(position))


def write_position_json(position: Position) -> str:
    """A position as JSON text; `read_position_json` reads it back."""
    return dump_json(position_to_json(position))


def read_position_json(text: str) -> Position:
    """The position that a JSON text holds. Raises NotationError."""
    return position_from_json(load_json(text))


def position_from_json(value: object) -> Position:
    """The position that a JSON value holds; whether it is one of a game, `state_of` tells. Raises NotationError."""
    position = Json(value)
    kind = next((kind for kind in ("row", "tree", "trick") if isinstance(value, dict) and kind in value), None)
    if kind is None:
        raise position.error("an object with row, tree or trick")
    if kind == "trick":
        return _trick(position)
    row = kind == "row"
    others, nullable = (("stock", "stake"), ("by", "must")) if row else (("stock",), ("drawn",))
    told = position.fields((kind, "hands", "turn"), others, nullable)
    hands, turn = _hands(told["hands"]), told["turn"].whole("a seat")
    stock = told["stock"].texts("a tile") if "stock" in told else ()
    if kind == "tree":
        return TreePosition(told["tree"].texts("a placement"), hands, turn, stock, _tile(told, "drawn"))
    by = told["by"].whole("a seat") if "by" in told else None
    stake = told["stake"].whole("a number") if "stake" in told else 1
    laid = tuple(_laid(tile) for tile in told["row"].items())
    return RowPosition(laid, hands, turn, stock, by, _tile(told, "must"), stake)


def _trick(position: Json) -> TrickPosition:
    told = position.fields(("trick", "hands", "turn", "banker"), ("columns", "bonuses"))
    return TrickPosition(
        told["trick"].texts("a play"),
        _hands(told["hands"]),
        told["turn"].whole("a seat"),
        told["banker"].whole("a seat"),
        told["columns"].wholes("the columns of a seat") if "columns" in told else (0, 0, 0, 0),
        tuple(_bonus(bonus) for bonus in told["bonuses"].items()) if "bonuses" in told else (),
    )


def _hands(hands: Json) -> tuple[tuple[str, ...], ...]:
    return tuple(hand.texts("a tile") for hand in hands.items())


def _tile(told: dict[str, Json], name: str) -> str | None:
    return told[name].text("a tile") if name in told else None


def _laid(tile: Json) -> tuple[int, int]:
    left, right = tile.pair("a tile as it lies, [5, 6],")
    return left.whole("a number"), right.whole("a number")


def _bonus(bonus: Json) -> tuple[int, str]:
    seat, name = bonus.pair('a seat and its bonus, [0, "quartet"],')
    return seat.whole("a seat"), name.text("supreme or quartet")
