"""The growth as a picture: delays by number of rooms, both on scales that double."""

import math
from collections.abc import Iterator
from typing import Any, Final

WIDTH, HEIGHT, LEFT, BOTTOM, MARGIN = 760, 380, 70, 50, 24
_LINES: Final = (("commit", "#999"), ("p50", "#1b6e53"), ("p99", "#b5651d"), ("worst", "#8b1e3f"))


def picture(rows: list[dict[str, Any]]) -> str:
    """An SVG of results, in order of rooms."""
    style = "text{font:13px sans-serif;fill:#222}path{fill:none;stroke-width:2}.grid{stroke:#ddd}rect{fill:#fff}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><style>{style}</style>'
    return head + f'<rect width="{WIDTH}" height="{HEIGHT}"/>' + "".join(_parts(rows)) + "</svg>\n"


def _parts(rows: list[dict[str, Any]]) -> Iterator[str]:
    rooms = [row["rooms"] for row in rows]
    top = math.ceil(math.log2(max(row[name] for row in rows for name, _ in _LINES)))

    def x(value: float) -> float:
        share = math.log2(value / rooms[0]) / (math.log2(rooms[-1] / rooms[0]) or 1.0)
        return round(LEFT + share * (WIDTH - LEFT - 5 * MARGIN), 1)

    def y(value: float) -> float:
        share = (math.log2(max(value, 0.25)) + 2) / (top + 2)
        return round(HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 2 * MARGIN), 1)

    yield f'<text x="{LEFT}" y="18">milliseconds from a move to everybody\'s view; a second of think time</text>'
    for power in range(-2, top + 1):
        at = y(2.0**power)
        yield f'<path class="grid" d="M{LEFT} {at}H{WIDTH - 5 * MARGIN}"/>'
        yield f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{2.0**power:g}</text>'
    for count in rooms:
        yield f'<text x="{x(count)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{count}</text>'
    yield f'<text x="{LEFT}" y="{HEIGHT - 10}">rooms of four sockets</text>'
    for name, colour in _LINES:
        points = " ".join(f"{x(row['rooms'])},{y(row[name])}" for row in rows)
        yield f'<path stroke="{colour}" d="M{points.replace(" ", " L")}"/>'
        yield f'<text x="{x(rooms[-1]) + 8}" y="{y(rows[-1][name]) + 4}" style="fill:{colour}">{name}</text>'
