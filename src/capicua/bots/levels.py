"""The players that can sit at a table, by name."""

from typing import Any, Final

from capicua.bots.craft import Craft, Skill
from capicua.bots.crafts import craft_of
from capicua.bots.policies import Heaviest, Random, SuitCount
from capicua.bots.search import think
from capicua.core.actions import Action
from capicua.core.errors import OptionError
from capicua.core.game import Bot, Budget, Rules
from capicua.core.rng import Rng

BASELINES: Final[tuple[str, ...]] = ("random", "heaviest", "suit-count")
"""Measuring sticks: they can play, but are no level that is offered to people."""

LEVELS: Final[tuple[str, ...]] = ("beginner", "easy", "medium", "hard", "master")
"""What people can choose, in order of strength."""

STRONGEST: Final = "strongest"
"""Another name of the last level."""


class Level(Bot):
    """The level with this `rank` among LEVELS. A level changes what it thinks, never what it may see."""

    def __init__(self, rank: int) -> None:
        self._rank: Final = rank

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        craft = craft_of(rules)
        if craft is None:
            return rules.on_timeout(view)
        return play(craft, craft.skills[self._rank], rules, view, rng, budget)


def play(craft: Craft, skill: Skill, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
    """What one who plays like this does."""
    if len(rules.options(view)) == 1:
        return rules.on_timeout(view)
    if skill.slips and rng.below(1000) < skill.slips:
        return rules.on_timeout(view)
    nodes = skill.nodes if craft.native else skill.plain
    if budget.nodes is not None:
        nodes = min(nodes, budget.nodes)
    decision = craft.decide(rules, view, rng, skill) if nodes else None
    return think(decision, nodes, budget) if decision is not None else craft.policy(rules, view, rng, skill)


def find(name: str) -> Bot:
    """The player of this name. Raises OptionError."""
    if name == "random":
        return Random()
    if name == "heaviest":
        return Heaviest()
    if name == "suit-count":
        return SuitCount()
    known = LEVELS[-1] if name == STRONGEST else name
    if known not in LEVELS:
        raise OptionError(f"there is no bot {name!r}; bots are {', '.join([*LEVELS, STRONGEST, *BASELINES])}")
    return Level(LEVELS.index(known))
