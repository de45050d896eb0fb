"""Doubles, clause by clause."""

import pytest
from tests.rules.trees import CROSS, TWO, Watched, dealt, lines, order_of, play, position, refused, rules_of, texts

from capicua.core.errors import DealError
from capicua.core.game import CHANCE, OVER, Deal
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX, each
from capicua.families.match import BLOCKED, MISDEAL, OUT, Match
from capicua.families.packed import unpack_hands

DEAD = "6-6 6-5@6-6 6-4@6-6 6-3@6-6"
"""One side of 6-6 is free; with 6-2 on it nothing but 5-5, 4-4, 3-3, 2-2 can be laid."""


# --- 2.1 the deal and the opening --------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_doubles_2_1_1_each_alone_and_the_turn_passes_clockwise(players: int) -> None:
    rules = rules_of(players)

    assert rules.order == tuple(range(players))
    assert rules.sides == tuple((seat,) for seat in range(players))
    table = Watched(rules)
    table.shuffle(Rng(4))
    opener = table.state.turn
    table.take(table.rules.legal(table.state)[0])
    assert table.state.turn == (opener + 1) % players


@pytest.mark.parametrize(("players", "hand", "boneyard"), [(2, 8, 12), (3, 6, 10), (4, 6, 4)])
def test_doubles_2_1_2_hands_and_boneyard_by_number_of_players(players: int, hand: int, boneyard: int) -> None:
    rules = rules_of(players)
    state = rules.deal(rules.start(), Deal(tuple(reversed(range(28)))))

    assert [held.bit_count() for held in unpack_hands(state.hands, players)] == [hand] * players
    assert [state.count(seat) for seat in range(players)] == [hand] * players
    assert state.stock == boneyard
    assert state.order[0] == 27 - players * hand


def test_doubles_2_1_3_without_a_double_the_tiles_are_dealt_again() -> None:
    rules = rules_of(2)
    plain = DOUBLE_SIX.names(DOUBLE_SIX.full & ~DOUBLE_SIX.doubles)
    state = dealt(rules, [" ".join(plain[:8]), " ".join(plain[8:16])])

    assert rules.to_act(state) == CHANCE
    assert rules.automatic(state) is None
    assert state.match.ledger[0][:2] == (MISDEAL, -1)
    assert state.match.scores == (0, 0)
    assert [line.clause for line in lines(rules, state)] == ["doubles/2.1.3"]
    assert rules.account(state.match.ledger[0]).points == [0, 0]
    assert rules.to_act(dealt(rules, TWO, match=state.match)) == 0


def test_doubles_2_1_4_the_largest_double_of_the_hands_opens_and_no_other_tile_may() -> None:
    rules = rules_of(2)
    state = dealt(rules, ["5-4 6-5 6-4 3-1 2-0 1-0 4-2 5-0", "5-5 6-1 5-3 3-2 4-4 6-0 4-1 0-0"])
    opening = rules.actions.parse("5-5")

    assert state.turn == 1
    assert rules.legal(state) == (opening,)
    assert rules.automatic(state) is opening
    assert rules.why_not(state, opening) is None
    for act in ("4-4", "draw", "pass", "5-3@5-5"):
        assert refused(rules, state, act) == "doubles/2.1.4"


# --- 2.2 the tree ------------------------------------------------------------------------------------


def test_doubles_2_2_1_a_tile_lies_against_an_equal_number() -> None:
    rules = rules_of(2)
    state = position("6-6", ["6-5 3-3 2-1 6-0", "5-5"])

    assert texts(rules.legal(state)) == ["6-0@6-6", "6-5@6-6"]
    assert refused(rules, state, "3-3@3-1") == "doubles/2.2.1"
    assert refused(rules, state, "3-3") == "doubles/2.2.1"
    assert "2-1@6-6" not in [action.text for action in rules.actions]


