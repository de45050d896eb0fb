"""How trick games are played."""

from functools import lru_cache
from typing import Any

from capicua.bots.craft import Craft, Skill
from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.search import Decision
from capicua.bots.trick_ground import TrickGround
from capicua.bots.trick_search import TrickDecision
from capicua.core.actions import Action
from capicua.core.game import Rules
from capicua.core.rng import Rng
from capicua.families.trick import TrickRules


class TrickCraft(Craft):
    """Tricks with Chinese dominoes.

    The weakest level shows off: it leads and beats with the highest it has, and is left with nothing for the last
    trick. The next plays the rule of thumb, but lets a trick go now and then; the third never does. The two best
    play out what could happen.
    """

    def __init__(self) -> None:
        self.skills = (
            Skill(naive=True),
            Skill(slips=250),
            Skill(),
            Skill(nodes=500, plain=500),
            Skill(nodes=16_000, plain=8000),
        )
        self.native = NATIVE

    def knows(self, rules: Rules[Any, Any]) -> bool:
        return isinstance(rules, TrickRules)

    def policy(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Action:
        if not skill.naive or not isinstance(rules, TrickRules):
            return self.count(rules, view, rng)
        shown, ranks = rules.face_up(view), rules.book.ranks
        return max(shown, key=lambda action: (ranks[action.index], -action.index)) if shown else rules.on_timeout(view)

    def decide(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Decision | None:
        if not isinstance(rules, TrickRules):
            return None
        return TrickDecision(ground_of(rules), view, rules.worlds(view), rng)

    def count(self, rules: Rules[Any, Any], view: Any, rng: Rng) -> Action:
        """Leads the most tiles, of these the highest; beats as cheaply as it can, else throws the weakest."""
        if not isinstance(rules, TrickRules):
            return rules.on_timeout(view)
        shown, book = rules.face_up(view), rules.book
        if not shown:
            return rules.on_timeout(view)
        if view.played:
            return min(shown, key=lambda action: (book.ranks[action.index], action.index))
        return max(shown, key=lambda action: (book.sizes[action.index], book.ranks[action.index], -action.index))


@lru_cache(8)
def ground_of(rules: TrickRules) -> TrickGround:
    """The tables for these rules."""
    return TrickGround(rules)
