"""Kecske, the goat: every clause, and play at random."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import long
from tests.rules.row_machine import RowMachine, machine
from tests.rules.rows import DEAD_SIX, dealt, lines, play, position, refused, rounds, rules_of, said, texts

from capicua.core.actions import PLACE
from capicua.core.errors import OptionError
from capicua.core.game import CHANCE, OVER, WATCHER
from capicua.core.rng import Rng
from capicua.core.wire import Draw, Pass, Refusal
from capicua.families.line import LineRules
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED, OUT, Match
from capicua.families.packed import unpack_hands
from capicua.games import registry

TWO, THREE, FOUR = (rules_of("kecske", players=players) for players in (2, 3, 4))
PLAYERS = pytest.mark.parametrize("rules", [TWO, THREE, FOUR], ids=["2", "3", "4"])

NO_DOUBLE = ("3-0 2-1 6-1 4-0 6-2 5-3 5-4", "3-1 1-0 5-0 4-2 5-2 6-3 6-4")
"""Two hands without a double; the heaviest tile is 6-4."""


# --- 1.1: players and deal -------------------------------------------------------------------------


@PLAYERS
def test_kecske_1_1_turns_go_clockwise(rules: LineRules) -> None:
    assert rules.order == tuple(range(rules.seats))
    assert [rules.onward[seat] for seat in range(rules.seats)] == [*range(1, rules.seats), 0]
    assert rules.sides == tuple((seat,) for seat in range(rules.seats))


@pytest.mark.parametrize("players", [1, 5, "two"])
def test_kecske_1_1_other_numbers_of_players_are_refused(players: object) -> None:
    assert registry.find("kecske").players == (2, 3, 4)
    with pytest.raises(OptionError, match="players takes 2, 3, 4"):
        rules_of("kecske", players=players)


@pytest.mark.parametrize(("rules", "bazaar"), [(TWO, 14), (THREE, 7), (FOUR, 0)])
def test_kecske_1_1_1_seven_tiles_each_and_the_rest_is_the_bazaar(rules: LineRules, bazaar: int) -> None:
    state = rules.deal(rules.start(), rules.shuffle(rules.start(), Rng(4)))
    assert [state.count(seat) for seat in range(rules.seats)] == [7] * rules.seats
    assert len(state.order) == bazaar
    assert refused(rules, state, "pick0") == "kecske/1.1.1"

    counters = rules.show(rules.blank(WATCHER)).table.counters
    assert [counter.name for counter in counters] == (["counter-stock"] if bazaar else [])


# --- 1.2: the start tile ---------------------------------------------------------------------------


def start(rules: LineRules, *hands: str) -> tuple[int, list[str]]:
    """Who opens, with which tiles; the table lays it by itself."""
    state = dealt(rules, hands)
    itself = rules.automatic(state)
    assert [itself] == list(rules.legal(state))
    return rules.to_act(state), texts(rules.legal(state))


@pytest.mark.parametrize("highest", range(7))
def test_kecske_1_2_double_blank_then_the_highest_double_opens(highest: int) -> None:
    """With all higher doubles in the bazaar and all lower ones dealt."""
    blank = highest == 6
    doubles = ["0-0"] if blank else [f"{n}-{n}" for n in range(1, 7 - highest)]
    plain = [text for text in TWO.tiles.texts if text[0] != text[2]]
    hand = [*doubles, *plain][:7]
    other = [text for text in plain if text not in hand][:7]
    assert start(TWO, " ".join(other), " ".join(hand)) == (1, [doubles[-1]])


def test_kecske_1_2_the_bazaar_is_not_searched() -> None:
    state = dealt(TWO, NO_DOUBLE)
    assert {"0-0", "6-6"} <= {TWO.tiles.texts[tile] for tile in state.order}
    assert texts(TWO.legal(state)) == ["6-4"]


def test_kecske_1_2_1_no_other_tile_may_open() -> None:
    state = dealt(TWO, ("6-6 5-5 6-5 4-2 3-1 2-0 1-0", "0-0 6-4 5-3 4-1 3-2 2-1 6-0"))
    assert refused(TWO, state, "6-4") == "kecske/1.2.1"
    assert refused(TWO, state, "0-0L") == "kecske/1.2.1"
    assert refused(TWO, state, "6-6") == "kecske/1.3"
    assert refused(TWO, state, "draw") == refused(TWO, state, "pass") == "kecske/1.3.1"
    assert refused(TWO, state, "0-0") is None


def test_kecske_1_2_2_without_a_double_the_heaviest_opens() -> None:
    assert start(TWO, *NO_DOUBLE) == (1, ["6-4"])
    assert start(TWO, NO_DOUBLE[0], NO_DOUBLE[1].replace("3-1", "1-1")) == (1, ["1-1"])


def test_kecske_1_2_2_of_equals_the_higher_half_opens() -> None:
    assert start(TWO, "5-4 3-0 2-1 6-1 4-0 6-2 5-3", "6-3 3-1 1-0 5-0 4-2 5-2 4-1") == (1, ["6-3"])


def test_kecske_1_2_3_every_round_opens_with_the_search() -> None:
    won = Match((5, 0), opener=-1, ledger=((OUT, 1, 0),))
    state = dealt(TWO, ("6-6 5-5 6-5 4-2 3-1 2-0 1-0", "0-0 6-4 5-3 4-1 3-2 2-1 6-0"), won)
    assert texts(TWO.legal(state)) == ["0-0"]


@pytest.mark.parametrize("option", ["start_tile", "winner_any_tile"])
def test_kecske_1_2_3_the_winner_or_fish_maker_may_open_instead(option: str) -> None:
    rules = rules_of("kecske", players=4, next_opener=option)
    first = rules.deal(rules.start(), rules.shuffle(rules.start(), Rng(1)))
    assert len(rules.legal(first)) == 1
    fish = play(rules, position(rules, DEAD_SIX[:-4], ["3-3", "5-4", "6-4 5-1", "5-5"], 2), "6-4R")
    assert fish.match.ledger[-1][:2] == (BLOCKED, 2)
    state = rules.deal(fish, rules.shuffle(fish, Rng(1)))
    if option == "winner_any_tile":
        assert rules.to_act(state) == 2
        assert len(rules.legal(state)) == 7
        assert rules.automatic(state) is None
    else:
        assert rules.automatic(state) is not None


# --- 1.3: laying, drawing, passing -----------------------------------------------------------------


def test_kecske_1_3_only_equal_halves_touch() -> None:
    state = position(TWO, "1-1 1-5 5-3", ["6-3 4-2", "2-2"], 0, stock="6-6")
    assert texts(TWO.legal(state)) == ["6-3R"]
    assert refused(TWO, state, "6-3L") == refused(TWO, state, "4-2R") == "kecske/1.3"
    assert refused(TWO, state, "2-2R") == "kecske/1.3"


def test_kecske_1_3_1_who_can_play_neither_draws_nor_passes() -> None:
    state = position(TWO, "1-1 1-5", ["6-5 4-2", "2-2"], 0, stock="6-6")
    assert texts(TWO.legal(state)) == ["6-5R"]
    assert refused(TWO, state, "draw") == refused(TWO, state, "pass") == "kecske/1.3.1"


def test_kecske_1_3_2_draws_until_a_tile_fits_and_plays_it() -> None:
    state = position(TWO, "6-6", ["2-1", "4-4 3-3"], 0, stock="1-0 6-3 5-5")
    assert texts(TWO.legal(state)) == ["draw"]
    assert refused(TWO, state, "pass") == "kecske/1.3.2"
    state = play(TWO, state, "draw", "draw")
    assert TWO.to_act(state) == 0
    assert texts(TWO.legal(state)) == ["6-3L", "6-3R"]
    assert TWO.to_act(play(TWO, state, "6-3L")) == 1


def test_kecske_1_3_2_the_bazaar_is_drawn_to_its_last_tile() -> None:
    state = position(THREE, "6-6", ["2-1", "4-4 3-3", "6-5 6-4"], 0, stock="1-0 5-5")
    state = play(THREE, state, "draw", "draw")
    assert state.order == ()
    assert texts(THREE.legal(state)) == ["pass"]


def test_kecske_1_3_3_passes_with_an_empty_bazaar() -> None:
    state = position(TWO, "5-5", ["2-1 4-3", "5-2 6-6"], 0)
    assert texts(TWO.legal(state)) == ["pass"]
    assert refused(TWO, state, "draw") == "kecske/1.3.3"
    after = play(TWO, state, "pass")
    assert TWO.to_act(after) == 1
    assert refused(TWO, after, "pass") == refused(TWO, after, "draw") == "kecske/1.3.1"


def test_kecske_1_3_3_four_players_have_nothing_to_draw() -> None:
    state = position(FOUR, "5-5", ["2-1 4-3", "5-2", "6-6", "4-4"], 0)
    assert texts(FOUR.legal(state)) == ["pass"]
    assert refused(FOUR, state, "draw") == "kecske/1.3.3"
    assert refused(FOUR, play(FOUR, state, "pass"), "draw") == "kecske/1.3.3"


def test_kecske_1_3_4_a_tile_that_fits_both_ends_asks_which() -> None:
    for line, hand in (("1-1 1-2 2-5", "5-1"), ("3-5 5-1 1-3", "6-3")):
        state = position(TWO, line, [f"{hand} 4-4", "2-2"], 0, stock="6-6")
        assert texts(TWO.legal(state)) == [f"{hand}L", f"{hand}R"]


# --- 1.4: the fish ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "hands", "maker", "points"),
    [(TWO, ["1-1", "6-4 3-3"], 1, [2, 0]), (THREE, ["1-0", "6-4 4-1", "2-0"], 1, [1, 0, 2])],
)
def test_kecske_1_4_a_fish_ends_the_round_without_passes(
    rules: LineRules, hands: list[str], maker: int, points: list[int]
) -> None:
    state = play(rules, position(rules, DEAD_SIX[:-4], hands, maker), "6-4R")
    assert rules.to_act(state) == CHANCE
    assert state.match.ledger[-1][:2] == (BLOCKED, maker)
    assert list(state.match.scores) == points
    assert rules.account(state.match.ledger[-1]).text == "kecske-fish"


def test_kecske_1_4_going_out_comes_before_the_fish() -> None:
    state = play(TWO, position(TWO, DEAD_SIX[:-4], ["5-5", "6-4"], 1), "6-4R")
    assert state.match.ledger[-1][:2] == (OUT, 1)
    assert TWO.account(state.match.ledger[-1]).text == "kecske-out"


def test_kecske_1_4_1_the_last_placer_made_the_fish_not_the_last_to_draw() -> None:
    state = play(THREE, position(THREE, DEAD_SIX[:-4], ["6-4 5-5", "5-4", "4-3"], 0, stock="3-3 2-2"), "6-4R")
    assert THREE.to_act(state) == 1
    state = play(THREE, state, "draw", "draw")
    assert state.match.ledger[-1][:2] == (BLOCKED, 0)
    assert list(state.match.scores) == [0, 9 + 6 + 4, 7]


@pytest.mark.parametrize("option", ["off", "on"])
def test_kecske_1_4_2_a_dead_line_waits_for_the_bazaar_unless_agreed(option: str) -> None:
    rules = rules_of("kecske", players=2, dead_line_ends_round=option)
    state = position(rules, DEAD_SIX[:-4], ["6-4 5-5", "5-4"], 0, stock="3-3 2-2")
    state = play(rules, state, "6-4R")
    if option == "on":
        assert list(state.match.scores) == [0, 9]
        return
    assert texts(rules.legal(state)) == ["draw"]
    assert list(play(rules, state, "draw", "draw").match.scores) == [0, 9 + 6 + 4]


# --- 1.5: points and places ------------------------------------------------------------------------


def out(rules: LineRules, totals: tuple[int, ...], *hands: str) -> LineState:
    """The state after seat 0 went out."""
    return play(rules, position(rules, "0-2 2-4", ["4-1", *hands], 0, match=Match(totals)), "4-1R")


def test_kecske_1_5_the_others_add_their_pips() -> None:
    state = out(FOUR, (7, 0, 1, 2), "6-6 0-0", "5-3", "6-5")
    assert state.match.scores == (7, 12, 9, 13)
    assert [(line.text, line.value, line.side) for line in lines(FOUR, state)] == [
        ("kecske-line-out", 0, 0),
        ("line-hand", 12, 1),
        ("line-hand", 8, 2),
        ("line-hand", 11, 3),
    ]
    assert said(FOUR, state) == {"kecske-line-out": "kecske/1.5", "line-hand": "kecske/1.5"}
    assert FOUR.account(state.match.ledger[-1]).counted


def test_kecske_1_5_1_the_fish_maker_gets_nothing_with_the_heaviest_hand() -> None:
    before = position(TWO, DEAD_SIX[:-4], ["6-4 5-5 5-4", "1-0"], 0, match=Match((3, 4)))
    state = play(TWO, before, "6-4R")
    assert state.match.scores == (3, 5)
    (maker, _) = lines(TWO, state)
    assert (maker.text, maker.clause, maker.value, maker.args["pips"]) == ("kecske-line-maker", "kecske/1.5.1", 0, 19)


@pytest.mark.parametrize(("limit", "total"), [(101, 99), (101, 100), (51, 49), (51, 50)])
def test_kecske_1_5_2_the_limit_ends_the_match(limit: int, total: int) -> None:
    rules = rules_of("kecske", players=2, limit=limit)
    state = out(rules, (40, total), "1-0")
    assert state.match.scores[1] == total + 1
    assert rules.to_act(state) == (OVER if total + 1 == limit else CHANCE)
    assert rules.limit() == limit


def test_kecske_1_5_2_the_limit_is_agreed_between_51_and_301() -> None:
    assert [rules_of("kecske", limit=limit).limit() for limit in (51, 301)] == [51, 301]
    for limit in (50, 302):
        with pytest.raises(OptionError, match="whole number from 51 to 301"):
            rules_of("kecske", limit=limit)
    assert FOUR.limit() == 101


def test_kecske_1_5_2_everyone_at_the_limit_is_a_goat() -> None:
    state = out(FOUR, (20, 95, 100, 4), "3-3", "1-0", "5-5")
    assert state.match.scores == (20, 101, 101, 14)
    assert [len(FOUR.badges(state.match, seat)) for seat in range(4)] == [0, 1, 1, 0]
    assert FOUR.badges(state.match) == []


def test_kecske_1_5_3_fewest_points_first_and_equals_share() -> None:
    state = out(FOUR, (31, 30, 90, 85), "1-0", "6-6 6-5", "5-5 6-4")
    assert state.match.scores == (31, 31, 113, 105)
    assert FOUR.ranks(state.match) == [1, 1, 4, 3]


# --- the wire --------------------------------------------------------------------------------------


def test_a_draw_shows_its_tile_to_the_one_who_drew() -> None:
    state = position(TWO, "6-6", ["2-1", "4-4 3-3"], 0, stock="1-0 6-3")
    draw = TWO.actions.parse("draw")
    (event,) = TWO.events(state, draw, TWO.apply(state, draw))
    for seat, tile in ((0, "1-0"), (1, None), (WATCHER, None)):
        (told,) = TWO.tell(event.seen_by(seat))
        assert told.text == "event-drew"
        assert told.motion is not None
        assert (told.motion.tile, told.motion.source, told.motion.target) == (tile, "stock", "hand:0")


def test_drawing_and_passing_are_refused_with_what_is_due() -> None:
    for played in rounds(TWO, 3, 6):
        for state in played:
            view = played.views[TWO.to_act(state)]
            kinds = {action.text: action for action in TWO.legal(state)}
            for move, text in ((Draw(), "draw"), (Pass(), "pass")):
                answer = TWO.read(view, move)
                if text in kinds:
                    assert answer is kinds[text]
                else:
                    assert isinstance(answer, Refusal)
                    fits = TWO.legal(state)[0].kind == PLACE
                    due = "refused-must" if fits else "refused-stock" if text == "pass" else "refused-draw"
                    assert (answer.code, str(answer.clause)[:6]) == (due, "kecske")


# --- play at random --------------------------------------------------------------------------------


@PLAYERS
def test_random_rounds_keep_the_rules(rules: LineRules) -> None:
    for played in rounds(rules, 7, long(60, 34_000)):
        for state in played:
            hands = unpack_hands(state.hands, rules.seats)
            assert sum(hands) + state.down + sum(1 << tile for tile in state.order) == rules.tiles.full
            fits = rules.legal(state)[0].kind == PLACE
            assert fits or texts(rules.legal(state)) == (["draw"] if state.order else ["pass"])
        match = played.state.match
        end, spared, packed = match.ledger[-1]
        held = [rules.tiles.count(hand) for hand in unpack_hands(packed, rules.seats)]
        assert sum(1 for hand in unpack_hands(packed, rules.seats) if not hand) == (end == OUT)
        gained = [after - before for after, before in zip(match.scores, played.start.match.scores, strict=True)]
        assert gained == [0 if seat == spared else pips for seat, pips in enumerate(held)]
        assert match.over == (max(match.scores) >= 101)


@given(st.integers(0, 2**32))
def test_the_opener_is_found_whatever_is_dealt(seed: int) -> None:
    state = TWO.deal(TWO.start(), TWO.shuffle(TWO.start(), Rng(seed)))
    (opening,) = TWO.legal(state)
    assert state.hand(state.turn) >> opening.tile & 1


TestTwo = machine(RowMachine, "Two", "kecske", players=2)
TestThree = machine(RowMachine, "Three", "kecske", players=3, next_opener="winner_any_tile")
TestFour = machine(RowMachine, "Four", "kecske", players=4)
TestDeadLine = machine(RowMachine, "DeadLine", "kecske", players=2, dead_line_ends_round="on")
