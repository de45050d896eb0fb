"""The client that the page about the protocol shows: it is short, and it plays."""

import re
import subprocess
import sys
from pathlib import Path

from tests.conftest import LONG
from tests.server.harness import Server

from capicua.games import registry

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def client() -> str:
    [found] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def test_it_is_as_short_as_the_page_says() -> None:
    assert len([line for line in client().splitlines() if line.strip()]) <= 50


def test_it_plays_a_match(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        for game in [style.id for style in registry.STYLES] if LONG else ["tien_gow"]:
            command = [sys.executable, "-c", client(), server.origin, game]
            done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
            assert done.returncode == 0, done.stderr
            assert re.fullmatch(r"places of the sides: \[[\d, ]+\]\n", done.stdout)
        assert server.events() == []
