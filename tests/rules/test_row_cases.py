"""The goat and six love: what public bug reports say about games like them."""

from collections.abc import Sequence

import pytest
from tests.conftest import long
from tests.rules.rows import DEAD_SIX, Round, dealt, play, position, refused, rounds, rules_of, texts

from capicua.core.actions import PASS, PLACE
from capicua.core.errors import ActionError
from capicua.core.game import CHANCE, OVER, Deal
from capicua.core.rng import Rng
from capicua.core.wire import Place, Refusal
from capicua.families.line import LineRules
from capicua.families.line_table import LineView
from capicua.families.match import OUT, Match
from capicua.families.packed import unpack_hands

JAMAICAN = rules_of("jamaican")
TWO, THREE, FOUR = (rules_of("kecske", players=players) for players in (2, 3, 4))
STYLES = [JAMAICAN, TWO, THREE, FOUR, *map(rules_of, ("straight_six", "partner_six_love", "cut_throat_three"))]
EACH = pytest.mark.parametrize("rules", STYLES, ids=lambda rules: f"{rules.id}-{rules.seats}")

POSERS = (
    "6-6 6-5 5-1 4-0 3-2 2-1 1-0",
    "6-2 5-5 3-1 2-0 1-1 0-0 4-4",
    "6-1 5-4 5-0 3-0 2-2 4-1 4-2",
    "6-4 6-3 6-0 5-3 5-2 4-3 3-3",
)


def posed(winner: int) -> Match:
    """A match that `winner` leads 1-0 and poses in."""
    return Match(tuple(int(seat == winner) for seat in range(4)), 1, winner, extra=(0,) * 5)


def test_c01_an_empty_board_asks_for_no_side() -> None:
    state = dealt(JAMAICAN, POSERS, posed(0))
    assert texts(JAMAICAN.legal(state)) == sorted(POSERS[0].split(), key=JAMAICAN.tiles.parse)
    view = LineView.of(state, 0)
    moves = [JAMAICAN.read(view, Place("6-6", side)) for side in ("left", "right", None)]
    assert moves == [JAMAICAN.actions.parse("6-6")] * 3


def test_c02_equal_ends_and_a_tile_that_fits_both_are_two_moves() -> None:
    equal = position(TWO, "3-5 5-1 1-3", ["3-3 6-3 4-2", "2-2"], 0, stock="6-6")
    assert texts(TWO.legal(equal)) == ["3-3L", "6-3L", "3-3R", "6-3R"]
    both = position(TWO, "3-1 1-6", ["6-3 4-2", "2-2"], 0, stock="6-6")
    ends = {action.text: TWO.ends_after(both, action) for action in TWO.legal(both)}
    assert ends == {"6-3L": (6, 6), "6-3R": (3, 3)}
    answer = TWO.read(LineView.of(both, 0), Place("6-3"))
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.clause) == ("refused-end-required", "kecske/1.3.4")


@EACH
def test_c03_a_record_of_texts_replays_with_the_hands_in_another_order(rules: LineRules) -> None:
    rng, state = Rng(8), rules.start()
    for _ in range(long(30, 400)):
        start = rules.start() if rules.to_act(state) == OVER else state
        deal = rules.shuffle(start, rng)
        state = rules.deal(start, deal)
        record: list[str] = []
        while rules.to_act(state) >= 0:
            action = rng.choice(rules.legal(state))
            record.append(action.text)
            state = rules.apply(state, action)
        again = rules.deal(start, Deal(_reordered(rules, deal.order)))
        for text in record:
            again = rules.apply(again, rules.actions.parse(text))
        assert again == state
        assert again.match.scores == state.match.scores


def _reordered(rules: LineRules, order: Sequence[int]) -> tuple[int, ...]:
    """The same hands with their tiles in ascending order."""
    size, dealt_out = rules.hand_size, rules.hand_size * rules.seats
    hands = [sorted(order[at : at + size]) for at in range(0, dealt_out, size)]
    return (*(tile for hand in hands for tile in hand), *order[dealt_out:])


@EACH
def test_c03_every_action_has_one_text_and_a_text_no_other(rules: LineRules) -> None:
    assert all(rules.actions.parse(action.text) is action for action in rules.actions)
    with pytest.raises(ActionError, match="is no action of this game"):
        rules.actions.parse("7-7")


