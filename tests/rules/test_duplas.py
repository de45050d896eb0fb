"""Dominó de Duplas, clause by clause: seats, picking, carroças, opening, moves."""

from typing import Any

import pytest
from tests.rules.pairs import NO_DOUBLES_TWICE, dealt, game, play, refused, texts, view_of, with_doubles

from capicua.core.actions import PLACE
from capicua.core.errors import DealError, OptionError, PackError
from capicua.core.game import CHANCE, OVER, WATCHER, Deal
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.core.wire import Draw, Group, Pass, Pick, PickNow, Place, Refusal
from capicua.families.line_setup import set_up
from capicua.families.line_table import LineState, LineView
from capicua.families.match import Match
from capicua.games import registry
from capicua.games.duplas import Duplas

ENDS_2_5 = [[2, 3], [3, 5]]


# --- 0.1 to 0.2 ------------------------------------------------------------------------------------


def test_duplas_0_1_two_pairs_take_turns_clockwise_with_seven_tiles_each() -> None:
    rules = game()
    state = dealt(rules, NO_DOUBLES_TWICE)

    assert rules.sides == ((0, 2), (1, 3))
    assert [hand.bit_count() for hand in map(state.hand, range(4))] == [7] * 4
    assert play(rules, state, "6-6").turn == 1
    assert refused(rules, play(rules, state, "6-6"), Draw()).clause == "duplas/0.1"


def test_duplas_0_2_seats_pick_in_turn_from_face_down_slots_and_alone_see_the_face() -> None:
    rules = game(pick_phase="manual")
    start = rules.start()
    assert rules.draws(start) == 4
    deal = Deal(tuple(range(28)), 2)
    state = rules.deal(start, deal)
    views = {seat: rules.blank(seat) for seat in (0, 1, 2, 3, WATCHER)}
    views = _told(rules, views, start, deal, state)
    assert state.turn == 2
    assert len(rules.legal(state)) == 29

    after = play(rules, state, "pick27")
    seen = _told(rules, views, state, rules.actions.parse("pick27"), after)

    assert after.turn == 2
    assert after.hand(2) == 1 << 27
    assert seen[2].hand == 1 << 27
    assert all(seen[seat].hand == 0 for seat in (0, 1, 3, WATCHER))
    assert refused(rules, after, Pick(27)) == Refusal("refused-pick", "duplas/0.2")
    assert refused(rules, after, Place("6-6")).clause == "duplas/0.2"
    assert play(rules, after, *(f"pick{slot}" for slot in range(6))).turn == 3
    assert rules.time_limit(after) == 20.0


def _told(
    rules: Duplas, views: dict[int, LineView], before: LineState, step: Any, after: LineState
) -> dict[int, LineView]:
    for event in rules.events(before, step, after):
        views = {seat: rules.see(view, event.seen_by(seat)) for seat, view in views.items()}
    return views


def test_duplas_0_2_the_first_picker_moves_on_clockwise_also_after_a_void_round() -> None:
    rules = game(pick_phase="manual")
    void = [DOUBLE_SIX.parse(tile) for hand in with_doubles(4) for tile in hand]
    state = rules.deal(rules.start(), Deal(tuple(void), 3))
    state = play(rules, state, *["pick_now"] * 4)

    assert rules.to_act(state) == CHANCE
    assert state.match.stake == 2
    assert rules.draws(state) == 0
    assert rules.deal(state, Deal(tuple(range(28)))).turn == 0


def test_duplas_0_2_1_pegar_agora_completes_seven_with_the_lowest_free_slots() -> None:
    rules = game(pick_phase="manual")
    state = rules.deal(rules.start(), Deal(tuple(range(28)), 0))

    after = play(rules, state, "pick1", "pick5", "pick_now")

    assert after.hand(0) == sum(1 << slot for slot in (0, 1, 2, 3, 4, 5, 6))
    assert after.turn == 1
    assert rules.on_timeout(view_of(rules, state)).text == "pick_now"


