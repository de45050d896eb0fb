"""What a game lets its table choose: typed, described as data, checked in one place."""

from collections.abc import Mapping, Sequence
from typing import Final

from capicua.core.errors import OptionError

_DIGITS: Final = 10
"""The longest number as typed: more than any range needs, and never more than `int` reads."""

Value = int | str
"""Choices are words, numbers are integers; on and off are the words "on" and "off"."""


class Option:
    """One choice: a `name`, a `default`, and either the `choices` or a range `low` to `high`.

    `offer` lists the values that a form shows for a range. An option with `when` = (name, value)
    counts only while that earlier option has that value; two may then share a name.
    """

    __slots__ = ("choices", "default", "high", "low", "name", "offer", "when")

    def __init__(
        self,
        name: str,
        default: Value,
        choices: Sequence[Value] = (),
        low: int = 0,
        high: int = 0,
        offer: Sequence[int] = (),
        when: tuple[str, Value] | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = tuple(choices)
        self.low: Final = low
        self.high: Final = high
        self.offer: Final = tuple(offer)
        self.when: Final = when

    def read(self, raw: object) -> Value:
        """`raw` (a value, or its text as typed) as a value of this option. Raises OptionError."""
        if self.choices:
            for choice in self.choices:
                if (raw == choice and type(raw) is type(choice)) or raw == str(choice):
                    return choice
        else:
            number = _integer(raw)
            if number is not None and self.low <= number <= self.high:
                return number
        raise OptionError(f"option {self.name} takes {self.takes()}, not {raw!r}")

    def takes(self) -> str:
        """The values it takes, in words for an error or a help text."""
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        return f"a whole number from {self.low} to {self.high}"


def _integer(raw: object) -> int | None:
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    if isinstance(raw, str) and len(raw) <= _DIGITS and raw.isascii() and raw.removeprefix("-").isdecimal():
        return int(raw)
    return None


def switch(name: str, default: str) -> Option:
    """An option that is "on" or "off"."""
    return Option(name, default, ("on", "off"))


def bind(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option's value: the given one, checked, or its default. Raises OptionError."""
    known = dict.fromkeys(option.name for option in options)
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r}; options are {', '.join(known) or 'none'}")
    values: dict[str, Value] = {}
    for option in options:
        if option.when is None or values.get(option.when[0]) == option.when[1]:
            values[option.name] = option.read(given.get(option.name, option.default))
    return values
