"""Tien Gow played at random: what always holds, whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from tests.conftest import long
from tests.rules.tricks import Game

from capicua.core.game import CHANCE, OVER, Deal
from capicua.families.chinese import CHINESE, FIRSTS, SECONDS
from capicua.families.match import Row
from capicua.families.packed import unpack_hands
from capicua.families.trick_actions import DOWN, QUARTET, SUPREME
from capicua.families.trick_table import SEATS

RULES = Game().rules


class Table(RuleBasedStateMachine):
    """A match of four deals, every choice made by Hypothesis, watched from all seats."""

    def __init__(self) -> None:
        super().__init__()
        self.game = Game(deals=4)

    @property
    def turn(self) -> int:
        return self.game.rules.to_act(self.game.state)

    @precondition(lambda self: self.turn == CHANCE)
    @rule(order=st.permutations(range(32)), first=st.integers(0, 3))
    def deal(self, order: list[int], first: int) -> None:
        drawn = first if self.game.rules.draws(self.game.state) else None
        self.game.go(Deal(tuple(order), drawn))

    @precondition(lambda self: self.turn >= 0)
    @rule(choice=st.integers(0, 10**6), shows=st.booleans())
    def act(self, choice: int, shows: bool) -> None:
        legal = self.game.rules.legal(self.game.state)
        groups = [action for action in legal if action.target != DOWN]
        options = groups if shows and groups else legal
        self.game.go(options[choice % len(options)])

    @invariant()
    def tiles_are_conserved(self) -> None:
        state = self.game.state
        if state.turn >= 0:
            assert sum(self.game.rules.whereabouts(state)) == CHINESE.full
        for mask in (*unpack_hands(state.hands, SEATS), *unpack_hands(state.thrown, SEATS)):
            assert not mask & SECONDS & ~((mask & FIRSTS) << 1)

    @invariant()
    def columns_and_hands_add_up(self) -> None:
        state = self.game.state
        if state.turn >= 0:
            assert sum(state.all_columns()) == 8 - state.left
            held = [state.hand(seat).bit_count() for seat in range(SEATS)]
            assert held == [state.tiles_of(seat) for seat in range(SEATS)]
            assert held.count(state.left - state.size) >= state.played

    @invariant()
    def views_know_what_is_public_and_their_own(self) -> None:
        rules, state = self.game.rules, self.game.state
        for seat, view in self.game.views.items():
            if state.turn >= 0:
                assert view.public_numbers() == state.public_numbers()
                assert view.hand == (state.hand(seat) if seat >= 0 else 0)
            expected = rules.legal(state) if state.turn == seat else ()
            assert list(rules.options(view)) == list(expected)

    @invariant()
    def legal_acts_ascend_and_are_what_is_not_forbidden(self) -> None:
        rules, state = self.game.rules, self.game.state
        if state.turn >= 0:
            legal = rules.legal(state)
            assert legal
            indices = [action.index for action in legal]
            assert indices == sorted(set(indices))
            assert set(rules.book.groups) & set(legal) == {a for a in rules.book.groups if not rules.why_not(state, a)}
            assert all(rules.why_not(state, action) is None for action in legal)
            assert rules.on_timeout(self.game.views[state.turn]) in legal

    @invariant()
    def accounts_are_zero_sum(self) -> None:
        for row in self.game.state.match.ledger:
            _facts(row)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=long(60, 600), stateful_step_count=90)


def _facts(row: Row) -> None:
    """What follows from the rules for every deal that was played to its end."""
    points, columns, bonus, due = row[:4], row[4:8], row[8:12], row[12:16]
    winner, banker, high, caught = row[16:20]
    group = RULES.book.groups[high]
    size = group.tiles.bit_count()
    assert sum(points) == sum(bonus) == 0
    assert sum(columns) == 8
    assert columns[winner] >= (2 if size == 1 else size)
    assert group.target != SUPREME or columns[winner] >= 3
    assert group.target != QUARTET or columns[winner] >= 4
    assert sum(columns[seat] > 4 for seat in range(SEATS) if seat != winner) <= 1
    assert sum(due) >= 6
    assert due[winner] == 0
    final = [all_ - at_once for all_, at_once in zip(points, bonus, strict=True)]
    assert final[winner] == sum(due)
    assert caught >= 0 or final == [sum(due) if s == winner else -due[s] for s in range(SEATS)]
    for seat in range(SEATS):
        if seat != winner and due[seat]:
            factor = abs(due[seat]) / (5 if columns[seat] == 0 else abs(4 - columns[seat]))
            assert factor in (1, 2, 4, 8)
            assert factor % 2 == 0 or banker not in (seat, winner)
    told = RULES.account(row)
    sums = [0] * SEATS
    for line in told.lines:
        if line.side is not None and line.sign:
            sums[line.side] = sums[line.side] * line.value if line.sign == "x" else sums[line.side] + line.value
    assert sums == list(points) == told.points


@given(st.integers(0, 2**48))
@settings(max_examples=long(200, 5000))
def test_tien_gow_facts_hold_in_every_deal(seed: int) -> None:
    game = Game(seed, deals=4)
    while game.rules.to_act(game.state) != OVER:
        if game.rules.to_act(game.state) == CHANCE:
            game.step()
            continue
        state = game.rules.apply(game.state, game.rng.choice(game.rules.legal(game.state)))
        last_leader_has_won = game.state.played or game.state.left > 4 or game.state.column(game.state.turn)
        assert last_leader_has_won
        game.state = state
    for row in game.state.match.ledger:
        _facts(row)


@given(st.integers(0, 2**48), st.permutations(range(8)))
def test_the_order_of_dealt_tiles_and_copies_changes_nothing(seed: int, order: list[int]) -> None:
    game = Game(seed)
    deal = game.rules.shuffle(game.state, game.rng)
    swapped = [tile ^ 1 if tile < 22 else tile for tile in deal.order]
    other = tuple(swapped[8 * seat + at] for seat in range(SEATS) for at in order)
    state, twin = game.rules.deal(game.state, deal), game.rules.deal(game.state, Deal(other, deal.first))
    while game.rules.to_act(state) >= 0:
        assert state == twin
        assert hash(state) == hash(twin)
        action = game.rng.choice(game.rules.legal(state))
        before = state.numbers()
        state, old, twin = game.rules.apply(state, action), state, game.rules.apply(twin, action)
        assert old.numbers() == before
    assert state == twin