def test_duplas_0_2_1_the_last_picker_gets_all_the_rest_with_one_touch() -> None:
    rules = game(pick_phase="manual")
    deck = [DOUBLE_SIX.parse(tile) for hand in NO_DOUBLES_TWICE for tile in hand]
    state = rules.deal(rules.start(), Deal(tuple(deck), 0))

    after = play(rules, state, "pick_now", "pick_now", "pick_now", "pick24")

    assert after.hand(3).bit_count() == 7
    assert rules.legal(after) == [rules.actions.parse("6-6")]


# --- 0.3 -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stake", [1, 2])
def test_duplas_0_3_four_doubles_void_the_round(stake: int) -> None:
    rules = game()
    state = dealt(rules, with_doubles(4, 1), rules.resume(Match((1, 0, 2, 0), stake, extra=(1,)).dump()))

    assert rules.to_act(state) == CHANCE
    assert state.match.scores == (1, 0, 2, 0)
    assert state.match.stake == 2
    told = rules.account(state.match.ledger[-1])
    assert (told.text, told.points) == ("duplas-doubles-4", [0, 0])
    assert [line.clause for line in told.lines] == ["duplas/0.3"]
    assert set(told.lines[0].tiles) == {"0-0", "1-1", "2-2", "3-3"}


@pytest.mark.parametrize(("scoring", "points"), [("batida", 1), ("pips", 25)])
@pytest.mark.parametrize("stake", [1, 2])
def test_duplas_0_3_1_five_doubles_win_the_round_times_the_stake(scoring: str, points: int, stake: int) -> None:
    rules = game(scoring=scoring)
    state = dealt(rules, with_doubles(5, 2), rules.resume(Match((0,) * 4, stake, extra=(0,)).dump()))

    assert state.match.scores == (0, 0, points * stake, 0)
    assert state.match.stake == 1
    assert rules.account(state.match.ledger[-1]).lines[0].clause == "duplas/0.3.1"


@pytest.mark.parametrize("count", [6, 7])
def test_duplas_0_3_2_six_or_seven_doubles_win_the_match_whatever_the_score(count: int) -> None:
    rules = game()
    state = dealt(rules, with_doubles(count, 3), rules.resume(Match((5, 0, 0, 0), extra=(1,)).dump()))

    assert rules.to_act(state) == OVER
    assert state.match.scores == (5, 0, 0, 0)
    assert rules.ranks(state.match) == [2, 1]
    assert rules.account(state.match.ledger[-1]).lines[0].clause == "duplas/0.3.2"


def test_duplas_0_3_3_a_round_after_a_void_one_counts_double_and_the_next_is_single_again() -> None:
    rules = game(limit=20)
    state = dealt(rules, with_doubles(4))
    state = dealt(rules, with_doubles(4), state)
    assert state.match.stake == 2
    last = set_up(rules, [[4, 6], [6, 5], [5, 4]], [["4-4"], ["1-1"], ["2-2"], ["3-3"]], 0, match=state.match)

    after = rules.apply(last, rules.legal(last)[0])

    assert after.match.scores == (8, 0, 0, 0)
    assert after.match.stake == 1
    lines = rules.account(after.match.ledger[-1]).lines
    assert [(line.sign, line.value) for line in lines] == [("+", 4), ("x", 2)]
    assert lines[1].clause == "duplas/0.3.3"


# --- 0.4 -------------------------------------------------------------------------------------------


def test_duplas_0_4_the_holder_of_six_six_opens_and_the_table_lays_it() -> None:
    rules = game(opening="winner")
    state = dealt(rules, [NO_DOUBLES_TWICE[k] for k in (1, 2, 0, 3)])

    assert state.turn == 2
    assert texts(rules, state) == ["6-6"]
    assert rules.automatic(state) is rules.actions.parse("6-6")
    assert refused(rules, state, Place("6-5")) == Refusal(
        "refused-opening", "duplas/0.4", {"tile": "6-5", "must": "6-6"}
    )


