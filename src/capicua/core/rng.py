"""Our own small random generator: the same numbers on every Python, compiled or in the browser.

SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). It is for
simulation, bots and tests; live deals come from the caller's own source of entropy.
"""

from collections.abc import Sequence
from math import factorial
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_FACTORIALS: Final = tuple(factorial(n) for n in range(33))


class Rng:
    """A stream of numbers fixed by `seed` (any integer; only its lowest 64 bits count)."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: int = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. `n` may be of any size, at least 1."""
        if n < 1:
            raise ValueError(f"below() takes a number of at least 1, not {n}")
        width = (n - 1).bit_length()
        while True:
            x, got = 0, 0
            while got < width:
                x, got = (x << 64) | self.bits(), got + 64
            x >>= got - width
            if x < n:
                return x

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def permutation(self, n: int) -> tuple[int, ...]:
        """The numbers 0 to n - 1 in random order: Fisher-Yates, its choices read off one number below n!."""
        choices = self.below(_FACTORIALS[n] if n < len(_FACTORIALS) else factorial(n))
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            choices, j = divmod(choices, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)
