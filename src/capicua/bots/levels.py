"""The players that can sit at a table, by name."""

from typing import Final

from capicua.bots.policies import Glance, Heaviest, Random
from capicua.core.errors import OptionError
from capicua.core.game import Bot

BASELINES: Final[dict[str, type[Bot]]] = {"random": Random, "heaviest": Heaviest}
"""Measuring sticks: they can play, but are no level that is offered to people."""

LEVELS: Final[dict[str, type[Bot]]] = {"medium": Glance}
"""What people can choose, in order of strength."""


def find(name: str) -> Bot:
    """The player of this name. Raises OptionError."""
    kind = LEVELS.get(name) or BASELINES.get(name)
    if kind is None:
        raise OptionError(f"there is no bot {name!r}; bots are {', '.join([*LEVELS, *BASELINES])}")
    return kind()
