"""Draws tiles as the client draws them, from its own data: rows, trees, tricks and loose groups as SVG.

Lengths are in hundredths of a tile's short side.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
FACE = (WEB / "board" / "tile.ts").read_text(encoding="utf-8")
TABLES = (WEB / "app" / "art" / "tables.css").read_text(encoding="utf-8")

SHORT = 100
GAP = 6
MARGIN = 50
SCALE = 0.26

TURN = {"up": 0, "right": 90, "down": 180, "left": 270}
STEP = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
SIDES = {"up": ("left", "right"), "down": ("right", "left"), "left": ("down", "up"), "right": ("up", "down")}


# --- the client's own data -----------------------------------------------------------------------


def spots(name: str) -> list[list[list[int]]]:
    """Where the pips of each number lie on a half, from `name` in the client's tile.ts."""
    found = re.search(rf"const {name}: [^=]+= (\[.*?\n\]);", FACE, re.DOTALL)
    assert found is not None, f"tile.ts has no {name}"
    read: list[list[list[int]]] = json.loads(re.sub(r",(\s*\])", r"\1", found[1]))
    return read


def number(name: str) -> float:
    """A constant of tile.ts."""
    found = re.search(rf"const {name} = ([\d.]+);", FACE)
    assert found is not None, f"tile.ts has no {name}"
    return float(found[1])


def colors(table: str) -> dict[str, str]:
    """The custom properties that a table of the client's tables.css sets, over those of every table."""
    blocks = re.findall(r"^([^{}/*]+?)\s*\{([^{}]*)\}", TABLES, re.MULTILINE)
    wanted = {"[data-table]", f'[data-table="{table}"]'}
    found: dict[str, str] = {}
    for selectors, body in blocks:
        if wanted & {selector.strip() for selector in selectors.split(",")}:
            found |= dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))
    assert "felt" in found, f"tables.css has no table {table}"
    return found


# --- what lies where -----------------------------------------------------------------------------


@dataclass
class Piece:
    """A tile whose higher half looks to `facing`, its back (None), or a free place (""); `x`, `y` its middle."""

    tile: str | None
    x: float
    y: float
    facing: str = "up"


