"""What a game says to the wire: moves coming in, pictures and tidings going out.

Standard-library dataclasses of plain JSON values. A picture can draw any game of any family: a
client that can draw these types knows no rules and no game. Texts are message ids of the catalogs
with arguments; a `{"seat": n}` argument stands for the name of the person there.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Arg = int | str | dict[str, int]
"""An argument of a text: a number, a word, a tile ("6-5"), or a seat as {"seat": n}."""

Tone = Literal["notice", "error", "result"]


@dataclass(slots=True, frozen=True)
class Place:
    """Lay `tile`. `target` names the end ("left", "right") or the parent tile; None on an empty board."""

    tile: str
    target: str | None = None


@dataclass(slots=True, frozen=True)
class Pass:
    """Give up the turn."""


@dataclass(slots=True, frozen=True)
class Draw:
    """Take the next tile of the stock."""


@dataclass(slots=True, frozen=True)
class Pick:
    """Take the face-down tile at `slot` (0-based)."""

    slot: int


@dataclass(slots=True, frozen=True)
class PickNow:
    """Take the first free slots until the hand is complete."""


@dataclass(slots=True, frozen=True)
class Group:
    """Lead or beat with the tiles `choose` (face "up"), or throw them (face "down")."""

    choose: list[str]
    face: Literal["up", "down"]


Move = Place | Pass | Draw | Pick | PickNow | Group


@dataclass(slots=True, frozen=True)
class Refusal:
    """Why a move or a command is not taken. `code` is a message id; `clause` the rule that forbids it."""

    code: str
    clause: str | None = None
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(slots=True)
class Choice:
    """One option of the player on turn, in the shape of the move that takes it.

    `move` is "place", "pass", "draw", "pick", "pick_now" or "group". For "place": `tile`, `target` as in
    Place and `value`, the number it joins (None on an empty board). For "pick": `slot`. For "group":
    `choose`, `face` and `name`, the text id of the combination; a face-down choice gives only `count`,
    the number of tiles to throw, any of the hand.
    """

    move: Literal["place", "pass", "draw", "pick", "pick_now", "group"]
    tile: str | None = None
    target: str | None = None
    value: int | None = None
    slot: int | None = None
    choose: list[str] | None = None
    face: Literal["up", "down"] | None = None
    count: int | None = None
    name: str | None = None


@dataclass(slots=True)
class Laid:
    """A tile in a row as it lies: its halves from left to right and who laid it."""

    tile: str
    left: int
    right: int
    seat: int


@dataclass(slots=True)
class RowBoard:
    """A line with two ends. `start` is the index of the first tile laid, `last` of the newest."""

    tiles: list[Laid]
    start: int | None
    last: int | None
    ends: list[int]
    kind: Literal["row"] = "row"


@dataclass(slots=True)
class Side:
    """An open number of a tile on a tree: `free` places show `value`; `locked` while it takes only its double."""

    value: int
    free: int
    locked: bool


@dataclass(slots=True)
class Node:
    """A tile on a tree. `parent` is the index of the tile it lies against, `joined` the number they share."""

    tile: str
    parent: int | None
    joined: int | None
    seat: int
    sides: list[Side]


@dataclass(slots=True)
class TreeBoard:
    """Spinners and their arms, in order of laying. `unlocked` lists the numbers that may be played."""

    nodes: list[Node]
    last: int | None
    unlocked: list[int]
    numbers: list[int]
    kind: Literal["tree"] = "tree"


@dataclass(slots=True)
class Thrown:
    """What one seat put into a trick. Face down there are no `tiles`, only the `count`.

    `name` is the text id of the combination (face up); `state` says how it stands.
    """

    seat: int
    tiles: list[str]
    count: int
    face: Literal["up", "down"]
    name: str | None
    state: Literal["high", "beaten", "discard"]


@dataclass(slots=True)
class TrickBoard:
    """The trick on the table, or the finished one until the next lead. `size` is its tiles per seat."""

    thrown: list[Thrown]
    leader: int | None
    winner: int | None
    size: int
    trick: int
    kind: Literal["trick"] = "trick"


@dataclass(slots=True)
class Slots:
    """Face-down tiles on the table in the picking phase: who took each slot, None while it lies."""

    taken: list[int | None]


@dataclass(slots=True)
class Counter:
    """A number that belongs on the table or at a seat. `name` is a text id; `state` a text id or None."""

    name: str
    value: int
    state: str | None = None


@dataclass(slots=True)
class Badge:
    """A mark at a seat or on the table (banker, stake doubled). `text` is a text id."""

    text: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(slots=True)
class Strip:
    """A message under a name: yellow notice, red error, green result."""

    tone: Tone
    text: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(slots=True)
class SeatPicture:
    """What everybody sees of one seat. `hand` is None while it is hidden; `score` the player's own."""

    seat: int
    tiles: int
    hand: list[str] | None
    score: int
    counters: list[Counter]
    badges: list[Badge]
    strip: Strip | None


