"""Matches between bots, fair to both: every deal is played again with the seats changed round.

Sans-I/O: the caller brings the clock and spreads the work. What is played depends on the seed alone.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from math import sqrt
from typing import Any, Final, NamedTuple

from capicua.bots import levels
from capicua.bots.oracle import Oracle
from capicua.bots.research import THRIFTY, Thrifty
from capicua.core.actions import GROUP, PICK, PICK_NOW, PLACE, Action
from capicua.core.errors import OptionError
from capicua.core.game import CHANCE, Bot, Budget, Rules
from capicua.core.rng import Rng
from capicua.notation.replay import ranks_of, result_of

AnyRules = Rules[Any, Any]
Clock = Callable[[], float]
"""Seconds from any moment on."""

ORACLE: Final = "oracle"
"""The name under which a player that sees all tiles takes part. It is known here and nowhere else."""
Z: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
ENOUGH: Final = 1000
"""Deals in a row without a playable one before the league gives up."""


class Player:
    """Who decides in the league: a bot from its view, or the oracle from everything."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._bot: Final[Bot | None] = None if name == ORACLE else Thrifty() if name == THRIFTY else levels.find(name)
        self._oracle: Final = Oracle()

    def choose(self, rules: AnyRules, state: Any, view: Any, rng: Rng) -> Action:
        """What it does on turn in `state`, of which it knows `view`."""
        if self._bot is None:
            return self._oracle.choose(rules, state, view, rng)
        return self._bot.choose(rules, view, rng, Budget())


