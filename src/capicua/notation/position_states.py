"""From a position to a state and back, through the set-up constructors of the families.

A state made of a position has its board, hands and turn, not the way that led there: who laid which tile, and
what was thrown in earlier tricks, is not written.
"""

from typing import Any

from capicua.core.game import Rules
from capicua.families.line_course import LineCourse
from capicua.families.tree_course import TreeCourse
from capicua.families.trick_course import TrickCourse
from capicua.notation.errors import NotationError, Where, json_path, shown
from capicua.notation.positions import Position, RowPosition, TreePosition, TrickPosition
from capicua.notation.row_states import row_of, row_state
from capicua.notation.tree_states import tree_of, tree_state
from capicua.notation.trick_states import trick_of, trick_state


def state_of(rules: Rules[Any, Any], position: Position, where: Where = json_path) -> Any:
    """The state of a game in this position. Raises NotationError."""
    if isinstance(rules, LineCourse) and isinstance(position, RowPosition):
        _check(rules, position, where)
        return row_state(rules, position, where)
    if isinstance(rules, TreeCourse) and isinstance(position, TreePosition):
        _check(rules, position, where)
        return tree_state(rules, position, where)
    if isinstance(rules, TrickCourse) and isinstance(position, TrickPosition):
        _check(rules, position, where)
        return trick_state(rules, position, where)
    raise NotationError(where(()), f"this is no position of {rules.id}")


def _check(rules: Rules[Any, Any], position: Position, where: Where) -> None:
    """Raises NotationError unless there are as many hands as seats, and the seats named are there."""
    if len(position.hands) != rules.seats:
        raise NotationError(where(("hands",)), f"{rules.id} has {rules.seats} hands here, not {len(position.hands)}")
    for name in ("turn", "by", "banker"):
        seat = getattr(position, name, None)
        if seat is not None and seat not in rules.order:
            raise NotationError(where((name,)), f"seats are 0 to {rules.seats - 1}, not {shown(seat)}")


def position_of(rules: Rules[Any, Any], state: Any) -> Position:
    """The position of a state in the middle of a round. Raises NotationError where there is none."""
    if isinstance(rules, LineCourse):
        return row_of(rules, state)
    if isinstance(rules, TreeCourse):
        return tree_of(rules, state)
    if isinstance(rules, TrickCourse):
        return trick_of(rules, state)
    raise NotationError(rules.id, "positions are those of rows, trees and tricks")
