"""`capicua serve` whose deals are the same each time, at a pace of its own: for pictures of chosen moments."""

import argparse
from pathlib import Path

from capicua.core.game import Deal
from capicua.core.rng import Rng
from capicua.room.pace import Pace
from capicua.server import run, settings
from capicua.server.deals import Deals


def seeded(seed: int) -> Deals:
    """Deals drawn one after the other from one seed."""
    rng = Rng(seed)

    def deal(size: int, draws: int) -> Deal:
        return Deal(rng.permutation(size), rng.below(draws) if draws else None)

    return deal


def main() -> None:
    """Serves until a signal ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", type=float, default=0.05, help="seconds that a bot seems to think")
    parser.add_argument("--stage", type=float, default=600.0, help="seconds that hands and results are shown")
    parser.add_argument("--pace", help="taken and ignored: the pace is this program's own")
    args = parser.parse_args()
    pace = Pace(turn=None, bot=args.bot, automatic=0.2, hands=args.stage, result=args.stage)
    rates = settings.RATES["test"]
    here = settings.Settings("127.0.0.1", args.port, args.data, None, pace, rates)
    run.serve(here, lambda address: print(f"Capicua is at {address} (Ctrl-C ends it)", flush=True), seeded(args.seed))


if __name__ == "__main__":
    main()
