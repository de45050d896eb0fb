"""Bots think the same on both builds."""

import os
import subprocess
import sys

import pytest
from tests.bots.thoughts import GAMES
from tests.conformance.test_digests import COMPILED, ROOT
from tests.conftest import long


def _thoughts(engine: os.PathLike[str], count: int, patience: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(engine), str(ROOT)])}
    line = [sys.executable, "-m", "tests.bots.thoughts", str(count), patience]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(not (COMPILED / "fingerprint").is_file(), reason="no compiled build: see `make compiled`")
def test_both_builds_choose_the_same_after_the_same_nodes() -> None:
    count = long(8, 600)
    compiled_file, patience, *compiled = _thoughts(COMPILED, count, "{}")
    pure_file, same, *pure = _thoughts(ROOT / "src", count, patience)

    assert pure_file.endswith(".py")
    assert compiled_file.endswith(".so")
    assert same == patience
    assert pure == compiled
    assert len(pure) == len(GAMES) * count
