"""Deals for rooms that draw none openly: those of earlier versions, and of tests."""

import secrets
from collections.abc import Callable

from capicua.core.game import Deal
from capicua.fair.draw import LENGTH

Deals = Callable[[int, int], Deal]
"""A deal for a set of so many tiles that draws its first seat from so many (0: it draws none)."""


def secret() -> bytes:
    """What an open deal is drawn from: random bytes that nobody knows."""
    return secrets.token_bytes(LENGTH)


def secure(size: int, draws: int) -> Deal:
    """A permutation and a first seat, each equally likely and known to nobody."""
    order = list(range(size))
    secrets.SystemRandom().shuffle(order)
    return Deal(tuple(order), secrets.randbelow(draws) if draws else None)