def test_c04_a_forced_pass_is_an_action() -> None:
    for hand, moves in (("2-1 4-3", ["pass"]), ("2-1 5-3", ["5-3L", "5-3R"])):
        state = position(FOUR, "5-0 0-1 1-5", [hand, "5-2", "6-6", "4-4"], 0)
        assert texts(FOUR.legal(state)) == moves


def test_c05_a_pass_with_a_playable_tile_is_refused() -> None:
    for rules, clause in ((FOUR, "kecske/1.3.1"), (JAMAICAN, "jamaican/4.3.1")):
        state = position(rules, "2-1 1-5", ["3-2 6-6", "5-4", "5-5", "4-4"], 0)
        assert refused(rules, state, "pass") == clause
        assert all(action.kind == PLACE for action in rules.legal(state))


def test_c06_the_winner_poses_the_next_game_not_the_last_poser() -> None:
    out = position(JAMAICAN, "2-4 4-6", ["1-1", "5-5", "6-3", "0-0"], 2, match=posed(1))
    block = position(JAMAICAN, DEAD_SIX[:-4], ["3-3", "5-4", "1-0", "6-4 5-5"], 3, match=posed(1))
    for state in (play(JAMAICAN, out, "6-3R"), play(JAMAICAN, block, "6-4R")):
        after = dealt(JAMAICAN, POSERS, state.match)
        assert (after.turn, len(JAMAICAN.legal(after))) == (2, 7)
    tie = position(JAMAICAN, DEAD_SIX[:-4], ["3-3", "5-4", "4-2", "6-4 5-5"], 3, match=posed(1))
    drawn = dealt(JAMAICAN, POSERS, play(JAMAICAN, tie, "6-4R").match)
    assert (drawn.turn, texts(JAMAICAN.legal(drawn))) == (0, ["6-6"])


def test_c07_a_forced_tile_is_forced_then_and_only_then() -> None:
    first = dealt(JAMAICAN, POSERS)
    assert refused(JAMAICAN, first, "6-5") == "jamaican/4.2"
    without, holder = dealt(JAMAICAN, POSERS, posed(1)), dealt(JAMAICAN, POSERS, posed(0))
    for state in (without, holder):
        assert len(JAMAICAN.legal(state)) == 7
        assert texts(JAMAICAN.legal(state)) != ["6-6"]
    assert play(JAMAICAN, holder, "1-0").turn == 3
    again = dealt(FOUR, POSERS, Match((3, 4, 0, 9), ledger=((OUT, 2, 0),)))
    assert texts(FOUR.legal(again)) == ["0-0"]


def test_c08_nobody_holds_the_forced_tile() -> None:
    hands = ("3-0 2-1 6-1 4-0 6-2 5-3 5-4", "{} 1-0 5-0 4-2 5-2 6-3 6-4")
    for tile, opens in (("1-1", "1-1"), ("3-1", "6-4")):
        state = dealt(TWO, (hands[0], hands[1].format(tile)))
        assert (state.turn, texts(TWO.legal(state))) == (1, [opens])
    light = dealt(TWO, ("6-3 1-0 2-0 3-0 4-0 2-1 3-1", "5-4 5-0 6-0 4-1 5-1 3-2 4-2"))
    assert (light.turn, texts(TWO.legal(light))) == (0, ["6-3"])


def test_c08_no_two_handed_deal_is_an_error() -> None:
    rng, start = Rng(1), TWO.start()
    for _ in range(long(3_000, 1_000_000)):
        state = TWO.deal(start, TWO.shuffle(start, rng))
        (opening,) = TWO.legal(state)
        assert state.hand(state.turn) >> opening.tile & 1


@pytest.mark.parametrize(
    ("rules", "line", "hands", "points"),
    [
        (TWO, DEAD_SIX[:-4], ("1-1", "6-4 3-3"), (2, 0)),
        (THREE, "6-1 1-1 1-3 3-6 6-5 5-2 2-6 6-6 6-0 0-4", ("1-0", "6-4 2-1", "2-0"), (1, 0, 2)),
    ],
)
def test_c09_a_block_needs_no_round_of_passes(
    rules: LineRules, line: str, hands: tuple[str, ...], points: tuple[int, ...]
) -> None:
    state = play(rules, position(rules, line, hands, 1), "6-4R")
    assert rules.to_act(state) == CHANCE
    assert state.match.scores == points


