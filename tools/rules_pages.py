"""Makes the pages docs/rules/ from the rules catalogs, with examples drawn from notation; the client gets them as data.

`python -m tools.rules_pages` writes them, with --check it only says whether they are up to date.
"""

import json
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from tools.rules_drawings import Picture, lay_beside, lay_groups, lay_row, lay_tree, svg

from capicua.families.chinese import CHINESE
from capicua.games import registry
from capicua.notation.position_text import read_position
from capicua.notation.positions import Position, RowPosition, TreePosition

ROOT = Path(__file__).parents[1]
LOCALES = ROOT / "src" / "capicua" / "locales"
PAGES = ROOT / "docs" / "rules"
DRAWINGS = ROOT / "web" / "app" / "art" / "drawings"
EXAMPLES: dict[str, dict[str, Any]] = tomllib.loads((PAGES / "examples.toml").read_text(encoding="utf-8"))
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if (path / "table.ftl").is_file())
END = {"L": "left", "R": "right"}
LIMIT = 300_000
"""The pages are committed: together they have at most so many bytes."""


class Texts:
    """The rules catalog of a style in a language: its messages in the order they stand."""

    def __init__(self, language: str, style: str) -> None:
        source = (LOCALES / language / f"rules-{style}.ftl").read_text(encoding="utf-8")
        self._bundle = FluentBundle([language])
        self._bundle.add_resource(FluentResource(source))
        self.ids = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, Message)]

    def __getitem__(self, name: str) -> str:
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        return str(self._bundle.format_pattern(pattern)[0])


# --- drawings ------------------------------------------------------------------------------------


def draw(style: str, example: Mapping[str, Any]) -> str:
    """An example as SVG."""
    tiles = registry.find(style).rules().tiles
    picture = Picture(EXAMPLES[style]["table"], chinese=tiles is CHINESE)
    if "groups" in example:
        lay_groups(picture, [group.replace("+", " ").split() for group in example["groups"]], 0)
        return svg(picture)
    acts = [*example.get("legal", []), *([example["play"]["act"]] if "play" in example else [])]
    _lay(picture, read_position(example["position"]), acts, example["beside"])
    lay_beside(picture, example["beside"])
    return svg(picture)


def _lay(picture: Picture, position: Position, acts: list[str], beside: list[str]) -> None:
    """The board of a position, and the places where `acts` lay the first tile `beside` it."""
    if isinstance(position, RowPosition):
        lay_row(picture, position.row, [END[act[-1]] for act in acts], beside[0])
    elif isinstance(position, TreePosition):
        lay_tree(picture, position.tree, [act.split("@")[1] for act in acts], beside[0])
    else:
        lay_groups(picture, [_play(play) for play in position.trick], 0)


def drawing(example: Mapping[str, Any]) -> dict[str, Any]:
    """An example for the client, which lays it out itself: `row`, `tree` or `groups`, and what is `beside` it.

    `places` are the ends of the row, or the tiles of the tree, where the first tile beside it may be laid.
    """
    told = {"text": example["text"], "beside": example.get("beside", [])}
    if "groups" in example:
        return told | {"groups": [group.replace("+", " ").split() for group in example["groups"]]}
    acts = [*example.get("legal", []), *([example["play"]["act"]] if "play" in example else [])]
    position = read_position(example["position"])
    if isinstance(position, RowPosition):
        return told | {"row": position.row, "places": [END[act[-1]] for act in acts]}
    if isinstance(position, TreePosition):
        return told | {"tree": position.tree, "places": [act.split("@")[1] for act in acts]}
    return told | {"groups": [_play(play) for play in position.trick]}


def _play(play: str) -> list[str | None]:
    """The tiles of a play; of those thrown face down the backs."""
    tiles = play.removeprefix("down:").split("+")
    return [None] * len(tiles) if play.startswith("down:") else [*tiles]


# --- pages ---------------------------------------------------------------------------------------


def own_name(language: str) -> str:
    """What a language calls itself."""
    name = str(Locale.parse(language.replace("-", "_")).get_display_name())
    return name[:1].upper() + name[1:]


def page(language: str, style: str) -> str:
    """The rules of a style in a language, as Markdown."""
    texts = Texts(language, style)
    others = " · ".join(
        f"**{own_name(name)}**" if name == language else f"[{own_name(name)}](../{name}/{style}.md)"
        for name in LANGUAGES
    )
    parts = [f"# {texts['title']}", others, f"{texts['origin']}. {texts['summary']}"]
    if language.startswith("zh"):
        parts[2] = f"{texts['origin']}。{texts['summary']}"
    drawn = [name for name in texts.ids if name.startswith("drawn-")]
    for clause in (name for name in texts.ids if name.startswith("clause-")):
        number = clause.removeprefix("clause-")
        parts.append(f"**{number.replace('-', '.')}** {texts[clause]}")
        parts += [
            f"![{texts[name]}](../drawings/{style}-{name.removeprefix('drawn-')}.svg)\n\n*{texts[name]}*"
            for name in drawn
            if clause_of(name, texts.ids) == clause
        ]
    return "\n\n".join(parts) + "\n"


def clause_of(drawn: str, ids: list[str]) -> str:
    """The clause that a drawing belongs to: its own number, or that without the drawing's."""
    clause = drawn.replace("drawn-", "clause-")
    return clause if clause in ids else clause.rpartition("-")[0]


def index() -> str:
    """The list of all pages."""
    parts = ["# Rules", "Made from the catalogs of the program by `python -m tools.rules_pages`."]
    rows = ["| " + " | ".join(own_name(name) for name in LANGUAGES) + " |", "|" + "---|" * len(LANGUAGES)]
    rows += [
        "| " + " | ".join(f"[{Texts(name, style.id)['title']}]({name}/{style.id}.md)" for name in LANGUAGES) + " |"
        for style in registry.STYLES
    ]
    return "\n\n".join([*parts, "\n".join(rows)]) + "\n"


def made() -> Iterator[tuple[Path, str]]:
    """Every file with what it holds."""
    yield PAGES / "README.md", index()
    for language in LANGUAGES:
        for style in registry.STYLES:
            yield PAGES / language / f"{style.id}.md", page(language, style.id)
    for style_id, body in EXAMPLES.items():
        for example in body["example"]:
            name = example["text"].removeprefix("drawn-")
            yield PAGES / "drawings" / f"{style_id}-{name}.svg", draw(style_id, example)
        told = [drawing(example) for example in body["example"]]
        yield DRAWINGS / f"{style_id}.json", json.dumps(told, separators=(",", ":")) + "\n"


def stale(files: Mapping[Path, str]) -> list[Path]:
    """Files that are missing, differ, or are no longer made."""
    found = [*PAGES.rglob("*"), *DRAWINGS.rglob("*")]
    there = {path for path in found if path.suffix in {".md", ".svg", ".json"}}
    wrong = [path for path, text in files.items() if path not in there or path.read_text(encoding="utf-8") != text]
    return wrong + sorted(there - files.keys())


def main() -> int:
    """0 when all is up to date, or was written."""
    files = dict(made())
    wrong = stale(files)
    if "--check" in sys.argv[1:]:
        for path in wrong:
            print(f"{path.relative_to(ROOT)} is out of date: run python -m tools.rules_pages")
        return int(bool(wrong))
    for path in wrong:
        if path in files:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
        else:
            path.unlink()
    print(f"{len(files)} files, {len(wrong)} of them new or changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
