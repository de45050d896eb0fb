"""Deals are even: 10^5 of them pass what three well-known bad shuffles fail."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from math import comb, erfc, sqrt

import pytest
from tests.fair.deals import some_bytes

from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.fair.draw import NOTHING, Numbers, shuffle
from capicua.fair.draw import draw as fair_draw

DEALS = 100_000
TILES = 28
HAND = 7
LEAST = 1e-4
"""The probability below which chance is ruled out."""

Shuffle = Callable[[Numbers, int], list[int]]


def swap_with_any(numbers: Numbers, size: int) -> list[int]:
    """Each place is swapped with any place: size^size ways for size! orders."""
    order = list(range(size))
    for i in range(size):
        j = numbers.below(size)
        order[i], order[j] = order[j], order[i]
    return order


def byte_modulo(numbers: Numbers, size: int) -> list[int]:
    """Fisher-Yates whose choices are bytes modulo n: the small ones come more often."""
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = numbers.word() % 256 % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def never_itself(numbers: Numbers, size: int) -> list[int]:
    """Fisher-Yates that never leaves a tile where it is: cycles only."""
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = numbers.below(i)
        order[i], order[j] = order[j], order[i]
    return order


@cache
def deals(how: Shuffle) -> list[list[int]]:
    rng = Rng(2026)
    return [how(Numbers(some_bytes(rng)), TILES) for _ in range(DEALS)]


def unlikely(chi: float, degrees: int) -> float:
    """How often chance gives at least this (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * degrees)
    return erfc(((chi / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread) / sqrt(2)) / 2


def places(how: Shuffle) -> float:
    """The probability of the table of tiles by places; 27/28 because its rows and columns are fixed."""
    seen = [0] * (TILES * TILES)
    for order in deals(how):
        for place, tile in enumerate(order):
            seen[place * TILES + tile] += 1
    expected = DEALS / TILES
    chi = (TILES - 1) / TILES * sum((count - expected) ** 2 for count in seen) / expected
    return unlikely(chi, (TILES - 1) ** 2)


def doubles(how: Shuffle) -> float:
    """The probability of the numbers of doubles in the first hand, against the hypergeometric."""
    seen = [0] * (HAND + 1)
    for order in deals(how):
        seen[DOUBLE_SIX.doubles_in(sum(1 << tile for tile in order[:HAND]))] += 1
    ways = [DEALS * comb(HAND, k) * comb(TILES - HAND, HAND - k) / comb(TILES, HAND) for k in range(HAND + 1)]
    seen, ways = [*seen[:5], sum(seen[5:])], [*ways[:5], sum(ways[5:])]
    return unlikely(sum((count - way) ** 2 / way for count, way in zip(seen, ways, strict=True)), len(ways) - 1)


def top_double(how: Shuffle) -> float:
    """The probability of the hands in which 6-6 lies."""
    seen = [0] * 4
    for order in deals(how):
        seen[order.index(DOUBLE_SIX.parse("6-6")) // HAND] += 1
    return unlikely(sum((count - DEALS / 4) ** 2 for count in seen) / (DEALS / 4), 3)


def serial(how: Shuffle) -> float:
    """The probability of how often a tile lies where it lay in the deal before (once a deal, on average)."""
    dealt = deals(how)
    same = sum(a == b for one, next_ in pairwise(dealt) for a, b in zip(one, next_, strict=True))
    return unlikely((same - len(dealt) + 1) ** 2 / (len(dealt) - 1), 1)


@pytest.mark.parametrize("measure", [places, doubles, top_double, serial])
def test_deals_are_even(measure: Callable[[Shuffle], float]) -> None:
    assert measure(shuffle) > LEAST


@pytest.mark.parametrize("how", [swap_with_any, byte_modulo, never_itself])
def test_bad_shuffles_are_found(how: Shuffle) -> None:
    assert places(how) < LEAST


def test_the_shuffle_of_the_tables_is_this_one() -> None:
    """The whole way from secret and values, in fewer deals."""
    rng, seen = Rng(7), [0] * (TILES * TILES)
    count = 10_000
    for number in range(count):
        for place, tile in enumerate(fair_draw(some_bytes(rng), [NOTHING] * 4, number, DOUBLE_SIX, 4).order):
            seen[place * TILES + tile] += 1
    chi = (TILES - 1) / TILES * sum((n - count / TILES) ** 2 for n in seen) / (count / TILES)
    assert unlikely(chi, (TILES - 1) ** 2) > LEAST


def test_the_probabilities_are_right() -> None:
    for chi, degrees, known in ((3.841, 1, 0.05), (7.815, 3, 0.05), (11.070, 5, 0.05), (729.0, 729, 0.493)):
        assert unlikely(chi, degrees) == pytest.approx(known, rel=0.08)