def test_c10_passes_are_not_carried_into_the_next_round() -> None:
    for played in rounds(JAMAICAN, 31, long(40, 400)):
        for at, state in enumerate(played):
            if at == 0:
                assert state.trail is None
            assert sum(action.kind == PASS for _, action in state.steps()) <= at
        assert played.state.trail is None


def test_c11_a_draw_keeps_the_turn_and_an_empty_bazaar_passes_it() -> None:
    state = position(TWO, "6-6", ["2-1", "5-5 4-4"], 0, stock="1-0 6-3")
    for _ in range(2):
        assert texts(TWO.legal(state)) == ["draw"]
        state = play(TWO, state, "draw")
        assert state.turn == 0
    assert texts(TWO.legal(state)) == ["6-3L", "6-3R"]
    empty = position(TWO, "6-6", ["2-1", "6-5 4-4"], 0)
    assert texts(TWO.legal(empty)) == ["pass"]
    assert play(TWO, empty, "pass").turn == 1


def test_c13_no_deal_follows_the_end_of_a_match() -> None:
    hundred = play(TWO, position(TWO, "0-2 2-4", ["4-1", "1-0"], 0, match=Match((40, 99))), "4-1R")
    assert (hundred.match.scores[1], TWO.to_act(hundred)) == (100, CHANCE)
    over = play(TWO, position(TWO, "0-2 2-4", ["4-1", "1-0"], 0, match=Match((40, 100))), "4-1R")
    assert (over.match.scores[1], TWO.to_act(over), TWO.ranks(over.match)) == (101, OVER, [1, 2])


@EACH
def test_c14_the_sum_of_the_ledger_is_the_score(rules: LineRules) -> None:
    """A set that ended began again from zero."""
    sides = [0] * len(rules.sides)
    for played in rounds(rules, 12, long(150, 10_000)):
        for _ in played:
            pass
        before, match = played.start.match, played.state.match
        sides = sides if before.ledger and any(before.scores) else [0] * len(rules.sides)
        points = rules.account(match.ledger[-1]).points
        sides = [total + gained for total, gained in zip(sides, points, strict=True)]
        shown = [sum(match.scores[seat] for seat in side) for side in rules.sides]
        assert shown in (sides, [0] * len(sides))
        if not any(shown):
            sides = shown


def test_c16_a_set_has_its_tiles_once() -> None:
    three = rules_of("cut_throat_three").tiles
    for tiles, size in ((JAMAICAN.tiles, 28), (three, 27)):
        assert (len(set(tiles.texts)), sum(tiles.pips)) == (size, 168)
    assert set(JAMAICAN.tiles.texts) - set(three.texts) == {"0-0"}
    assert [sum((h == n) + (w == n) for h, w in zip(three.highs, three.lows, strict=True)) for n in range(7)] == [6] + [
        8
    ] * 6


def test_c17_games_that_are_played_by_turns_share_no_tiles() -> None:
    rng = Rng(4)
    tables = [iter(Round(rules, rules.start(), rng)) for rules in STYLES for _ in range(5)]
    owners = [rules for rules in STYLES for _ in range(5)]
    playing = list(zip(owners, tables, strict=True))
    while playing:
        for rules, table in list(playing):
            state = next(table, None)
            if state is None:
                playing.remove((rules, table))
                continue
            masks = [state.down, *unpack_hands(state.hands, rules.seats), *(1 << tile for tile in state.order)]
            assert sum(masks) == rules.tiles.full
            assert sum(mask.bit_count() for mask in masks) == rules.tiles.size


def test_an_absent_player_lays_the_heaviest_tile_that_fits_at_the_first_end() -> None:
    made = rules_of("jamaican")
    state = position(made, "6-5 5-1 1-6", ["6-2 6-3 4-4", "5-5", "2-2", "1-1"], 0)
    assert made.on_timeout(LineView.of(state, 0)).text == "6-3L"

    stuck = position(made, "6-5 5-1 1-6", ["4-4", "5-5", "2-2", "1-1"], 0)
    assert made.on_timeout(LineView.of(stuck, 0)).text == "pass"


def test_a_position_says_that_the_seat_before_laid_the_line() -> None:
    made = rules_of("jamaican")
    state = position(made, "5-6 6-1", ["6-2", "5-5", "2-2", "1-1"], 1)

    assert [seat for seat, _ in state.steps()] == [2, 2]
    assert [state.count(seat) for seat in range(4)] == [1, 1, 1, 1]
