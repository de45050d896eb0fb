"""What the README shows is what happens."""

import re
from pathlib import Path

import pytest

from capicua.games.registry import STYLES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)

    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 (our own page)

    assert re.fullmatch(r"\d+ games, \[[1-4], [1-4], [1-4], [1-4]\]\n", capsys.readouterr().out)
    assert len(code.strip().splitlines()) <= 12


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_links_between_pages_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text(encoding="utf-8"))

    assert [link for link in links if not (document.parent / link).exists()] == []


def test_every_command_the_readme_names_exists() -> None:
    from capicua.cli import app  # noqa: PLC0415

    names = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    assert set(re.findall(r"^capicua (\w+)", README, re.MULTILINE)) <= names


def test_every_tradition_has_a_picture_with_words_for_it() -> None:
    shown = dict(re.findall(r"!\[([^\]]*)\]\(docs/pictures/(\w+)\.webp\)", README))
    pictures = {path.stem: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("*.webp")}

    assert sorted(shown.values()) == sorted(pictures) == sorted({style.tradition for style in STYLES})
    assert all(len(words) > 30 for words in shown)
    assert max(pictures.values()) < 80 * 1024
