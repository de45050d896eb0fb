"""Tien Gow, clauses 3.4 to 3.6: payments at once, the settlement, the match."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.rules.tricks import RULES, Game, play, position, rules, throw_all

from capicua.conformance.handlers_tien_gow import last_trick
from capicua.core.errors import OptionError
from capicua.core.game import CHANCE, OVER
from capicua.core.wire import RoundResult
from capicua.families.match import Match
from capicua.families.trick_actions import QUARTET, SUPREME
from capicua.games.tien_gow import TienGow, relieved

SUPREME_BY = [{"kind": "supreme", "seat": seat} for seat in range(4)]
QUARTET_BY = [{"kind": "quartet", "seat": seat} for seat in range(4)]

WORKED: list[tuple[str, int, int, tuple[int, ...], str, list[dict[str, Any]], int | None, tuple[int, ...]]] = [
    ("E1", 0, 0, (3, 2, 2, 1), "single", [], None, (14, -4, -4, -6)),
    ("E2", 0, 1, (4, 2, 1, 1), "single", [], None, (0, 6, -3, -3)),
    ("E3", 2, 1, (0, 5, 3, 0), "pair", [], None, (-5, 12, -2, -5)),
    ("E4", 0, 3, (5, 1, 0, 2), "single", [], None, (2, -3, -5, 6)),
    ("E5", 0, 1, (6, 2, 0, 0), "single", [], None, (4, 6, -5, -5)),
    ("E6", 0, 1, (2, 2, 3, 1), "single", [SUPREME_BY[2]], None, (-8, 6, 7, -5)),
    ("E7", 3, 3, (1, 1, 1, 5), "single", [QUARTET_BY[3]], None, (-14, -14, -14, 42)),
    ("E8", 1, 0, (3, 0, 4, 1), "single", [QUARTET_BY[2]], None, (9, -18, 16, -7)),
    ("E9", 0, 2, (2, 1, 4, 1), "quartet", [QUARTET_BY[2]], None, (-16, -10, 36, -10)),
    ("E10", 1, 1, (3, 3, 1, 1), "supreme", [SUPREME_BY[1]], None, (-8, 40, -16, -16)),
    ("E11", 0, 3, (3, 0, 2, 3), "little_three", [], None, (-4, -10, -4, 18)),
    ("E12", 1, 2, (0, 0, 8, 0), "single", [], None, (-10, -20, 40, -10)),
    ("E13", 0, 0, (8, 0, 0, 0), "quartet", [QUARTET_BY[0]], None, (144, -48, -48, -48)),
    ("E14", 0, 1, (0, 8, 0, 0), "little_three", [], None, (-40, 80, -20, -20)),
    ("E15", 0, 2, (2, 3, 3, 0), "single", [], 1, (0, -10, 10, 0)),
    ("E16", 3, 2, (5, 1, 2, 0), "single", [], 1, (1, -13, 12, 0)),
    ("E17", 1, 2, (2, 2, 3, 1), "single", [], 1, (0, -9, 9, 0)),
    ("E18", 0, 1, (5, 3, 0, 0), "supreme", [SUPREME_BY[1]], None, (0, 24, -12, -12)),
    ("E19", 2, 3, (2, 2, 2, 2), "single", [], None, (-2, -2, -4, 8)),
    ("E20", 1, 0, (4, 4, 0, 0), "triple", [], None, (10, 0, -5, -5)),
    ("E21", 3, 2, (3, 3, 2, 0), "pair", [], None, (-1, -1, 12, -10)),
    ("E22", 2, 0, (8, 0, 0, 0), "supreme", [SUPREME_BY[0]], None, (88, -22, -44, -22)),
]


def _replayed(told: RoundResult) -> list[int]:
    """The points per side that the lines of an account lead to, taken one after the other."""
    sums = [0] * 4
    for line in told.lines:
        if line.side is not None and line.sign:
            sums[line.side] = sums[line.side] * line.value if line.sign == "x" else sums[line.side] + line.value
    return sums


@pytest.mark.parametrize("worked", WORKED, ids=[worked[0] for worked in WORKED])
def test_tien_gow_3_5_7_what_one_pays_another_receives(worked: Any) -> None:
    _, banker, winner, columns, last, bonuses, caught, net = worked
    row = last_trick(RULES, winner, banker, columns, last, bonuses, caught)
    told = RULES.account(row)

    assert row[:4] == net
    assert sum(net) == 0
    assert _replayed(told) == told.points == list(net)
    assert all(line.clause.startswith("tien_gow/3.") for line in told.lines)
    assert told.args == {"seat": {"seat": winner}}
    assert told.text == ("tien-gow-sweep" if max(columns) == 8 else "tien-gow-won")


def _lines(told: RoundResult, name: str) -> list[tuple[int | None, int]]:
    return [(line.side, line.value) for line in told.lines if line.text == f"tien-gow-line-{name}"]


def _account(winner: int, banker: int, columns: Sequence[int], *args: Any, by: TienGow = RULES) -> RoundResult:
    return by.account(last_trick(by, winner, banker, columns, *args))


def test_tien_gow_3_4_1_the_supreme_brings_two_of_each_opponent() -> None:
    state = throw_all(play(position({2: "4-2 2-1"}, leader=2, banker=2), "4-2 2-1"))

    assert RULES.payments(4 * SUPREME + 1, 3) == (-2, 8, -2, -4)
    assert RULES.paid(state) == (-4, -4, 12, -4)
    assert state.bonus == (4 * SUPREME + 2,)


def test_tien_gow_3_4_2_the_highest_quartet_brings_four_of_each_opponent() -> None:
    goose, man = "3-1 3-1 4-1 3-2", "4-4 4-4 5-2 4-3"
    state = throw_all(play(position({0: goose, 3: man}, banker=0), goose, man))

    assert RULES.paid(state) == (-8, -4, -4, 16)
    assert state.bonus == (4 * QUARTET + 3,)
    assert RULES.paid(throw_all(play(position({0: "6-6 6-6 6-3"}), "6-6 6-6 6-3"))) is None
    assert RULES.paid(RULES.start()) is None


def test_tien_gow_3_4_3_the_banker_pays_and_is_paid_double() -> None:
    for shape, plain in ((SUPREME, 2), (QUARTET, 4)):
        for banker in range(4):
            for seat in range(4):
                paid = RULES.payments(4 * shape + seat, banker)
                expected = [-plain * (2 if banker in (seat, payer) else 1) for payer in range(4) if payer != seat]
                assert [paid[payer] for payer in range(4) if payer != seat] == expected
                assert sum(paid) == 0


def test_tien_gow_3_4_4_the_last_trick_pays_at_once_too_and_never_multiplied() -> None:
    row = last_trick(RULES, 0, 0, (8, 0, 0, 0), "quartet", [QUARTET_BY[0]])

    assert row[8:12] == (24, -8, -8, -8)
    assert row[12:16] == (0, 40, 40, 40)


def test_the_account_names_each_bonus_who_won_it_and_its_clause() -> None:
    told = _account(1, 0, (2, 2, 3, 1), "single", [SUPREME_BY[2], QUARTET_BY[3]])
    lines = [(line.text, line.clause, line.args, line.value) for line in told.lines if "3.4." in line.clause]

    supreme = ("tien-gow-line-supreme", "tien_gow/3.4.1", {"seat": {"seat": 2}})
    quartet = ("tien-gow-line-quartet", "tien_gow/3.4.2", {"seat": {"seat": 3}})
    assert lines == [(*supreme, paid) for paid in (-4, -2, 8, -2)] + [(*quartet, paid) for paid in (-8, -4, -4, 16)]
    settled = [line.args["seat"] for line in told.lines if line.clause == "tien_gow/3.5.7"]
    assert settled == [{"seat": 0}, {"seat": 3}, {"seat": 2}]


def test_tien_gow_3_5_1_each_column_short_of_four_costs_a_point_and_none_costs_five() -> None:
    told = _account(0, 0, (2, 3, 2, 1))
    assert _lines(told, "short") == [(3, -3), (2, -2), (1, -1)]
    told = _account(1, 2, (0, 5, 3, 0), "pair")
    assert _lines(told, "none") == [(0, -5), (3, -5)]
    told = _account(1, 0, (4, 2, 1, 1))
    assert _lines(told, "even") == [(0, 0)]
    assert last_trick(RULES, 1, 0, (4, 2, 1, 1))[12] == 0


def test_tien_gow_3_5_2_who_has_more_than_four_is_paid_the_excess() -> None:
    told = _account(3, 2, (5, 1, 0, 2))

    assert _lines(told, "excess") == [(0, 1)]
    assert (3, -1) in _lines(told, "settled")
    assert told.points[0] == 1


def test_tien_gow_3_5_3_payments_with_the_banker_double() -> None:
    assert last_trick(RULES, 0, 0, (3, 2, 2, 1))[12:16] == (0, 4, 4, 6)
    assert last_trick(RULES, 0, 3, (3, 2, 2, 1))[12:16] == (0, 2, 2, 6)
    assert _lines(_account(0, 3, (3, 2, 2, 1)), "banker") == [(3, 2)]
    assert _lines(_account(1, 0, (4, 2, 1, 1)), "banker") == []


def test_tien_gow_3_5_4_a_last_quartet_supreme_or_little_three_doubles() -> None:
    for last, doubled, won in (
        ("single", 1, []),
        ("pair", 1, []),
        ("triple", 1, []),
        ("little_three", 2, []),
        ("supreme", 2, [SUPREME_BY[0]]),
        ("quartet", 2, [QUARTET_BY[0]]),
    ):
        told = _account(0, 0, (5, 1, 1, 1), last, won)
        assert [line.side for line in told.lines if line.text == "tien-gow-line-last"] == [3, 2, 1][: 3 * (doubled - 1)]
        assert last_trick(RULES, 0, 0, (5, 1, 1, 1), last, won)[12:16] == (0, *([6 * doubled] * 3))
    shown = [line.tiles for line in _account(0, 0, (5, 1, 1, 1), "little_three").lines if line.sign == "x"]
    assert shown == [[], ["2-1"]] * 3


def test_tien_gow_3_5_4_a_quartet_that_does_not_win_the_last_trick_doubles_nothing() -> None:
    assert last_trick(RULES, 0, 1, (4, 2, 1, 1), "single", [QUARTET_BY[0]])[12:16] == (0, 4, 3, 3)


def test_tien_gow_3_5_5_all_eight_columns_double() -> None:
    assert last_trick(RULES, 2, 1, (0, 0, 8, 0))[12:16] == (10, 20, 0, 10)
    assert _lines(_account(2, 1, (0, 0, 8, 0)), "sweep") == [(1, 2), (0, 2), (3, 2)]
    assert _lines(_account(2, 1, (0, 0, 7, 1)), "sweep") == []


def test_tien_gow_3_5_6_who_leads_the_little_three_into_the_big_six_pays_for_the_others() -> None:
    told = _account(2, 3, (5, 1, 2, 0), "single", [], 1)

    assert _lines(told, "caught") == [(1, -10)]
    assert _lines(told, "relieved") == [(3, 10)]
    assert told.points == [1, -13, 12, 0]


def _caught(*acts: str, size: int = 1) -> int:
    """The seat caught in a last trick that seat 0 leads, as the ledger tells."""
    known = {(0 - turn) % 4: act.removeprefix("/") for turn, act in enumerate(acts)}
    state = play(position(known, size, columns=(1, 1, 1, 9 - 4)), *acts)
    return state.match.ledger[-1][19]


def test_tien_gow_3_5_6_the_big_six_must_win_and_the_little_three_must_lead() -> None:
    assert _caught("2-1", "4-2", "/6-6", "/6-6") == 0
    assert _caught("2-1", "4-1", "4-2", "/6-6") == 0
    assert _caught("2-1", "/6-6", "/6-6", "4-2") == 0
    assert _caught("2-1", "4-2", "4-3", "/6-6") == -1
    assert _caught("2-1", "/4-2", "4-1", "/6-6") == -1
    assert _caught("4-1", "4-2", "/2-1", "/6-6") == -1
    assert _caught("4-2", "/2-1", "/6-6", "/6-6") == -1


def test_tien_gow_3_5_6_only_a_last_trick_catches() -> None:
    state = play(position({0: "2-1 6-6", 3: "4-2 5-1"}, 2, columns=(1, 1, 1, 3)), "2-1", "4-2")
    state = throw_all(state)
    state = throw_all(play(state, "5-1"))

    assert state.match.ledger[-1][19] == -1


def test_tien_gow_3_5_8_an_option_keeps_the_last_trick_from_multiplying_an_excess() -> None:
    off = rules(multiplier_on_excess="off")
    args = (1, 0, (5, 3, 0, 0), "supreme", [SUPREME_BY[1]])

    assert last_trick(RULES, *args)[12:16] == (-4, 0, 10, 10)
    assert last_trick(off, *args)[12:16] == (-2, 0, 10, 10)
    assert _replayed(off.account(last_trick(off, *args))) == [-2, 26, -12, -12]


def test_tien_gow_3_6_1_a_match_has_one_deal_or_as_many_as_chosen() -> None:
    for deals in (1, 4, 8, 16):
        game = Game(seed=deals, deals=deals)
        for _ in range(deals):
            assert game.rules.to_act(game.state) == CHANCE
            game.step()
            game.finish()
        assert game.rules.to_act(game.state) == OVER
        assert len(game.state.match.ledger) == deals
        totals = [sum(row[seat] for row in game.state.match.ledger) for seat in range(4)]
        assert list(game.state.match.scores) == totals
    with pytest.raises(OptionError, match="deals takes 1, 4, 8, 16"):
        rules(deals=2)


def test_tien_gow_3_6_2_the_winner_of_the_last_trick_is_the_next_banker() -> None:
    game = Game(seed=9, deals=16)
    game.step()
    for _ in range(15):
        game.finish()
        winner = game.state.match.ledger[-1][16]
        game.step()
        assert game.state.turn == game.state.match.first == winner


def test_tien_gow_3_6_3_most_points_win_and_ties_share_a_place() -> None:
    assert RULES.ranks(Match((5, -3, 5, -7))) == [1, 3, 1, 4]
    assert RULES.ranks(Match((0, 0, 0, 0))) == [1, 1, 1, 1]


def test_the_seat_caught_takes_over_what_the_others_owe_whoever_it_is() -> None:
    assert relieved((1, 0, 2, 3), 0) == [2, 3]
    assert relieved((1, -2, 0, 3), 3) == [0]
    assert relieved((1, 2, 0, 3), -1) == []
