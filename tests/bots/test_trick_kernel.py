"""The kernel of trick games against the rules, ply by ply, ends and payments included."""

from itertools import islice
from typing import Any

import pytest
from tests.bots.positions import choices, next_number
from tests.conftest import long

from capicua.bots.kernels.tricks import SAFE, SIZE
from capicua.bots.trick_ground import TrickGround, enter
from capicua.bots.trick_search import candidates, discards
from capicua.core.actions import Action
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE, tidy
from capicua.families.trick import TrickRules
from capicua.families.trick_actions import DOWN, QUARTET, SUPREME, weakest
from capicua.families.trick_table import SEATS, TrickState
from capicua.games import registry


def _rules(**options: object) -> Any:
    return registry.find("tien_gow").rules(options)


def _lead(rules: TrickRules, state: TrickState, luck: int) -> Action:
    """What the kernel's quick player leads, said with the rules' tables."""
    book, seat = rules.book, state.turn
    others = [state.hand(other) for other in range(SEATS) if other != seat]
    worths: dict[int, int] = {}
    for group in book.leads(state.hand(seat)):
        safe = not any(book.beating(group.index, hand) for hand in others)
        worths[group.index] = SIZE * book.sizes[group.index] + (luck & 127) + SAFE * safe
        luck = luck >> 3 | (luck & 7) << 20
    return book.groups[max(worths, key=lambda index: (worths[index], -index))]


def _answer(rules: TrickRules, state: TrickState, x: int) -> Action:
    """What the kernel's quick player does when a group lies."""
    hand = state.hand(state.turn)
    shown = rules.shown(state, hand)
    lets_go = state.left > state.size and state.column(state.turn) > 0 and x >> 8 & 3 == 0
    if shown and not lets_go:
        return min(shown, key=lambda action: (rules.book.ranks[action.index], action.index))
    return rules.discard(weakest(hand, state.size))


def _played_on(rules: TrickRules, state: TrickState, x: int) -> tuple[TrickState, int]:
    while state.turn >= 0:
        x = next_number(x)
        state = rules.apply(state, _answer(rules, state, x) if state.played else _lead(rules, state, x >> 5))
    return state, x


@pytest.mark.parametrize("excess", ["on", "off"])
def test_a_playout_goes_as_the_rules_go(excess: str) -> None:
    rules = _rules(multiplier_on_excess=excess)
    ground, rng, bonuses = TrickGround(rules), Rng(3), 0
    for seed, played in enumerate(islice(choices(rules, 6), long(400, 10_000)), 1):
        state = played.table.state
        kernel = ground.kernel(played.view, played.seat)
        enter(kernel, state)
        legal = rules.legal(state)
        for action in (*candidates(ground, played.view), rng.choice(legal)):
            end, x = _played_on(rules, rules.apply(state, action), seed)
            row = end.match.ledger[-1]
            kernel.random = seed
            down = action.target == DOWN

            assert kernel.try_out(-1 if down else action.index, action.tiles if down else 0) == row[played.seat], row
            # The number drawn after the last ply is not looked at by anybody.
            assert kernel.random == x
            bonuses += len(row) > 21
    assert bonuses > 20


@pytest.mark.parametrize(("led", "high"), [("2-1", "2-1"), ("2-1", "4-2"), ("6-3", "6-3")])
def test_every_end_is_settled_as_the_rules_settle_it(led: str, high: str) -> None:
    # The last trick: seat 1 leads, and who holds the higher tile beats it.
    rules = _rules()
    ground, texts = TrickGround(rules), {1: led, 2: high if high != led else "5-1", 0: "6-1", 3: "6-5"}
    for columns in ((0, 3, 4, 0), (1, 2, 2, 2), (0, 5, 1, 1)):
        hands = [CHINESE.mask(texts[seat]) for seat in range(SEATS)]
        state = TrickState.setup(hands, 1, banker=3, columns=columns)
        state = rules.apply(state, rules.actions.parse(led))
        state = rules.apply(state, rules.discard(hands[0]))
        state = rules.apply(state, rules.discard(hands[3]))
        action = rules.actions.parse(high) if high != led else rules.discard(hands[2])
        row = rules.apply(state, action).match.ledger[-1]
        for seat in range(SEATS):
            kernel = ground.kernel(state, seat)
            enter(kernel, state)
            assert kernel.try_out(action.index if high != led else -1, action.tiles) == row[seat]


def test_what_is_paid_at_once_is_what_the_rules_pay() -> None:
    rules = _rules()
    ground = TrickGround(rules)
    for seat in range(SEATS):
        honours = ground.game(2, seat).honours
        for group in rules.book.groups:
            for winner in range(SEATS):
                paid = (
                    rules.payments(SEATS * group.target + winner, 2)[seat] if group.target in (QUARTET, SUPREME) else 0
                )
                assert honours[4 * group.index + winner] == paid


def test_candidates_are_legal_and_discards_are_built_from_the_weakest() -> None:
    rules = _rules()
    ground = TrickGround(rules)
    for played in islice(choices(rules, 8), 400):
        found, legal = candidates(ground, played.view), set(rules.legal(played.table.state))
        assert found
        assert set(found) <= legal
        assert len(found) < 30
        thrown = [action for action in found if action.target == DOWN]
        if thrown:
            assert thrown[0].tiles == weakest(played.view.hand, played.view.size)


def test_discards_of_pairs_stay_tidy() -> None:
    hand = CHINESE.mask("5-1", "5-1", "6-6", "6-6", "2-1")
    for size in (1, 2, 3, 4):
        sets = discards(hand, size)
        assert len(sets) == len(set(sets))
        for mask in sets:
            assert (mask.bit_count(), tidy(mask), mask & ~hand) == (size, mask, 0)
            assert list(each(mask))
