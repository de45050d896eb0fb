"""What the vectors of all row games share: moves as they write them, deals from hands, rounds followed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from capicua.core.actions import PLACE, Action
from capicua.core.game import Deal
from capicua.families.line_course import LineCourse
from capicua.families.line_table import LEFT, START, LineState


def written(rules: LineCourse, actions: Iterable[Action]) -> list[Any]:
    """Actions as vectors write moves: [tile, side] with side L, R or S, or the words "pass" and "draw"."""
    sides = {LEFT: "L", START: "S"}
    return [
        [rules.tiles.texts[action.tile], sides.get(action.target, "R")] if action.kind == PLACE else action.text
        for action in actions
    ]


def action_of(rules: LineCourse, move: Mapping[str, Any]) -> Action:
    """The action of one step of a recorded round. Raises ActionError."""
    side = move.get("side", "")
    return rules.actions.parse(move["move"] + ("" if side == "S" else side))


def deal_of(rules: LineCourse, hands: Sequence[Sequence[str]], stock: Sequence[str] = ()) -> Deal:
    """The deal that gives these hands, and this stock from its front."""
    texts = [text for hand in hands for text in hand] + list(stock)
    return Deal(tuple(rules.tiles.parse(text) for text in texts))


def follow(
    rules: LineCourse, state: LineState, moves: Sequence[Mapping[str, Any]]
) -> tuple[LineState, LineState, list[str]]:
    """Play recorded moves: the state before the last one, the state after it, and what disagreed with the record."""
    before = state
    wrong: list[str] = []
    for at, move in enumerate(moves):
        where = f"move {at} ({move['move']})"
        if rules.to_act(state) != move["seat"]:
            return before, state, [*wrong, f"{where}: seat {rules.to_act(state)} acts, not {move['seat']}"]
        legal, action = rules.legal(state), action_of(rules, move)
        if "n_legal" in move and len(legal) != move["n_legal"]:
            wrong.append(f"{where}: {len(legal)} legal moves, not {move['n_legal']}")
        if action not in legal:
            return before, state, [*wrong, f"{where}: not legal"]
        if action.text == "draw" and rules.tiles.texts[state.order[0]] != move.get("tile"):
            wrong.append(f"{where}: draws {rules.tiles.texts[state.order[0]]}, not {move.get('tile')}")
        if "ends" in move and action.kind == PLACE and list(rules.ends_after(state, action)) != move["ends"]:
            wrong.append(f"{where}: leaves {rules.ends_after(state, action)}, not {move['ends']}")
        before, state = state, rules.apply(state, action)
    return before, state, wrong


def hands_of(rules: LineCourse, hands: Iterable[int]) -> list[list[str]]:
    """Masks as sorted lists of texts."""
    return [sorted(rules.tiles.names(hand)) for hand in hands]


def differ(name: str, got: object, expected: object) -> list[str]:
    """One difference in words, or none."""
    return [] if got == expected else [f"{name}: {got}, not {expected}"]
