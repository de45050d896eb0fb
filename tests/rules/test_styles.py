"""The styles of the Jamaican house: straight six, partner six love, cut-throat for three."""

import pytest
from tests.rules.row_machine import RowMachine, machine
from tests.rules.rows import DEAD_SIX, dealt, lines, play, position, refused, rules_of, said, texts

from capicua.core.errors import OptionError
from capicua.core.game import CHANCE, OVER
from capicua.core.rng import Rng
from capicua.families.line import LineRules
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED, Match
from capicua.families.six_love import BRUCK, GOES_ON, ONE_ALL, REACHED, SIX_LOVE
from capicua.games import registry

STRAIGHT = rules_of("straight_six")
PAIRS = rules_of("partner_six_love")
PLAIN_PAIRS = rules_of("partner_six_love", one_all_play_two="off", tie_stake_escalates="off")
THREE = rules_of("cut_throat_three")

HANDS = (
    "6-5 6-0 4-3 4-2 4-1 4-0 3-3",
    "6-2 5-5 3-2 2-1 1-1 1-0 0-0",
    "6-1 5-4 5-0 3-1 3-0 2-2 2-0",
    "6-6 6-4 6-3 5-3 5-2 5-1 4-4",
)
KEY_LINE = "4-4 4-3 3-3 3-1 1-0 0-2 2-1 1-6 6-4 4-2 2-6 6-6 6-3 3-0 0-4 4-5 5-6 6-0 0-5 5-1 1-1"
"""Ends 4 and 1: of both numbers only 4-1 is missing."""


def score(*scores: int, stake: int = 1) -> Match:
    return Match(scores, stake, extra=(0,) * 5)


def pairs(*scores: int, stake: int = 1) -> Match:
    return Match(scores, stake, extra=(0,) * 3)


def won(
    rules: LineRules, winner: int, match: Match | None = None, line: str = "2-4 4-6", tile: str = "6-3"
) -> LineState:
    """The state after `winner` went out."""
    hands = [tile if seat == winner else "" for seat in range(rules.seats)]
    state = position(rules, line, hands, winner, match=match or rules.new_match())
    return rules.apply(state, rules.legal(state)[0])


def blocked(rules: LineRules, hands: tuple[str, ...], by: int = 0, match: Match | None = None) -> LineState:
    """The state after `by` laid the last six and left these hands."""
    held = [f"{hand} 6-4" if seat == by else hand for seat, hand in enumerate(hands)]
    return play(rules, position(rules, DEAD_SIX[:-4], held, by, match=match or rules.new_match()), "6-4R")


def poses(rules: LineRules, state: LineState) -> tuple[int, int]:
    """Who poses the next game when HANDS are dealt, and with how many tiles to choose from."""
    after = dealt(rules, HANDS, state.match)
    return rules.to_act(after), len(rules.legal(after))


def result(state: LineState) -> tuple[tuple[int, ...], int]:
    """The scores, and what the game did to the set."""
    return state.match.scores, state.match.ledger[-1][7]


def test_the_styles_are_rows_of_one_tradition() -> None:
    house = [style.id for style in registry.STYLES if style.tradition == "jamaican"]
    assert house == ["jamaican", "straight_six", "partner_six_love", "cut_throat_three"]


@pytest.mark.parametrize(
    ("style", "option"),
    [
        ("straight_six", "mode"),
        ("straight_six", "six_loves_to_win"),
        ("partner_six_love", "target"),
        ("cut_throat_three", "players"),
    ],
)
def test_what_a_preset_fixes_cannot_be_chosen(style: str, option: str) -> None:
    with pytest.raises(OptionError, match=f"there is no option '{option}'"):
        rules_of(style, **{option: 6})


# --- straight six ----------------------------------------------------------------------------------