def test_doubles_2_2_2_the_first_double_has_four_sides_a_later_one_three_a_plain_tile_one() -> None:
    state = position("6-6 6-3@6-6 3-3@6-3 3-1@3-3", ["", ""])
    rules = rules_of(2)

    assert {tile: state.sides_of(rules.trees, DOUBLE_SIX.parse(tile)) for tile in ("6-6", "6-3", "3-3", "3-1")} == {
        "6-6": [(6, 3)],
        "6-3": [],
        "3-3": [(3, 2)],
        "3-1": [(1, 1)],
    }
    full = position(CROSS, ["6-0 5-4 4-0", "5-5"], boneyard=5)
    assert texts(rules.legal(full)) == ["4-0@4-4", "5-4@4-4"]
    assert refused(rules, full, "6-0@6-6") == "doubles/2.2.2"
    assert refused(rules, full, "5-4@6-4") == "doubles/2.2.2"
    assert full.sides_of(rules.trees, DOUBLE_SIX.parse("6-6")) == []


def test_doubles_2_2_3_the_sides_of_a_double_are_used_in_any_order_and_the_place_is_chosen() -> None:
    rules = rules_of(2)
    state = position("6-6 6-5@6-6 5-5@6-5 6-4@6-6 4-4@6-4", ["5-4 6-0", "3-3"], boneyard=8)

    assert texts(rules.legal(state)) == ["5-4@4-4", "5-4@5-5", "6-0@6-6"]


# --- 2.3 locked numbers ------------------------------------------------------------------------------


def test_doubles_2_3_1_a_number_is_unlocked_when_its_double_lies() -> None:
    rules = rules_of(2)
    state = position("6-6 6-3@6-6", ["3-1 3-3 6-2 5-4", "3-0"], boneyard=8)

    assert list(each(state.unlocked)) == [6]
    after = play(rules, state, "3-3@6-3")
    assert list(each(after.unlocked)) == [3, 6]
    assert texts(rules.legal(after)) == ["3-0@3-3"]


def test_doubles_2_3_2_a_locked_number_takes_only_its_double() -> None:
    rules = rules_of(2)
    state = position("6-6 6-3@6-6", ["3-1 3-3 6-2 5-4", "3-0"], boneyard=8)

    assert texts(rules.legal(state)) == ["3-3@6-3", "6-2@6-6"]
    assert refused(rules, state, "3-1@6-3") == "doubles/2.3.2"
    two = position("6-6 6-4@6-6 4-4@6-4 4-1@4-4 6-1@6-6", ["1-1 2-1", "5-5"], boneyard=5)
    assert texts(rules.legal(two)) == ["1-1@4-1", "1-1@6-1"]


def test_doubles_2_3_3_an_unlocked_number_is_open_everywhere_and_the_outer_half_may_be_locked() -> None:
    rules = rules_of(2)
    state = position("6-6 6-5@6-6 5-5@6-5 5-3@5-5 6-3@6-6 3-3@6-3", ["3-0 3-2", "4-4"], boneyard=6)

    assert texts(rules.legal(state)) == ["3-0@3-3", "3-0@5-3", "3-2@3-3", "3-2@5-3"]
    after = play(rules, state, "3-0@5-3")
    assert after.sides_of(rules.trees, DOUBLE_SIX.parse("3-0")) == [(0, 1)]
    assert not after.unlocked & 1


# --- 2.4 a turn --------------------------------------------------------------------------------------


def test_doubles_2_4_1_who_can_lay_must_lay_from_the_own_hand() -> None:
    rules = rules_of(2)
    state = position("6-6", ["6-5 2-1", "6-0"], boneyard=12)

    assert texts(rules.legal(state)) == ["6-5@6-6"]
    for act in ("draw", "pass", "6-0@6-6"):
        assert refused(rules, state, act) == "doubles/2.4.1"


def test_doubles_2_4_2_who_cannot_draws_exactly_one() -> None:
    rules = rules_of(2)
    state = position("6-6", ["5-4 3-3", "6-0"], boneyard="2-1 6-1 4-4 5-5 5-0")

    assert texts(rules.legal(state)) == ["draw"]
    assert refused(rules, state, "pass") == "doubles/2.4.2"
    after = play(rules, state, "draw")
    assert DOUBLE_SIX.names(after.hand(0)) == ["2-1", "3-3", "5-4"]
    assert after.turn == 0
    assert refused(rules, after, "draw") == "doubles/2.4.2"


