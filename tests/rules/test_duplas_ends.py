"""Dominó de Duplas, clause by clause: how a round ends and what it is worth."""

import pytest
from tests.rules.pairs import game, play, with_doubles
from tests.rules.row_machine import RowMachine, machine

from capicua.core.game import CHANCE, OVER, Deal
from capicua.core.tiles import DOUBLE_SIX
from capicua.families.line_events import DEALT, ENDED, HELD
from capicua.families.line_setup import set_up
from capicua.families.line_table import between
from capicua.families.match import Match

ENDS_2_5 = [[2, 3], [3, 5]]


# --- 0.6 to 0.9 ------------------------------------------------------------------------------------


def test_duplas_0_6_going_out_counts_before_a_lock() -> None:
    line = [[1, 6], [6, 0], [0, 1], [1, 5], [5, 2], [2, 1], [1, 3], [3, 4], [4, 1]]
    rules = game()
    state = set_up(rules, line, [["1-1"], ["2-2"], ["3-3"], ["4-4"]], 0)

    after = play(rules, state, "1-1R")

    assert rules.account(after.match.ledger[-1]).text == "duplas-cruzada"


def test_duplas_0_6_1_a_table_is_locked_at_once_by_the_last_to_lay() -> None:
    line = [[1, 6], [6, 0], [0, 1], [1, 5], [5, 2], [2, 1], [1, 3], [3, 4], [4, 1]]
    rules = game()
    state = set_up(rules, line, [["1-1", "6-6"], ["2-2"], ["3-3"], ["4-4"]], 0)

    after = play(rules, state, "1-1R")

    assert rules.to_act(after) == CHANCE
    assert after.match.ledger[-1][:2] == (1, 0)


@pytest.mark.parametrize(
    ("line", "tile", "kind", "points"),
    [
        (ENDS_2_5, "5-2", "la_e_lo", 3),
        ([[5, 3], [3, 4], [4, 5]], "5-2", "simples", 1),
        ([[2, 3], [3, 4], [4, 2]], "5-2", "simples", 1),
        ([[5, 3], [3, 6]], "5-2", "simples", 1),
        ([[4, 3], [3, 6], [6, 4]], "4-4", "cruzada", 4),
        ([[1, 3], [3, 4]], "4-4", "carroca", 2),
    ],
)
def test_duplas_0_7_the_last_tile_is_judged_against_the_ends_before_it(
    line: list[list[int]], tile: str, kind: str, points: int
) -> None:
    rules = game()
    state = set_up(rules, line, [[tile], ["1-1"], ["0-0"], ["3-3"]], 0)

    for action in rules.legal(state):
        after = rules.apply(state, action)
        assert rules.account(after.match.ledger[-1]).text == f"duplas-{kind}"
        assert after.match.scores == (points, 0, 0, 0)


def test_duplas_0_8_going_out_and_locking_are_worth_one_to_four() -> None:
    rules = game()
    line = [[1, 6], [6, 0], [0, 1], [1, 5], [5, 2], [2, 1], [1, 3], [3, 4], [4, 1]]
    state = play(rules, set_up(rules, line, [["1-1", "6-6"], ["2-2"], ["3-3"], ["4-4"]], 0), "1-1R")

    told = rules.account(state.match.ledger[-1])

    assert state.match.scores == (0, 1, 0, 0)
    assert [(line.text, line.clause, line.sign, line.value) for line in told.lines] == [
        ("duplas-line-lower", "duplas/0.8.2", "", 0),
        ("duplas-line-locked", "duplas/0.8", "+", 1),
    ]
    assert told.counted
    assert told.points == [0, 1]


