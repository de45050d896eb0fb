"""Draws leagues as a picture: `python benchmarks/plot_leagues.py LEAGUE.json ... > picture.svg`.

The files are what `capicua league --json` prints. One line a pairing: the points by which a side of the first bot is
ahead of a side of the second, with the 95 % interval. Each game has a scale of its own.
"""

import json
import sys
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

WIDTH, LEFT, ROW, HEAD, MARGIN = 760, 250, 22, 40, 20


def rows(paths: list[Path]) -> list[tuple[str, str, dict[str, Any]]]:
    """(game, label, pairing) of every pairing, in the order of the files."""
    found: list[tuple[str, str, dict[str, Any]]] = []
    for path in paths:
        league = json.loads(path.read_text(encoding="utf-8"))
        players, scoring = league["options"].get("players"), league["options"].get("scoring")
        title = ", ".join(
            [league["game"], *([scoring] if scoring else []), *([f"{players} players"] if players else [])]
        )
        found += [(title, " - ".join(pairing["bots"]), pairing) for pairing in league["pairings"]]
    return found


def chart(title: str, lines: list[tuple[str, dict[str, Any]]], top: int) -> Iterator[str]:
    """The picture of one game, from this height down."""
    low = min(0.0, *(pairing["points_low"] for _, pairing in lines))
    high = max(0.0, *(pairing["points_high"] for _, pairing in lines))
    scale = (WIDTH - LEFT - 3 * MARGIN) / (high - low or 1.0)

    def at(points: float) -> float:
        return float(round(LEFT + MARGIN + (points - low) * scale, 1))

    bottom = top + HEAD + ROW * len(lines)
    yield f'<text class="t" x="{MARGIN}" y="{top + 24}">{escape(title)}: points ahead a deal</text>'
    yield f'<line class="zero" x1="{at(0)}" x2="{at(0)}" y1="{top + HEAD - 6}" y2="{bottom}"/>'
    for number, (label, pairing) in enumerate(lines):
        y = top + HEAD + ROW * number + ROW // 2
        span = f'x1="{at(pairing["points_low"])}" x2="{at(pairing["points_high"])}" y1="{y}" y2="{y}"'
        yield f'<text x="{LEFT - 60}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
        yield f'<text x="{LEFT}" y="{y + 4}" text-anchor="end">{pairing["points"]:+.2f}</text>'
        yield f'<line class="bar" {span}/><circle cx="{at(pairing["points"])}" cy="{y}" r="4"/>'


def picture(paths: list[Path]) -> str:
    """All games, one below the other."""
    top = 0
    drawn: list[str] = []
    for title, group in groupby(rows(paths), key=lambda row: row[0]):
        lines = [(label, pairing) for _, label, pairing in group]
        drawn += chart(title, lines, top)
        top += HEAD + ROW * len(lines) + MARGIN
    style = (
        "text{font:13px sans-serif;fill:#222}.t{font-weight:bold}.zero{stroke:#999;stroke-dasharray:3 3}"
        ".bar{stroke:#1b6e53;stroke-width:2}circle{fill:#1b6e53}rect{fill:#fff}"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}">'
    return "\n".join([head, f"<style>{style}</style>", '<rect width="100%" height="100%"/>', *drawn, "</svg>"])


if __name__ == "__main__":
    print(picture([Path(name) for name in sys.argv[1:]]))
