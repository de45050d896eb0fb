"""What the vectors of all row games share: moves as they write them, deals from hands, rounds followed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from capicua.core.actions import PLACE, Action
from capicua.core.game import Deal, Seat
from capicua.families.line_course import LineCourse
from capicua.families.line_setup import set_up
from capicua.families.line_table import LEFT, START, LineState
from capicua.families.match import Match


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
    """Play recorded moves: the state before the last one, the state after it, and what disagreed with the record.

    A record may lay its opening tile the other way round; then its left is our right.
    """
    before = state
    wrong: list[str] = []
    mirrored = _opens_mirrored(moves)
    for at, recorded in enumerate(moves):
        move = _mirror(recorded) if mirrored else recorded
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


def _opens_mirrored(moves: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the opening tile lies with its high half to the left."""
    left, right = moves[0].get("ends", (0, 0)) if moves else (0, 0)
    return bool(left > right)


def _mirror(move: Mapping[str, Any]) -> Mapping[str, Any]:
    """The move with left and right exchanged."""
    mirrored = dict(move)
    if "side" in move:
        mirrored["side"] = {"L": "R", "R": "L"}.get(move["side"], move["side"])
    if "ends" in move:
        mirrored["ends"] = move["ends"][::-1]
    return mirrored


def hands_of(rules: LineCourse, hands: Iterable[int]) -> list[list[str]]:
    """Masks as sorted lists of texts."""
    return [sorted(rules.tiles.names(hand)) for hand in hands]


def differ(name: str, got: object, expected: object) -> list[str]:
    """One difference in words, or none."""
    return [] if got == expected else [f"{name}: {got}, not {expected}"]


def lay_last(
    rules: LineCourse, line: Sequence[Sequence[int]], hands: Sequence[Sequence[str]], seat: Seat, match: Match
) -> LineState:
    """The state after `seat` has laid the rightmost tile of `line`, with `hands` left."""
    *before, (left, right) = line
    tile = f"{max(left, right)}-{min(left, right)}"
    held = [[*hand, tile] if by == seat else list(hand) for by, hand in enumerate(hands)]
    return rules.apply(set_up(rules, before, held, seat, match=match), rules.actions.parse(f"{tile}R"))
