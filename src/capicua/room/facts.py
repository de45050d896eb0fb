"""All that is true in a room, as its entries add up."""

from typing import Any, Final

from capicua.core.game import Rules
from capicua.core.options import Value
from capicua.core.style import Style
from capicua.room.chance import Chance
from capicua.room.clock import Turn, next_turn, open_turn
from capicua.room.entries import Created
from capicua.room.pace import Pace
from capicua.room.people import People
from capicua.room.play import Play
from capicua.room.stages import Stage


class Facts:
    """A room: its people, its match, the open turn, the stage, the commands it has carried out.

    `activity` is when a person last did anything. `skimming` says that entries before the last deal
    are being read again: they count, but are not played.
    """

    __slots__ = (
        "activity",
        "chance",
        "cids",
        "ended",
        "id",
        "level",
        "options",
        "pace",
        "people",
        "play",
        "rules",
        "skimming",
        "stage",
        "style",
        "turn",
    )

    def __init__(self, created: Created, style: Style, rules: Rules[Any, Any], pace: Pace) -> None:
        self.id: Final = created.room
        self.style: Final = style
        self.rules: Final = rules
        self.options: Final[dict[str, Value]] = created.options
        self.level: Final = created.level
        self.pace: Final = pace
        self.people: Final = People(rules.seats, created.bots, created.person)
        self.people.chairs[created.seat].give(created.person, created.name, created.at, present=False)
        self.play: Final = Play(rules)
        self.stage: Stage = Stage("waiting", created.at)
        self.chance: Final = Chance(created.fair)
        self.turn: Turn | None = None
        self.cids: Final[set[tuple[str, str]]] = set()
        self.activity: float = created.at
        self.ended: str | None = None
        self.skimming: bool = False

    def hand_over(self, seat: int, at: float) -> None:
        """A bot or a person takes over `seat`: an open decision goes on with the time it has left.

        A bot's thinking begins at `at`; nobody gains time by leaving and coming back.
        """
        turn = self.turn
        if turn is not None and turn.seat == seat:
            self.turn = Turn(seat, at, turn.remaining(at), turn.of, turn.ruled)

    def after_step(self, at: float, left: float | None) -> None:
        """After a deal or an act that left `left` seconds: whose turn it is now, or that the round is over."""
        play, before = self.play, self.turn
        seat = play.turn
        if seat is None:
            self.turn = None
            hands = play.counted()
            self.stage = Stage("hands", at, self.pace.hands) if hands else Stage("result", at, self.pace.result)
        else:
            limit = self.rules.time_limit(play.state)
            if before is None:
                self.turn = open_turn(seat, at, limit, self.pace.turn)
            else:
                self.turn = next_turn(before, seat, at, limit, self.pace.turn, left)

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds that the turn of `seat` has left; None without a clock."""
        return None if self.turn is None or self.turn.seat != seat else self.turn.remaining(now)
