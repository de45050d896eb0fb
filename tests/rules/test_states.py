"""States and views are values: equal when all their numbers are, and never to anything of another kind."""

from typing import Any

import pytest

from capicua.core.game import CHANCE
from capicua.core.rng import Rng
from capicua.core.style import Style
from capicua.games import registry


def _round(style: Style) -> list[Any]:
    """A state of the game a few acts into a round, and each seat's view of it."""
    rules, rng = style.rules(), Rng(5)
    state, views = rules.start(), [rules.blank(seat) for seat in range(rules.seats)]
    for _ in range(6):
        chance = rules.to_act(state) == CHANCE
        step: Any = rules.shuffle(state, rng) if chance else rng.choice(rules.legal(state))
        after = rules.deal(state, step) if chance else rules.apply(state, step)
        for event in rules.events(state, step, after):
            views = [rules.see(view, event.seen_by(seat)) for seat, view in enumerate(views)]
        state = after
    return [state, *views]


@pytest.mark.parametrize("style", registry.STYLES, ids=lambda style: style.id)
def test_states_and_views_are_equal_when_their_numbers_are(style: Style) -> None:
    first, second = _round(style), _round(style)

    for at, one in enumerate(first):
        for other_at, other in enumerate(second):
            assert (one == other) == (at == other_at)
        assert hash(one) == hash(second[at])
        assert one != one.numbers()
        assert one.copy() == one
        assert one.copy() is not one


@pytest.mark.parametrize("style", registry.STYLES, ids=lambda style: style.id)
def test_a_view_survives_packing(style: Style) -> None:
    rules = style.rules()

    for view in _round(style)[1:]:
        assert rules.unpack(rules.pack(view)) == view
