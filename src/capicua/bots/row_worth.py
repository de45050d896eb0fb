"""What the ends of a round of a row game are worth to one seat, as tables for the kernel, from the game's own rules."""

from functools import lru_cache
from typing import Final

from capicua.bots.equity import SURE, equity, fewest, race
from capicua.bots.kernels.rows import DRAWN, KEY, KINDS, LOCK, PIPS
from capicua.core.actions import Action
from capicua.core.game import Seat
from capicua.families.line_course import LOWEST_HAND, OWN_PIPS, PAIR_PIPS, LineCourse
from capicua.families.line_table import Frame, LineState, LineView
from capicua.families.match import BLOCKED, OUT
from capicua.families.packed import pack_hands

PIP: Final = 2500
"""What a pip is worth to who plays for pips: 168 of them stay within what is sure."""

FINISHES: Final = (("1-0", 1, 2), ("1-1", 1, 2), ("1-0", 1, 0), ("1-1", 1, 1), ("1-0", 1, 0))
"""Tile and ends before it of a simples, a carroça, a lá e lô, a cruzada, a key card."""


def worths(rules: LineCourse, view: LineView, slots: list[Seat]) -> list[int]:
    """The kernel's table (see RowGame) for the seat of `view`: what each end of the round makes of its match."""
    if rules.counting == PAIR_PIPS:
        return _pair_pips(rules, view, slots)
    if rules.counting == OWN_PIPS:
        return list(own_pips(tuple(view.match.scores[seat] for seat in slots), rules.limit() or 1))
    table = [0] * (4 * KINDS)
    for slot, seat in enumerate(slots):
        for kind in range(DRAWN + 1):
            table[KINDS * slot + kind] = _prize(rules, view, slots, seat, kind)
    return table


def even(rules: LineCourse, view: LineView) -> int:
    """What a round is worth that changes nothing: more is a win."""
    if rules.counting == OWN_PIPS:
        return SURE // 2 // rules.seats * rules.seats
    return equity(rules, view.match, rules.side(view.seat))


def _pair_pips(rules: LineCourse, view: LineView, slots: list[Seat]) -> list[int]:
    table, limit = [0] * (2 * PIPS), rules.limit() or 1
    mine = rules.side(view.seat)
    for slot, seat in enumerate(slots[:2]):
        have, side = rules.totals(view.match.scores), rules.side(seat)
        for pips in range(PIPS):
            table[PIPS * slot + pips] = race(have, limit)[mine]
            have[side] += view.match.stake
    return table


@lru_cache(maxsize=64)
def own_pips(scores: tuple[int, ...], limit: int) -> tuple[int, ...]:
    """What it changes that one slot alone counts so many pips, in a match that stands like this (by slot).

    The even share of each slot makes a half of all; twice as many parts as there are slots keep the sum within it.
    """
    seats, now = len(scores), fewest(scores, limit, 0)
    table = [0] * (4 * PIPS)
    for slot in range(seats):
        after = list(scores)
        for pips in range(PIPS):
            table[PIPS * slot + pips] = SURE // 2 // seats + (fewest(after, limit, 0) - now) // (2 * seats)
            after[slot] += 1
    return tuple(table)


def thrifty(rules: LineCourse, slots: list[Seat]) -> list[int]:
    """The table of one who plays for pips alone: a pair for those of the other, each for himself to have the fewest."""
    seats, table = len(slots), [0] * (4 * PIPS)
    for pips in range(PIPS):
        if len(rules.sides) < seats:
            table[pips], table[PIPS + pips] = SURE // 2 + PIP * pips, SURE // 2 - PIP * pips
            continue
        for slot in range(seats):
            gain = -PIP * pips if slot == 0 else PIP * pips // (seats - 1)
            table[PIPS * slot + pips] = SURE // 2 // seats + gain
    return table


def _prize(rules: LineCourse, view: LineView, slots: list[Seat], seat: Seat, kind: int) -> int:
    """What it is worth that `seat` wins in this way (or that the round is drawn): the rules settle a made-up end."""
    if kind == DRAWN and rules.locking != LOWEST_HAND:
        return 0
    tiles = rules.tiles
    text, left, right = FINISHES[kind if kind < LOCK else 0]
    tile = tiles.parse(text)
    before = LineState()
    before.clear(view.match)
    before.frame = Frame(view.match, view.frame.dealt, 0, 0)
    before.turn, before.left, before.right = seat, left, right
    before.down = (tiles.suit[0] | tiles.suit[1]) & ~(1 << tile) if kind == KEY else 0
    first = view.steps()[0] if view.trail is not None else (seat, rules.actions[tile])
    before.trail = (None, *first)
    hands = _hands(rules, slots, seat, kind)
    last: Action = rules.actions[tile]
    match = rules.settle(before, BLOCKED if kind >= LOCK else OUT, seat, hands, last)
    return equity(rules, match, rules.side(view.seat))


def _hands(rules: LineCourse, slots: list[Seat], seat: Seat, kind: int) -> int:
    """Hands at the end of a round: the winner's empty or the lowest, in a draw the next one's equal to it."""
    heavy = iter(("6-5", "6-4", "6-3"))
    held = {by: rules.tiles.mask(next(heavy)) for by in slots if by != seat}
    held[seat] = rules.tiles.mask("2-0") if kind >= LOCK else 0
    if kind == DRAWN:
        held[slots[(slots.index(seat) + 1) % len(slots)]] = rules.tiles.mask("1-1")
    return pack_hands(held[by] for by in range(rules.seats))
