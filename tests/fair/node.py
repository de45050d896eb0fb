"""The independent verifier, run by node."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

VERIFIER = Path(__file__).with_name("verifier.mjs")


def node() -> str:
    """The node that the client is built with: on the path, or beside this Python."""
    beside = str(Path(sys.executable).parent)
    found = shutil.which("node", path=os.pathsep.join([os.environ.get("PATH", ""), beside]))
    assert found is not None, "no node found: `make setup` installs one"
    return found


def verdicts(proofs: Sequence[dict[str, Any]]) -> list[str]:
    """What the verifier says to each."""
    done = subprocess.run([node(), VERIFIER], input=json.dumps(proofs), capture_output=True, text=True, check=True)
    said: list[str] = json.loads(done.stdout)
    assert len(said) == len(proofs)
    return said
