"""Deals with all that is published of them. Run as a module it prints vectors/fair/deals.json."""

import json
import sys
from typing import Any

from capicua.core.rng import Rng
from capicua.core.tiles import TileSet
from capicua.fair.draw import NOTHING, commitment, draw
from capicua.games import registry


def some_bytes(rng: Rng) -> bytes:
    """32 of them."""
    return b"".join(rng.bits().to_bytes(8, "big") for _ in range(4))


def published(rng: Rng, tiles: TileSet, seats: int = 4, draws: int = 0) -> dict[str, Any]:
    """A deal as the wire shows it after its round; some seats added nothing."""
    secret, number = some_bytes(rng), 1 + rng.below(1000)
    values = [some_bytes(rng) if rng.below(4) else NOTHING for _ in range(seats)]
    deal = draw(secret, values, number, tiles, draws)
    return {
        "round": number,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "values": [value.hex() for value in values],
        "tiles": [tiles.texts[tile] for tile in deal.order],
        "first": deal.first,
    }


def vectors() -> list[dict[str, Any]]:
    """A deal of every style, and of each number of players."""
    rng = Rng(1)
    rules = [
        style.rules({"players": count} if len(style.players) > 1 else {})
        for style in registry.STYLES
        for count in style.players
    ]
    return [published(rng, each.tiles, each.seats, each.draws(each.start())) for each in rules]


if __name__ == "__main__":
    json.dump(vectors(), sys.stdout, indent=2)
    sys.stdout.write("\n")
