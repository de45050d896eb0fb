"""The rules pages are those of the catalogs, and their drawn examples mean what they say."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from tests.locales.catalogs import LANGUAGES, messages
from tools.rules_drawings import Picture, Piece, lay_row, lay_tree, spots
from tools.rules_pages import EXAMPLES, LIMIT, PAGES, draw, made, stale

from capicua.games import registry
from capicua.notation.position_states import state_of
from capicua.notation.position_text import read_position

CASES = [(style, example) for style, body in EXAMPLES.items() for example in body["example"]]
SVG = "{http://www.w3.org/2000/svg}"


def test_the_pages_are_up_to_date() -> None:
    assert stale(dict(made())) == [], "run python -m tools.rules_pages"


def test_the_pages_stay_small() -> None:
    assert sum(path.stat().st_size for path in PAGES.rglob("*") if path.is_file()) < LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", [style.id for style in registry.STYLES])
def test_every_drawing_has_a_caption_and_every_caption_a_drawing(style: str, language: str) -> None:
    drawn = [example["text"] for example in EXAMPLES.get(style, {"example": []})["example"]]
    captions = [name for name in messages(language, f"rules-{style}.ftl") if name.startswith("drawn-")]
    assert captions == drawn


@pytest.mark.parametrize(("style", "example"), CASES, ids=lambda case: case if isinstance(case, str) else case["text"])
def test_an_example_is_what_it_says(style: str, example: dict[str, Any]) -> None:
    options = {"players": example["position"].count("/") + 1} if style == "doubles" and "position" in example else {}
    rules = registry.find(style).rules(options)
    if "groups" in example:
        for tile in " ".join(example["groups"]).replace("+", " ").split():
            rules.tiles.parse(tile)
        return
    state = state_of(rules, read_position(example["position"]))
    beside = rules.tiles.mask(*example["beside"])
    assert all(tile in rules.tiles.names(state.hand(state.turn)) for tile in example["beside"])

    own = [act.text for act in rules.legal(state) if _uses(rules, act, beside)]
    if "legal" in example:
        assert own == example["legal"]
    if "refused" in example:
        assert rules.why_not(state, rules.actions.parse(example["refused"]["act"])) == example["refused"]["clause"]
    if "play" in example:
        after = rules.apply(state, rules.actions.parse(example["play"]["act"]))
        assert rules.account(after.match.ledger[-1]).text == example["play"]["told"]  # type: ignore[attr-defined]
    assert {"legal", "refused", "play"} & example.keys()


def _uses(rules: Any, act: Any, beside: int) -> bool:
    """Whether an act lays or shows exactly the tiles in question; what is thrown face down does not count."""
    if act.text.startswith("down:"):
        return False
    return bool(rules.tiles.mask(*act.text.partition("@")[0].rstrip("LR").split("+")) == beside)


@pytest.mark.parametrize(
    "example", [example for style, example in CASES if style == "tien_gow" and "groups" in example]
)
def test_a_group_of_chinese_tiles_is_a_combination(example: dict[str, Any]) -> None:
    rules = registry.find("tien_gow").rules()
    for group in example["groups"]:
        assert rules.actions.parse(group).text == group


# --- the drawing itself --------------------------------------------------------------------------


@pytest.mark.parametrize(("style", "example"), CASES, ids=lambda case: case if isinstance(case, str) else case["text"])
def test_a_drawing_shows_each_tile_once_and_its_pips(style: str, example: dict[str, Any]) -> None:
    picture = ET.fromstring(draw(style, example))  # noqa: S314  our own
    faces = {group.attrib["id"]: group for group in picture.iter(f"{SVG}g")}
    used = [use.attrib["href"].removeprefix("#") for use in picture.iter(f"{SVG}use")]

    assert set(used) == faces.keys()
    assert used
    for name, group in faces.items():
        dots = "".join(path.attrib["d"] for path in group.iter(f"{SVG}path"))
        assert dots.count("h0") == sum(map(int, name.removeprefix("f").split("-"))), name


def halves(picture: Picture) -> dict[tuple[float, float], int]:
    """The number that each half of the western tiles shows, by its middle."""
    step = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
    found: dict[tuple[float, float], int] = {}
    for piece in picture.pieces:
        if piece.tile:
            high, low = map(int, piece.tile.split("-"))
            dx, dy = (part * picture.long / 4 for part in step[piece.facing])
            found[piece.x + dx, piece.y + dy] = high
            found[piece.x - dx, piece.y - dy] = low
    return found


def overlapping(picture: Picture) -> list[tuple[Piece, Piece]]:
    def apart(one: Piece, other: Piece) -> bool:
        (w, h), (v, g) = picture.size(one), picture.size(other)
        return abs(one.x - other.x) >= (w + v) / 2 or abs(one.y - other.y) >= (h + g) / 2

    pieces = picture.pieces
    return [(a, b) for at, a in enumerate(pieces) for b in pieces[at + 1 :] if not apart(a, b)]


def test_a_row_lies_as_it_is_written_with_doubles_across() -> None:
    picture = Picture("duplas", chinese=False)
    lay_row(picture, [(1, 1), (1, 5), (5, 3)], ["left", "right"], "3-1")

    assert [(piece.tile, piece.facing) for piece in picture.pieces] == [
        ("1-1", "up"),
        ("5-1", "right"),
        ("5-3", "left"),
        ("", "right"),
        ("", "right"),
    ]
    assert overlapping(picture) == []
    assert [number for (_, y), number in sorted(halves(picture).items()) if y == 0] == [1, 5, 5, 3]


def test_a_tree_branches_at_its_doubles_and_touching_halves_match() -> None:
    picture = Picture("doubles", chinese=False)
    placements = ["6-6", "6-3@6-6", "6-5@6-6", "6-4@6-6", "6-1@6-6", "3-3@6-3", "5-3@6-5", "4-4@6-4", "4-2@4-4"]
    lay_tree(picture, placements, ["3-3", "5-3"], "3-2")

    assert overlapping(picture) == []
    shown = halves(picture)
    lying = {piece.tile: piece for piece in picture.pieces if piece.tile}
    for placement in placements[1:]:
        tile, _, parent = placement.partition("@")
        mine = [at for at in shown if abs(at[0] - lying[tile].x) + abs(at[1] - lying[tile].y) == picture.long / 4]
        home = lying[parent]
        near = min(mine, key=lambda at: abs(at[0] - home.x) + abs(at[1] - home.y))
        assert str(shown[near]) in parent.split("-"), placement


def test_the_pips_are_the_clients() -> None:
    for name in ("WESTERN", "CHINESE"):
        assert [len(half) for half in spots(name)] == [0, 1, 2, 3, 4, 5, 6]
