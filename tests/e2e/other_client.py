"""`capicua serve` with another client: that of the folder which the first argument names."""

import sys
from pathlib import Path

from capicua.cli import main
from capicua.server import run

if __name__ == "__main__":
    vars(run)["_STATIC"] = Path(sys.argv.pop(1))
    sys.argv[1:1] = ["serve"]
    main()
