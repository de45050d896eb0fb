"""The families that bots can play."""

from typing import Any, Final

from capicua.bots.craft import Craft
from capicua.bots.row_craft import RowCraft
from capicua.bots.tree_craft import TreeCraft
from capicua.bots.trick_craft import TrickCraft
from capicua.core.game import Rules

CRAFTS: Final[tuple[Craft, ...]] = (RowCraft(), TreeCraft(), TrickCraft())


def craft_of(rules: Rules[Any, Any]) -> Craft | None:
    """The craft that knows these rules."""
    for craft in CRAFTS:
        if craft.knows(rules):
            return craft
    return None
