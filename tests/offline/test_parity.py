"""The browser's Python plays as every other: the same rounds with the same bots give the same log."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.offline.rounds import answer

from capicua.games import registry

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
LONG = "CAPICUA_LONG" in os.environ
ROUNDS = 2000 if LONG else 3
SEED = 2026
PATIENCE = 14_400 if LONG else 300


def node() -> str:
    """Node as the build uses it: that of PATH, or the one beside Python."""
    found = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{Path(sys.executable).parent}")
    assert found, "there is no node: run make setup"
    return found


def test_rounds_of_bots_are_the_same_in_the_browsers_python() -> None:
    seed = SEED if LONG else time.time_ns() % 1_000_000
    asked = json.dumps({style.id: [seed, ROUNDS] for style in registry.STYLES})
    script, text = HERE / "python.mjs", HERE / "rounds.py"
    command = (node(), script, ROOT / "web" / "node_modules" / "pyodide", ROOT / "build" / "engine", text, asked)
    told = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert told.returncode == 0, told.stderr[-3000:]
    assert json.loads(told.stdout) == json.loads(answer(asked)), asked