@pytest.mark.parametrize("locked", [False, True])
def test_duplas_0_8_1_pips_count_both_rival_hands_and_never_the_partners(locked: bool) -> None:
    rules = game(scoring="pips")
    line = [[1, 6], [6, 0], [0, 1], [1, 5], [5, 2], [2, 1], [1, 3], [3, 4], [4, 1]]
    hands = [["1-1", "0-0"] if locked else ["1-1"], ["2-2", "5-4"], ["3-3"], ["4-4"]]

    after = play(rules, set_up(rules, line, hands, 0), "1-1R")

    told = rules.account(after.match.ledger[-1])
    assert sum(after.match.scores) == 4 + 9 + 8
    assert [line.value for line in told.lines if line.sign] == [13, 8]
    assert {line.clause for line in told.lines if line.sign} == {"duplas/0.8.1"}
    assert told.points == [21, 0]


DEAD = [[1, 6], [6, 0], [0, 1], [1, 5], [5, 2], [2, 1], [1, 3], [3, 4], [4, 1]]


@pytest.mark.parametrize(
    ("hands", "credited"),
    [
        ([["1-1", "6-6"], ["2-2"], ["3-3"], ["4-4"]], 1),
        ([["1-1", "2-2"], ["6-6"], ["0-0"], ["5-5"]], 2),
        ([["1-1", "3-3"], ["5-0"], ["6-2"], ["5-4"]], 1),
    ],
)
def test_duplas_0_8_2_the_lower_pair_wins_a_lock_and_in_a_tie_the_lockers_pair_loses(
    hands: list[list[str]], credited: int
) -> None:
    rules = game()

    after = play(rules, set_up(rules, DEAD, hands, 0), "1-1R")

    assert after.match.scores[credited] == 1
    tie = credited == 1 and hands[1] == ["5-0"]
    assert rules.account(after.match.ledger[-1]).lines[0].text == ("duplas-line-tie" if tie else "duplas-line-lower")


def test_duplas_0_8_3_equal_hands_credit_the_first_after_the_locker() -> None:
    rules = game()

    after = play(rules, set_up(rules, DEAD, [["1-1", "6-6"], ["5-0"], ["6-5"], ["3-2"]], 0), "1-1R")

    assert after.match.scores == (0, 1, 0, 0)


@pytest.mark.parametrize(("before", "over"), [((2, 0, 2, 5), False), ((3, 0, 2, 5), True), ((5, 0, 0, 5), True)])
def test_duplas_0_9_the_first_pair_at_the_limit_wins_and_may_pass_it(before: tuple[int, ...], over: bool) -> None:
    rules = game()
    last = set_up(rules, [[5, 3], [3, 6]], [["5-2"], ["1-1"], ["0-0"], ["3-3"]], 0, match=Match(before, extra=(1,)))

    after = rules.apply(last, rules.legal(last)[0])

    assert (rules.to_act(after) == OVER) == over
    if over:
        assert rules.ranks(after.match) == [1, 2]


def test_five_doubles_may_end_a_match_before_a_tile_is_laid() -> None:
    rules = game(scoring="pips", limit=50)
    match = Match((30, 0, 0, 0), opener=0, extra=(1,), ledger=((0, 0, 0, 0, 1, 30, 0, 0, 0, 0),))
    state = between(match)
    deal = Deal(tuple(DOUBLE_SIX.parse(tile) for hand in with_doubles(5, seat=2) for tile in hand))
    after = rules.deal(state, deal)

    assert rules.to_act(after) == OVER
    assert [event.kind for event in rules.events(state, deal, after)] == [DEALT, HELD, HELD, HELD, HELD, ENDED]


def test_a_raised_stake_is_shown_on_the_table_alone() -> None:
    rules, raised = game(), Match((0, 0, 0, 0), stake=2)

    assert [(badge.text, badge.args) for badge in rules.badges(raised)] == [("badge-stake", {"stake": 2})]
    assert rules.badges(Match((0, 0, 0, 0))) == []
    assert rules.badges(raised, 0) == []


TestPicked = machine(RowMachine, "Picked", "duplas")
TestPips = machine(RowMachine, "Pips", "duplas", pick_phase="automatic", scoring="pips", limit=50, opening="winner")
TestOpen = machine(RowMachine, "Open", "duplas", pick_phase="automatic", accept_close="off", opening="rotate")
