"""Where deals come from: the operating system's secure randomness."""

import secrets
from collections.abc import Callable

from capicua.core.game import Deal

Deals = Callable[[int, int], Deal]
"""A deal for a set of so many tiles that draws its first seat from so many (0: it draws none)."""


def secure(size: int, draws: int) -> Deal:
    """A permutation and a first seat, each equally likely and known to nobody."""
    order = list(range(size))
    secrets.SystemRandom().shuffle(order)
    return Deal(tuple(order), secrets.randbelow(draws) if draws else None)
