"""The worlds of row games are exact: counted against brute force, drawn evenly, true to what was seen."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from math import comb, factorial, prod, sqrt

import pytest
from tests.conftest import long
from tests.rules.rows import Round, dealt, play, position, rounds, rules_of

from capicua.core.actions import DRAW, PLACE, Action
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.line import LineRules
from capicua.families.line_table import LineState, LineView
from capicua.families.line_worlds import not_held
from capicua.families.match import Match
from capicua.families.packed import pack_hands

GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "kecske-2": ("kecske", {"players": 2}),
    "kecske-2-any": ("kecske", {"players": 2, "next_opener": "winner_any_tile"}),
    "kecske-2-dead": ("kecske", {"players": 2, "dead_line_ends_round": "on"}),
    "kecske-3": ("kecske", {"players": 3}),
    "kecske-4": ("kecske", {"players": 4}),
    "duplas": ("duplas", {"pick_phase": "automatic"}),
    "duplas-close": ("duplas", {"pick_phase": "automatic", "accept_close": "off", "opening": "rotate"}),
    "jamaican": ("jamaican", {}),
    "cut_throat_three": ("cut_throat_three", {}),
}
DRAWING = [name for name in GAMES if name.startswith(("kecske-2", "kecske-3"))]


def rules(name: str) -> LineRules:
    style, options = GAMES[name]
    return rules_of(style, **options)


# --- brute force: every way to place the unseen tiles, judged by the rules alone -------------------


def placements(view: LineView, made: LineRules) -> Iterator[tuple[list[int], int]]:
    """Every way to share the unseen tiles out by number alone: hands, and the mask of the stock."""
    unseen = made.tiles.full & ~view.down & ~view.hand

    def share(seats: Sequence[int], rest: int, hands: list[int]) -> Iterator[tuple[list[int], int]]:
        if not seats:
            yield list(hands), rest
            return
        for chosen in combinations(list(each(rest)), view.count(seats[0])):
            hands[seats[0]] = sum(1 << tile for tile in chosen)
            yield from share(seats[1:], rest & ~hands[seats[0]], hands)

    held = [0] * made.seats
    held[view.seat] = view.hand
    yield from share([seat for seat in range(made.seats) if seat != view.seat], unseen, held)


def size(view: LineView, made: LineRules) -> int:
    """How many placements there are."""
    rest, ways = view.frame.stock, factorial(view.frame.stock)
    for seat in range(made.seats):
        if seat != view.seat:
            rest += view.count(seat)
            ways *= factorial(view.count(seat))
    return factorial(rest) // ways


def possible(played: Round, view: LineView, hands: list[int]) -> bool:
    """Whether some deal leads by the round's acts to these hands. Goes back act by act, asking the rules of each."""
    made, match = played.rules, played.start.match
    refuted = set[tuple[int, ...]]()

    def back(at: int, held: list[int]) -> bool:
        if at < 0:
            return made.misdeal(match, held) is None and made.opening(match, held) == opened
        if (at, *held) in refuted:
            return False
        refuted.add((at, *held))
        seat, action = played.log[at]
        for hand in before(seat, action, at, held[seat]):
            if action in made.choices(played.tables[at], hand):
                earlier = [*held[:seat], hand, *held[seat + 1 :]]
                if back(at - 1, earlier):
                    return True
        return False

    def before(seat: int, action: Action, at: int, hand: int) -> list[int]:
        if seat == view.seat:
            return [played.tables[at].hand(seat)]
        if action.kind == PLACE:
            return [hand | 1 << action.tile]
        return [hand ^ 1 << tile for tile in each(hand)] if action.kind == DRAW else [hand]

    first = played.tables[0] if played.tables else played.state
    opened = (first.turn, first.frame.must)
    return back(len(played.log) - 1, hands)


def brute(played: Round, view: LineView) -> list[tuple[list[int], int]]:
    """The placements that the history allows."""
    return [(hands, stock) for hands, stock in placements(view, played.rules) if possible(played, view, hands)]


def small(name: str, seed: int, count: int, low: int, high: int) -> Iterator[tuple[Round, LineState, LineView]]:
    """Positions of random rounds, from one seat each, whose unseen tiles can be placed in few ways."""
    made, rng = rules(name), Rng(seed)
    for played in rounds(made, seed, count):
        for state in played:
            view = played.views[rng.below(made.seats)]
            if low <= size(view, made) <= high and rng.below(3) == 0:
                yield played, state, view


def hidden_draws(played: Round, view: LineView) -> int:
    return sum(action.kind == DRAW and seat != view.seat for seat, action in played.log)


@pytest.mark.parametrize("name", GAMES)
def test_the_count_is_that_of_brute_force(name: str) -> None:
    checked = bound = after_draws = 0
    for played, _, view in small(name, 5, long(40, 400), 2, 400):
        found = brute(played, view)

        assert played.rules.worlds(view).count == len(found) * factorial(view.frame.stock)

        checked += 1
        bound += len(found) < size(view, played.rules)
        after_draws += len(found) < size(view, played.rules) and hidden_draws(played, view) > 0

    assert checked > 50
    assert bound > 20
    assert after_draws > 10 or name not in DRAWING