def test_doubles_2_4_3_a_drawn_tile_that_fits_is_laid_at_once_wherever_one_likes() -> None:
    rules = rules_of(2)
    board = "6-6 6-5@6-6 5-5@6-5 5-4@5-5 4-4@5-4"
    state = play(rules, position(board, ["2-1 3-0", "3-3"], boneyard="6-4 1-1 0-0 1-0"), "draw")

    assert texts(rules.legal(state)) == ["6-4@4-4", "6-4@6-6"]
    assert rules.automatic(state) is None
    for act in ("draw", "pass"):
        assert refused(rules, state, act) == "doubles/2.4.3"
    assert play(rules, state, "6-4@6-6").turn == 1
    again = position(board, ["2-1 3-0 6-4", "3-3"], boneyard="1-1 0-0 1-0", drawn="6-4")
    assert again.numbers()[-3:] == state.numbers()[-3:]
    assert texts(rules.legal(again)) == texts(rules.legal(state))


def test_doubles_2_4_4_a_drawn_tile_that_does_not_fit_is_kept_and_the_turn_passes() -> None:
    rules = rules_of(2)
    state = play(rules, position("6-6", ["5-4 3-3", "6-0"], boneyard="2-1 6-1 4-4 5-5"), "draw")
    passes = rules.actions.parse("pass")

    assert rules.legal(state) == (passes,)
    assert rules.automatic(state) is passes
    after = rules.apply(state, passes)
    assert after.turn == 1
    assert after.hand(0) == state.hand(0)
    assert rules.automatic(after) is None


