"""Legality of rows against other engines: OpenSpiel's two domino games and the package `dominoes`.

They are no requirement; `make rivals` installs them.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.conftest import long

from capicua.core.actions import PLACE
from capicua.core.game import Deal
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.families.line import LineRules
from capicua.families.line_table import LEFT, LineState
from capicua.families.match import Match
from capicua.games import registry

Choice = tuple[int, int | None]
"""A tile by index, and the number at the end where it may go."""


def free_opening() -> tuple[LineRules, LineState]:
    """Four seats, clockwise, no draws; seat 0 opens with any tile."""
    rules = registry.find("duplas").rules({"pick_phase": "automatic", "opening": "winner", "limit": 20})
    assert isinstance(rules, LineRules)
    return rules, rules.resume(Match((0,) * 4, opener=0, extra=(1,)).dump())


def ours(rules: LineRules, state: LineState) -> set[Choice]:
    numbers = {LEFT: state.left, 1: state.right}
    return {(a.tile, numbers.get(a.target) if state.trail else None) for a in rules.legal(state) if a.kind == PLACE}


def passed(rules: LineRules, state: LineState) -> LineState:
    """The state once those who cannot play have passed."""
    while rules.to_act(state) >= 0 and rules.legal(state)[0].text == "pass":
        state = rules.apply(state, rules.legal(state)[0])
    return state


def deals(count: int) -> Iterator[Deal]:
    """Deals that are no misdeals."""
    rules, start = free_opening()
    rng = Rng(4)
    while count:
        deal = rules.shuffle(start, rng)
        if rules.to_act(rules.deal(start, deal)) == 0:
            yield deal
            count -= 1


def lay(rules: LineRules, state: LineState, choice: Choice) -> LineState:
    """Lay a tile where the other engine says; both ends of equal number are alike."""
    tile, number = choice
    text = DOUBLE_SIX.texts[tile]
    end = "" if number is None else "L" if state.left == number else "R"
    return rules.apply(state, rules.actions.parse(text + end))


def test_rows_are_legal_as_in_open_spiel_and_end_with_it() -> None:
    spiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; `make rivals` installs it")
    module: Any = pytest.importorskip("open_spiel.python.games.team_dominoes")
    rules, start = free_opening()
    rng, plies = Rng(9), 0
    for deal in deals(long(100, 2000)):
        state = rules.deal(start, deal)
        theirs = spiel.load_game("python_team_dominoes").new_initial_state()
        for at in range(7):
            for seat in range(4):
                text = DOUBLE_SIX.texts[deal.order[seat * 7 + at]]
                theirs.apply_action(module._DECK.index((int(text[2]), int(text[0]))))
        while not theirs.is_terminal():
            actions = {action: _spiel_choice(module._ACTIONS[action]) for action in theirs.legal_actions()}
            assert theirs.current_player() == rules.to_act(state)
            assert set(actions.values()) == ours(rules, state)
            action = rng.choice(sorted(actions))
            theirs.apply_action(action)
            state = passed(rules, lay(rules, state, actions[action]))
            plies += 1
        assert rules.to_act(state) < 0
    assert plies > 1500


def _spiel_choice(action: Any) -> Choice:
    low, high = map(int, action.tile)
    return DOUBLE_SIX.parse(f"{high}-{low}"), None if action.edge is None else int(action.edge)


def test_rows_for_two_are_legal_as_in_open_spiel() -> None:
    spiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; `make rivals` installs it")
    module: Any = pytest.importorskip("open_spiel.python.games.block_dominoes")
    rules, _ = free_opening()
    rng, compared = Rng(9), 0
    for _ in range(long(50, 500)):
        theirs = spiel.load_game("python_block_dominoes").new_initial_state()
        while not theirs.is_terminal():
            if theirs.is_chance_node():
                theirs.apply_action(rng.choice(sorted(action for action, _ in theirs.chance_outcomes())))
                continue
            actions = {_spiel_choice(module._ACTIONS[action]) for action in theirs.legal_actions()}
            if theirs.open_edges:
                state = rules.start()
                state.left, state.right = map(int, theirs.open_edges)
                held = theirs.hands[theirs.current_player()]
                hand = DOUBLE_SIX.mask(*(f"{int(high)}-{int(low)}" for low, high in held))
                state.trail = (None, 0, rules.actions[0])
                numbers = {LEFT: state.left, 1: state.right}
                assert {(a.tile, numbers[a.target]) for a in rules.choices(state, hand) if a.kind == PLACE} == actions
                compared += 1
            theirs.apply_action(rng.choice(sorted(theirs.legal_actions())))
    assert compared > 200


def test_rows_are_legal_and_end_as_in_the_package_dominoes() -> None:
    dominoes: Any = pytest.importorskip("dominoes", reason="dominoes is not installed; `make rivals` installs it")
    rules, start = free_opening()
    rng, plies = Rng(3), 0
    for deal in deals(long(150, 3000)):
        state = rules.deal(start, deal)
        hands = [
            dominoes.Hand([_piece(dominoes, tile) for tile in deal.order[7 * seat : 7 * seat + 7]]) for seat in range(4)
        ]
        moves = tuple((piece, True) for piece in hands[0])
        theirs = dominoes.Game(dominoes.Board(), hands, [], 0, moves, 0, None)
        while theirs.result is None:
            assert theirs.turn == rules.to_act(state)
            choices = {_pair(piece): piece for piece, _ in theirs.valid_moves}
            assert {tile for tile, _ in ours(rules, state)} == set(choices)
            piece, left = rng.choice(sorted(theirs.valid_moves, key=str))
            number = None if not state.trail else theirs.board.left_end() if left else theirs.board.right_end()
            theirs.make_move(piece, left)
            state = passed(rules, lay(rules, state, (_pair(piece), number)))
            plies += 1
        assert rules.to_act(state) < 0
        assert (state.match.ledger[-1][0] == 0) == theirs.result.won
    assert plies > 2000


def _piece(dominoes: Any, tile: int) -> Any:
    return dominoes.Domino(DOUBLE_SIX.highs[tile], DOUBLE_SIX.lows[tile])


def _pair(piece: Any) -> int:
    return DOUBLE_SIX.parse(f"{max(piece.first, piece.second)}-{min(piece.first, piece.second)}")
