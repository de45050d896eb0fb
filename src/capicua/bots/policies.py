"""Measuring sticks: quick players whose strength never changes."""

from typing import Any

from capicua.bots.crafts import craft_of
from capicua.core.actions import Action
from capicua.core.game import Bot, Budget, Rules
from capicua.core.rng import Rng


class Random(Bot):
    """Any legal action, each equally likely."""

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        return rng.choice(rules.options(view))


class Heaviest(Bot):
    """What an absent player would do: the heaviest tile that fits, in the picking phase the rest at once."""

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        return rules.on_timeout(view)


class SuitCount(Bot):
    """Each family's simple rule of thumb; in row games it counts what its own hand can follow and who passed."""

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        choices = rules.options(view)
        craft = craft_of(rules)
        if len(choices) == 1 or craft is None:
            return rules.on_timeout(view)
        return craft.count(rules, view, rng)
