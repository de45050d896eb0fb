"""The worlds of trick games against brute force, and what a view may and may not rule out."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conftest import long
from tests.rules.tricks import Game, deal_of, down

from capicua.core.actions import Action
from capicua.core.game import CHANCE, Event
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE, join, tidy
from capicua.families.packed import unpack_hands
from capicua.families.trick_events import HELD
from capicua.families.trick_past import log_behind, pieces
from capicua.families.trick_table import SEATS, TrickState

SINGLES = [
    ["5-1", "6-1", "6-4", "6-5"],
    ["5-1", "6-1", "6-4", "6-5"],
    ["2-2", "3-3", "5-5", "3-1"],
    ["2-2", "3-3", "5-5", "3-1"],
    ["2-1", "4-1", "4-2", "4-3"],
    ["3-2", "5-2", "5-3", "6-3"],
]
"""Six tricks of single tiles in which everybody beats, so that nothing is hidden."""


def _late_game() -> Game:
    """Two tiles are left to each; then seat 2 leads a pair and one follower throws: six tiles are hidden."""
    leader = 0
    dealt: list[list[str]] = [[], [], [], []]
    for trick in SINGLES:
        seats = [(leader - turn) % SEATS for turn in range(SEATS)]
        for seat, tile in zip(seats, trick, strict=True):
            dealt[seat].append(tile)
        leader = seats[-1]
    rest = {leader: "4-4 4-4", (leader - 1) % 4: "1-1 6-6", (leader - 2) % 4: "1-1 6-2", (leader - 3) % 4: "6-6 5-4"}
    game = Game()
    game.go(deal_of([" ".join(dealt[seat]) + " " + rest[seat] for seat in range(SEATS)], 0))
    game.acts(*(tile for trick in SINGLES for tile in trick), "4-4 4-4", "/1-1 6-6")
    return game


def _by_hand(truth: TrickState) -> Counter[tuple[int, ...]]:
    """Every way to lay the unseen pieces into the hidden places, one piece after the other, by what it makes."""
    pool = pieces([truth.hand(0), truth.hand(1), truth.hand(3), *unpack_hands(truth.thrown, SEATS)])
    tiles = [tile for mask in pool for tile in each(mask)]
    assert len(tiles) == 6
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(tiles):
        cells = [tidy(1 << order[i] | 1 << order[i + 1]) for i in (0, 2, 4)]
        found[tuple(cells)] += 1
    return found


def _cells(state: TrickState) -> tuple[int, ...]:
    """The hidden places of the late game: two hands, and what the follower threw."""
    thrower = next(seat for seat in range(SEATS) if unpack_hands(state.thrown, SEATS)[seat])
    others = [seat for seat in range(SEATS) if seat not in (2, thrower)]
    return (*(state.hand(seat) for seat in others), unpack_hands(state.thrown, SEATS)[thrower])


def test_worlds_are_counted_by_pieces_and_drawn_as_brute_force_finds_them() -> None:
    game = _late_game()
    view = game.views[2]
    worlds = game.rules.worlds(view)
    expected = _by_hand(game.state)
    draws, rng = long(20_000, 200_000), Rng(11)

    assert worlds.count == factorial(6) // 2**3 == 90
    got = Counter(_cells(worlds.draw(rng)) for _ in range(draws))

    assert set(got) == set(expected)
    share = draws / sum(expected.values())
    chi = sum((got[cells] - count * share) ** 2 / (count * share) for cells, count in expected.items())
    free = len(expected) - 1
    assert free > 20
    assert chi < free + 4 * (2 * free) ** 0.5, (chi, free)


def test_two_copies_in_two_hands_are_twice_as_likely_as_in_one() -> None:
    expected = _by_hand(_late_game().state)
    both = CHINESE.mask("1-1", "1-1")
    together = {cells: count for cells, count in expected.items() if any(cell & both == both for cell in cells)}
    apart = {cells: count for cells, count in expected.items() if cells not in together}
    heavens = CHINESE.mask("6-6", "6-6")

    assert {count for cells, count in together.items() if any(cell == heavens for cell in cells)} == {8}
    assert max(apart.values()) == 32 > min(apart.values()) == 16


def test_a_view_before_the_first_lead_knows_only_its_hand() -> None:
    game = Game(seed=3)
    game.step()

    assert game.rules.worlds(game.views[1]).count == factorial(24) // factorial(8) ** 3


def test_at_the_last_turn_only_hidden_discards_are_open() -> None:
    game = Game(seed=8)
    game.step()
    while game.state.left > game.state.size or game.state.played < 3:
        game.step()
    view = game.views[game.state.turn]
    others = [seat for seat in range(SEATS) if seat != view.seat]
    thrown = [mask.bit_count() for mask in unpack_hands(game.state.thrown, SEATS)]
    count = factorial(sum(thrown[seat] for seat in others))
    for seat in others:
        count //= factorial(thrown[seat])

    assert all(view.tiles_of(seat) == 0 for seat in others)
    assert game.rules.worlds(view).count == count


@given(st.integers(0, 2**32), st.integers(0, 30), st.integers(0, 3))
def test_a_drawn_state_fits_the_view_and_has_a_past(seed: int, steps: int, seat: int) -> None:
    game = Game(seed)
    log: list[tuple[int, Action]] = []
    game.step()
    for _ in range(steps):
        before = game.state.turn
        action = game.rng.choice(game.rules.legal(game.state))
        game.go(action)
        if game.state.turn < 0:
            return
        log.append((before, action))
    view = game.views[seat]
    drawn = game.rules.worlds(view).draw(Rng(seed))

    assert drawn.public_numbers() == view.public_numbers()
    assert (drawn.hand(seat), drawn.thrown >> 32 * seat & (1 << 32) - 1) == (view.hand, view.thrown)
    assert sum(game.rules.whereabouts(drawn)) == CHINESE.full
    past = game.rules.deal(game.rules.start(), game.rules.deal_behind(drawn, log))
    for by, action in game.rules.log_behind(drawn, log):
        assert past.turn == by
        assert game.rules.why_not(past, action) is None
        past = game.rules.apply(past, action)
    assert past == drawn
    assert hash(past) == hash(drawn)


def test_a_drawn_state_of_a_later_round_has_a_past_too() -> None:
    for seed in range(12):
        game = Game(seed, deals=4)
        game.step()
        game.finish()
        before = game.state
        game.step()
        drawn = game.rules.worlds(game.views[0]).draw(Rng(seed))

        assert game.rules.deal(before, game.rules.deal_behind(drawn, [])) == drawn


@given(st.integers(0, 2**32), st.integers(0, 28))
def test_the_truth_is_one_of_the_worlds(seed: int, steps: int) -> None:
    """What the viewer does not know are exactly the pieces in the other hands and in the others' discards."""
    game = Game(seed)
    for _ in range(steps + 1):
        game.step()
        if game.state.turn < 0:
            return
    for seat in range(SEATS):
        worlds = game.rules.worlds(game.views[seat])
        hidden = [m.bit_count() for s, m in enumerate(unpack_hands(game.state.hands, SEATS)) if s != seat]
        hidden += [m.bit_count() for s, m in enumerate(unpack_hands(game.state.thrown, SEATS)) if s != seat]
        count = factorial(sum(hidden))
        for part in hidden:
            count //= factorial(part)
        assert worlds.count == count


