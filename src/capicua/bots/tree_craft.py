"""How tree games are played."""

from functools import lru_cache
from typing import Any, Final

from capicua.bots.craft import Craft, Skill
from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.search import Decision
from capicua.bots.tree_ground import TreeGround
from capicua.bots.tree_search import FEW, TreeDecision, candidates
from capicua.core.actions import Action
from capicua.core.game import Rules
from capicua.core.rng import Rng
from capicua.families.packed import steps
from capicua.families.tree import TreeRules
from capicua.families.tree_table import TreeView

TILES: Final = 28
"""The largest set that the kernel can hold."""


class TreeCraft(Craft):
    """Trees of tiles with locked numbers.

    The weakest level looks where the last tile was laid; the next does so half of the time and otherwise gets rid
    of pips, as the third does always. The two best play out what could happen, the fourth in haste: it looks at a few
    worlds, and not at every move.
    """

    def __init__(self) -> None:
        self.skills = (
            Skill(naive=True),
            Skill(naive=True, slips=500),
            Skill(),
            Skill(nodes=500, plain=500, slips=300),
            Skill(nodes=120_000, plain=40_000, solves=True),
        )
        self.native = NATIVE

    def knows(self, rules: Rules[Any, Any]) -> bool:
        return isinstance(rules, TreeRules) and rules.tiles.size <= TILES

    def policy(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Action:
        found = candidates(ground_of(rules), view)
        if not found or not skill.naive:
            return rules.on_timeout(view)
        trees = ground_of(rules).rules.trees
        values = [nearness(trees.tile_of(one.action.target), view) for one in found]
        return found[values.index(max(values))].action

    def decide(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Decision | None:
        if not isinstance(rules, TreeRules):
            return None
        worlds = rules.worlds(view)
        listed = worlds.every() if skill.solves and worlds.count <= FEW else []
        decision = TreeDecision(ground_of(rules), view, worlds, rng, listed)
        return decision if decision.actions else None


@lru_cache(32)
def ground_of(rules: Any) -> TreeGround:
    """The tables for these rules of a tree game."""
    return TreeGround(rules)


def nearness(tile: int, view: TreeView) -> int:
    """How near to the tile laid last another on the table is: a beginner looks there first."""
    for age, (_, action) in enumerate(reversed(steps(view.trail))):
        if action.tile == tile:
            return -age
    return -TILES
