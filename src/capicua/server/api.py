"""The bodies of HTTP requests and answers."""

from typing import Any

import msgspec

from capicua.core.options import Option, Value
from capicua.core.style import Style
from capicua.core.wire import Arg


class When(msgspec.Struct):
    """The earlier option and the value of it with which an option counts."""

    name: str
    value: Value


class OptionInfo(msgspec.Struct):
    """An option as a form needs it: `choices`, or a whole number from `low` to `high` of which `offer` is shown."""

    name: str
    default: Value
    choices: list[Value]
    low: int
    high: int
    offer: list[int]
    when: When | None


class GameInfo(msgspec.Struct):
    """A style of the registry."""

    id: str
    tradition: str
    players: list[int]
    options: list[OptionInfo]


class Games(msgspec.Struct):
    """Answer of GET /api/games, in the order in which they are shown."""

    games: list[GameInfo]


class CreateRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Body of POST /api/rooms. With `bots` the other seats are bots and the match begins at once."""

    game: str
    name: str
    options: dict[str, Any] = {}
    bots: bool = True


class RoomCreated(msgspec.Struct):
    """Answer of POST /api/rooms."""

    room: str


class Problem(msgspec.Struct):
    """Answer to a request that was refused: nothing changed. `code` is a text id."""

    code: str
    args: dict[str, Arg] = {}


def game_info(style: Style) -> GameInfo:
    """A row of the registry as it goes out."""
    return GameInfo(style.id, style.tradition, list(style.players), [_option_info(option) for option in style.options])


def _option_info(option: Option) -> OptionInfo:
    when = When(*option.when) if option.when else None
    return OptionInfo(
        option.name, option.default, list(option.choices), option.low, option.high, list(option.offer), when
    )
