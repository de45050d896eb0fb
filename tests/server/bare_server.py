"""`capicua serve` without workers for bots: it starts in half the time, for tests that start it often."""

import sys

from capicua.cli import main
from capicua.server import run
from capicua.server.pool import Pool

if __name__ == "__main__":
    run.Pool = lambda size: Pool(0)  # type: ignore[assignment, misc]
    sys.argv[1:1] = ["serve"]
    main()
