"""Bots on one's own device: the same players as on a server, with as much thought as the device has time for."""

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from capicua.bots import levels
from capicua.bots.craft import Craft
from capicua.bots.crafts import craft_of
from capicua.bots.search import think
from capicua.core.game import Budget, Rules
from capicua.core.options import Value
from capicua.core.rng import Rng
from capicua.games import registry
from capicua.room.due import Thought

Entropy = Callable[[int], bytes]
"""So many random bytes that nobody knows."""

PAUSE: Final = 0.7
"""Seconds that a thought may take: it is over before a bot's pause is."""
LONGEST: Final = 1.5
"""Seconds after which a thought is cut short whatever was measured: a hot device is slower than it was."""
SAMPLE: Final = 2000
"""Plies played out to measure a device by."""
LEAST: Final = 300
"""Plies that a bot of the better levels gets on any device."""


class Thinker:
    """Chooses for the bots of one room. `clock` tells seconds.

    `rates` holds by craft what was measured on this device: the seconds it takes to begin a thought, and the plies
    it plays out in a second. It is measured once, with the first thought of a craft, and kept by the caller as JSON.
    """

    def __init__(self, clock: Callable[[], float], entropy: Entropy, rates: str = "{}") -> None:
        self._clock: Final = clock
        self._entropy: Final = entropy
        self.rates: Final[dict[str, tuple[float, float]]] = {
            name: (float(start), float(rate)) for name, (start, rate) in json.loads(rates).items()
        }

    def choose(self, thought: Thought) -> int:
        """The index of the bot's action. Raises OptionError where nobody is called so."""
        rules = _rules(thought.style, tuple(thought.options.items()))
        view = rules.unpack(thought.view)
        budget = Budget(self._nodes(rules, view), LONGEST, self._clock)
        seed = int.from_bytes(self._entropy(8), "big")
        return levels.find(thought.level).choose(rules, view, Rng(seed), budget).index

    def _nodes(self, rules: Rules[Any, Any], view: Any) -> int | None:
        """How many plies fit into the pause; None where nothing could be measured yet."""
        craft = craft_of(rules)
        if craft is None:
            return None
        name = type(craft).__name__
        if name not in self.rates and len(rules.options(view)) > 1:
            self._measure(name, craft, rules, view)
        if name not in self.rates:
            return None
        start, rate = self.rates[name]
        return max(LEAST, int((PAUSE - start) * rate))

    def _measure(self, name: str, craft: Craft, rules: Rules[Any, Any], view: Any) -> None:
        """Thinks twice, for the first time makes the tables of the game."""
        for _ in range(2):
            began = self._clock()
            decision = craft.decide(rules, view, Rng(1), craft.skills[-1])
            if decision is None:
                return
            made = self._clock()
            think(decision, SAMPLE, Budget())
            thought = self._clock()
            if decision.nodes >= SAMPLE and thought > made:
                self.rates[name] = made - began, decision.nodes / (thought - made)


@lru_cache(maxsize=8)
def _rules(style: str, options: tuple[tuple[str, Value], ...]) -> Rules[Any, Any]:
    return registry.find(style).rules(dict(options))
