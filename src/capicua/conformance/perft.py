"""Perft: how many ways lead on from a position, move by move; two engines that agree on them agree on the moves.

Counted are the plies after the deal: an act of a seat or of the table itself (then there is no other). Both
sides of equal ends count, a pass is a ply, a draw is a ply. A round that is over is a leaf, however early.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from capicua.core.actions import PICK_NOW, Action
from capicua.core.game import OVER, Rules
from capicua.core.rng import Rng

AnyRules = Rules[Any, Any]

BRANCHES: Final = 200
"""About how many parts a count is split into, so that its progress can be told."""


def dealt(rules: AnyRules, rng: Rng) -> Any:
    """The state after a random deal, hands picked: the first deal from `rng` that can be played.

    A deal that ends its round moves on to the next, as the match does; one that ends the match begins another.
    """
    state = rules.start()
    while True:
        state = picked(rules, rules.deal(state, rules.shuffle(state, rng)))
        turn = rules.to_act(state)
        if turn >= 0:
            return state
        if turn == OVER:
            state = rules.start()


def picked(rules: AnyRules, state: Any) -> Any:
    """The state once every seat has taken the first free slots, where hands are picked."""
    while rules.to_act(state) >= 0:
        last = rules.legal(state)[-1]
        if last.kind != PICK_NOW:
            break
        state = rules.apply(state, last)
    return state


def choices(rules: AnyRules, state: Any) -> Sequence[Action]:
    """The acts that are counted: what is legal, or what the table itself does; none when the round is over."""
    if rules.to_act(state) < 0:
        return ()
    itself = rules.automatic(state)
    return rules.legal(state) if itself is None else (itself,)


def leaves(rules: AnyRules, state: Any, depth: int) -> int:
    """The number of positions `depth` plies on, and of rounds that end before."""
    actions = choices(rules, state) if depth else ()
    if not actions:
        return 1
    if depth == 1:
        return len(actions)
    return sum([leaves(rules, rules.apply(state, action), depth - 1) for action in actions])


def parts(rules: AnyRules, state: Any, depth: int) -> list[tuple[Action | None, Any, int]]:
    """The count split up: (first act, state, plies left), in order. The first act is None where there is none."""
    found: list[tuple[Action | None, Any, int]] = [(None, state, depth)]
    while len(found) < BRANCHES:
        wider: list[tuple[Action | None, Any, int]] = []
        for first, at, left in found:
            actions = choices(rules, at) if left else ()
            wider += [(first or action, rules.apply(at, action), left - 1) for action in actions]
            if not actions:
                wider.append((first, at, 0))
        if len(wider) == len(found) and not any(left for _, _, left in wider):
            return wider
        found = wider
    return found


def counted(rules: AnyRules, state: Any, depth: int) -> Iterator[tuple[Action | None, int, float]]:
    """Part by part: the first act it belongs to, its leaves, and how much of the whole is done then, 0 to 1."""
    split = parts(rules, state, depth)
    for done, (first, at, left) in enumerate(split, 1):
        yield first, leaves(rules, at, left), done / len(split)
