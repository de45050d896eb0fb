"""The worlds of tree games are exact, and a machine plays rounds against a slow board of its own."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial, sqrt

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from tests.conftest import long
from tests.rules.trees import THREE, Watched, order_of, rules_of, tiny

from capicua.core.actions import DRAW, PLACE
from capicua.core.game import CHANCE, OVER, WATCHER, Deal, Seat
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX, each, western
from capicua.families.packed import steps
from capicua.families.tree_table import TreeSet, TreeState
from capicua.games.doubles import Doubles

TREES = {top: TreeSet(western(top)) for top in (2, 3)}
SETS = [
    *[(3, 2, 3, floor) for floor in (0, 1, 2, 3)],
    *[(3, 3, 2, floor) for floor in (0, 1, 2, 3)],
    *[(3, 4, 2, floor) for floor in (0, 1, 2)],
    *[(2, 2, 2, floor) for floor in (0, 1)],
    (2, 2, 1, 0),
]
"""Small games: highest number, players, tiles in a hand, tiles that stay in the boneyard."""


# --- brute force: every deal there is, played again by the rules --------------------------------------


def deals(rules: Doubles, seat: Seat, own: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every deal in which `seat` gets the tiles `own`: hands in any order of tiles count once."""

    def share(by: Seat, rest: tuple[int, ...], order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if by == rules.seats:
            yield from ((*order, *stock) for stock in permutations(rest))
            return
        hands = [own] if by == seat else combinations(rest, rules.hand_size)
        for hand in hands:
            left = rest if by == seat else tuple(tile for tile in rest if tile not in hand)
            yield from share(by + 1, left, (*order, *hand))

    yield from share(0, tuple(tile for tile in range(rules.tiles.size) if tile not in own), ())


def possible(table: Watched, seat: Seat) -> set[TreeState]:
    """The states of all deals that show `seat` what it has seen."""
    rules, size, start = table.rules, table.rules.hand_size, table.rules.start()
    found: set[TreeState] = set()
    for order in deals(rules, seat, tuple(sorted(table.dealt.order[size * seat : size * (seat + 1)]))):
        state: TreeState | None = rules.deal(start, Deal(order))
        for by, action in table.log:
            if state is None or state.turn != by or action not in rules.legal(state):
                state = None
                break
            state = rules.apply(state, action)
        if state is not None and state.public_numbers() == table.state.public_numbers():
            again = Watched(rules)
            again.take(Deal(order))
            if follows(again, table, seat):
                found.add(again.state)
    return found


def follows(again: Watched, table: Watched, seat: Seat) -> bool:
    """Whether another deal, just dealt, takes the same acts and shows `seat` the same."""
    for by, action in table.log:
        if again.state.turn != by or action not in again.rules.legal(again.state):
            return False
        again.take(action)
    return again.view(seat) == table.view(seat)


def small_tables(seed: int, count: int) -> Iterator[tuple[Watched, Seat, Rng]]:
    """Small games at random plies, and a seat of each."""
    rng = Rng(seed)
    while count:
        top, players, size, floor = rng.choice(SETS)
        table = Watched(tiny(TREES[top], players, size, floor))
        table.shuffle(rng)
        for _ in range(rng.below(14)):
            if table.state.turn >= 0:
                table.step(rng)
        if table.state.turn >= 0:
            count -= 1
            yield table, rng.below(players), rng


def test_worlds_are_counted_as_brute_force_counts_them() -> None:
    bound = pending = 0
    for table, seat, rng in small_tables(11, long(100, 3000)):
        states, worlds = possible(table, seat), table.rules.worlds(table.view(seat))
        assert worlds.count == len(states), (table.rules.chosen, steps(table.state.trail), seat)
        assert table.state in states
        assert all(worlds.draw(rng) in states for _ in range(10))
        view = table.view(seat)
        waiting = view.stock <= table.rules.floor and bool(view.open) and not view.has_drawn()
        bound += waiting and not view.hand & table.rules.fits(view)
        pending += view.has_drawn() and view.turn != seat

    assert bound > 5
    assert pending > 1


def test_worlds_are_drawn_evenly() -> None:
    draws, tested = 200, 0
    for table, seat, rng in small_tables(12, long(60, 1200)):
        worlds = table.rules.worlds(table.view(seat))
        if not 2 <= worlds.count <= 60:
            continue
        counts = Counter(worlds.draw(rng) for _ in range(draws * worlds.count))
        free = worlds.count - 1
        square = sum((counts[state] - draws) ** 2 / draws for state in possible(table, seat))
        assert len(counts) == worlds.count
        assert (square - free) / sqrt(2 * free) < 5, (worlds.count, square)
        tested += 1

    assert tested > 15


# --- facts, one by one -------------------------------------------------------------------------------


def after(*acts: str) -> Watched:
    table = Watched(rules_of(3))
    table.take(order_of(THREE, "3-3 2-1 1-1"))
    table.play(*acts)
    return table


def held(table: Watched, seat: Seat, by: Seat, count: int = 200) -> int:
    """All tiles that a world of `by` ever gives to `seat`."""
    worlds, rng = table.rules.worlds(table.view(by)), Rng(seat + 4 * by)
    union = 0
    for _ in range(count):
        union |= worlds.draw(rng).hand(seat)
    return union


def test_before_any_act_only_the_opening_double_is_known() -> None:
    table = after()
    worlds = table.rules.worlds(table.view(1))

    # Seat 0 holds 6-6 and five more of 21 tiles, seat 2 six of the other 16, and ten lie in some order.
    assert worlds.count == comb(21, 5) * comb(16, 6) * factorial(10)
    assert worlds.draw(Rng(1)).hand(0) >> DOUBLE_SIX.parse("6-6") & 1


def test_larger_doubles_than_the_opening_one_were_not_dealt() -> None:
    table = Watched(rules_of(3))
    table.take(order_of(["4-4 4-3 4-2 4-1 4-0 6-0", THREE[1].replace("5-5", "3-3"), "6-1 6-2 6-3 6-4 6-5 0-0"]))
    larger = DOUBLE_SIX.mask("5-5", "6-6")

    assert table.view().opening == DOUBLE_SIX.parse("4-4")
    assert not (held(table, 0, 1) | held(table, 2, 1)) & larger
    assert held(table, 0, 1) & DOUBLE_SIX.mask("4-4")


def test_a_draw_in_vain_binds_the_hand_and_the_tile_drawn() -> None:
    table = after("6-6", "draw", "pass")

    # Seat 1 had no six among what it was dealt, and drew none.
    assert not held(table, 1, 2) & DOUBLE_SIX.suit[6]
    assert held(table, 0, 2) & DOUBLE_SIX.suit[6]


def test_while_a_drawn_tile_is_out_of_sight_it_may_be_any() -> None:
    table = after("6-6", "draw")

    assert held(table, 1, 2) & DOUBLE_SIX.suit[6]
    worlds = table.rules.worlds(table.view(2))
    for seed in range(50):
        state = worlds.draw(Rng(seed))
        assert (state.hand(1) & ~(1 << state.order[0])) & DOUBLE_SIX.suit[6] == 0


def test_who_draws_knows_the_tile_and_its_place_in_the_stock() -> None:
    table = after("6-6", "draw", "pass")
    state = table.rules.worlds(table.view(1)).draw(Rng(3))

    assert state.order[0] == DOUBLE_SIX.parse("3-3")
    assert state.hand(1) == table.state.hand(1)


def test_while_a_closed_round_goes_on_somebody_holds_a_tile_that_fits() -> None:
    tiles = western(3)
    table = Watched(tiny(TREES[3], 2, 3, floor=4))
    table.take(
        Deal(
            tuple(tiles.parse(text) for text in ["3-3", "3-2", "1-0", "2-1", "2-0", "1-1", "0-0", "2-2", "3-0", "3-1"])
        )
    )
    table.play("3-3")
    view = table.view(1)
    worlds = table.rules.worlds(view)

    # Seat 0 holds two of six tiles, three of which fit: not the three pairs without one; the stock lies anyhow.
    assert worlds.count == (comb(6, 2) - comb(3, 2)) * factorial(4)
    assert all(worlds.draw(Rng(seed)).hand(0) & tiles.suit[3] for seed in range(100))

    view = view.copy()
    view.shown = 0
    nothing = table.rules.worlds(view)
    assert nothing.count == 0
    with pytest.raises(ValueError, match="no state agrees"):
        nothing.draw(Rng(1))


# --- a state machine for 2, 3 and 4 players ----------------------------------------------------------


class Slow:
    """The same board the slow way: a list of (tile, its free halves), and the doubles that lie."""

    def __init__(self) -> None:
        self.free: list[tuple[str, list[int]]] = []
        self.doubles: set[int] = set()

    def lay(self, text: str) -> None:
        tile, _, parent = text.partition("@")
        high, low = (int(half) for half in tile.split("-"))
        joined = -1
        if parent:
            sides = next(sides for name, sides in self.free if name == parent)
            joined = next(side for side in sides if side in {high, low})
            sides.remove(joined)
        if high == low:
            self.doubles.add(high)
            self.free.append((tile, [high] * (3 if parent else 4)))
        else:
            self.free.append((tile, [low if joined == high else high]))

    def places(self, tiles: list[str]) -> set[str]:
        """Every placement of these tiles."""
        found = set()
        for tile in tiles:
            high, low = (int(half) for half in tile.split("-"))
            for name, sides in self.free:
                for side in sides:
                    if side in {high, low} and (high == low or side in self.doubles):
                        found.add(f"{tile}@{name}")
        return found


class Rounds(RuleBasedStateMachine):
    """Whole matches, act by act."""

    players = 2
    floor = 2

    def __init__(self) -> None:
        super().__init__()
        self.game = rules_of(self.players, limit=50, boneyard_floor=self.floor)
        self.table = Watched(self.game)
        self.slow = Slow()
        self.drawn = False
        self.carry = b""

    @property
    def state(self) -> TreeState:
        return self.table.state

    @precondition(lambda self: self.state.turn == CHANCE)
    @rule(seed=st.integers(0, 2**64 - 1))
    def deal(self, seed: int) -> None:
        self.carry = self.game.carry(self.state)
        assert self.game.resume(self.carry) == self.state
        self.table.shuffle(Rng(seed))
        self.slow, self.drawn = Slow(), False

    @precondition(lambda self: self.state.turn >= 0)
    @rule(choice=st.integers(0, 2**16))
    def act(self, choice: int) -> None:
        legal = self.game.legal(self.state)
        action = legal[choice % len(legal)]
        before, seat = hash(self.state), self.state.turn
        state = self.state
        self.table.take(action)
        assert hash(state) == before
        self.drawn = action.kind == DRAW
        if action.kind == PLACE:
            self.slow.lay(action.text)
        if self.state.turn >= 0:
            assert (self.state.turn == seat) == self.drawn

    @precondition(lambda self: self.state.turn >= 0)
    @rule(seed=st.integers(0, 2**64 - 1))
    def imagine(self, seed: int) -> None:
        """A drawn state leads back to a deal that shows its viewer all it has seen."""
        rng = Rng(seed)
        seat = rng.below(self.players)
        drawn = self.game.worlds(self.table.view(seat)).draw(rng)
        again = Watched(self.game, self.game.resume(self.carry))
        again.take(self.game.deal_behind(drawn, self.table.log))
        assert follows(again, self.table, seat)
        assert again.state == drawn

    @precondition(lambda self: self.state.turn == OVER)
    @rule()
    def rematch(self) -> None:
        self.table = Watched(self.game)

    @invariant()
    def legality_is_that_of_the_slow_board(self) -> None:
        state = self.state
        if state.turn >= 0:
            allowed = [action for action in self.game.actions if self.game.why_not(state, action) is None]
            assert allowed == list(self.game.legal(state))
        if state.turn < 0 or not state.open:
            return
        hand = self.game.tiles.names(state.hand(state.turn))
        expected = self.slow.places(hand)
        if not expected:
            expected = {"draw" if state.stock > self.floor and not self.drawn else "pass"}
        assert {action.text for action in self.game.legal(state)} == expected
        everybody = [tile for seat in range(self.players) for tile in self.game.tiles.names(state.hand(seat))]
        if state.stock <= self.floor and not self.drawn:
            assert self.slow.places(everybody), "a blocked round goes on"

    @invariant()
    def the_board_is_that_of_the_slow_board(self) -> None:
        state = self.state
        if state.turn >= 0:
            for name, sides in self.slow.free:
                shown = state.sides_of(self.game.trees, self.game.tiles.parse(name))
                assert [side for side, free in shown for _ in range(free)] == sides
            assert set(each(state.unlocked)) == self.slow.doubles

    @invariant()
    def nothing_is_lost_and_all_see_the_same(self) -> None:
        state = self.state
        turn = state.turn
        truth = state.public_numbers() if turn >= 0 else self.table.view(WATCHER).public_numbers()
        for seat, view in self.table.views.items():
            assert view.public_numbers() == truth
            assert list(self.game.options(view)) == (list(self.game.legal(state)) if turn == seat else [])
            if seat >= 0 and turn >= 0:
                assert view.hand == state.hand(seat)
        if turn >= 0:
            assert sum(self.game.whereabouts(state)) == self.game.tiles.full
            assert sum(mask.bit_count() for mask in self.game.whereabouts(state)) == 28
            assert all(state.count(seat) == state.hand(seat).bit_count() for seat in range(self.players))
            assert state.stock >= self.floor


@pytest.mark.parametrize("floor", [0, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_obey_the_slow_board(players: int, floor: int) -> None:
    machine = type(f"Rounds{players}{floor}", (Rounds,), {"players": players, "floor": floor})

    run_state_machine_as_test(machine, settings=settings(max_examples=long(12, 300), stateful_step_count=120))