@pytest.mark.parametrize(("option", "opener"), [("winner", 3), ("rotate", 2), ("always_66", 0)])
def test_duplas_0_4_1_later_rounds_open_as_the_table_has_chosen(option: str, opener: int) -> None:
    rules = game(opening=option, limit=20)
    last = set_up(rules, [[6, 6]], [["1-1"], ["2-2", "6-1"], ["3-3"], ["6-2"]], 2, by=1)
    after = play(rules, last, "pass", "6-2R")
    assert after.match.scores == (0, 0, 0, 1)

    state = dealt(rules, NO_DOUBLES_TWICE, after)

    assert state.turn == opener
    assert len(rules.legal(state)) == (1 if option == "always_66" else 7)
    assert (rules.automatic(state) is None) == (option != "always_66")


@pytest.mark.parametrize("option", ["winner", "rotate"])
def test_duplas_0_4_2_after_a_void_round_the_same_seat_is_entitled(option: str) -> None:
    rules = game(opening=option)
    carried = rules.resume(Match((0,) * 4, opener=2, extra=(1,)).dump())

    state = dealt(rules, NO_DOUBLES_TWICE, dealt(rules, with_doubles(4, 1), carried))

    assert state.turn == 2
    assert len(rules.legal(state)) == 7


def test_duplas_0_4_a_void_first_round_leaves_the_next_one_the_first() -> None:
    rules = game(opening="rotate")

    state = dealt(rules, NO_DOUBLES_TWICE, dealt(rules, with_doubles(5, 1), dealt(rules, with_doubles(4, 1))))

    assert texts(rules, state) == ["6-6"]


# --- 0.5 -------------------------------------------------------------------------------------------


def test_duplas_0_5_a_tile_goes_where_the_halves_match() -> None:
    rules = game()
    state = set_up(rules, ENDS_2_5, [["6-2", "5-2", "6-6", "4-1"], ["1-1"], ["0-0"], ["4-4"]], 0)

    assert texts(rules, state) == ["5-2L", "6-2L", "5-2R"]
    assert play(rules, state, "5-2L").left == 5
    assert play(rules, state, "5-2R").right == 2
    assert refused(rules, state, Place("6-6")) == Refusal(
        "refused-fit", "duplas/0.5", {"tile": "6-6", "left": 2, "right": 5}
    )
    assert refused(rules, state, Place("6-2", "right")).code == "refused-fit"
    assert refused(rules, state, Place("1-1", "left")) == Refusal("refused-held", "duplas/0.5", {"tile": "1-1"})
    assert rules.read(view_of(rules, state), Place("6-2")) is rules.actions.parse("6-2L")


def test_duplas_0_5_1_who_can_play_must_and_only_who_cannot_passes() -> None:
    rules = game()
    can = set_up(rules, ENDS_2_5, [["6-6", "5-4"], ["1-1"], ["0-0"], ["4-4"]], 0)
    cannot = set_up(rules, ENDS_2_5, [["6-6"], ["5-4"], ["0-0"], ["4-4"]], 0)

    assert refused(rules, can, Pass()) == Refusal("refused-must", "duplas/0.5.1")
    assert rules.why_not(can, rules.actions.parse("pass")) == "duplas/0.5.1"
    assert texts(rules, cannot) == ["pass"]
    assert play(rules, cannot, "pass").turn == 1


@pytest.mark.parametrize("line", [ENDS_2_5, [[2, 3], [3, 2]]])
def test_duplas_0_5_2_a_tile_that_fits_both_ends_needs_a_choice(line: list[list[int]]) -> None:
    rules = game()
    line = line if line == ENDS_2_5 else [[2, 4], [4, 6], [6, 2]]
    tile = "5-2" if line == ENDS_2_5 else "2-1"
    state = set_up(rules, line, [[tile, "6-6"], ["1-1"], ["0-0"], ["4-4"]], 0)

    assert refused(rules, state, Place(tile)) == Refusal("refused-end-required", "duplas/0.5.2", {"tile": tile})
    assert rules.read(view_of(rules, state), Place(tile, "left")) is rules.actions.parse(f"{tile}L")
    assert rules.read(view_of(rules, state), Place(tile, "right")) is rules.actions.parse(f"{tile}R")


