"""A deal out of one secret and everybody's values, so that neither side alone decides it.

docs/fair.md says in plain words, and in enough detail to write a second verifier, what is computed here.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from capicua.core.errors import CapicuaError
from capicua.core.game import Deal
from capicua.core.tiles import TileSet

LENGTH: Final = 32
"""Bytes of a secret, and of a value that a seat adds."""
NOTHING: Final = bytes(LENGTH)
"""The value of a seat that added none."""
_LABEL: Final = b"capicua deal 1"
_WORD: Final = 1 << 32
_TRIES: Final = 1000


class FairError(CapicuaError):
    """Something that no deal can be drawn from."""


def commitment(secret: bytes) -> str:
    """What is published of a secret before anybody adds to it: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


class Numbers:
    """Numbers fixed by `seed` (32 bytes): HMAC-SHA256 of 0, 1, 2 ..., read as words of 32 bits."""

    __slots__ = ("_block", "_seed", "_words")

    def __init__(self, seed: bytes) -> None:
        self._seed: Final = seed
        self._block: int = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            block = hmac.digest(self._seed, self._block.to_bytes(4, "big"), "sha256")
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
            self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: words that would favour the small ones are passed over."""
        limit = _WORD - _WORD % n
        for _ in range(_TRIES):
            word = self.word()
            if word < limit:
                return word % n
        raise FairError(f"{_TRIES} words in a row were of no use: this is no source of random numbers")


def seed(secret: bytes, values: Sequence[bytes], round: int) -> bytes:
    """What a deal's numbers come from: the secret, the number of the deal, the values in order of seats."""
    if len(secret) != LENGTH or any(len(value) != LENGTH for value in values):
        raise FairError(f"secrets and values have {LENGTH} bytes")
    return hmac.digest(secret, _LABEL + round.to_bytes(8, "big") + b"".join(values), "sha256")


def shuffle(numbers: Numbers, size: int) -> list[int]:
    """0 to size - 1 in an order where each is equally likely: Fisher-Yates from the end."""
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = numbers.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def draw(secret: bytes, values: Sequence[bytes], round: int, tiles: TileSet, draws: int) -> Deal:
    """The deal of room round `round`; `draws` is how many seats its `first` is drawn from, 0 for none.

    What is shuffled is the set in order of its texts, so that a verifier needs to know no game.
    """
    numbers = Numbers(seed(secret, values, round))
    places = sorted(range(tiles.size), key=tiles.texts.__getitem__)
    order = tuple(places[i] for i in shuffle(numbers, tiles.size))
    return Deal(order, numbers.below(draws) if draws else None)
