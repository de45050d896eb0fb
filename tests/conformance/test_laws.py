"""Every style obeys the laws, and a game that breaks one is caught."""

from collections.abc import Sequence

import pytest
from tests.conftest import long

from capicua.conformance.laws import LawError, walk
from capicua.core.actions import PASS, Action
from capicua.core.game import Event
from capicua.core.style import Style
from capicua.core.wire import TablePicture
from capicua.families.line_table import LineState, LineView
from capicua.games import registry
from capicua.games.duplas import Duplas


def _tables(style: Style) -> list[dict[str, object]]:
    """Every value of every option once, the rest at random defaults: a few tables per style."""
    tables: list[dict[str, object]] = [{}]
    for option in style.options:
        for value in option.choices or (option.low, option.high):
            given: dict[str, object] = {option.name: value}
            if option.when is not None:
                given[option.when[0]] = option.when[1]
            tables.append(given)
    return tables


CASES = [(style, given) for style in registry.STYLES for given in _tables(style)]


@pytest.mark.parametrize(("style", "given"), CASES, ids=lambda value: getattr(value, "id", str(value)))
def test_every_style_obeys_the_laws(style: Style, given: dict[str, object]) -> None:
    share = sum(case[0] is style for case in CASES)
    # A tradition's sister styles are its game with other options.
    steps = long(50_000, 1_000_000) if style.id == style.tradition else long(12_000, 200_000)

    walker = walk(style.rules(given), seed=20, steps=steps // share)

    assert walker.rounds > 20


class Unsorted(Duplas):
    def legal(self, state: LineState) -> Sequence[Action]:
        return list(reversed(super().legal(state)))


class Forgetful(Duplas):
    """Offers a pass to those who could play."""

    def legal(self, state: LineState) -> Sequence[Action]:
        return [*super().legal(state), self.actions.parse("pass")] if state.trail else super().legal(state)


class Careless(Duplas):
    """Changes the state it was given."""

    def apply(self, state: LineState, action: Action) -> LineState:
        after = super().apply(state, action)
        state.down ^= 1
        return after


class Indiscreet(Duplas):
    """Tells every seat what the opener holds."""

    def events(self, state, step, after):  # type: ignore[no-untyped-def]
        told = super().events(state, step, after)
        return [Event(e.kind, e.seat, -1, e.action, e.facts, e.secret, e.carried) for e in told]


class Vague(Duplas):
    """Forgets that a pass tells what its seat does not hold."""

    def worlds(self, view: LineView):  # type: ignore[no-untyped-def]
        blind = view.copy()
        blind.trail = None
        for seat, action in view.steps():
            if action.kind != PASS:
                blind.trail = (blind.trail, seat, action)
        found = super().worlds(blind)
        draw = found.draw
        object.__setattr__(found, "draw", lambda rng: _with_trail(draw(rng), view))
        return found


def _with_trail(state: LineState, view: LineView) -> LineState:
    state.trail = view.trail
    return state


class Silent(Duplas):
    """Refuses without a clause."""

    def why_not(self, state: LineState, action: Action) -> str | None:
        return super().why_not(state, action) and "no"


class Extravagant(Duplas):
    """Shows the watcher another table."""

    def table(self, view: LineView) -> TablePicture:
        table = super().table(view)
        table.round += view.seat < 0
        return table


@pytest.mark.pure
@pytest.mark.parametrize("broken", [Unsorted, Forgetful, Careless, Indiscreet, Vague, Silent, Extravagant])
@pytest.mark.parametrize("phase", ["manual", "automatic"])
def test_a_game_that_breaks_a_law_is_caught(broken: type[Duplas], phase: str) -> None:
    chosen = {**registry.find("duplas").rules({"pick_phase": phase}).chosen}

    with pytest.raises(LawError, match=r"duplas: .*seed 3, step"):
        walk(broken("duplas", chosen), seed=3, steps=4000, worlds=12)
