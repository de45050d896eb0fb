"""All that is true in a room, as its entries add up."""

from collections import deque
from typing import Any, Final

from capicua.core.game import Rules
from capicua.core.options import Value
from capicua.core.style import Style
from capicua.room.chance import Chance
from capicua.room.clock import ClockRule, Turn, next_turn, open_turn
from capicua.room.entries import Created
from capicua.room.pace import Pace
from capicua.room.people import People
from capicua.room.play import Play
from capicua.room.stages import Stage
from capicua.room.wire import Line

KEPT_LINES: Final = 50
"""Lines that a new connection is told."""


class Heard:
    """Something said: by whom, at which second, and what everybody may see of it."""

    __slots__ = ("at", "line", "person")

    def __init__(self, person: str, at: float, line: Line) -> None:
        self.person: Final = person
        self.at: Final = at
        self.line: Final = line


class Facts:
    """A room: its people, its match, the open turn, the stage, the commands it has carried out.

    `activity` is when a person last did anything. `lines` are the last things said with their times, `numbers` what
    people are told apart by, `blocks` who hears whom no more, `kicked` who was sent away. `skimming` says that entries
    before the last deal are being read again: they count, but are not played.
    """

    __slots__ = (
        "activity",
        "blocks",
        "chance",
        "cids",
        "clock",
        "code",
        "ended",
        "id",
        "kicked",
        "lang",
        "level",
        "lines",
        "numbers",
        "open",
        "options",
        "pace",
        "people",
        "play",
        "quick",
        "rules",
        "skimming",
        "stage",
        "style",
        "turn",
    )

    def __init__(self, created: Created, style: Style, rules: Rules[Any, Any], pace: Pace) -> None:
        self.id: Final = created.room
        self.style: Final = style
        self.rules: Rules[Any, Any] = rules
        self.options: dict[str, Value] = created.options
        self.level: Final = created.level
        self.pace: Final = pace
        self.people: Final = People(rules.seats, created.bots, created.person)
        self.people.chairs[created.seat].give(created.person, created.name, created.at, present=False)
        self.play: Play = Play(rules)
        self.quick: Final = created.quick
        self.stage: Stage = Stage("waiting", created.at, pace.quick if created.quick else None)
        self.clock: ClockRule = ClockRule.of_pace(pace.turn)
        self.set_clock(created.clock)
        self.open: bool = created.open
        self.code: Final = created.code
        self.lang: Final = created.lang
        self.lines: Final[deque[Heard]] = deque(maxlen=KEPT_LINES)
        self.numbers: Final[dict[str, int]] = {created.person: 1}
        self.blocks: Final[set[tuple[str, str]]] = set()
        self.kicked: Final[set[str]] = set()
        self.chance: Final = Chance(created.fair)
        self.turn: Turn | None = None
        self.cids: Final[set[tuple[str, str]]] = set()
        self.activity: float = created.at
        self.ended: str | None = None
        self.skimming: bool = False

    def set_clock(self, text: str) -> None:
        """Time turns as `text` says; "" leaves it to the server's pace."""
        self.clock = ClockRule.read(text) or ClockRule.of_pace(self.pace.turn)

    def rebind(self, options: dict[str, Value]) -> None:
        """Before the start: the match is played with other options, maybe by another number of people."""
        self.rules = self.style.rules(options)
        self.options = options
        self.people.resize(self.rules.seats)
        self.play = Play(self.rules)

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
            limit, time = self.rules.time_limit(play.state), self._time(seat)
            if before is None:
                self.turn = open_turn(seat, at, limit, time)
            else:
                self.turn = next_turn(before, seat, at, limit, time, left)

    def _time(self, seat: int) -> float | None:
        """Seconds for a decision of `seat`: the clock's, or what is left in the seat's bank."""
        bank = self.people.chairs[seat].bank
        return bank if self.clock.bank and bank is not None else self.clock.seconds

    def fill_banks(self) -> None:
        """A round begins: everybody has the whole bank."""
        for chair in self.people.chairs:
            chair.bank = self.clock.seconds if self.clock.bank else None

    def spend(self, seat: int, left: float | None) -> None:
        """A decision of `seat` left `left` seconds: they stay in its bank, with the increment."""
        turn = self.turn
        if self.clock.bank and left is not None and turn is not None and not turn.ruled:
            self.people.chairs[seat].bank = left + self.clock.increment

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds that the turn of `seat` has left; None without a clock."""
        return None if self.turn is None or self.turn.seat != seat else self.turn.remaining(now)
