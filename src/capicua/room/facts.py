"""All that is true in a room, as its entries add up."""

from typing import Any, Final

from capicua.core.game import Rules
from capicua.core.options import Value
from capicua.core.style import Style
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
        self.turn: Turn | None = None
        self.cids: Final[set[tuple[str, str]]] = set()
        self.activity: float = created.at
        self.ended: str | None = None
        self.skimming: bool = False

    def restart_turn(self, seat: int, at: float) -> None:
        """Another hand plays `seat`: if it is on turn, its decision begins anew."""
        if self.turn is not None and self.turn.seat == seat:
            self.turn = open_turn(seat, at, self.rules.time_limit(self.play.state), self.pace.turn)

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
        """Seconds that the person on turn has left; None without a clock, or for a bot."""
        if self.turn is None or self.people.chairs[seat].level is not None:
            return None
        return self.turn.remaining(now)