@pytest.mark.parametrize("floor", [0, 1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_doubles_2_4_5_the_last_tiles_of_the_boneyard_are_never_drawn(players: int, floor: int) -> None:
    rules = rules_of(players, boneyard_floor=floor)
    hands = ["5-3 5-0", "4-1", "2-0", "1-0"][:players]

    above = position(CROSS, hands, boneyard=floor + 1)
    assert texts(rules.legal(above)) == ["draw"]
    at = position(CROSS, hands, boneyard=floor)
    assert texts(rules.legal(at)) == ["pass"]
    assert rules.automatic(at) is None
    assert refused(rules, at, "draw") == "doubles/2.4.5"
    assert rules.apply(at, rules.legal(at)[0]).turn == 1


# --- 2.5 the end of a round --------------------------------------------------------------------------


def test_doubles_2_5_1_a_round_ends_when_somebody_goes_out() -> None:
    rules = rules_of(2)
    after = play(rules, position("6-6", ["6-5", "4-3 0-0"], boneyard=12), "6-5@6-6")

    assert rules.to_act(after) == CHANCE
    assert after.match.ledger == ((OUT, 0, after.match.ledger[0][2], 7),)
    assert after == rules.resume(rules.carry(after))
    assert [line.clause for line in lines(rules, after)] == ["doubles/2.5.1", "doubles/2.6.1"]
    assert refused(rules, after, "pass") == "doubles/2.6.4"


def test_doubles_2_5_2_blocked_at_once_when_the_boneyard_is_closed_and_nobody_fits() -> None:
    rules = rules_of(2)
    after = play(rules, position(DEAD, ["6-2 6-1 5-1 4-1", "3-1 2-1 1-1"]), "6-2@6-6")

    assert rules.to_act(after) == CHANCE
    assert after.match.ledger[0][:2] == (BLOCKED, 1)


def test_doubles_2_5_2_a_draw_in_vain_that_closes_the_boneyard_may_block() -> None:
    rules = rules_of(2)
    board = f"{DEAD} 6-2@6-6"
    state = position(board, ["6-1 5-1", "3-1 2-1"], boneyard="0-0 1-0 4-1")

    drawn = play(rules, state, "draw")
    assert rules.to_act(drawn) == 0
    after = play(rules, drawn, "pass")
    assert rules.to_act(after) == CHANCE
    assert after.match.ledger[0][0] == BLOCKED
    assert unpack_hands(after.match.ledger[0][2], 2)[0] == DOUBLE_SIX.mask("6-1", "5-1", "0-0")


def test_doubles_2_5_3_not_blocked_while_a_tile_may_be_drawn() -> None:
    rules = rules_of(2)
    after = play(rules, position(DEAD, ["6-2 6-1 5-1 4-1", "3-1 2-1 1-1"], boneyard=3), "6-2@6-6")

    assert rules.to_act(after) == 1
    assert texts(rules.legal(after)) == ["draw"]


# --- 2.6 scores --------------------------------------------------------------------------------------


def test_doubles_2_6_1_going_out_is_worth_the_pips_of_the_opponents() -> None:
    rules = rules_of(3)
    state = position("6-6", ["4-3 0-0", "6-5", "6-0 5-5"], turn=1, boneyard=10, match=Match((1, 2, 3)))
    after = play(rules, state, "6-5@6-6")

    assert after.match.scores == (1, 25, 3)
    told = rules.account(after.match.ledger[-1])
    assert told.points == [0, 23, 0]
    assert told.counted
    assert [(line.sign, line.value, line.side) for line in told.lines] == [("+", 7, 1), ("", 0, None), ("+", 16, 1)]


@pytest.mark.parametrize(("option", "points"), [("off", 30), ("on", 23)])
def test_doubles_2_6_2_the_lowest_hand_of_a_blocked_round_gets_the_pips_of_the_others(option: str, points: int) -> None:
    rules = rules_of(3, blocked_minus_own=option)
    state = position(CROSS, ["4-1 6-5", "5-2", "5-3 6-0 5-0"])
    after = play(rules, state, "4-1@4-4")

    assert after.match.scores == (0, points, 0)
    told = rules.account(after.match.ledger[-1])
    assert told.points == [0, points, 0]
    assert sum(line.value for line in told.lines) == points
    assert {line.clause for line in told.lines} == {"doubles/2.6.2"}


def test_doubles_2_6_2_a_hand_of_0_0_wins_a_blocked_round() -> None:
    rules = rules_of(4)
    after = play(rules, position("3-3", ["3-2 0-0", "6-6", "5-5", "4-4"]), "3-2@3-3")

    assert after.match.scores == (30, 0, 0, 0)


def test_doubles_2_6_3_a_tie_for_the_lowest_hand_scores_for_nobody() -> None:
    rules = rules_of(3)
    after = play(rules, position(CROSS, ["4-1 5-2", "6-0 1-0", "5-3 6-5"]), "4-1@4-4")

    assert after.match.scores == (0, 0, 0)
    assert after.match.ledger[-1][1] == -1
    told = rules.account(after.match.ledger[-1])
    assert told.text == "doubles-blocked-tie"
    assert {(line.clause, line.value, line.side) for line in told.lines} == {("doubles/2.6.3", 0, None)}
    above = play(rules, position(CROSS, ["4-1 5-0", "6-0 5-3", "2-0 3-2 5-2"]), "4-1@4-4")
    assert above.match.scores == (28, 0, 0)


@pytest.mark.parametrize(("before", "over"), [(93, True), (92, False), (99, True)])
def test_doubles_2_6_4_the_first_to_reach_the_limit_wins(before: int, over: bool) -> None:
    rules = rules_of(2)
    state = position("6-6", ["6-5", "4-3"], boneyard=12, match=Match((before, 60)))
    after = play(rules, state, "6-5@6-6")

    assert after.match.over is over
    assert rules.to_act(after) == (OVER if over else CHANCE)
    assert rules.limit() == 100
    if over:
        with pytest.raises(DealError, match="goes on"):
            rules.deal(after, order_of(TWO))


def test_doubles_2_6_5_ranked_by_points_and_equal_points_share_the_place() -> None:
    assert rules_of(4).ranks(Match((40, 105, 40, 77), over=True)) == [3, 1, 3, 2]
