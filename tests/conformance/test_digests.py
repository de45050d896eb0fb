"""Seeded rounds come out the same on every build: these words were written by the pure one on CPython 3.11."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import long

import capicua.core.rng
from capicua.conformance.digest import digest
from capicua.games import registry

ROOT = Path(__file__).parents[2]
DIGESTS: dict[str, str] = json.loads((ROOT / "vectors" / "digests.json").read_text())
COMPILED = ROOT / "build" / "compiled"


@pytest.mark.parametrize("style", registry.STYLES, ids=lambda style: style.id)
def test_a_thousand_seeded_rounds_are_as_written(style) -> None:  # type: ignore[no-untyped-def]
    assert digest(style, 1, 1000) == DIGESTS[style.id]


_CODE = """
import sys
from capicua.conformance.digest import digest
from capicua.core import rng
from capicua.games import registry
print(rng.__file__)
for style in registry.STYLES:
    print(style.id, digest(style, 7, int(sys.argv[1])))
"""


def _rounds(path: Path, rounds: int) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    line = [sys.executable, "-c", _CODE, str(rounds)]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(not (COMPILED / "fingerprint").is_file(), reason="no compiled build: see `make compiled`")
def test_the_compiled_build_plays_as_the_pure_one() -> None:
    (pure_file, *pure), (compiled_file, *compiled) = (
        _rounds(path, long(500, 12_500)) for path in (ROOT / "src", COMPILED)
    )

    assert pure_file.endswith(".py")
    assert compiled_file.endswith(".so")
    assert pure == compiled
    assert len(pure) == len(registry.STYLES)


def test_this_build_is_the_one_that_was_asked_for() -> None:
    asked = str(COMPILED) in os.environ.get("PYTHONPATH", "") or "build/compiled" in os.environ.get("PYTHONPATH", "")

    assert capicua.core.rng.__file__.endswith(".so") == asked
