"""Tien Gow, clauses 3.1 to 3.3: the set, combinations, play."""

from collections import Counter

import pytest
from tests.rules.tricks import RULES, Game, clause, deal_of, down, play, position, rules, shown, throw_all, up

from capicua.core.errors import DealError
from capicua.core.game import CHANCE, EVERYONE, OVER, Deal
from capicua.core.rng import Rng
from capicua.families.chinese import CHINESE, CIVIL_MASK, join, take, tidy
from capicua.families.trick_actions import GROUPS, subsets, weakest

CIVIL = ["6-6", "1-1", "4-4", "3-1", "5-5", "3-3", "2-2", "6-5", "6-4", "6-1", "5-1"]
MILITARY = ["6-3 5-4", "6-2 5-3", "5-2 4-3", "4-2", "4-1 3-2", "2-1"]


def test_tien_gow_3_1_1_the_set_has_two_of_each_civil_and_one_of_each_military_tile() -> None:
    copies = Counter(CHINESE.texts)

    assert CHINESE.size == 32
    assert copies == {**dict.fromkeys(CIVIL, 2), **dict.fromkeys(" ".join(MILITARY).split(), 1)}
    assert CHINESE.count(CHINESE.full) == 227


def _beats(play_: str, high: str) -> bool:
    """Whether a follower with `play_` may beat `high`."""
    return clause(play(position({0: high, 3: play_}), high), play_) is None


@pytest.mark.parametrize("low", range(11))
@pytest.mark.parametrize("high", range(11))
def test_tien_gow_3_1_2_civil_tiles_rank_from_heaven_to_big_head_six(high: int, low: int) -> None:
    assert _beats(CIVIL[high], CIVIL[low]) == (high < low)


@pytest.mark.parametrize("low", range(6))
@pytest.mark.parametrize("high", range(6))
def test_tien_gow_3_1_3_military_tiles_rank_by_their_total_and_equal_totals_tie(high: int, low: int) -> None:
    for tile in MILITARY[high].split():
        for other in MILITARY[low].split():
            if tile != other:
                assert _beats(tile, other) == (high < low), (tile, other)


def test_tien_gow_3_2_1_every_tile_is_a_combination_and_nothing_but_61_groups() -> None:
    sizes = Counter(group.tiles.bit_count() for group in RULES.book.groups)

    assert sizes == {1: 21, 2: 24, 3: 12, 4: 4}
    assert len(RULES.actions) == 61 + 9922
    for tiles in ("6-6 5-5", "1-1 6-3", "5-4 6-2", "6-6 5-4 1-1", "6-6 1-1 6-3 6-2", "4-2 5-1"):
        assert RULES.book.group(CHINESE.mask(*tiles.split())) is None


def test_groups_have_one_shape_exactly_when_their_suits_count_alike() -> None:
    shapes: dict[object, set[int]] = {}
    for group in RULES.book.groups:
        civil = (group.tiles & CIVIL_MASK).bit_count()
        counts = "supreme" if group.text == "4-2+2-1" else (civil, group.tiles.bit_count() - civil)
        shapes.setdefault(counts, set()).add(group.target)

    assert len(shapes) == len(set.union(*shapes.values())) == 9
    assert all(len(found) == 1 for found in shapes.values())


def test_tien_gow_3_2_2_two_equal_civil_tiles_or_two_military_tiles_of_one_total_are_a_pair() -> None:
    for tile in CIVIL:
        assert f"{tile}+{tile}" in shown(position({0: f"{tile} {tile}"}))
    for pair in ("6-3 5-4", "6-2 5-3", "5-2 4-3", "4-1 3-2"):
        assert pair.replace(" ", "+") in shown(position({0: pair}))
    assert _beats("1-1 1-1", "4-4 4-4")
    assert _beats("5-2 4-3", "4-1 3-2")
    assert not _beats("4-1 3-2", "5-2 4-3")


