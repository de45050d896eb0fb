"""Positions of trees."""

from capicua.core.actions import PLACE
from capicua.core.errors import ActionError
from capicua.families.match import Match
from capicua.families.packed import steps
from capicua.families.tree_course import TreeCourse
from capicua.families.tree_table import TreeState
from capicua.notation.errors import NotationError, Path, Where, shown
from capicua.notation.position_parts import held, lying, names
from capicua.notation.positions import TreePosition
from capicua.notation.tiles import read_action, read_deal, read_tiles


def tree_state(rules: TreeCourse, position: TreePosition, where: Where) -> TreeState:
    """The state in a position. Raises NotationError."""
    if not position.tree:
        return _tree_deal(rules, position, where)
    placed: list[tuple[str, str | None]] = []
    for at, text in enumerate(position.tree):
        try:
            action = read_action(rules, text)
        except ActionError as error:
            raise NotationError(where(("tree", at)), str(error)) from None
        tile, _, parent = action.text.partition("@")
        if action.kind != PLACE or bool(parent) != bool(at):
            raise NotationError(
                where(("tree", at)), "a tree begins with its double, 6-6; then a tile and what it lies against"
            )
        placed.append((tile, parent or None))
    laid: list[tuple[Path, str]] = [(("tree", at), tile) for at, (tile, _) in enumerate(placed)]
    read_tiles(rules.tiles, [*laid, *held(position), *lying(position)], where)
    drawn = position.drawn
    if drawn is not None and drawn not in position.hands[position.turn]:
        raise NotationError(where(("drawn",)), f"{shown(drawn)} is not in the hand of seat {position.turn}")
    try:
        return TreeState.setup(
            rules.trees, Match((0,) * rules.seats), placed, position.hands, position.stock, position.turn, drawn
        )
    except ActionError as error:
        raise NotationError(where(("tree",)), str(error)) from None


def _tree_deal(rules: TreeCourse, position: TreePosition, where: Where) -> TreeState:
    """The state right after a deal."""
    for seat, hand in enumerate(position.hands):
        if len(hand) != rules.hand_size:
            what = f"before the first tile lies, a hand has {rules.hand_size} tiles, not {len(hand)}"
            raise NotationError(where(("hands", seat)), what)
    named = [text for hand in position.hands for text in hand]
    read_tiles(rules.tiles, [*held(position), *lying(position)], where)
    deal = read_deal(rules, [*named, *position.stock], None, ("stock",), where)
    state = rules.deal(rules.start(), deal)
    if state.turn != position.turn:
        opens = f"seat {state.turn} opens" if state.turn >= 0 else "nobody has a double to open with"
        raise NotationError(where(("turn",)), f"{opens} after this deal")
    return state


def tree_of(rules: TreeCourse, state: TreeState) -> TreePosition:
    """The position of a state in the middle of a round. Raises NotationError."""
    if state.turn < 0:
        raise NotationError(rules.id, "a position is that of a round in play, not between rounds")
    texts, left = rules.tiles.texts, len(state.order) - state.stock
    return TreePosition(
        tuple(action.text for _, action in steps(state.trail) if action.kind == PLACE),
        names(rules.tiles, [state.hand(seat) for seat in rules.order]),
        state.turn,
        tuple(texts[tile] for tile in state.order[left:]),
        texts[state.order[left - 1]] if state.has_drawn() else None,
    )
