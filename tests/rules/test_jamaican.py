"""Jamaican six love, cut-throat: every clause, and play at random."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.row_machine import RowMachine, machine
from tests.rules.rows import DEAD_SIX, dealt, lines, play, position, refused, rules_of, said, texts

from capicua.core.errors import OptionError
from capicua.core.game import CHANCE, OVER, TABLE
from capicua.core.wire import Place, Refusal
from capicua.families.line import LineRules
from capicua.families.line_table import LineState, LineView
from capicua.families.match import BLOCKED, OUT, Match
from capicua.families.six_love import BRUCK, GOES_ON, REACHED, SIX_LOVE

JAMAICAN = rules_of("jamaican")

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


def won(rules: LineRules, winner: int, match: Match | None = None, key: bool = False) -> LineState:
    """The state after `winner` went out, with a key card if so asked."""
    hands = ["", "", "", ""]
    hands[winner] = "4-1" if key else "6-3"
    state = position(rules, KEY_LINE if key else "2-4 4-6", hands, winner, match=match or rules.new_match())
    return rules.apply(state, rules.legal(state)[0])


def blocked(rules: LineRules, hands: Sequence[str], by: int = 0, match: Match | None = None) -> LineState:
    """The state after `by` laid the last six and left these hands."""
    held = [f"{hand} 6-4" if seat == by else hand for seat, hand in enumerate(hands)]
    return play(rules, position(rules, DEAD_SIX[:-4], held, by, match=match or rules.new_match()), "6-4R")


TIE = ("3-3", "5-4 4-1", "5-5", "4-2")
"""Seats 0 and 3 hold six each, the others more."""


def poses(rules: LineRules, state: LineState) -> tuple[int, list[str]]:
    """Who poses the next game when HANDS are dealt, with which tiles."""
    after = dealt(rules, HANDS, state.match)
    assert rules.automatic(after) is None
    return rules.to_act(after), texts(rules.legal(after))


def row(state: LineState) -> tuple[int, ...]:
    return state.match.ledger[-1]


# --- 4.1: players and deal -------------------------------------------------------------------------


def test_jamaican_4_1_the_turn_passes_to_the_right() -> None:
    assert JAMAICAN.order == (0, 3, 2, 1)
    state = play(JAMAICAN, dealt(JAMAICAN, HANDS), "6-6")
    assert state.turn == 2
    assert play(JAMAICAN, state, "6-1L").turn == 1
    assert JAMAICAN.sides == ((0,), (1,), (2,), (3,))


def test_jamaican_4_1_1_seven_tiles_each_and_nothing_to_draw() -> None:
    state = dealt(JAMAICAN, HANDS)
    assert [state.count(seat) for seat in range(4)] == [7] * 4
    assert state.order == ()
    assert refused(JAMAICAN, state, "draw") == refused(JAMAICAN, state, "pick3") == "jamaican/4.1.1"


# --- 4.2: the pose ---------------------------------------------------------------------------------


def test_jamaican_4_2_the_first_game_is_posed_with_the_double_six() -> None:
    state = dealt(JAMAICAN, HANDS)
    assert (state.turn, texts(JAMAICAN.legal(state))) == (3, ["6-6"])
    assert refused(JAMAICAN, state, "6-4") == "jamaican/4.2"
    answer = JAMAICAN.read(LineView.of(state, 3), Place("4-4"))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.clause, answer.args) == (
        "refused-opening",
        "jamaican/4.2",
        {"tile": "4-4", "must": "6-6"},
    )


def test_jamaican_4_2_a_bruck_and_a_draw_are_followed_by_the_double_six() -> None:
    assert poses(JAMAICAN, won(JAMAICAN, 2, score(1, 1, 0, 5))) == (3, ["6-6"])
    assert poses(JAMAICAN, blocked(JAMAICAN, TIE, by=1)) == (3, ["6-6"])


def test_jamaican_4_2_1_the_winner_poses_any_tile() -> None:
    assert poses(JAMAICAN, won(JAMAICAN, 1)) == (1, sorted(HANDS[1].split(), key=JAMAICAN.tiles.parse))
    assert len(poses(JAMAICAN, won(JAMAICAN, 3))[1]) == 7


def test_jamaican_4_2_1_so_does_the_winner_of_a_blocked_game() -> None:
    poser, tiles = poses(JAMAICAN, blocked(JAMAICAN, ("3-3", "5-4", "5-1", "1-1"), by=0))
    assert (poser, len(tiles)) == (3, 7)


# --- 4.3: laying and passing -----------------------------------------------------------------------


def test_jamaican_4_3_only_equal_halves_touch() -> None:
    state = play(JAMAICAN, dealt(JAMAICAN, HANDS), "6-6")
    assert texts(JAMAICAN.legal(state)) == ["6-1L", "6-1R"]
    assert refused(JAMAICAN, state, "5-4R") == refused(JAMAICAN, state, "6-5L") == "jamaican/4.3"


def test_jamaican_4_3_1_one_plays_if_one_can_and_passes_if_not() -> None:
    hands = ("5-1 3-2", "6-3 6-2", "6-5 3-0", "4-0 2-2")
    state = position(JAMAICAN, "0-5 5-2 2-4 4-6 6-6 6-0", hands, 1)
    assert texts(JAMAICAN.legal(state)) == ["pass"]
    assert refused(JAMAICAN, state, "6-3L") == "jamaican/4.3"
    state = play(JAMAICAN, state, "pass", "pass")
    assert (state.turn, texts(JAMAICAN.legal(state))) == (3, ["4-0L", "4-0R"])
    assert refused(JAMAICAN, state, "pass") == "jamaican/4.3.1"
    assert refused(JAMAICAN, position(JAMAICAN, "0-5 5-2", hands, 2), "pass") == "jamaican/4.3.1"


def test_jamaican_4_3_1_closing_the_line_is_allowed() -> None:
    state = position(JAMAICAN, DEAD_SIX[:-4], ["6-4 2-2", "5-4", "5-1", "5-5"], 0)
    assert texts(JAMAICAN.legal(state)) == ["6-4L", "6-4R"]
    assert row(play(JAMAICAN, state, "6-4R"))[0] == BLOCKED


def test_jamaican_4_3_2_both_ends_are_a_choice() -> None:
    for line, tile in (("2-6 6-6 6-4", "4-2"), ("0-5 5-1 1-0", "4-0")):
        state = position(JAMAICAN, line, [f"{tile} 3-3", "5-4", "5-5", "1-1"], 0)
        assert texts(JAMAICAN.legal(state)) == [f"{tile}L", f"{tile}R"]
        answer = JAMAICAN.read(LineView.of(state, 0), Place(tile))
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.clause) == ("refused-end-required", "jamaican/4.3.2")


# --- 4.4: what a game is worth ---------------------------------------------------------------------


def test_jamaican_4_4_going_out_wins_a_point() -> None:
    state = won(JAMAICAN, 2)
    assert state.match.scores == (0, 0, 1, 0)
    assert row(state)[:2] == (OUT, 2)
    told = JAMAICAN.account(row(state))
    assert (told.text, told.args, told.points, told.counted) == (
        "six-love-out",
        {"seat": {"seat": 2}},
        [0, 0, 1, 0],
        False,
    )
    assert said(JAMAICAN, state) == {"six-love-line-out": "jamaican/4.4"}


def key(line: str, tile: str, *others: str, rules: LineRules = JAMAICAN, stake: int = 1) -> tuple[bool, int]:
    """Whether `tile` wins as a key card, and its points; the same on every end where it fits."""
    state = position(rules, line, [tile, *others], 0, match=score(0, 0, 0, 0, stake=stake))
    answers = {(bool(row(after)[4]), row(after)[6]) for after in (rules.apply(state, a) for a in rules.legal(state))}
    (answer,) = answers
    return answer


def test_jamaican_4_4_1_a_key_card_wins_two() -> None:
    assert key(KEY_LINE, "4-1", "5-2", "5-5 5-3", "3-2 2-2") == (True, 2)
    state = won(JAMAICAN, 1, key=True)
    assert state.match.scores == (0, 2, 0, 0)
    assert JAMAICAN.account(row(state)).text == "six-love-key"
    assert said(JAMAICAN, state) == {"six-love-line-key": "jamaican/4.4.1"}


def test_jamaican_4_4_1_a_key_card_is_the_last_of_both_its_numbers() -> None:
    without_one = KEY_LINE.removesuffix(" 1-1")
    assert key(without_one, "4-1", "1-1") == (False, 1)
    assert key("2-6 6-6 6-5", "5-2") == (False, 1)


def test_jamaican_4_4_1_a_double_is_no_key_card() -> None:
    """Although it is the seventh of its number and both ends show it."""
    line = "4-0 0-6 6-4 4-3 3-5 5-4 4-2 2-1 1-4"
    assert key(line, "4-4") == (False, 1)


def test_jamaican_4_4_1_the_ends_before_the_tile_decide() -> None:
    """4-1 that leaves 4 and 4 behind joined no two ends."""
    assert key("1-3 3-5 5-1", "4-1") == (False, 1)


def test_jamaican_4_4_1_a_table_may_agree_on_one_point() -> None:
    assert key(KEY_LINE, "4-1", rules=rules_of("jamaican", key_card_points=1)) == (True, 1)


def test_jamaican_4_4_2_the_lowest_hand_wins_a_blocked_game() -> None:
    hands = ("3-3 3-1 2-2", "5-4 4-3", "5-1 4-1 2-0", "5-5 4-2 1-1 1-0")
    for by in range(4):
        state = blocked(JAMAICAN, hands, by)
        assert row(state)[:2] == (BLOCKED, by)
        assert state.match.scores == (0, 0, 1, 0)
    state = blocked(JAMAICAN, hands, 1)
    told = JAMAICAN.account(row(state))
    assert (told.text, told.points, told.counted) == ("six-love-lowest", [0, 0, 1, 0], True)
    counts = [(line.args["seat"], line.args["pips"]) for line in told.lines if line.text == "six-love-line-count"]
    assert counts == [({"seat": seat}, pips) for seat, pips in ((0, 14), (3, 19), (2, 13), (1, 16))]
    assert said(JAMAICAN, state) == {"six-love-line-count": "jamaican/4.4.2", "six-love-line-lowest": "jamaican/4.4.2"}


def test_jamaican_4_4_3_a_tie_for_the_lowest_is_a_draw() -> None:
    state = blocked(JAMAICAN, TIE, match=score(3, 2, 0, 1))
    assert state.match.scores == (3, 2, 0, 1)
    assert state.match.stake == 2
    told = JAMAICAN.account(row(state))
    assert (told.text, told.points) == ("six-love-draw", [0, 0, 0, 0])
    assert said(JAMAICAN, state)["six-love-line-tie"] == "jamaican/4.4.3"
    assert JAMAICAN.badges(state.match)[0].args == {"stake": 2}


def test_jamaican_4_4_3_a_tie_above_the_lowest_is_none() -> None:
    state = blocked(JAMAICAN, ("2-2", "4-3", "5-5", "5-1 1-0"), by=1, match=score(0, 0, 0, 0, stake=2))
    assert state.match.scores == (2, 0, 0, 0)
    assert state.match.stake == 1


def test_jamaican_4_4_4_a_game_after_a_draw_is_for_two() -> None:
    state = won(JAMAICAN, 0, score(0, 0, 0, 0, stake=2))
    assert state.match.scores == (2, 0, 0, 0)
    assert state.match.stake == 1
    assert JAMAICAN.badges(state.match) == []
    assert [(line.text, line.clause, line.value) for line in lines(JAMAICAN, state)] == [
        ("six-love-line-out", "jamaican/4.4", 1),
        ("six-love-line-stake", "jamaican/4.4.4", 1),
    ]


@pytest.mark.parametrize(("stacks", "points", "worth"), [("off", 2, 2), ("on", 2, 3), ("off", 1, 2), ("on", 1, 2)])
def test_jamaican_4_4_4_a_key_card_adds_nothing_to_two_unless_agreed(stacks: str, points: int, worth: int) -> None:
    rules = rules_of("jamaican", key_card_stacks=stacks, key_card_points=points)
    assert key(KEY_LINE, "4-1", rules=rules, stake=2) == (True, worth)
    assert key(KEY_LINE, "4-1", rules=rules, stake=1) == (True, points)


@pytest.mark.parametrize(("escalates", "stakes"), [("off", [2, 2, 2]), ("on", [2, 3, 4])])
def test_jamaican_4_4_4_further_draws_raise_the_stake_if_agreed(escalates: str, stakes: list[int]) -> None:
    rules = rules_of("jamaican", tie_stake_escalates=escalates)
    state, seen = rules.start(), []
    for _ in range(3):
        state = blocked(rules, TIE, match=state.match)
        assert lines(rules, state)[-1].args == {"stake": state.match.stake}
        seen.append(state.match.stake)
    assert seen == stakes
    assert won(rules, 0, state.match).match.scores[0] == stakes[-1]


# --- 4.5: set and match ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "winner", "stake", "after", "loved"),
    [
        ((5, 1, 1, 0), 0, 1, (6, 1, 1, 0), [3]),
        ((5, 0, 0, 1), 0, 2, (7, 0, 0, 1), [2, 1]),
        ((4, 1, 1, 0), 0, 2, (6, 1, 1, 0), [3]),
        ((0, 0, 0, 5), 3, 1, (0, 0, 0, 6), [0, 2, 1]),
    ],
)
def test_jamaican_4_5_six_points_against_a_zero_are_six_love(
    before: tuple[int, ...], winner: int, stake: int, after: tuple[int, ...], loved: list[int]
) -> None:
    state = won(JAMAICAN, winner, score(*before, stake=stake))
    assert JAMAICAN.to_act(state) == OVER
    assert state.match.scores == after
    assert row(state)[7] == SIX_LOVE
    notes = [line for line in lines(JAMAICAN, state) if line.text in {"six-love-line-love", "six-love-line-loved"}]
    assert [line.args["seat"] for line in notes] == [{"seat": seat} for seat in (winner, *loved)]
    assert {line.clause for line in notes} == {"jamaican/4.5"}
    assert [bool(JAMAICAN.badges(state.match, seat)) for seat in range(4)] == [seat in loved for seat in range(4)]


@pytest.mark.parametrize("before", [(4, 1, 1, 0), (5, 0, 0, 1), (0, 5, 5, 0)])
def test_jamaican_4_5_until_then_the_set_goes_on(before: tuple[int, ...]) -> None:
    winner = before.index(0)
    state = won(JAMAICAN, winner, score(*before)) if before.count(0) > 1 else won(JAMAICAN, 0, score(*before))
    assert JAMAICAN.to_act(state) == CHANCE
    assert row(state)[7] == GOES_ON
    assert sum(state.match.scores) == sum(before) + 1
    assert not any(JAMAICAN.badges(state.match, seat) for seat in range(4))


@pytest.mark.parametrize(("before", "stake"), [((5, 1, 1, 0), 1), ((5, 1, 5, 0), 2), ((5, 5, 5, 0), 1)])
def test_jamaican_4_5_1_a_set_in_which_all_have_scored_is_broken(before: tuple[int, ...], stake: int) -> None:
    state = won(JAMAICAN, 3, score(*before, stake=stake))
    assert JAMAICAN.to_act(state) == CHANCE
    assert state.match.scores == (0, 0, 0, 0)
    assert (row(state)[7], state.match.stake, state.match.opener) == (BRUCK, 1, -1)
    assert said(JAMAICAN, state)["six-love-line-bruck"] == "jamaican/4.5.1"
    assert [(counter.name, counter.value) for counter in JAMAICAN.counters(state.match)] == [
        ("six-love-counter-brucks", 1)
    ]


def test_jamaican_4_5_2_more_six_loves_are_played_from_zero() -> None:
    rules = rules_of("jamaican", six_loves_to_win=2)
    state = won(rules, 1, Match((5, 5, 0, 0), extra=(3, 1, 0, 0, 0)))
    assert rules.to_act(state) == CHANCE
    assert state.match.scores == (0, 0, 0, 0)
    assert state.match.extra == (3, 1, 1, 0, 0)
    assert [rules.counters(state.match, seat)[0].value for seat in range(4)] == [1, 1, 0, 0]
    assert poses(rules, state) == (3, ["6-6"])

    state = won(rules, 1, Match((1, 5, 0, 0), extra=state.match.extra))
    assert rules.to_act(state) == OVER
    assert state.match.scores == (1, 6, 0, 0)
    assert rules.ranks(state.match) == [2, 1, 3, 3]
    assert JAMAICAN.counters(state.match, 0) == []


@pytest.mark.parametrize(
    ("option", "most"), [("target", "6, 10"), ("key_card_points", "1, 2"), ("six_loves_to_win", "from 1 to 5")]
)
def test_jamaican_4_5_2_what_a_table_agrees_on_has_bounds(option: str, most: str) -> None:
    assert JAMAICAN.limit() == 6
    for value in (0, 7, 11):
        with pytest.raises(OptionError, match=most):
            rules_of("jamaican", **{option: value})


@pytest.mark.parametrize("target", [6, 10])
def test_jamaican_4_5_3_a_plain_race_knows_no_love_and_no_bruck(target: int) -> None:
    rules = rules_of("jamaican", mode="first_to_six", target=target)
    assert rules.limit() == target
    going = won(rules, 3, score(4, 4, 4, 0))
    assert (rules.to_act(going), going.match.scores, row(going)[7]) == (CHANCE, (4, 4, 4, 1), GOES_ON)
    state = won(rules, 0, score(target - 1, 4, 0, 2))
    assert rules.to_act(state) == OVER
    assert row(state)[7] == REACHED
    assert said(rules, state)["six-love-line-reached"] == "jamaican/4.5.3"
    assert rules.ranks(state.match) == [1, 2, 4, 3]
    assert [rules.counters(state.match, seat) for seat in (TABLE, *range(4))] == [[]] * 5
    assert not any(rules.badges(state.match, seat) for seat in range(4))


def test_jamaican_4_5_4_the_winner_is_first_and_the_loved_are_last() -> None:
    state = won(JAMAICAN, 2, score(1, 0, 5, 3))
    assert JAMAICAN.ranks(state.match) == [3, 4, 1, 2]
    state = won(JAMAICAN, 2, score(0, 0, 5, 3))
    assert JAMAICAN.ranks(state.match) == [3, 3, 1, 2]


# --- what follows from the clauses -----------------------------------------------------------------

SIX = st.integers(0, 5)


@given(st.tuples(SIX, SIX, SIX, SIX), st.integers(0, 3), st.integers(1, 3))
def test_six_love_and_bruck_never_come_together(before: tuple[int, ...], winner: int, points: int) -> None:
    """Where somebody had no point, nobody ends with six while all have one."""
    if all(before):
        return
    state = won(JAMAICAN, winner, score(*before, stake=points))
    reached = [own + points * (seat == winner) for seat, own in enumerate(before)]
    assert (row(state)[7] == BRUCK) == all(reached)
    assert (row(state)[7] == SIX_LOVE) == (max(reached) >= 6)
    assert not (all(reached) and max(reached) >= 6)


def test_ten_draws_in_a_row_stay_ordinary_games() -> None:
    state = JAMAICAN.start()
    for _ in range(10):
        assert poses(JAMAICAN, state) == (3, ["6-6"])
        state = blocked(JAMAICAN, TIE, match=state.match)
        assert (JAMAICAN.to_act(state), state.match.stake) == (CHANCE, 2)


def test_the_end_of_a_game_is_told_with_what_it_did_to_the_set() -> None:
    state = position(JAMAICAN, "2-4 4-6", ["6-3", "1-1", "0-0", "5-5"], 0, match=score(5, 1, 1, 0))
    action = JAMAICAN.legal(state)[0]
    told = [t for event in JAMAICAN.events(state, action, JAMAICAN.apply(state, action)) for t in JAMAICAN.tell(event)]
    assert [(tiding.text, tiding.args.get("seat")) for tiding in told] == [
        ("event-laid-right", None),
        ("six-love-out", {"seat": 0}),
        ("six-love-line-love", {"seat": 0}),
        ("six-love-line-loved", {"seat": 3}),
    ]


TestCutThroat = machine(RowMachine, "CutThroat", "jamaican")
TestSeveralSets = machine(RowMachine, "SeveralSets", "jamaican", six_loves_to_win=2, tie_stake_escalates="on")
TestRace = machine(RowMachine, "Race", "jamaican", mode="first_to_six", key_card_stacks="on")