def test_tien_gow_3_2_3_families_make_mixed_groups_of_two_to_four() -> None:
    hand = "3-1 3-1 4-1 3-2"
    mixed = {"3-1+4-1", "3-1+3-2", "3-1+3-1+4-1", "3-1+3-1+3-2", "3-1+4-1+3-2", "3-1+3-1+4-1+3-2"}

    assert mixed < shown(position({0: hand}, 4))
    assert shown(position({0: hand}, 4)) - mixed == {"3-1", "3-1+3-1", "4-1", "3-2", "4-1+3-2"}
    assert _beats("4-4 4-4 5-2 4-3", hand)
    assert _beats("6-6 6-6 5-4", "1-1 1-1 6-2")
    assert not _beats("6-6 6-3 5-4", "1-1 1-1 6-2")
    assert not _beats("6-6 6-3", "6-6 5-4")
    families = [("6-6", "6-3"), ("1-1", "6-2"), ("4-4", "5-2"), ("3-1", "4-1")]
    for i, (civil, military) in enumerate(families):
        for j, (other, total) in enumerate(families):
            assert (RULES.book.group(CHINESE.mask(civil, total)) is not None) == (i == j)
            if i != j:
                assert _beats(f"{civil} {military}", f"{other} {total}") == (i < j)


def test_tien_gow_3_2_4_the_supreme_wins_only_when_led() -> None:
    supreme = "4-2 2-1"

    assert not _beats(supreme, "2-2 2-2")
    assert not _beats(supreme, "4-1 3-2")
    assert not _beats(supreme, "3-1 4-1")
    for pair in ("6-6 6-6", "6-3 5-4", "6-6 6-3"):
        assert clause(play(position({0: supreme, 3: pair}), supreme), pair) == "tien_gow/3.2.4"
    assert clause(play(position({0: "2-2 2-2", 3: supreme}), "2-2 2-2"), supreme) == "tien_gow/3.2.4"
    assert throw_all(play(position({0: supreme}), supreme)).turn == 0


def test_tien_gow_3_2_5_only_the_same_kind_of_group_with_a_higher_rank_beats() -> None:
    cases = [("5-4", "6-3"), ("6-6", "6-6"), ("6-3", "6-4"), ("6-6", "2-1"), ("6-6 6-3", "5-1 5-1")]
    for play_, high in cases:
        assert clause(play(position({0: high, 3: play_}), high), play_) == "tien_gow/3.2.5"
    assert _beats("5-3", "4-2")
    assert _beats("6-1", "5-1")
    assert _beats("4-2", "4-1")


def test_tien_gow_3_2_5_a_later_seat_must_beat_the_group_that_stands() -> None:
    state = play(position({0: "5-1", 3: "4-4", 2: "5-5 6-6"}), "5-1", "4-4")

    assert clause(state, "5-5") == "tien_gow/3.2.5"
    assert play(state, "6-6").holder == 2
    assert play(state, "/6-6").holder == 3


def test_tien_gow_3_2_6_a_bigger_combination_may_be_split() -> None:
    quartet = position({0: "6-6 6-6 6-3 5-4"}, 4)

    assert {"6-6", "6-6+6-3", "6-3+5-4", "6-6+6-6+5-4"} < shown(quartet)
    assert play(quartet, "6-6").hand(0) == CHINESE.mask("6-6", "6-3", "5-4")


def test_tien_gow_3_3_1_four_play_to_the_right_with_eight_tiles_and_a_drawn_banker() -> None:
    state = RULES.start()
    order = Rng(1).permutation(32)

    assert RULES.draws(state) == 4
    for banker in range(4):
        dealt = RULES.deal(state, Deal(order, banker))
        assert dealt.turn == banker == dealt.match.first
        assert [dealt.hand(seat).bit_count() for seat in range(4)] == [8] * 4
        assert [dealt.hand(s) for s in range(4)] == [
            tidy(sum(1 << t for t in order[8 * s : 8 * s + 8])) for s in range(4)
        ]
        seats = []
        after = RULES.apply(dealt, RULES.legal(dealt)[0])
        while after.played:
            seats.append(after.turn)
            after = RULES.apply(after, RULES.legal(after)[-1])
        assert seats == [(banker + step) % 4 for step in (3, 2, 1)]
    assert RULES.order == (0, 3, 2, 1)
    assert RULES.sides == ((0,), (1,), (2,), (3,))


def test_tien_gow_3_3_1_a_deal_needs_a_banker_exactly_when_one_is_drawn() -> None:
    with pytest.raises(DealError, match="first seat"):
        RULES.deal(RULES.start(), Deal(Rng(1).permutation(32)))
    game = Game(deals=4)
    game.step()
    game.finish()
    assert RULES.draws(game.state) == 0
    with pytest.raises(DealError, match="draws no first seat"):
        game.rules.deal(game.state, Deal(Rng(1).permutation(32), 2))