def test_duplas_0_5_3_a_lock_is_allowed_only_when_nothing_else_is_left() -> None:
    # Ends 1 and 0 with every nought down but 1-0: on the right it leaves 1 and 1, on the left 0 and 0, dead.
    line = [[1, 6], [6, 0], [0, 0], [0, 5], [5, 2], [2, 0], [0, 3], [3, 4], [4, 0]]
    rest = [["1-0", "1-1"], ["2-1", "3-1", "4-1"], ["5-1", "2-2", "3-3"], ["4-4", "5-5", "6-6"]]
    strict, free = game(accept_close="off"), game()

    assert texts(free, set_up(free, line, rest, 0)) == ["1-0L", "1-1L", "1-0R"]
    state = set_up(strict, line, rest, 0)
    assert texts(strict, state) == ["1-1L", "1-0R"]
    assert refused(strict, state, Place("1-0", "left")) == Refusal("refused-close", "duplas/0.5.3", {"tile": "1-0"})
    assert strict.read(view_of(strict, state), Place("1-0")) is strict.actions.parse("1-0R")
    locked = play(free, set_up(free, line, rest, 0), "1-0L")
    assert free.account(locked.match.ledger[-1]).text == "duplas-locked"


def test_duplas_0_5_3_a_forced_lock_stays_allowed() -> None:
    line = [[1, 6], [6, 0], [0, 1], [1, 5], [5, 2], [2, 1], [1, 3], [3, 4], [4, 1]]
    rules = game(accept_close="off")
    state = set_up(rules, line, [["1-1", "6-6"], ["2-2"], ["3-3"], ["4-4"]], 0)

    assert texts(rules, state) == ["1-1L", "1-1R"]


# --- wrong input -----------------------------------------------------------------------------------


def test_moves_of_other_games_and_tiles_of_no_set_are_refused() -> None:
    rules = game()
    state = set_up(rules, ENDS_2_5, [["5-2"], ["1-1"], ["0-0"], ["4-4"]], 0)

    for move in (Group(["5-2"], "up"), Place("9-9"), Place("5-2", "up"), Pick(99), Pick(-1)):
        assert refused(rules, state, move).code == "refused-no-such-move"
    assert refused(rules, state, PickNow()).clause == "duplas/0.2"
    assert refused(rules, state, Pick(3)).clause == "duplas/0.2"


def test_deals_and_bytes_that_are_none_are_refused() -> None:
    rules, manual = game(), game(pick_phase="manual")

    for deal in (Deal(tuple(range(27))), Deal((0, *range(27))), Deal(tuple(range(28)), 1)):
        with pytest.raises(DealError):
            rules.deal(rules.start(), deal)
    for first in (None, 4, -1):
        with pytest.raises(DealError, match="0 to 3"):
            manual.deal(manual.start(), Deal(tuple(range(28)), first))
    packed = rules.pack(rules.blank(0))
    for data in (packed[:-1], packed + b"\0", b"", b"\x80"):
        with pytest.raises(PackError):
            rules.unpack(data)
        with pytest.raises(PackError):
            rules.resume(data)


@pytest.mark.parametrize(
    "given", [{"limit": 2}, {"limit": 21}, {"scoring": "pips", "limit": 6}, {"scoring": "x"}, {"x": 1}]
)
def test_options_out_of_range_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        registry.find("duplas").rules(given)


def test_at_most_one_tile_can_lock_at_any_turn() -> None:
    """The checked theorem of the rules: x-x at two equal ends, or the seventh of both numbers."""
    rules, rng, seen = game(), Rng(2), 0
    for _ in range(400):
        state = rules.deal(rules.start(), rules.shuffle(rules.start(), rng))
        while rules.to_act(state) >= 0:
            if state.trail is not None:
                lockers = {a.tile for a in rules.legal(state) if a.kind == PLACE and rules.locks(state, a)}
                assert len(lockers) <= 1
                seen += len(lockers)
            state = rules.apply(state, rng.choice(rules.legal(state)))
    assert seen > 50
