"""Seeded rounds come out the same on every build: these words were written by the pure one on CPython 3.11."""

import json
import os

import pytest
from tests.builds import COMPILED, PURE, ROOT, needs_compiled, said
from tests.conftest import long

import capicua.core.rng
from capicua.conformance.digest import digest
from capicua.games import registry

DIGESTS: dict[str, str] = json.loads((ROOT / "vectors" / "digests.json").read_text())


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


@needs_compiled
def test_the_compiled_build_plays_as_the_pure_one() -> None:
    (pure_file, *pure), (compiled_file, *compiled) = (
        said(engine, "-c", _CODE, str(long(500, 12_500))) for engine in (PURE, COMPILED)
    )

    assert pure_file.endswith(".py")
    assert compiled_file.endswith(".so")
    assert pure == compiled
    assert len(pure) == len(registry.STYLES)


def test_this_build_is_the_one_that_was_asked_for() -> None:
    asked = str(COMPILED) in os.environ.get("PYTHONPATH", "") or "build/compiled" in os.environ.get("PYTHONPATH", "")

    assert capicua.core.rng.__file__.endswith(".so") == asked