@dataclass
class Picture:
    """Pieces on a table."""

    table: str
    chinese: bool
    pieces: list[Piece] = field(default_factory=list)

    @property
    def long(self) -> float:
        return SHORT * (2.4 if self.chinese else 2)

    def size(self, piece: Piece) -> tuple[float, float]:
        upright = piece.facing in {"up", "down"}
        return (SHORT, self.long) if upright else (self.long, SHORT)

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of all that lies there."""
        sizes = [(piece, *self.size(piece)) for piece in self.pieces]
        return (
            min(piece.x - w / 2 for piece, w, _ in sizes),
            min(piece.y - h / 2 for piece, _, h in sizes),
            max(piece.x + w / 2 for piece, w, _ in sizes),
            max(piece.y + h / 2 for piece, _, h in sizes),
        )


def ends(tile: str) -> tuple[int, int]:
    """The two numbers of a tile, the higher first."""
    high, low = tile.split("-")
    return int(high), int(low)


def lay_row(picture: Picture, row: Sequence[tuple[int, int]], places: Iterable[str], tile: str) -> None:
    """A row from left to right, doubles across, and where `tile` may lie: "left", "right"."""
    x = 0.0
    for left, right in row:
        double = left == right
        facing = "up" if double else "left" if left > right else "right"
        width = SHORT if double else picture.long
        picture.pieces.append(Piece(f"{max(left, right)}-{min(left, right)}", x + width / 2, 0, facing))
        x += width + GAP
    across = ends(tile)[0] == ends(tile)[1] if tile else False
    for place in places:
        width = SHORT if across else picture.long
        at = -GAP - width / 2 if place == "left" else x + width / 2
        picture.pieces.append(Piece("", at, 0, "up" if across else "right"))


@dataclass
class Arm:
    """A tile of a tree: its middle, where it grows to, and its free directions in the order they are taken."""

    piece: Piece
    double: bool
    free: list[str]


def lay_tree(picture: Picture, placements: Sequence[str], places: Iterable[str], tile: str) -> None:
    """A tree from its placements, "6-6" and then "6-5@6-6"; `places` are tiles that `tile` may lie against."""
    arms: dict[str, Arm] = {}
    for placement in placements:
        name, _, parent = placement.partition("@")
        arms[name] = _grow(picture, name, arms[parent] if parent else None, parent)
        picture.pieces.append(arms[name].piece)
    for parent in places:
        arm = _grow(picture, tile, arms[parent], parent)
        picture.pieces.append(Piece("", arm.piece.x, arm.piece.y, arm.piece.facing))


def _grow(picture: Picture, tile: str, parent: Arm | None, name: str) -> Arm:
    """The tile on the next free side of its parent; it takes that side."""
    high, low = ends(tile)
    double = high == low
    if parent is None:
        return Arm(Piece(tile, 0, 0, "up"), double, ["left", "right", "up", "down"])
    heading = parent.free.pop(0)
    dx, dy = STEP[heading]
    reach = _half(picture, parent.piece, heading) + GAP + (SHORT if double else picture.long) / 2
    outer_is_high = low in ends(name)
    facing = SIDES[heading][0] if double else heading if outer_is_high else OPPOSITE[heading]
    piece = Piece(tile, parent.piece.x + dx * reach, parent.piece.y + dy * reach, facing)
    return Arm(piece, double, [heading, *SIDES[heading]] if double else [heading])


def _half(picture: Picture, piece: Piece, heading: str) -> float:
    width, height = picture.size(piece)
    return (width if heading in {"left", "right"} else height) / 2


def lay_groups(picture: Picture, groups: Sequence[Sequence[str | None]], top: float) -> None:
    """Groups of upright tiles side by side, centred under what lies there, their upper edge at `top`."""
    width = sum(len(group) * SHORT + (len(group) - 1) * GAP for group in groups) + (len(groups) - 1) * SHORT * 0.5
    left, _, right, _ = picture.box() if picture.pieces else (0, 0, width, 0)
    x = (left + right - width) / 2
    for group in groups:
        for tile in group:
            picture.pieces.append(Piece(tile, x + SHORT / 2, top + picture.long / 2))
            x += SHORT + GAP
        x += SHORT * 0.5 - GAP


def lay_beside(picture: Picture, tiles: Sequence[str]) -> None:
    """Tiles of a hand below the board."""
    lay_groups(picture, [tiles], picture.box()[3] + SHORT * 0.7)


# --- SVG -----------------------------------------------------------------------------------------


def svg(picture: Picture) -> str:
    """The picture as an SVG document."""
    tones = colors(picture.table)
    left, top, right, bottom = (round(edge) for edge in picture.box())
    x, y, w, h = left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN + 10
    size = f'width="{w * SCALE:.0f}" height="{h * SCALE:.0f}"'
    top_tone, low_tone = tones["tile-top"], tones["tile-bot"]
    stops = f'<stop stop-color="{top_tone}"/><stop offset="1" stop-color="{low_tone}"/>'
    faces = sorted({piece.tile for piece in picture.pieces if piece.tile})
    shapes = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" {size} stroke-linecap="round">',
        f'<defs><linearGradient id="t" x2="0" y2="1">{stops}</linearGradient>',
        *(f'<g id="f{tile}">{_face(tile, picture, tones)}</g>' for tile in faces),
        "</defs>",
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="34" fill="{tones["felt"]}"/>',
        *(_drawn(piece, picture, tones) for piece in picture.pieces),
        "</svg>",
    ]
    return "\n".join(shapes) + "\n"


def _drawn(piece: Piece, picture: Picture, tones: dict[str, str]) -> str:
    w, h = picture.size(piece)
    if piece.tile == "":
        return _box(piece, w, h, f'fill="none" stroke="{tones["accent"]}" stroke-width="7" stroke-dasharray="18 12"')
    depth = float(tones["depth"]) * SHORT
    if piece.tile is None:
        inlay = f'fill="none" stroke="{tones["back-inlay"]}" stroke-width="4"'
        return (
            _box(piece, w, h, f'fill="{tones["back-side"]}"', depth)
            + _box(piece, w, h, f'fill="{tones["back"]}"')
            + _box(piece, w - 26, h - 26, inlay)
        )
    face = f'<use href="#f{piece.tile}" transform="translate({piece.x:g} {piece.y:g}) rotate({TURN[piece.facing]})"/>'
    under = _box(piece, w, h, f'fill="{tones["tile-side"]}"', depth)
    return under + _box(piece, w, h, 'fill="url(#t)"') + face


def _box(piece: Piece, w: float, h: float, paint: str, lower: float = 0) -> str:
    """A rounded rectangle around the middle of a piece, moved down by `lower`."""
    x, y = piece.x - w / 2, piece.y - h / 2 + lower
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="13" {paint}/>'


def _face(tile: str, picture: Picture, tones: dict[str, str]) -> str:
    """The pips of an upright tile around its middle, the higher half above; the groove of a western one."""
    long, values = picture.long, ends(tile)
    where = spots("CHINESE" if picture.chinese else "WESTERN")
    dots: dict[tuple[float, str], str] = {}
    for half, value in enumerate(values):
        for spot, (x, y) in enumerate(where[value]):
            cx, cy = x - SHORT / 2, y - long / 2 + half * SHORT
            if picture.chinese and half == 1:
                cx, cy = -cx, long / 2 - y
            pip = _pip(value, spot, values == (6, 6), picture.chinese, tones)
            dots[pip] = dots.get(pip, "") + f"M{cx:g} {cy:g}h0"
    shapes = [_stroke(d, tone, radius * 2) for (radius, tone), d in dots.items()]
    if not picture.chinese:
        shapes.append(_stroke("M-35 0h70", tones["groove"], 2.6))
        shapes.append(f'<circle r="6.5" fill="{tones["pin"]}"/>')
    return "".join(shapes)


def _stroke(d: str, tone: str, width: float) -> str:
    """A path; where it has no length, a dot."""
    return f'<path d="{d}" stroke="{tone}" stroke-width="{width:g}"/>'


def _pip(value: int, spot: int, heaven: bool, chinese: bool, tones: dict[str, str]) -> tuple[float, str]:
    """Radius and colour of a pip; of a Chinese tile ones and fours are red, and half of Heaven."""
    if not chinese:
        return number("PIP_RADIUS"), tones["pip"]
    red = spot < 3 if heaven else value in {1, 4}
    radius = number("CHINESE_ONE") if value == 1 else number("CHINESE_RADIUS")
    return radius, tones["tile-red" if red else "tile-white"]
