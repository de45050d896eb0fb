"""What a room says over the wire and what it hears: dataclasses of plain JSON values.

The page docs/protocol.md describes them. Each command and message has a `type`, by which a reader
chooses the class. Pictures, tidings and moves are those of `capicua.core.wire`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from capicua.core.errors import CapicuaError
from capicua.core.options import Value
from capicua.core.wire import Arg, Draw, Group, Move, Pass, Pick, PickNow, Picture, Place, Tiding

WIRE: Final = 1
"""The version of the protocol."""

Kind = Literal["empty", "person", "away", "bot-for-person", "bot"]
StageName = Literal["waiting", "play", "hands", "result", "match"]

# --- client to server ----------------------------------------------------------------------------


class FrameError(CapicuaError):
    """A frame that is no command. `cid` is what it gave, "" when that cannot be told."""

    def __init__(self, detail: str, cid: str) -> None:
        super().__init__(detail)
        self.cid: Final = cid


@dataclass(slots=True, frozen=True)
class MoveCommand:
    """Answers the decision `round`, `ply`."""

    cid: str
    round: int
    ply: int
    move: Move
    type: Literal["move"] = "move"


@dataclass(slots=True, frozen=True)
class Join:
    """Take a free seat (any when `seat` is None), or back the seat a bot keeps."""

    cid: str
    name: str = ""
    seat: int | None = None
    type: Literal["join"] = "join"


@dataclass(slots=True, frozen=True)
class Start:
    """Fill empty seats with bots and begin."""

    cid: str
    type: Literal["start"] = "start"


@dataclass(slots=True, frozen=True)
class Ready:
    """End this stage early; after the match, play again."""

    cid: str
    type: Literal["ready"] = "ready"


@dataclass(slots=True, frozen=True)
class Leave:
    """Leave for good."""

    cid: str
    type: Literal["leave"] = "leave"


@dataclass(slots=True, frozen=True)
class Rename:
    """Take another name."""

    cid: str
    name: str
    type: Literal["rename"] = "rename"


@dataclass(slots=True, frozen=True)
class Contribute:
    """Add to the deal of `round` what this seat has drawn: 64 hexadecimal digits. Clients do it unasked."""

    cid: str
    round: int
    value: str
    type: Literal["contribute"] = "contribute"


@dataclass(slots=True, frozen=True)
class Sit:
    """Move to another seat: one that no person has, at once; a person's, when they ask for yours too."""

    cid: str
    seat: int
    type: Literal["sit"] = "sit"


@dataclass(slots=True, frozen=True)
class Fill:
    """The host puts a bot of `level` into a seat without a person, or takes it away (None)."""

    cid: str
    seat: int
    level: str | None = None
    type: Literal["fill"] = "fill"


@dataclass(slots=True, frozen=True)
class Change:
    """The host changes, before the start: all `options` anew, the `clock` (see Terms), whether anybody may come."""

    cid: str
    options: Mapping[str, Value] | None = None
    clock: str | None = None
    open: bool | None = None
    type: Literal["change"] = "change"


@dataclass(slots=True, frozen=True)
class Kick:
    """The host sends the person of a seat away for good."""

    cid: str
    seat: int
    type: Literal["kick"] = "kick"


@dataclass(slots=True, frozen=True)
class Say:
    """Words for everybody at the table."""

    cid: str
    text: str
    type: Literal["say"] = "say"


@dataclass(slots=True, frozen=True)
class Emote:
    """A face or a phrase of EMOTES, for everybody at the table."""

    cid: str
    emote: str
    type: Literal["emote"] = "emote"


@dataclass(slots=True, frozen=True)
class Block:
    """Hear no more of the person of a seat, or hear them again."""

    cid: str
    seat: int
    on: bool = True
    type: Literal["block"] = "block"


Command = (
    MoveCommand | Join | Start | Ready | Leave | Rename | Contribute | Sit | Fill | Change | Kick | Say | Emote | Block
)

COMMANDS: Final[dict[str, type[Command]]] = {
    "move": MoveCommand,
    "join": Join,
    "start": Start,
    "ready": Ready,
    "leave": Leave,
    "rename": Rename,
    "contribute": Contribute,
    "sit": Sit,
    "fill": Fill,
    "change": Change,
    "kick": Kick,
    "say": Say,
    "emote": Emote,
    "block": Block,
}
"""The class of a command by its `type`."""

