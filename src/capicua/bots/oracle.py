"""A player that sees all hands: the ceiling to measure bots against. It sits in leagues alone.

In trees and tricks it thinks as the best level does, but with the true hands; in what order a boneyard will be drawn,
which no player could ever work out, it does not know there. Elsewhere it searches the open game: a
tree of all moves that grows where they did well so far, each new leaf valued by a quick round played to its end. It is
no Bot, takes a state, and no level is made of it.
"""

from collections.abc import Sequence
from math import factorial, sqrt
from typing import Any, Final

from capicua.bots.search import Decision, think
from capicua.bots.tree_craft import ground_of as tree_ground
from capicua.bots.tree_search import TreeDecision
from capicua.bots.trick_craft import ground_of as trick_ground
from capicua.bots.trick_search import TrickDecision
from capicua.core.actions import Action
from capicua.core.game import Budget, Rules, Seat, Worlds
from capicua.core.rng import Rng
from capicua.families.tree import TreeRules
from capicua.families.tree_table import TreeState
from capicua.families.trick import TrickRules

AnyRules = Rules[Any, Any]

NODES: Final = 20_000
"""Plies that are played out for one decision in the true world."""
VISITS: Final = 400
"""Rounds that are played in thought for one decision."""
CURIOSITY: Final = 0.7
"""How much less tried moves are favoured, in parts of the widest difference seen."""


class Node:
    """A position of the tree: what each move led to. `totals` are what its mover gained by them in all."""

    __slots__ = ("actions", "after", "counts", "states", "totals", "visits")

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions: Final = list(actions)
        self.counts: Final = [0] * len(self.actions)
        self.totals: Final = [0.0] * len(self.actions)
        self.after: Final[list[Node | None]] = [None] * len(self.actions)
        self.states: Final[list[Any]] = [None] * len(self.actions)
        self.visits: int = 0


class Truth(Worlds[Any]):
    """The one world that is so."""

    def __init__(self, state: Any) -> None:
        self.count = 1
        self._state: Final = state

    def draw(self, rng: Rng) -> Any:
        return self._state


class OpenHands(Worlds[TreeState]):
    """What can be when all hands are seen, but not what will be drawn."""

    def __init__(self, state: TreeState) -> None:
        self.count = factorial(state.stock)
        self._state: Final = state

    def draw(self, rng: Rng) -> TreeState:
        state, world = self._state, self._state.copy()
        drawn = len(state.order) - state.stock
        world.order = state.order[:drawn] + tuple([state.order[drawn + at] for at in rng.permutation(state.stock)])
        return world


class Oracle:
    """Chooses from a state."""

    def choose(self, rules: AnyRules, state: Any, view: Any, rng: Rng) -> Action:
        """A move for the seat on turn, which knows `view` and here everything."""
        decision: Decision | None = None
        if isinstance(rules, TreeRules):
            decision = TreeDecision(tree_ground(rules), view, OpenHands(state), rng)
        elif isinstance(rules, TrickRules):
            decision = TrickDecision(trick_ground(rules), view, Truth(state), rng)
        if decision is None or not decision.actions:
            return Search(rules, state, rng).best()
        return think(decision, NODES, Budget())


class Search:
    """One decision of the oracle."""

    def __init__(self, rules: AnyRules, state: Any, rng: Rng) -> None:
        self._rules: Final = rules
        self._rng: Final = rng
        self._before: Final[tuple[int, ...]] = state.match.scores
        self._state: Final = state
        self._root: Final = Node(rules.legal(state))
        self._low: float = 0.0
        self._high: float = 0.0

    def best(self) -> Action:
        """The move that was looked at most."""
        for _ in range(VISITS):
            self._visit(self._root, self._state)
        counts = self._root.counts
        return self._root.actions[counts.index(max(counts))]

    def _visit(self, node: Node, state: Any) -> list[float]:
        """Go down to a leaf and back; what each seat gained there."""
        rules, seat, at = self._rules, self._rules.to_act(state), self._pick(node)
        after = node.states[at]
        if after is None:
            after = node.states[at] = rules.apply(state, node.actions[at])
        if rules.to_act(after) < 0:
            gained = self._gained(after)
        elif node.counts[at]:
            deeper = node.after[at]
            if deeper is None:
                deeper = node.after[at] = Node(rules.legal(after))
            gained = self._visit(deeper, after)
        else:
            gained = self._playout(after)
        node.visits += 1
        node.counts[at] += 1
        node.totals[at] += gained[seat]
        return gained

    def _pick(self, node: Node) -> int:
        wide = CURIOSITY * (self._high - self._low or 1.0) * sqrt(node.visits)
        values = [
            total / count + wide / (1 + count) if count else float("inf")
            for total, count in zip(node.totals, node.counts, strict=True)
        ]
        return values.index(max(values))

    def _playout(self, state: Any) -> list[float]:
        rules, rng = self._rules, self._rng
        while rules.to_act(state) >= 0:
            state = rules.apply(state, rng.choice(rules.legal(state)))
        return self._gained(state)

    def _gained(self, state: Any) -> list[float]:
        """What each seat is ahead of the other sides, on average, by the round that ended in `state`."""
        gains = [now - then for now, then in zip(state.match.scores, self._before, strict=True)]
        if self._rules.fewest_win:
            gains = [-gain for gain in gains]
        sides = self._rules.totals(gains)
        found = [self._lead(sides, seat) for seat in range(self._rules.seats)]
        self._low, self._high = min(self._low, *found), max(self._high, *found)
        return found

    def _lead(self, sides: list[int], seat: Seat) -> float:
        own = self._rules.side(seat)
        return sides[own] - (sum(sides) - sides[own]) / (len(sides) - 1)
