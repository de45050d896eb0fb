"""The numbers of the kernels: in the compiled build the words of this module stand for native ones."""

from typing import Final, TypeAlias

Int: TypeAlias = int
"""A whole number of at most 63 bits and a sign."""
Ints: TypeAlias = list[int]
"""Numbers in a row of fixed length."""

NATIVE: Final = False
"""Whether the kernels are compiled to native integers."""


def ints(values: list[int]) -> list[int]:
    """These numbers in a row."""
    return values