class Table:
    """One table: the state of a match and what every seat knows of it."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules: Final = rules
        self.state: Any = rules.start()
        self.views: list[Any] = [rules.blank(seat) for seat in range(rules.seats)]

    def copy(self) -> "Table":
        """A second table where everything is as it is here."""
        twin = Table(self.rules)
        twin.state, twin.views = self.state, list(self.views)
        return twin

    def deal(self, rng: Rng) -> None:
        """Deal; the phase of picking is over at once, so that hands depend on the deal alone."""
        deal = self.rules.shuffle(self.state, rng)
        self._step(deal, self.rules.deal(self.state, deal))
        while (seat := self.rules.to_act(self.state)) >= 0:
            if self.rules.legal(self.state)[0].kind not in {PICK, PICK_NOW}:
                return
            self.act(self.rules.on_timeout(self.views[seat]))

    def act(self, action: Action) -> None:
        """The seat on turn does this."""
        self._step(action, self.rules.apply(self.state, action))

    def _step(self, step: Any, after: Any) -> None:
        for event in self.rules.events(self.state, step, after):
            self.views = [self.rules.see(view, event.seen_by(view.seat)) for view in self.views]
        self.state = after


class Sample(NamedTuple):
    """How one deal or match went for the first of two bots: `won` the share of wins, `points` its lead a side.

    Both are means over all ways to seat the two; `seconds` are each bot's times of thought over choices.
    """

    won: float
    points: float
    seconds: tuple[list[float], list[float]]


class Pairing:
    """Two bots against each other at the tables of one style."""

    def __init__(self, rules: AnyRules, one: str, other: str, clock: Clock) -> None:
        self.rules: Final = rules
        self.players: Final = (player(one), player(other))
        self.seatings: Final = seatings(len(rules.sides))
        self._clock: Final = clock
        self._times: tuple[list[float], list[float]] = ([], [])

    def deal(self, seed: int, number: int) -> Sample:
        """Deal `number` of the league of this seed, in all seatings. Misdeals are drawn again."""
        table = opened(self.rules, stream(seed, number, 0))
        return self._all_ways(seed, number, lambda seating, rng: self._round(table.copy(), seating, rng))

    def match(self, seed: int, number: int) -> Sample:
        """Match `number` of the league of this seed, in all seatings: each sees the same deals in turn."""
        return self._all_ways(seed, number, lambda seating, rng: self._match(stream(seed, number, 0), seating, rng))

    def _all_ways(self, seed: int, number: int, play: Callable[[Sequence[int], Rng], tuple[float, float]]) -> Sample:
        self._times = ([], [])
        found = [play(seating, stream(seed, number, way)) for way, seating in enumerate(self.seatings, 1)]
        count = len(found)
        return Sample(sum(won for won, _ in found) / count, sum(points for _, points in found) / count, self._times)

    def _round(self, table: Table, seating: Sequence[int], rng: Rng) -> tuple[float, float]:
        """Play one round: the share of the win and the lead of those who sit at 0 in the `seating` of sides."""
        self._play(table, seating, rng)
        points = gains(self.rules, table.state)
        best = max(points)
        return share(seating, [gain == best for gain in points]), lead(seating, points)

    def _match(self, deals: Rng, seating: Sequence[int], rng: Rng) -> tuple[float, float]:
        table, led = Table(self.rules), 0.0
        while self.rules.to_act(table.state) == CHANCE:
            table.deal(deals)
            self._play(table, seating, rng)
            led += lead(seating, gains(self.rules, table.state))
        places = ranks_of(self.rules, table.state) or ()
        return share(seating, [place == 1 for place in places]), led

    def _play(self, table: Table, seating: Sequence[int], rng: Rng) -> None:
        """Play the round at `table` to its end."""
        rules = self.rules
        while (seat := rules.to_act(table.state)) >= 0:
            action = rules.automatic(table.state)
            if action is None:
                legal = rules.legal(table.state)
                action = legal[0] if len(legal) == 1 else self._think(table, seating[rules.side(seat)], rng)
            table.act(action)

    def _think(self, table: Table, who: int, rng: Rng) -> Action:
        own, view = Rng(rng.bits()), table.views[self.rules.to_act(table.state)]
        began = self._clock()
        action = self.players[who].choose(self.rules, table.state, view, own)
        self._times[who].append(self._clock() - began)
        if self.rules.why_not(table.state, action) is not None:
            raise ValueError(f"{self.players[who].name} may not play {action.text}")
        return action


def player(name: str) -> Player:
    """Who takes part under this name. Raises OptionError."""
    try:
        return Player(name)
    except OptionError as error:
        raise OptionError(f"{error}, and in a league {ORACLE} and {THRIFTY}") from error


def stream(seed: int, number: int, way: int) -> Rng:
    """The random numbers of one deal in one seating (0: of the deal itself)."""
    return Rng(Rng((seed << 40) + (number << 4) + way).bits())


def opened(rules: AnyRules, rng: Rng) -> Table:
    """A table where a round that will be played has been dealt and is to begin. Raises OptionError."""
    for _ in range(ENOUGH):
        table = Table(rules)
        table.deal(rng)
        if rules.to_act(table.state) >= 0 and rules.legal(table.state)[0].kind in {PLACE, GROUP}:
            return table
    raise OptionError(f"{rules.id} with these options deals nothing that can be played")


def seatings(sides: int) -> list[tuple[int, ...]]:
    """All ways to seat two bots (0 and 1) at so many sides: of four two each, else whatever seats both."""
    if sides == 4:
        return [tuple(int(side not in firsts) for side in range(4)) for firsts in combinations(range(4), 2)]
    return [way for way in product((0, 1), repeat=sides) if 0 < sum(way) < sides]


def gains(rules: AnyRules, state: Any) -> list[int]:
    """What the round that ended in `state` brought each side; where points are bad, with the sign turned."""
    points = result_of(rules, state).points
    return [-gain for gain in points] if rules.fewest_win else list(points)


def share(seating: Sequence[int], won: Sequence[bool]) -> float:
    """The part of a win, shared by all sides that `won`, which belongs to bot 0."""
    return sum(win and not who for who, win in zip(seating, won, strict=True)) / sum(won)


def lead(seating: Sequence[int], points: Sequence[int]) -> float:
    """By how many points a side of bot 0 is ahead of a side of bot 1, on average."""
    means = []
    for who in (0, 1):
        own = [gain for at, gain in zip(seating, points, strict=True) if at == who]
        means.append(sum(own) / len(own))
    return means[0] - means[1]


def pairs(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Everybody against everybody, once. Raises OptionError."""
    if len(names) < 2 or len(set(names)) < len(names):
        raise OptionError("a league needs two bots or more, each named once")
    return combinations(names, 2)


# --- what it comes to ------------------------------------------------------------------------------


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of two independent values or more."""
    mean, error = _mean_error(values)
    return mean, mean - Z * error, mean + Z * error


def share_interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval of independent shares from 0 to 1, by Wilson's formula.

    Its number of trials is that which explains the spread of the shares; without a spread, their number.
    """
    mean, error = _mean_error(shares)
    trials = mean * (1 - mean) / (error * error) if error else float(len(shares))
    wide = Z * Z / trials
    middle = (mean + wide / 2) / (1 + wide)
    half = sqrt(wide * mean * (1 - mean) + wide * wide / 4) / (1 + wide)
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def _mean_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count * (count - 1)))
