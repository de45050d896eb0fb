"""Positions for the tests of bots: random rounds with what every seat knows, and the kernels' generator."""

from collections.abc import Iterator
from typing import Any

from capicua.bots.league import Table
from capicua.core.actions import Action
from capicua.core.game import CHANCE, Deal, Rules
from capicua.core.rng import Rng


class Round:
    """A table in the middle of a round: `log` are the acts since the deal, `first` the state before it."""

    def __init__(self, rules: Rules[Any, Any], rng: Rng) -> None:
        self.rules = rules
        self.table = Table(rules)
        self.first: Any = self.table.state
        self.log: list[tuple[int, Action]] = []
        while rules.to_act(self.table.state) == CHANCE:
            self.first = self.table.state
            self.table.deal(rng)

    @property
    def seat(self) -> int:
        return self.rules.to_act(self.table.state)

    @property
    def view(self) -> Any:
        return self.table.views[self.seat]

    def act(self, action: Action) -> None:
        self.log.append((self.seat, action))
        self.table.act(action)

    def retold(self, world: Any) -> Any:
        """The view of the seat on turn when the round is played again from the deal behind `world`."""
        rules, seat = self.rules, self.seat
        state, view = self.first, rules.blank(seat)
        steps: list[Action | Deal] = [rules.deal_behind(world, self.log)]
        steps += [action for _, action in rules.log_behind(world, self.log)]
        for step in steps:
            after = rules.deal(state, step) if isinstance(step, Deal) else rules.apply(state, step)
            for event in rules.events(state, step, after):
                view = rules.see(view, event.seen_by(seat))
            state = after
        assert state == world
        return view


def choices(rules: Rules[Any, Any], seed: int) -> Iterator[Round]:
    """Rounds at the moments where a random player has a choice, without end."""
    rng = Rng(seed)
    while True:
        played = Round(rules, rng)
        while played.seat >= 0:
            legal = rules.legal(played.table.state)
            if len(legal) > 1:
                yield played
            played.act(rng.choice(legal))


def next_number(x: int) -> int:
    """Marsaglia's xorshift of 32 bits."""
    x ^= x << 13 & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ (x << 5 & 0xFFFFFFFF)
