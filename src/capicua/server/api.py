"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any

import msgspec

from capicua.core.options import Option, Value
from capicua.core.style import Style
from capicua.core.wire import Arg
from capicua.room.wire import StageName

Language = Annotated[str, msgspec.Meta(max_length=16, pattern="^[A-Za-z0-9-]*$")]


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
    """Body of POST /api/rooms. With `bots` the other seats are bots of `level` and the match begins at once.

    `open` lists the room in the lobby, `clock` is as in Terms, `language` what its maker speaks.
    """

    game: str
    name: str
    options: dict[str, Any] = {}
    bots: bool = True
    level: str = "medium"
    open: bool = False
    clock: str = ""
    language: Language = ""


class QuickMatch(msgspec.Struct, forbid_unknown_fields=True):
    """Body of POST /api/quick: a table of this game where somebody waits already, or a new one."""

    game: str
    name: str
    language: Language = ""


class RoomCreated(msgspec.Struct):
    """Answer of POST /api/rooms and /api/quick: the room. With `join` a seat is free in it that a `join` takes."""

    room: str
    join: bool = False


class RoomFound(msgspec.Struct):
    """Answer of GET /api/codes/CODE."""

    room: str


class LobbyRoom(msgspec.Struct):
    """A room in the lobby: how many `free` seats it has, who sits there, how many watch."""

    room: str
    game: str
    language: str
    stage: StageName
    round: int
    seats: int
    free: int
    people: list[str]
    watchers: int
    clock: str


class Lobby(msgspec.Struct):
    """Answer of GET /api/lobby: rooms that wait for people, and tables that are played. At most 50 of each."""

    waiting: list[LobbyRoom]
    live: list[LobbyRoom]


class Health(msgspec.Struct):
    """Answer of GET /health."""

    status: str = "ok"


class Readiness(msgspec.Struct):
    """Answer of GET /ready."""

    ready: bool


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
