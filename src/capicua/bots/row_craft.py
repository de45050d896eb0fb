"""How row games are played."""

from typing import Any

from capicua.bots.craft import Craft, Skill
from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.row import RowJudge
from capicua.bots.row_count import SuitCounter
from capicua.bots.row_decision import RowDecision
from capicua.bots.search import Decision
from capicua.core.actions import PLACE, Action
from capicua.core.game import Rules
from capicua.core.rng import Rng
from capicua.families.line import LineRules
from capicua.families.line_table import PICKING, LineView


class RowCraft(Craft):
    """Rows with two ends. Picking is never thought about: the rest is taken at once."""

    def __init__(self) -> None:
        self.skills = (
            Skill(slips=700),
            Skill(),
            Skill(nodes=700, plain=700, counts=False),
            Skill(nodes=6000, plain=6000),
            Skill(nodes=100_000, plain=40_000, reads=True, pool=1024 if NATIVE else 384, solves=True),
        )
        self.native = NATIVE

    def knows(self, rules: Rules[Any, Any]) -> bool:
        return isinstance(rules, LineRules)

    def policy(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Action:
        placements = _placements(rules, view)
        if not placements or not isinstance(rules, LineRules):
            return rules.on_timeout(view)
        judge = RowJudge(rules, view)
        return max(placements, key=lambda action: (judge.value(action), -action.index))

    def decide(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Decision | None:
        if not isinstance(rules, LineRules) or view.phase == PICKING or not _placements(rules, view):
            return None
        return RowDecision(rules, view, rng, skill)

    def count(self, rules: Rules[Any, Any], view: Any, rng: Rng) -> Action:
        placements = _placements(rules, view)
        if not placements or not isinstance(rules, LineRules):
            return rules.on_timeout(view)
        counter = SuitCounter(rules, view)
        values = [counter.value(action) for action in placements]
        best = max(values)
        return rng.choice([action for action, value in zip(placements, values, strict=True) if value == best])


def _placements(rules: Rules[Any, Any], view: LineView) -> list[Action]:
    """What the view's seat may lay; nothing while tiles are picked."""
    if view.phase == PICKING:
        return []
    return [action for action in rules.options(view) if action.kind == PLACE]
