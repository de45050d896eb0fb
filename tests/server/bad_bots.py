"""`capicua serve` with bots that misbehave: the first argument says how."""

import sys
from pathlib import Path

from capicua.room.pace import PACES
from capicua.server.pool import Pool
from capicua.server.run import serve
from capicua.server.settings import RATES, Settings


def main(way: str, data: Path, port: int, pace: str) -> None:
    command = (sys.executable, str(Path(__file__).with_name("bad_worker.py")), way)
    pool = Pool(2, deadline=0.5, patience=30.0, command=command)
    serve(Settings("127.0.0.1", port, data, pace=PACES[pace], rates=RATES[pace]), announce, pool=pool)


def announce(address: str) -> None:
    print(f"Capicua is at {address} (Ctrl-C ends it)", flush=True)  # noqa: T201


if __name__ == "__main__":
    way, *rest = sys.argv[1:]
    given = dict(zip(rest[::2], rest[1::2], strict=True))
    main(way, Path(given["--data"]), int(given["--port"]), given["--pace"])