def likely(counts: Sequence[int], expected: float) -> bool:
    """Whether even chances give counts as uneven as these more often than once in 100,000 times.

    Pearson's chi-square by the approximation of Wilson and Hilferty.
    """
    free = len(counts) - 1
    spread = 2 / (9 * free)
    highest = free * (1 - spread + 4.265 * sqrt(spread)) ** 3
    return sum((count - expected) ** 2 for count in counts) / expected <= highest


@pytest.mark.parametrize("name", GAMES)
def test_every_world_is_drawn_as_often_as_any_other(name: str) -> None:
    checked = draws_seen = 0
    for played, _, view in small(name, 11, long(60, 600), 12, 120):
        if name in DRAWING and not hidden_draws(played, view):
            continue
        found = brute(played, view)
        if not 8 <= len(found) * factorial(view.frame.stock) <= 150:
            continue
        outcomes = [(pack_hands(hands), order) for hands, stock in found for order in permutations(list(each(stock)))]
        worlds, rng = played.rules.worlds(view), Rng(checked)
        drawn = Counter((state.hands, state.order) for state in (worlds.draw(rng) for _ in range(25 * len(outcomes))))

        assert set(drawn) <= set(outcomes)
        assert likely([drawn[outcome] for outcome in outcomes], 25)

        checked += 1
        draws_seen += hidden_draws(played, view)
        if checked == long(6, 60):
            break

    assert checked >= 3
    assert draws_seen > 0 or name not in DRAWING


def test_uneven_draws_would_be_seen() -> None:
    rng = Rng(1)
    lopsided = Counter(min(rng.below(20), rng.below(40)) for _ in range(500))

    assert not likely([lopsided[k] for k in range(20)], 25)
    assert likely([Counter(rng.below(20) for _ in range(500))[k] for k in range(20)], 25)


# --- what single facts say -------------------------------------------------------------------------


def test_the_start_tile_says_who_holds_it_and_what_was_not_dealt() -> None:
    made = rules("kecske-2")
    state = dealt(made, ("3-3 6-5 6-4 6-3 6-2 6-1 5-1", "4-4 5-4 4-3 4-2 2-2 1-1 2-1"))
    worlds = made.worlds(LineView.of(state, 0))
    higher = made.tiles.mask("0-0", "6-6", "5-5")

    assert worlds.count == comb(21 - 1 - 3, 6) * factorial(14)

    rng = Rng(2)
    for _ in range(50):
        drawn = worlds.draw(rng)
        assert drawn.hand(1) & made.tiles.mask("4-4")
        assert not drawn.hand(1) & higher


def test_a_tile_that_was_not_dealt_may_have_been_drawn_since() -> None:
    """4-4 opened: 0-0, 5-5 and 6-6 were not dealt. Seat 1 then drew one tile without 4 and 6, and one that fitted."""
    made = rules("kecske-2")
    hands = ("3-3 4-3 4-1 6-4 6-2 6-1 5-1", "4-4 2-2 1-1 2-0 1-0 3-0 2-1")
    rest = [text for text in made.tiles.texts if text not in {*" ".join(hands).split(), "5-5", "4-2"}]
    start = dealt(made, hands, stock=" ".join(["5-5", "4-2", *rest]))
    worlds = made.worlds(LineView.of(play(made, start, "4-4", "6-4R", "draw", "draw", "4-2L"), 0))

    # Of 19 unseen tiles 13 hold neither 4 nor 6: seven of the other 11, or six of them and the 0-0 or the 5-5.
    assert worlds.count == (comb(11, 7) + 2 * comb(11, 6)) * factorial(12)

    rng = Rng(9)
    held = Counter(worlds.draw(rng).hand(1) & made.tiles.mask("0-0", "5-5", "6-6") for _ in range(1000))
    assert set(held) == {0, made.tiles.mask("0-0"), made.tiles.mask("5-5")}
    assert 215 < held[0] < 315


def test_a_round_that_is_played_had_no_four_doubles_in_a_hand() -> None:
    made = rules_of("duplas", pick_phase="automatic", opening="rotate")
    hands = ("6-5 6-4 6-3 6-2 6-1 6-0 5-4", "6-6 5-5 4-4 5-3 5-2 5-1 5-0", "3-3 2-2 4-3 4-2 4-1 4-0 3-2")
    rest = " ".join(text for text in made.tiles.texts if text not in " ".join(hands).split())
    later = Match((0, 1, 0, 0), opener=0, extra=(1,), ledger=((1, 1, 0, 0, 1, 1, 1, 0, 0, 0),))
    worlds = made.worlds(LineView.of(dealt(made, (*hands, rest), later), 0))

    splits = [split for split in product(range(4), repeat=3) if sum(split) == 7]
    assert worlds.count == sum(shares(7, split) * shares(14, [7 - own for own in split]) for split in splits)
    assert worlds.count < shares(21, (7, 7, 7))


