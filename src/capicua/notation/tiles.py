"""Tiles and actions from their texts, with the place of what is wrong."""

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from capicua.core.actions import Action
from capicua.core.errors import ActionError
from capicua.core.game import Deal, Rules
from capicua.core.tiles import TileSet
from capicua.notation.errors import NotationError, Path, Where, shown

_TILE: Final = re.compile(r"([0-9])-([0-9])")
EXAMPLES: Final = 8
"""How many tiles or legal actions an error names at most."""
LONGEST: Final = 40
"""No action is written with more characters."""


def read_tiles(tiles: TileSet, named: Iterable[tuple[Path, str]], where: Where) -> list[int]:
    """The indices of tiles with their places; a tile named again is its next copy. Raises NotationError."""
    found: list[int] = []
    seen: set[int] = set()
    for path, text in named:
        try:
            index = tiles.parse(text)
        except ActionError:
            raise NotationError(where(path), _no_tile(tiles, text)) from None
        while index in seen:
            index += 1
            if index == tiles.size or tiles.texts[index] != text:
                raise NotationError(where(path), f"{text} is named more often than the set holds it")
        seen.add(index)
        found.append(index)
    return found


def _no_tile(tiles: TileSet, text: str) -> str:
    turned = _TILE.sub(r"\2-\1", text) if _TILE.fullmatch(text) else text
    hint = f"write {turned}" if turned in tiles.texts else f"tiles are written like {tiles.texts[-1]}"
    return f"{shown(text)} is no tile of this set; {hint}"


def read_deal(rules: Rules[Any, Any], texts: Sequence[str], first: int | None, path: Path, where: Where) -> Deal:
    """The deal of so many texts: all tiles of the set. Raises NotationError."""
    named = [((*path, at), text) for at, text in enumerate(texts)]
    order = read_tiles(rules.tiles, named, where)
    missing = sorted(rules.tiles.indices.difference(order))
    if missing:
        tiles = ", ".join(rules.tiles.texts[index] for index in missing[:EXAMPLES])
        raise NotationError(where(path), f"a deal names all {rules.tiles.size} tiles; missing: {tiles}")
    return Deal(tuple(order), first)


def read_action(rules: Rules[Any, Any], text: str) -> Action:
    """The action written `text`. Raises ActionError that says what would be right."""
    try:
        return rules.actions.parse(text)
    except ActionError:
        last = rules.actions[len(rules.actions) - 1].text
        hint = f"actions are written like {rules.actions[0].text} and {last}"
    tidy = _tidied(rules.tiles, text[:LONGEST])
    with suppress(ActionError):
        hint = f"write {rules.actions.parse(tidy).text}"
    raise ActionError(f"{shown(text)} is no action of {rules.id}; {hint}")


def _tidied(tiles: TileSet, text: str) -> str:
    """`text` with every tile written high-low, and the tiles of a group in the order of the set."""
    text = _TILE.sub(lambda half: "-".join(sorted(half.groups(), reverse=True)), text)
    down, colon, group = text.rpartition(":")
    names = group.split("+")
    if all(name in tiles.texts for name in names):
        group = "+".join(sorted(names, key=tiles.texts.index))
    return f"{down}{colon}{group}"


def check_act(rules: Rules[Any, Any], state: Any, seat: int, text: str) -> Action:
    """The action that `seat` takes in `state`. Raises ActionError: unknown, out of turn, or illegal by which clause."""
    action = read_action(rules, text)
    turn = rules.to_act(state)
    if turn < 0:
        raise ActionError(f"{text} comes after the end of the round")
    if turn != seat:
        raise ActionError(f"{text} is out of turn: seat {turn} acts here, not seat {seat}")
    clause = rules.why_not(state, action)
    if clause is not None:
        legal = [other.text for other in rules.legal(state)]
        more = ", ..." if len(legal) > EXAMPLES else ""
        raise ActionError(f"{text} is illegal by {clause}; legal: {', '.join(legal[:EXAMPLES])}{more}")
    return action