def test_straight_six_1_plays_like_six_love() -> None:
    assert STRAIGHT.order == (0, 3, 2, 1)
    assert poses(STRAIGHT, STRAIGHT.start()) == (3, 1)
    state = won(STRAIGHT, 1, line=KEY_LINE, tile="4-1")
    assert result(state) == ((0, 2, 0, 0), GOES_ON)
    assert poses(STRAIGHT, state) == (1, 7)
    drawn = blocked(STRAIGHT, ("3-3", "5-4 4-1", "5-5", "4-2"))
    assert (drawn.match.scores, drawn.match.stake, poses(STRAIGHT, drawn)) == ((0, 0, 0, 0), 2, (3, 1))


def test_straight_six_2_the_first_to_six_wins_whatever_the_others_have() -> None:
    assert result(won(STRAIGHT, 3, score(4, 4, 4, 0))) == ((4, 4, 4, 1), GOES_ON)
    for before in ((5, 4, 2, 1), (5, 0, 0, 0), (5, 5, 5, 5)):
        state = won(STRAIGHT, 0, score(*before))
        assert result(state) == ((6, *before[1:]), REACHED)
        assert STRAIGHT.to_act(state) == OVER
        assert STRAIGHT.ranks(state.match)[0] == 1


# --- cut-throat for three --------------------------------------------------------------------------


def test_cut_throat_three_1_nine_tiles_each_without_the_double_blank() -> None:
    assert THREE.tiles.size == 27
    assert "0-0" not in THREE.tiles.texts
    assert sum(THREE.tiles.pips) == 168
    assert THREE.order == (0, 2, 1)
    state = THREE.deal(THREE.start(), THREE.shuffle(THREE.start(), Rng(3)))
    assert [state.count(seat) for seat in range(3)] == [9, 9, 9]
    assert state.order == ()
    assert texts(THREE.legal(state)) == ["6-6"]


def test_cut_throat_three_2_the_sixth_blank_can_be_a_key_card() -> None:
    line = "0-6 6-1 1-0 0-2 2-1 1-1 1-3 3-0 0-5 5-1 1-4 4-0"
    missing = position(THREE, line.removesuffix(" 4-0"), ["4-0", "5-5", "3-3"], 0)
    assert texts(THREE.legal(missing)) == ["4-0L", "4-0R"]
    for side in "LR":
        assert play(THREE, missing, f"4-0{side}").match.ledger[-1][4] == 0
    without_four = "4-4 4-3 3-3 3-1 1-4 4-2 2-6 6-4 4-5 5-6 6-0 0-5 5-1 1-0 0-2 2-1 1-6 6-3 3-0"
    state = position(THREE, without_four, ["4-0", "5-5", "2-2"], 0)
    assert {play(THREE, state, f"4-0{side}").match.scores for side in "LR"} == {(2, 0, 0)}


def test_cut_throat_three_3_three_scores_make_six_love_and_bruck() -> None:
    loved = won(THREE, 0, Match((5, 1, 0), extra=(0,) * 4))
    assert (result(loved), THREE.to_act(loved)) == (((6, 1, 0), SIX_LOVE), OVER)
    broken = won(THREE, 2, Match((5, 1, 0), extra=(0,) * 4))
    assert (result(broken), THREE.to_act(broken)) == (((0, 0, 0), BRUCK), CHANCE)


# --- partner six love ------------------------------------------------------------------------------


def test_partner_six_love_1_partners_sit_opposite_and_play_to_the_right() -> None:
    assert PAIRS.sides == ((0, 2), (1, 3))
    assert PAIRS.order == (0, 3, 2, 1)
    state = dealt(PAIRS, HANDS)
    assert [state.count(seat) for seat in range(4)] == [7] * 4
    assert refused(PAIRS, state, "draw") == refused(PAIRS, state, "pick_now") == "partner_six_love/1"


def test_partner_six_love_2_double_six_first_then_whoever_won_it_for_the_pair() -> None:
    assert poses(PAIRS, PAIRS.start()) == (3, 1)
    assert refused(PAIRS, dealt(PAIRS, HANDS), "6-4") == "partner_six_love/2"
    assert poses(PAIRS, won(PAIRS, 2)) == (2, 7)
    assert poses(PAIRS, blocked(PAIRS, ("3-3", "5-4", "5-1", "1-1"))) == (3, 7)
    assert poses(PAIRS, blocked(PAIRS, ("3-3", "5-4 4-1", "5-5", "4-2"))) == (3, 1)