def test_the_holder_of_the_named_tile_has_room_for_fewer_doubles() -> None:
    made = rules_of("duplas", pick_phase="automatic")
    hands = ("6-5 6-4 6-3 6-2 6-1 6-0 5-4", "6-6 5-5 4-4 5-3 5-2 5-1 5-0", "3-3 2-2 4-3 4-2 4-1 4-0 3-2")
    rest = " ".join(text for text in made.tiles.texts if text not in " ".join(hands).split())
    state = dealt(made, (*hands, rest))
    assert (state.turn, made.automatic(state)) == (1, made.actions.parse("6-6"))

    splits = [split for split in product(range(4), repeat=3) if sum(split) == 6 and split[0] < 3]
    expected = sum(
        shares(6, split) * shares(14, [size - own for size, own in zip((6, 7, 7), split, strict=True)])
        for split in splits
    )
    assert made.worlds(LineView.of(state, 0)).count == expected


def shares(tiles: int, sizes: Sequence[int]) -> int:
    """In how many ways so many tiles fill hands of these sizes."""
    return factorial(tiles) // prod(factorial(size) for size in sizes)


def test_a_pass_says_what_was_not_held() -> None:
    made = rules("jamaican")
    hands = ["5-1 3-2 3-1 1-1 0-0", "6-3 6-2 6-1 5-4 5-3 3-3", "6-5 5-5 4-4 4-3 4-1 3-0", "4-0 2-2 2-1 2-0 1-0"]
    state = play(made, position(made, "0-5 5-2 2-4 4-6 6-6 6-0", hands, 1), "pass")
    worlds = made.worlds(LineView.of(state, 2))

    # Seat 1 holds none of the blanks among the 16 unseen tiles.
    blanks = (made.tiles.suit[0] & ~state.down & ~state.hand(2)).bit_count()
    assert worlds.count == comb(16 - blanks, 6) * comb(10, 5)


def test_what_was_not_held_before_a_draw_may_be_held_after_it() -> None:
    made = rules("kecske-2")
    state = position(made, "6-6", ["2-1 1-1", "5-5 4-4"], 0, stock="1-0 6-3 6-1")
    drawn = play(made, state, "draw", "draw")
    assert not_held(made, LineView.of(drawn, 1)) == [0, 0]

    four = rules("jamaican")
    passed = play(four, position(four, "6-6", ["5-1", "4-4", "2-2", "2-1"], 1), "pass")
    assert not_held(four, LineView.of(passed, 0)) == [0, four.tiles.suit[6], 0, 0]


@pytest.mark.parametrize("name", GAMES)
def test_a_drawn_state_has_the_options_and_the_history(name: str) -> None:
    made, rng, checked = rules(name), Rng(3), 0
    for played in rounds(made, 21, long(12, 120)):
        for state in played:
            if rng.below(4):
                continue
            view = played.views[rng.below(made.seats)]
            drawn = made.worlds(view).draw(rng)
            checked += 1
            assert drawn.public_numbers() == state.public_numbers()
            assert drawn.hand(view.seat) == view.hand
            if state.turn == view.seat:
                assert list(made.legal(drawn)) == list(made.options(view))
            hands = [drawn.hand(seat) for seat in range(made.seats)]
            assert possible(played, view, hands)
            past = made.deal(played.start, made.deal_behind(drawn, played.log))
            assert play(made, past, *(action.text for _, action in played.log)) == drawn
            assert sum(hands) + state.down + sum(1 << tile for tile in drawn.order) == made.tiles.full
    assert checked > 40


def test_no_state_agrees_with_a_view_that_contradicts_itself() -> None:
    made = rules("jamaican")
    state = position(made, "6-6", ["5-1", "4-4 3-3", "2-2 1-1", "0-0 2-1"], 1)
    view = LineView.of(play(made, state, "pass", "pass", "pass"), 1)
    view.hand = made.tiles.full & ~made.tiles.suit[6]
    worlds = made.worlds(view)

    assert worlds.count == 0
    with pytest.raises(ValueError, match="no state agrees"):
        worlds.draw(Rng(1))


def test_while_tiles_are_picked_own_tiles_lie_in_own_slots_and_the_rest_anywhere() -> None:
    made = rules_of("duplas", pick_phase="manual")
    deal = made.shuffle(made.start(), Rng(6))
    state = play(made, made.deal(made.start(), deal), "pick4", "pick20", "pick7")
    picker = state.turn
    view, own = LineView.of(state, picker), {deal.order[slot] for slot in (4, 20, 7)}
    worlds, rng = made.worlds(view), Rng(1)

    assert worlds.count == factorial(3) * factorial(25)

    orders = Counter[tuple[int, ...]]()
    for _ in range(300):
        drawn = worlds.draw(rng)
        assert sorted(drawn.order) == list(range(28))
        assert drawn.hand(picker) == view.hand == sum(1 << tile for tile in own)
        assert not any(drawn.hand(seat) for seat in range(4) if seat != picker)
        orders[tuple(drawn.order[slot] for slot in (4, 20, 7))] += 1
    assert set(orders) == set(permutations(own))
    assert likely(list(orders.values()), 50)
