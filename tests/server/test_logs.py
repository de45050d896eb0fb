"""What the log keeps to itself."""

import subprocess
import sys

FAILS = """
import sys
sys.stderr.isatty = lambda: True
import structlog
from capicua.server.logs import configure

def play(hand):
    raise ValueError("no such tile")

configure()
try:
    play("-".join("66"))
except ValueError as error:
    structlog.get_logger().error("table_failed", exc_info=error)
"""


def test_an_error_shows_a_terminal_no_variables() -> None:
    told = subprocess.run([sys.executable, "-c", FAILS], capture_output=True, text=True, check=True).stderr
    assert "table_failed" in told
    assert "no such tile" in told
    assert "6-6" not in told
