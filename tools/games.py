"""Writes the games there are as GET /api/games tells them: `python -m tools.games FILE`.

The client keeps the list, for when no server answers.
"""

import sys
from pathlib import Path

import msgspec

from capicua.games import registry
from capicua.server.api import Games, game_info


def main(file: str) -> None:
    """Writes it, and the folder it lies in."""
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_bytes(msgspec.json.encode(Games([game_info(style) for style in registry.STYLES])))


if __name__ == "__main__":
    main(sys.argv[1])
