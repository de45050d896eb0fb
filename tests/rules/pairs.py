"""Tables of Brazilian pairs, built by hand for the tests of their clauses."""

from typing import Any

from capicua.core.game import Deal
from capicua.core.tiles import DOUBLE_SIX
from capicua.core.wire import Refusal
from capicua.families.line_table import LineState, LineView
from capicua.games import registry
from capicua.games.duplas import Duplas

NO_DOUBLES_TWICE = [
    ["6-6", "6-5", "6-4", "6-3", "6-2", "6-1", "6-0"],
    ["5-5", "5-4", "5-3", "5-2", "5-1", "5-0", "4-3"],
    ["4-4", "4-2", "4-1", "4-0", "3-3", "3-2", "3-1"],
    ["3-0", "2-2", "2-1", "2-0", "1-1", "1-0", "0-0"],
]
"""A deal in which nobody holds more than three doubles."""


def game(**given: object) -> Duplas:
    rules = registry.find("duplas").rules({"pick_phase": "automatic", **given})
    assert isinstance(rules, Duplas)
    return rules


def dealt(rules: Duplas, hands: list[list[str]], state: LineState | None = None) -> LineState:
    order = tuple(DOUBLE_SIX.parse(tile) for hand in hands for tile in hand)
    return rules.deal(state or rules.start(), Deal(order))


def with_doubles(count: int, seat: int = 0) -> list[list[str]]:
    """A deal that gives `seat` so many doubles and nobody else more than three."""
    doubles = DOUBLE_SIX.names(DOUBLE_SIX.doubles)
    plain = DOUBLE_SIX.names(DOUBLE_SIX.full & ~DOUBLE_SIX.doubles)
    mine, rest = doubles[:count] + plain[: 7 - count], plain[7 - count :] + doubles[count:]
    hands = [rest[k::3] for k in range(3)]
    return [*hands[:seat], mine, *hands[seat:]]


def play(rules: Duplas, state: LineState, *texts: str) -> LineState:
    for text in texts:
        action = rules.actions.parse(text)
        assert action in rules.legal(state), f"{text} is not among {rules.legal(state)}"
        state = rules.apply(state, action)
    return state


def texts(rules: Duplas, state: LineState) -> list[str]:
    return [action.text for action in rules.legal(state)]


def view_of(rules: Duplas, state: LineState, seat: int | None = None) -> LineView:
    """What a seat that saw everything so far knows."""
    return LineView.of(state, state.turn if seat is None else seat)


def refused(rules: Duplas, state: LineState, move: Any) -> Refusal:
    answer = rules.read(view_of(rules, state), move)
    assert isinstance(answer, Refusal), answer
    return answer
