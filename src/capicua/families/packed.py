"""Numbers packed into one integer per table: the hands of all seats, how many tiles each holds, a round's history.

The bits of seat k's tiles start at bit 32 * k, its count of tiles at bit 8 * k. A history is a chain
(before, seat, action), newest first, shared by all later states: a step costs one link.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from capicua.core.actions import Action
from capicua.core.game import Seat

HAND: Final = 32
"""Bits per hand; as many as the largest set that is packed may have tiles."""
MASK: Final = (1 << HAND) - 1
COUNT: Final = 8
"""Bits per count of tiles."""

Trail: TypeAlias = "tuple[Any, Seat, Action] | None"
"""(before, seat, action), where `before` is a Trail: said as Any because mypyc does not survive a recursive type."""


def pack_hands(hands: Iterable[int]) -> int:
    """Masks per seat as one packed integer."""
    return sum([hand << HAND * seat for seat, hand in enumerate(hands)])


def unpack_hands(packed: int, seats: int) -> list[int]:
    """A packed integer as a mask per seat."""
    return [packed >> HAND * seat & MASK for seat in range(seats)]


def pack_counts(counts: Iterable[int]) -> int:
    """Numbers of tiles per seat as one packed integer."""
    return sum(count << COUNT * seat for seat, count in enumerate(counts))


def steps(trail: Trail) -> list[tuple[Seat, Action]]:
    """A history, oldest first."""
    found: list[tuple[Seat, Action]] = []
    while trail is not None:
        found.append((trail[1], trail[2]))
        trail = trail[0]
    found.reverse()
    return found
