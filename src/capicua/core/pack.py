"""Flat integers to bytes and back: what logs keep between rounds and what bot workers get."""

from collections.abc import Sequence

from capicua.core.errors import PackError


def dump(numbers: Sequence[int]) -> bytes:
    """The numbers (any size, any sign) as bytes; `load` gives the same list back."""
    out = bytearray()
    for n in numbers:
        u = (n << 1) if n >= 0 else (~n << 1) | 1
        while u > 127:
            out.append(u & 127 | 128)
            u >>= 7
        out.append(u)
    return bytes(out)


def load(data: bytes) -> list[int]:
    """The numbers that `dump` wrote. Raises PackError when the bytes end within a number."""
    numbers: list[int] = []
    u = shift = 0
    for byte in data:
        u |= (byte & 127) << shift
        if byte & 128:
            shift += 7
        else:
            numbers.append(~(u >> 1) if u & 1 else u >> 1)
            u = shift = 0
    if shift:
        raise PackError("packed numbers end in the middle of a number")
    return numbers


class Reader:
    """Takes numbers off a list in the order in which they were written."""

    __slots__ = ("_at", "_numbers")

    def __init__(self, data: bytes) -> None:
        self._numbers: list[int] = load(data)
        self._at: int = 0

    def one(self) -> int:
        """The next number. Raises PackError at the end."""
        if self._at >= len(self._numbers):
            raise PackError("packed data is too short for this game")
        self._at += 1
        return self._numbers[self._at - 1]

    def many(self) -> tuple[int, ...]:
        """The next counted run: a length, then so many numbers."""
        count = self.one()
        if count < 0 or self._at + count > len(self._numbers):
            raise PackError(f"packed data announces {count} numbers and has fewer")
        self._at += count
        return tuple(self._numbers[self._at - count : self._at])

    def end(self) -> None:
        """Raises PackError unless everything was read."""
        if self._at != len(self._numbers):
            raise PackError("packed data is too long for this game")
