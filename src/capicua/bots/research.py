"""A player to measure the best level against: it sits in leagues alone."""

from typing import Any, Final

from capicua.bots.craft import Skill
from capicua.bots.levels import play
from capicua.bots.row_craft import RowCraft
from capicua.core.actions import Action
from capicua.core.errors import OptionError
from capicua.core.game import Bot, Budget, Rules
from capicua.core.rng import Rng
from capicua.families.line import LineRules
from capicua.families.line_course import LOWER_PAIR, OWN_PIPS

THRIFTY: Final = "thrifty"
"""The name under which it takes part."""


class Thrifty(Bot):
    """The best level of row games, but that it plays for the pips of a round, whatever they are worth in the match.

    By what the best level is ahead of it, it pays to heed prizes and scores.
    """

    def __init__(self) -> None:
        self._craft: Final = RowCraft()
        best = self._craft.skills[-1]
        self._skill: Final = Skill(
            nodes=best.nodes, plain=best.plain, reads=True, pool=best.pool, solves=True, thrifty=True
        )

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        if not isinstance(rules, LineRules) or (rules.counting != OWN_PIPS and rules.locking != LOWER_PAIR):
            raise OptionError(f"{THRIFTY} plays where pips are compared, by pairs or by each; not {rules.id}")
        return play(self._craft, self._skill, rules, view, rng, budget)