def test_tien_gow_3_3_2_a_leader_shows_one_combination_of_the_hand() -> None:
    state = position({0: "6-6 6-6 6-3 5-4 1-1 4-2 2-1 5-1"})

    assert len(RULES.legal(state)) == len(shown(state)) == 16
    assert clause(state, "/6-6") == "tien_gow/3.3.2"
    assert clause(state, "6-6 6-6") is None


def test_tien_gow_3_3_3_a_follower_beats_or_throws_as_many_tiles_and_never_must_beat() -> None:
    state = play(position({0: "5-5 5-5", 3: "3-1 3-1 1-1"}, 3), "5-5 5-5")

    assert [action.text for action in RULES.legal(state)] == ["3-1+3-1", "down:1-1+3-1", "down:3-1+3-1"]
    assert clause(state, "/1-1") == clause(state, "/3-1 3-1 1-1") == clause(state, "1-1") == "tien_gow/3.3.3"
    assert play(state, "/3-1 3-1").holder == 0


def test_tien_gow_3_3_4_the_winner_gets_a_column_per_tile_and_leads() -> None:
    state = play(position({0: "5-1 5-1 6-6", 3: "6-1 6-1", 2: "6-4 6-4"}), "5-1 5-1", "6-1 6-1", "6-4 6-4", "/6-3 5-4")

    assert state.all_columns() == (0, 0, 2, 0)
    assert state.turn == state.holder == 2
    assert state.left == 6
    assert throw_all(play(position({0: "6-6"}), "6-6")).all_columns() == (1, 0, 0, 0)


def test_tien_gow_3_3_5_early_death_in_a_last_single_trick() -> None:
    for columns, may in ((0, False), (1, True)):
        state = play(position({0: "2-1", 3: "4-2"}, 1, columns=(7 - columns, 0, 0, columns)), "2-1")
        assert clause(state, "4-2") == (None if may else "tien_gow/3.3.5")
        assert clause(state, "/4-2") is None
        assert ("4-2" in shown(state)) == may


def test_tien_gow_3_3_5_early_death_spares_other_tricks() -> None:
    earlier = play(position({0: "2-1", 3: "4-2 6-6"}, 2, columns=(6, 0, 0, 0)), "2-1")
    pair = play(position({0: "5-1 5-1", 3: "6-6 6-6"}, 2, columns=(6, 0, 0, 0)), "5-1 5-1")

    assert clause(earlier, "4-2") is None
    assert clause(pair, "6-6 6-6") is None


def test_tien_gow_3_3_6_discards_stay_hidden_until_the_deal_is_over() -> None:
    game = Game(seed=4)
    game.step()
    while not game.state.thrown:
        game.step()
    thrower = next(seat for seat, view in game.views.items() if view.thrown)
    before = game.state
    told = game.rules.events(before, game.rules.legal(before)[0], game.rules.apply(before, game.rules.legal(before)[0]))

    assert {seat for seat, view in game.views.items() if view.thrown} == {thrower}
    assert all(event.audience != EVERYONE or not event.secret for event in told)
    game.finish()
    row = game.state.match.ledger[-1]
    assert game.views[-3].match.ledger[-1] == row
    lines = [line for line in game.rules.account(row).lines if line.clause == "tien_gow/3.3.6"]
    assert sum(len(line.tiles) for line in lines) + 0 == 32 - _shown_tiles(game)


def _shown_tiles(game: Game) -> int:
    return sum(game.rules.book.sizes[played] for _, played in game.views[-3].steps() if played >= 0)


def test_tien_gow_3_3_6_a_discard_tells_the_others_only_its_number() -> None:
    state = play(position({0: "6-6 6-6", 3: "5-1 2-1"}), "6-6 6-6")
    action = down("5-1 2-1")
    event = RULES.events(state, action, RULES.apply(state, action))[0]

    assert event.audience == 1 << 3
    assert event.secret == (CHINESE.mask("5-1", "2-1"),)
    for viewer in (0, 1, 2, -3):
        seen = event.seen_by(viewer)
        assert (seen.action, seen.secret, seen.facts, seen.seat) == (None, (), (2,), 3)


