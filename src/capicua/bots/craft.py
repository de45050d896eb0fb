"""What a family of games brings to the table of bots: quick policies, and decisions to be thought through."""

from abc import abstractmethod
from typing import Any, Final

from capicua.bots.search import Decision
from capicua.core.actions import Action
from capicua.core.extension import mypyc_attr
from capicua.core.game import Rules
from capicua.core.rng import Rng


class Skill:
    """How well a level plays in one family.

    `nodes` are the plies that it may play out for one move in the compiled build, `plain` those in the
    interpreted one; with 0 it does not search, and its policy chooses. `slips` are the thousandths of choices
    in which it overlooks something; `naive` says whether it plays as one does who has just learnt the rules,
    `counts` whether it remembers who passed on what, `reads` whether it draws conclusions from what others chose
    in a `pool` of so many worlds, `solves` whether it looks for what is certain, `thrifty` whether it plays for pips
    whatever they are worth in the match: no level does, it is there to be measured against.
    """

    __slots__ = ("counts", "naive", "nodes", "plain", "pool", "reads", "slips", "solves", "thrifty")

    def __init__(
        self,
        nodes: int = 0,
        plain: int = 0,
        slips: int = 0,
        naive: bool = False,
        counts: bool = True,
        reads: bool = False,
        pool: int = 0,
        solves: bool = False,
        thrifty: bool = False,
    ) -> None:
        self.nodes: Final = nodes
        self.plain: Final = plain
        self.slips: Final = slips
        self.naive: Final = naive
        self.counts: Final = counts
        self.reads: Final = reads
        self.pool: Final = pool
        self.solves: Final = solves
        self.thrifty: Final = thrifty


@mypyc_attr(allow_interpreted_subclasses=True)
class Craft:
    """How the games of one family are played. Keeps nothing between two choices.

    `skills` are those of the five levels, weakest first; `native` says whether the kernel is compiled.
    """

    skills: tuple[Skill, ...]
    native: bool

    @abstractmethod
    def knows(self, rules: Rules[Any, Any]) -> bool:
        """Whether these rules are of the family."""

    @abstractmethod
    def policy(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Action:
        """What a glance at the table says. The view's seat has more than one option."""

    @abstractmethod
    def decide(self, rules: Rules[Any, Any], view: Any, rng: Rng, skill: Skill) -> Decision | None:
        """The choice, ready to be thought through; None where there is nothing to think about, as while picking."""

    def count(self, rules: Rules[Any, Any], view: Any, rng: Rng) -> Action:
        """What the baseline `suit-count` plays: the family's simple rule of thumb, published and never improved."""
        return rules.on_timeout(view)