def test_partner_six_love_3_only_equal_halves_touch() -> None:
    state = play(PAIRS, dealt(PAIRS, HANDS), "6-6")
    assert texts(PAIRS.legal(state)) == ["6-1L", "6-1R"]
    assert refused(PAIRS, state, "5-4R") == refused(PAIRS, state, "6-5L") == "partner_six_love/3"


def test_partner_six_love_3_1_one_passes_only_without_a_fit() -> None:
    state = position(PAIRS, "6-6", ["6-1 2-2", "5-5", "1-1", "3-3 2-1"], 0)
    assert refused(PAIRS, state, "pass") == "partner_six_love/3.1"
    assert texts(PAIRS.legal(play(PAIRS, state, "6-1R"))) == ["2-1R"]
    assert texts(PAIRS.legal(position(PAIRS, "6-6", ["6-1", "5-5", "1-1", "3-3"], 1))) == ["pass"]


def test_partner_six_love_3_2_both_ends_are_a_choice() -> None:
    state = position(PAIRS, "0-5 5-1 1-0", ["4-0 3-3", "5-4", "5-5", "1-1"], 0)
    assert texts(PAIRS.legal(state)) == ["4-0L", "4-0R"]
    assert PAIRS.clauses["end"] == "partner_six_love/3.2"


def test_partner_six_love_4_going_out_is_a_point_with_a_key_card_too() -> None:
    for state in (won(PAIRS, 1), won(PAIRS, 1, line=KEY_LINE, tile="4-1")):
        assert result(state) == ((0, 1, 0, 0), GOES_ON)
        assert PAIRS.account(state.match.ledger[-1]).points == [0, 1]
        assert set(said(PAIRS, state).values()) == {"partner_six_love/4"}


def test_partner_six_love_4_1_the_lowest_player_wins_for_a_pair_that_holds_more() -> None:
    """Seat 1 holds 2 pips, with seat 3 it is 19; the others hold 6 and 9."""
    state = blocked(PAIRS, ("4-2", "1-1", "5-4", "5-5 3-3 1-0"), by=2)
    assert state.match.ledger[-1][:2] == (BLOCKED, 2)
    assert result(state) == ((0, 1, 0, 0), GOES_ON)
    assert said(PAIRS, state)["six-love-line-lowest"] == "partner_six_love/4.1"


def test_partner_six_love_4_2_a_tie_across_the_table_is_a_draw() -> None:
    state = blocked(PAIRS, ("3-3", "5-4 4-1", "5-5", "4-2"))
    assert (state.match.scores, state.match.stake) == ((0, 0, 0, 0), 2)
    assert said(PAIRS, state)["six-love-line-tie"] == "partner_six_love/4.2"


@pytest.mark.parametrize(("by", "winner"), [(0, 2), (1, 0), (2, 0), (3, 2)])
def test_partner_six_love_4_2_partners_who_tie_win_and_the_next_to_the_right_poses(by: int, winner: int) -> None:
    state = blocked(PAIRS, ("3-3", "5-4", "4-2", "5-5"), by)
    assert sum(state.match.scores) == state.match.scores[winner] == 1
    assert poses(PAIRS, state) == (winner, 7)


def test_partner_six_love_4_3_draws_raise_the_stake() -> None:
    tie = ("3-3", "5-4 4-1", "5-5", "4-2")
    for rules, stakes in ((PAIRS, [2, 3, 4]), (PLAIN_PAIRS, [2, 2, 2])):
        state, seen = rules.start(), []
        for _ in range(3):
            state = blocked(rules, tie, match=state.match)
            seen.append(state.match.stake)
        assert seen == stakes
        after = won(rules, 0, state.match)
        assert after.match.scores == (stakes[-1], 0, 0, 0)
        assert said(rules, after)["six-love-line-stake"] == "partner_six_love/4.3"