@dataclass(slots=True)
class SideScore:
    """The score of a side: a pair, or a single player."""

    seats: list[int]
    score: int


@dataclass(slots=True)
class ScoreLine:
    """One line of an account: a text with its clause, and what it adds ("+", 3) or multiplies ("x", 2).

    `side` is the index into `sides` it counts for, None for a line without points. `tiles` are shown with it.
    """

    text: str
    clause: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    sign: Literal["+", "x", ""] = ""
    value: int = 0
    side: int | None = None
    tiles: list[str] = field(default_factory=list)


@dataclass(slots=True)
class RoundResult:
    """How a round ended: a headline, its account, and the points per side."""

    text: str
    args: Mapping[str, Arg]
    lines: list[ScoreLine]
    points: list[int]
    counted: bool
    """Whether hands were counted or shown, so that they get a stage of their own."""


@dataclass(slots=True)
class LedgerRow:
    """One round of the score table. `text` is its headline with `args`; `points` per side."""

    round: int
    text: str
    args: Mapping[str, Arg]
    points: list[int]


@dataclass(slots=True)
class TablePicture:
    """The public table, built once per step for all viewers.

    `phase` is "deal" (waiting for one), "pick", "play", "round_over" or "match_over". `turn` is the seat
    to act, None when nobody is. `order` is the seats as play passes. `unit` is a text id for what
    `limit` counts. `ranks` gives each side's place once the match is over.
    """

    game: str
    phase: Literal["deal", "pick", "play", "round_over", "match_over"]
    round: int
    turn: int | None
    order: list[int]
    board: RowBoard | TreeBoard | TrickBoard
    slots: Slots | None
    seats: list[SeatPicture]
    sides: list[SideScore]
    limit: int | None
    counters: list[Counter]
    badges: list[Badge]
    ledger: list[LedgerRow]
    result: RoundResult | None
    ranks: list[int] | None


@dataclass(slots=True)
class OwnPicture:
    """What one seat alone sees. `options` is empty unless it is on turn; `forced` is a tile that must be laid."""

    seat: int
    hand: list[str]
    options: list[Choice]
    notices: list[Strip]
    forced: str | None = None


@dataclass(slots=True)
class Picture:
    """A game's part of the wire's view. `own` is None for a watcher."""

    table: TablePicture
    own: OwnPicture | None


@dataclass(slots=True)
class Motion:
    """A tile that travels: its text or None for a back, from a place to a place.

    Places are "hand:SEAT", "board", "stock", "slot:N", "trick", "won:SEAT".
    """

    tile: str | None
    source: str
    target: str


@dataclass(slots=True)
class Tiding:
    """An event as the wire tells it: a text for strip and live region, a motion for the eye."""

    text: str
    seat: int | None
    args: Mapping[str, Arg]
    motion: Motion | None = None
