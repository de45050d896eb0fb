"""The two builds of the engine, for tests that compare them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PURE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
needs_compiled = pytest.mark.skipif(
    not (COMPILED / "fingerprint").is_file(), reason="no compiled build: see `make compiled`"
)


def said(engine: Path, *program: str) -> list[str]:
    """The lines that a program prints on this build; the tests' own modules are there too."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(engine), str(ROOT)])}
    line = [sys.executable, *program]
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=True).stdout.splitlines()