MOVES: Final[dict[str, type[Move]]] = {
    "place": Place,
    "pass": Pass,
    "draw": Draw,
    "pick": Pick,
    "pick_now": PickNow,
    "group": Group,
}
"""The class of a move by its `type`."""

# --- server to client ----------------------------------------------------------------------------


@dataclass(slots=True)
class SeatView:
    """Who sits where. `level` is a bot's; `name` is empty where no person sits; `ready` their vote.

    `who` is a person's number in this room, the same in whatever seat and under whatever name; 0 is nobody.
    `wants` is the seat of a person that they would swap with; `next` the name of who takes the seat after this round.
    """

    seat: int
    who: int
    name: str
    kind: Kind
    ready: bool
    level: str | None
    wants: int | None
    next: str


@dataclass(slots=True)
class Clock:
    """The turn of `seat`: `seconds` left when the message was made, `of` so many."""

    seat: int
    seconds: float
    of: float


@dataclass(slots=True)
class StyleView:
    """The style that is played."""

    id: str
    tradition: str


@dataclass(slots=True)
class Terms:
    """How the table is run: `open` in the lobby or by link only, its `code` (shown to who sits here), its `clock`.

    A clock is "none", "move:SECONDS" for each decision, or "bank:SECONDS+INCREMENT" for a round; `level` is that of
    bots who fill seats.
    """

    open: bool
    code: str
    clock: str
    level: str


@dataclass(slots=True)
class Audience:
    """Who watches: how many, and the names of those who gave one."""

    count: int
    names: list[str]


@dataclass(slots=True)
class Pledge:
    """What is promised for the deal of `round`: the SHA-256 of its secret. `given` are the seats that added to it."""

    round: int
    commitment: str
    given: list[int]


@dataclass(slots=True)
class DealProof:
    """How the deal of `round` came about, once it is over; 64 hexadecimal digits each, `values` by seat.

    `tiles` is the deal in order, `first` the seat that was drawn, if one was. docs/fair.md says how it is checked.
    """

    round: int
    commitment: str
    secret: str
    values: list[str]
    tiles: list[str]
    first: int | None


@dataclass(slots=True)
class RoomView:
    """All that one viewer sees: the game's picture and the room around it.

    `round` counts the deals of the room, `ply` the acts since the last: what a move must name. `you`
    is the viewer's seat, None for a watcher; `host` the host's. `countdown` are the seconds until the
    stage ends by itself. `pledge` is about the next deal, `proof` about the last one when its round is over.
    `blocked` are the numbers of the people whom the viewer hears no more.
    """

    wire: int
    room: str
    seq: int
    round: int
    ply: int
    picture: Picture
    seats: list[SeatView]
    you: int | None
    host: int | None
    stage: StageName
    clock: Clock | None
    countdown: float | None
    options: Mapping[str, Value]
    style: StyleView
    pledge: Pledge | None
    proof: DealProof | None
    terms: Terms
    audience: Audience
    blocked: list[int]


@dataclass(slots=True)
class State:
    """A viewer's whole current view, and the tidings since their previous state."""

    seq: int
    events: list[Tiding]
    view: RoomView
    type: Literal["state"] = "state"


@dataclass(slots=True)
class Ack:
    """The command is stored and counts."""

    cid: str
    type: Literal["ack"] = "ack"


@dataclass(slots=True)
class Refused:
    """The command changed nothing; see `capicua.core.wire.Refusal`."""

    cid: str
    code: str
    clause: str | None = None
    args: Mapping[str, Arg] = field(default_factory=dict)
    type: Literal["refused"] = "refused"


@dataclass(slots=True)
class Closed:
    """The server ends the connection; the client does not retry."""

    code: str
    type: Literal["closed"] = "closed"


@dataclass(slots=True)
class Line:
    """What somebody at the table said: an emote's id or, when that is None, their own words. `who` as in SeatView."""

    who: int
    seat: int
    name: str
    emote: str | None
    text: str


@dataclass(slots=True)
class Talk:
    """What was said: the last lines on a new connection (`all`), then each as it comes."""

    lines: list[Line]
    all: bool
    type: Literal["talk"] = "talk"


Message = State | Ack | Refused | Closed | Talk


@dataclass(slots=True, frozen=True)
class Outgoing:
    """A message for every connection of one person; `to` None: for every watcher."""

    to: str | None
    message: State | Closed | Talk