def test_a_view_that_nothing_agrees_with_has_no_worlds() -> None:
    game = Game(seed=1)
    game.step()
    view = game.views[0].copy()
    view.hand = CHINESE.mask("6-6")

    assert game.rules.worlds(view).count == 0
    with pytest.raises(ValueError, match="no state agrees"):
        game.rules.worlds(view).draw(Rng(1))


def test_a_log_that_throws_more_than_the_state_has_no_past() -> None:
    game = Game(seed=1)
    game.step()

    with pytest.raises(ValueError, match="fewer tiles"):
        log_behind(game.rules.book, game.state, [(0, down("6-6"))])


def test_hidden_tiles_change_nothing_that_a_viewer_is_told() -> None:
    """Two worlds that differ only in hidden tiles fold to the same view."""
    game = _late_game()
    worlds = game.rules.worlds(game.views[2])
    for seed in range(20):
        drawn = worlds.draw(Rng(seed))
        log = _log(game)
        past = game.rules.deal(game.rules.start(), game.rules.deal_behind(drawn, log))
        view = game.rules.blank(2)
        told = game.rules.events(game.rules.start(), game.rules.deal_behind(drawn, log), past)
        for _, action in game.rules.log_behind(drawn, log):
            after = game.rules.apply(past, action)
            told = [*told, *game.rules.events(past, action, after)]
            past = after
        for event in told:
            view = game.rules.see(view, event.seen_by(2))
        assert view == game.views[2]
        assert game.rules.show(view) == game.rules.show(game.views[2])


def _log(game: Game) -> list[tuple[int, Action]]:
    thrower = next(seat for seat in range(SEATS) if unpack_hands(game.state.thrown, SEATS)[seat])
    steps = game.state.steps()
    return [
        (seat, game.rules.book.groups[played] if played >= 0 else down("1-1 6-6"))
        for seat, played in steps
        if played >= 0 or seat == thrower
    ]


def test_a_watcher_and_a_stranger_are_told_no_hand() -> None:
    game = Game(seed=2)
    deal = game.rules.shuffle(game.state, game.rng)
    told = game.rules.events(game.state, deal, game.rules.deal(game.state, deal))
    held = [event for event in told if event.kind == HELD]

    assert [event.audience for event in held] == [1, 2, 4, 8]
    assert all(_blind(event, viewer) for event in held for viewer in (-3, *range(4)) if viewer != event.seat)
    assert game.state.turn == CHANCE


def _blind(event: Event, viewer: int) -> bool:
    return event.seen_by(viewer).secret == ()


def test_pieces_give_the_second_copy_to_who_comes_second() -> None:
    one = CHINESE.mask("6-6")

    assert pieces([one, one, CHINESE.mask("2-1")]) == [1, 2, 1 << 31]
    assert join(one, one) == 3