def test_tien_gow_3_3_7_the_deal_ends_when_the_hands_are_empty() -> None:
    game = Game(seed=2)
    game.step()
    game.finish()

    assert game.rules.to_act(game.state) == OVER
    assert sum(game.views[0].all_columns()) == 8
    assert game.rules.why_not(game.state, up("6-6")) == "tien_gow/3.3.7"
    assert game.rules.why_not(RULES.start(), up("6-6")) == "tien_gow/3.3.7"
    assert all(view.hand == 0 for view in game.views.values())


def test_tien_gow_3_3_8_only_tiles_of_the_hand_are_played() -> None:
    state = position({0: "6-6 5-1", 3: "1-1 2-1"}, 2)

    assert clause(state, "1-1") == clause(state, "6-6 6-6") == "tien_gow/3.3.8"
    assert clause(play(state, "5-1"), "/5-1") == "tien_gow/3.3.8"


def test_two_copies_leave_a_hand_one_by_one() -> None:
    both = CHINESE.mask("6-6", "6-6")

    assert take(both, CHINESE.mask("6-6")) == CHINESE.mask("6-6")
    assert join(CHINESE.mask("6-6"), CHINESE.mask("6-6")) == both
    assert tidy(2) == 1
    assert tidy(3) == 3
    assert tidy(1 << 31) == 1 << 31
    assert CIVIL_MASK.bit_count() == 22


def test_discards_are_every_multiset_once_and_can_be_built() -> None:
    state = position({3: "6-6 6-6 5-1 2-1", 0: "1-1 1-1"}, 4)
    state = play(state, "1-1 1-1")
    texts = [a.text for a in RULES.legal(state) if a.index >= GROUPS]

    assert texts == [
        "down:6-6+6-6", "down:6-6+5-1", "down:6-6+2-1", "down:5-1+2-1",
    ]  # fmt: skip
    assert RULES.discard(CHINESE.mask("5-1", "2-1")) is down("2-1 5-1")
    with pytest.raises(ValueError, match="one to four"):
        RULES.discard(0)
    assert len(subsets(CHINESE.full, 4)) == 8130


def test_the_memory_of_discards_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capicua.families.trick_actions._MEMORY", 1)
    hands = [tidy(sum(1 << tile for tile in Rng(seed).permutation(32)[:6])) for seed in range(5)]
    first = [RULES.book.discards(hand, 3) for hand in hands]

    assert first == [RULES.book.discards(hand, 3) for hand in hands]
    assert all(len(found) == len(subsets(hand, 3)) for found, hand in zip(first, hands, strict=True))


def test_who_is_absent_leads_or_throws_the_weakest_tiles() -> None:
    game = Game()
    game.go(deal_of(["6-6 6-6 1-1 1-1 4-4 4-4 5-1 2-1", "3-1 3-1 5-5 5-5 3-3 3-3 2-2 2-2",
                     "6-5 6-5 6-4 6-4 6-1 6-1 5-1 6-3", "5-4 6-2 5-3 5-2 4-3 4-2 4-1 3-2"], 0))  # fmt: skip
    assert game.rules.on_timeout(game.views[0]) is up("5-1")
    game.acts("6-6 6-6")
    assert game.rules.on_timeout(game.views[3]) is down("4-1 3-2")
    low = ["5-1", "6-1", "6-4", "6-5", "2-2", "3-3", "2-1", "5-5", "4-1", "3-2", "3-1", "4-2"]
    order = [*low, "4-4", "5-2", "4-3", "1-1", "6-2", "5-3", "6-6", "6-3", "5-4"]
    for size in range(1, 22):
        assert sorted(CHINESE.names(weakest(CHINESE.mask(*order), size))) == sorted(order[:size])


def test_a_bot_sees_groups_and_a_number_to_throw() -> None:
    game = Game(seed=5)
    game.step()
    view = game.views[game.state.turn]
    assert game.rules.to_throw(view) == 0
    assert list(game.rules.face_up(view)) == list(game.rules.options(view))
    game.step()
    view = game.views[game.state.turn]
    assert game.rules.to_throw(view) == view.size
    groups, options = game.rules.face_up(view), game.rules.options(view)
    assert list(options) == [*groups, *game.rules.book.discards(view.hand, view.size)]


def test_nothing_is_automatic_and_nobody_else_has_options() -> None:
    game = Game(seed=1)
    game.step()

    assert game.rules.automatic(game.state) is None
    assert game.rules.time_limit(game.state) is None
    assert [seat for seat, view in game.views.items() if game.rules.options(view)] == [game.state.turn]
    assert rules(deals=4).start().turn == CHANCE
