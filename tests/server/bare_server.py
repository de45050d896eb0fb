"""`capicua serve` without workers for bots: it starts in half the time, for tests that start it often."""

import argparse
import sys
from pathlib import Path

from capicua.room.pace import PACES
from capicua.server import run
from capicua.server.pool import Pool
from capicua.server.settings import RATES, Settings


def announce(address: str) -> None:
    sys.stdout.write(f"Capicua is at {address} (Ctrl-C ends it)\n")
    sys.stdout.flush()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", type=Path)
    parser.add_argument("--pace")
    parser.add_argument("--port", type=int)
    given = parser.parse_args()
    settings = Settings("127.0.0.1", given.port, given.data, None, PACES[given.pace], RATES[given.pace])
    run.serve(settings, announce, pool=Pool(0))
