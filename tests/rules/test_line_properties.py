"""What follows from the rules of row games, checked along random play: parity, the ends of sets, how often."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import long
from tests.rules.rows import Round, rounds, rules_of, texts

from capicua.core.actions import DRAW, PLACE
from capicua.core.game import WATCHER
from capicua.core.rng import Rng
from capicua.core.wire import RowBoard
from capicua.families.line import LineRules
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED
from capicua.families.packed import unpack_hands
from capicua.families.six_love import GOES_ON, REACHED, SIX_LOVE, SixLove
from capicua.games import registry

ROWS = [
    rules_of("duplas", pick_phase="automatic"),
    *(rules_of("kecske", players=players) for players in (2, 3, 4)),
    *(rules_of(style.id) for style in registry.STYLES if style.tradition == "jamaican"),
]


@given(st.sampled_from(ROWS), st.integers(0, 2**32))
def test_a_dead_number_shows_at_both_ends_or_at_none(rules: LineRules, seed: int) -> None:
    """Parity: the halves of a number pair up inside the line. Hence a line nobody can extend has two equal ends."""
    played = Round(rules, rules.start(), Rng(seed))
    for state in played:
        if state.trail is None:
            continue
        ends = [state.left, state.right]
        for number, suit in enumerate(rules.tiles.suit):
            missing = suit & ~state.down
            if not missing:
                assert ends.count(number) in {0, 2}
            elif missing.bit_count() == 1 and not missing & rules.tiles.doubles:
                assert ends.count(number) == 1
    if played.state.match.ledger[-1][0] == BLOCKED:
        board = rules.show(played.views[WATCHER]).table.board
        assert isinstance(board, RowBoard)
        assert board.ends[0] == board.ends[1]


@given(st.sampled_from(ROWS[4:]), st.integers(0, 2**32))
def test_the_seventh_of_two_numbers_always_joins_both_ends(rules: LineRules, seed: int) -> None:
    """So the key card's ends follow from its counts."""
    assert isinstance(rules, SixLove)
    for state in Round(rules, rules.start(), Rng(seed)):
        for tile in range(rules.tiles.size):
            high, low = rules.tiles.highs[tile], rules.tiles.lows[tile]
            others = (rules.tiles.suit[high] | rules.tiles.suit[low]) & ~(1 << tile)
            if high != low and not others & ~state.down and not state.down >> tile & 1:
                assert rules.is_key_card(state, tile)


@given(st.sampled_from(ROWS[1:3]), st.integers(0, 2**32))
def test_whoever_draws_keeps_the_turn_until_a_tile_fits(rules: LineRules, seed: int) -> None:
    before: LineState | None = None
    for state in Round(rules, rules.start(), Rng(seed)):
        if before is not None and before.trail is not state.trail and state.trail is not None:
            _, seat, action = state.trail
            assert (state.turn == seat) == (action.kind == DRAW)
        before = state


@pytest.mark.parametrize("style", [s.id for s in registry.STYLES if s.tradition == "jamaican"])
def test_random_games_keep_the_rules(style: str) -> None:
    rules = rules_of(style)
    assert isinstance(rules, SixLove)
    for played in rounds(rules, 17, long(60, 25_000)):
        for state in played:
            assert sum(unpack_hands(state.hands, rules.seats)) + state.down == rules.tiles.full
            fits = rules.legal(state)[0].kind == PLACE
            assert fits or texts(rules.legal(state)) == ["pass"]
        _games_end_well(rules, played)


def _games_end_well(rules: SixLove, played: Round) -> None:
    before, match = played.start.match, played.state.match
    end, _, packed, winner, is_key, stake, points, result, loved, lost = match.ledger[-1]
    assert stake == before.stake
    assert (winner < 0) == (points == 0)
    assert points <= stake + is_key
    assert not lost or all(rules.totals(before.scores))
    hands = unpack_hands(packed, rules.seats)
    assert all(hands) == (end == BLOCKED)
    totals = rules.totals(match.scores)
    assert match.over == (result in {SIX_LOVE, REACHED}) == (max(totals) >= rules.target)
    assert bool(loved) == (result == SIX_LOVE) == (rules.loves and match.over)
    assert not (rules.loves and result == GOES_ON and winner >= 0) or not all(totals)


def test_games_are_blocked_drawn_and_won_with_key_cards_as_often_as_they_say() -> None:
    """Random play: 26 of 100 games are blocked, 2 drawn, 4 won with a key card."""
    rules, count = rules_of("jamaican"), long(600, 20_000)
    blocked = drawn = keys = 0
    for played in rounds(rules, 5, count):
        for _ in played:
            pass
        end, _, _, winner, is_key = played.state.match.ledger[-1][:5]
        blocked, drawn, keys = blocked + (end == BLOCKED), drawn + (winner < 0), keys + is_key
    assert 0.2 < blocked / count < 0.32
    assert 0.005 < drawn / count < 0.04
    assert 0.02 < keys / count < 0.06