@pytest.mark.parametrize("rules", [PAIRS, PLAIN_PAIRS], ids=["one all", "plain"])
def test_partner_six_love_5_a_win_of_the_pair_on_zero_breaks_the_set(rules: LineRules) -> None:
    for before in ((3, 0, 2, 0), (2, 0, 0, 0), (0, 0, 5, 0)):
        state = won(rules, 3, pairs(*before))
        assert result(state) == ((0, 0, 0, 0), BRUCK)
        assert poses(rules, state) == (3, 1)
        assert said(rules, state)["six-love-line-bruck"] == "partner_six_love/5"
        assert state.match.extra == (1, 0, 0)


def test_partner_six_love_5_1_one_all_play_two() -> None:
    """At 1-0 a reply makes 1-1, 6-6 poses, and the next win makes 2-0."""
    even = won(PAIRS, 3, pairs(0, 0, 1, 0))
    assert result(even) == ((0, 0, 1, 1), ONE_ALL)
    assert said(PAIRS, even)["six-love-line-even"] == "partner_six_love/5.1"
    assert poses(PAIRS, even) == (3, 1)
    for winner, scores in ((0, (1, 0, 1, 0)), (1, (0, 1, 0, 1)), (2, (0, 0, 2, 0)), (3, (0, 0, 0, 2))):
        state = won(PAIRS, winner, even.match)
        assert result(state) == (scores, GOES_ON)
        assert PAIRS.account(state.match.ledger[-1]).points == ([1, -1] if winner % 2 == 0 else [-1, 1])
        assert said(PAIRS, state)["six-love-line-two"] == "partner_six_love/5.1"
        assert [line.side for line in lines(PAIRS, state) if line.sign] == [winner % 2, 1 - winner % 2]
        assert poses(PAIRS, state) == (winner, 7)


def test_partner_six_love_5_1_a_reply_is_one_point_whatever_the_stake() -> None:
    even = won(PAIRS, 3, pairs(1, 0, 0, 0, stake=2))
    assert result(even) == ((1, 0, 0, 1), ONE_ALL)
    assert PAIRS.account(even.match.ledger[-1]).points == [0, 1]
    assert sum(line.value for line in lines(PAIRS, even)) == 1


def test_partner_six_love_5_1_a_draw_at_one_all_raises_what_is_added() -> None:
    drawn = blocked(PAIRS, ("3-3", "5-4 4-1", "5-5", "4-2"), match=pairs(1, 0, 0, 1))
    assert (drawn.match.scores, drawn.match.stake) == ((1, 0, 0, 1), 2)
    assert result(won(PAIRS, 0, drawn.match)) == ((3, 0, 0, 0), GOES_ON)


def test_partner_six_love_5_1_only_at_one_and_only_if_agreed() -> None:
    assert result(won(PAIRS, 3, pairs(1, 0, 1, 0)))[1] == BRUCK
    assert result(won(PLAIN_PAIRS, 3, pairs(1, 0, 0, 0))) == ((0, 0, 0, 0), BRUCK)


def test_partner_six_love_5_2_six_points_win_the_match() -> None:
    state = won(PAIRS, 0, pairs(2, 0, 3, 0))
    assert result(state) == ((3, 0, 3, 0), SIX_LOVE)
    assert PAIRS.to_act(state) == OVER
    assert PAIRS.ranks(state.match) == [1, 2]
    assert said(PAIRS, state)["six-love-line-love"] == "partner_six_love/5.2"
    loved = [line.args["seat"] for line in lines(PAIRS, state) if line.text == "six-love-line-loved"]
    assert loved == [{"seat": 3}, {"seat": 1}]
    assert [bool(PAIRS.badges(state.match, seat)) for seat in range(4)] == [False, True, False, True]


TestStraightSix = machine(RowMachine, "StraightSix", "straight_six")
TestThree = machine(RowMachine, "Three", "cut_throat_three")
TestPairs = machine(RowMachine, "Pairs", "partner_six_love")
