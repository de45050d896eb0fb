"""Quick players: a glance at the table, no search."""

from typing import Any, Final

from capicua.bots.row import RowJudge
from capicua.core.actions import PLACE, Action
from capicua.core.game import Bot, Budget, Rules
from capicua.core.rng import Rng
from capicua.families.line import LineRules
from capicua.families.line_table import PICKING, LineView


class Random(Bot):
    """Any legal action, each equally likely."""

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        return rng.choice(rules.options(view))


class Heaviest(Bot):
    """What an absent player would do: the heaviest tile that fits."""

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        return rules.on_timeout(view)


class Glance(Bot):
    """Plays heavy, minds what its own hand and every other seat can follow, and keeps its partner's ends.

    In games other than rows it does what an absent player would do.
    """

    def choose(self, rules: Rules[Any, Any], view: Any, rng: Rng, budget: Budget) -> Action:
        choices = rules.options(view)
        if len(choices) == 1:
            return choices[0]
        if not isinstance(rules, LineRules) or not isinstance(view, LineView) or view.phase == PICKING:
            return rules.on_timeout(view)
        judge: Final = RowJudge(rules, view)
        placements = [action for action in choices if action.kind == PLACE]
        return max(placements, key=lambda action: (judge.value(action), -action.index))
