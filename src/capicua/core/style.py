"""One row of the registry: a style of play, what it lets a table choose, and how to build its rules."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from capicua.core.game import Rules
from capicua.core.options import Option, Value, bind

Build = Callable[[str, dict[str, Value]], Rules[Any, Any]]
"""Makes the rules of a style from its id and every option's value."""


class Style:
    """A style: its `id`, the `tradition` it is shown under, its `options`, and what is `fixed` for it.

    `players` lists the player counts it can be played with; where there are several, "players" is
    one of its options. `fixed` are values a preset gives to the rules and takes from the form.
    """

    __slots__ = ("_build", "fixed", "id", "options", "players", "tradition")

    def __init__(
        self,
        id: str,
        tradition: str,
        build: Build,
        options: tuple[Option, ...],
        players: tuple[int, ...] = (4,),
        fixed: Mapping[str, Value] | None = None,
    ) -> None:
        self.id: Final = id
        self.tradition: Final = tradition
        self.options: Final = options
        self.players: Final = players
        self.fixed: Final = dict(fixed or {})
        # Rules are pure and their tables take milliseconds to make: tables with the same options share them.
        self._build: Final = lru_cache(32)(lambda chosen: build(id, dict(chosen)))

    def rules(self, given: Mapping[str, object] | None = None) -> Rules[Any, Any]:
        """The rules with the `given` options; the others take their defaults. Raises OptionError."""
        return self._build(tuple({**self.fixed, **bind(self.options, given or {})}.items()))
