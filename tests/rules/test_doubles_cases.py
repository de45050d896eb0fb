"""Doubles: what public bug reports say about games like it, options, and what is refused."""

import pytest
from tests.conftest import long
from tests.rules.trees import CROSS, THREE, TWO, Watched, dealt, order_of, play, position, refused, rules_of, texts

from capicua.core.errors import ActionError, DealError, OptionError, PackError
from capicua.core.game import CHANCE, Deal
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.families.match import OUT, Match
from capicua.games.doubles import STYLE


def test_c07_every_round_is_opened_by_the_largest_double() -> None:
    rules = rules_of(3)
    won = Match((12, 0, 0), ledger=((OUT, 0, 0, 12),))
    state = dealt(rules, [THREE[1], THREE[0], THREE[2]], match=won)

    assert state.turn == 1
    assert texts(rules.legal(state)) == ["6-6"]
    assert state.match == won


def test_c19_a_tree_grows_from_6_6_and_is_no_line() -> None:
    rules = rules_of(2)
    state = position("6-6", ["6-3 4-3 3-3", "6-4 5-3 2-0"], boneyard=12)
    assert state.sides_of(rules.trees, DOUBLE_SIX.parse("6-6")) == [(6, 4)]

    state = play(rules, state, "6-3@6-6", "6-4@6-6")
    assert refused(rules, state, "4-3@6-3") == "doubles/2.3.2"
    assert texts(rules.legal(state)) == ["3-3@6-3"]
    state = play(rules, state, "3-3@6-3")
    assert state.sides_of(rules.trees, DOUBLE_SIX.parse("3-3")) == [(3, 3)]
    state = play(rules, state, "5-3@3-3")
    assert texts(rules.legal(state)) == ["4-3@3-3"]


def test_c11_one_draw_then_lay_or_pass_and_none_from_a_closed_boneyard() -> None:
    rules = rules_of(2)
    hands = ["5-3 5-0", "4-1"]

    vain = play(rules, position(CROSS, hands, boneyard="2-0 3-0 1-0"), "draw")
    assert texts(rules.legal(vain)) == ["pass"]
    lucky = play(rules, position(CROSS, hands, boneyard="4-0 3-0 1-0"), "draw")
    assert texts(rules.legal(lucky)) == ["4-0@4-4"]
    assert texts(rules.legal(position(CROSS, hands, boneyard=2))) == ["pass"]


def test_c04_and_c05_a_forced_pass_is_an_action_and_a_pass_with_a_tile_is_none() -> None:
    rules = rules_of(2)

    assert texts(rules.legal(position(CROSS, ["5-3", "4-1"]))) == ["pass"]
    assert "pass" not in texts(rules.legal(position(CROSS, ["5-3 4-1", "4-2"])))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_c09_no_round_of_passes_is_needed_and_one_seat_that_fits_keeps_it_going(players: int) -> None:
    rules = rules_of(players)
    idle = ["5-3", "5-0", "3-0", "1-0"][: players - 1]

    after = play(rules, position(CROSS, ["4-1 2-1", *idle]), "4-1@4-4")
    assert rules.to_act(after) == CHANCE
    going = play(rules, position(CROSS, ["4-1 2-1", *idle[:-1], "4-2"]), "4-1@4-4")
    for seat in range(1, players - 1):
        assert going.turn == seat
        going = play(rules, going, "pass")
    assert texts(rules.legal(going)) == ["4-2@4-4"]


def test_c14_the_sum_of_the_ledger_is_the_score() -> None:
    for players in (2, 3, 4):
        table, rng = Watched(rules_of(players)), Rng(players)
        while not table.state.match.over:
            table.shuffle(rng)
            while table.state.turn >= 0:
                table.step(rng)
        match = table.state.match
        points = [table.rules.account(row).points for row in match.ledger]
        assert [sum(column) for column in zip(*points, strict=True)] == list(match.scores)
        assert all(sum(score > 0 for score in row) <= 1 for row in points)
        assert max(match.scores) >= 100 > max(map(sum, zip(*points[:-1], strict=True)))


def test_c08_a_two_handed_deal_without_doubles_is_no_error() -> None:
    rules, rng = rules_of(2), Rng(8)
    redeals = 0
    deals = long(10_000, 1_000_000)
    for _ in range(deals):
        state = rules.deal(rules.start(), rules.shuffle(rules.start(), rng))
        redeals += state.turn == CHANCE
    # comb(21, 16) / comb(28, 16) of the deals: 0.067 %.
    assert 0.0003 < redeals / deals < 0.0012


def test_options_are_those_of_the_rules_page() -> None:
    assert STYLE.players == (2, 3, 4)
    assert STYLE.rules().chosen == {"players": 3, "limit": 100, "boneyard_floor": 2, "blocked_minus_own": "off"}
    limit = next(option for option in STYLE.options if option.name == "limit")
    assert (limit.low, limit.high, limit.offer) == (50, 300, (50, 100, 150, 200, 300))
    for wrong in ({"players": 5}, {"limit": 49}, {"boneyard_floor": 3}, {"blocked_minus_own": "maybe"}):
        with pytest.raises(OptionError):
            STYLE.rules(wrong)


def test_deals_out_of_order_are_refused() -> None:
    rules = rules_of(2)
    with pytest.raises(DealError, match="permutation"):
        rules.deal(rules.start(), Deal((0,) * 28))
    with pytest.raises(DealError, match="between two rounds"):
        rules.deal(dealt(rules, TWO), order_of(TWO))


def test_a_carry_of_another_table_is_refused() -> None:
    with pytest.raises(PackError, match="3 scores, not 2"):
        rules_of(2).resume(rules_of(3).carry(rules_of(3).start()))


@pytest.mark.parametrize(
    ("board", "hands", "wrong"),
    [
        ("6-6 6-5@6-6 6-5@6-6", ["", ""], "named twice"),
        ("6-6", ["6-6", ""], "named twice"),
        ("6-6 5-5", ["", ""], "takes a free side"),
        ("6-6 6-5@6-6 5-4@6-5", ["", ""], "unlocked number"),
        ("6-6 6-5@6-6 5-5@6-5 6-4@6-5", ["", ""], "free side"),
        ("6-6 5-5@6-6", ["", ""], "no action"),
        ("6-6 7-1@6-6", ["", ""], "no tile"),
    ],
)
def test_positions_that_no_board_can_show_are_refused(board: str, hands: list[str], wrong: str) -> None:
    with pytest.raises(ActionError, match=wrong):
        position(board, hands)
