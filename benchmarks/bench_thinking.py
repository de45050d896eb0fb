"""How long the strongest level thinks about a choice, in processor time, and how much memory it takes.

Every game in a process of its own, compiled (`make compiled`) and pure: the strongest against `suit-count` over DEALS
deals (default 12) in all seatings, forced moves left out. `BUILDS=pure` and `GAMES="duplas kecske:players=2"` choose.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DEALS = int(os.environ.get("DEALS", "12"))
GAMES = (
    "duplas duplas:scoring=pips jamaican partner_six_love kecske kecske:players=2 doubles doubles:players=2 tien_gow"
)
BUILDS = {"compiled": ROOT / "build" / "compiled", "pure": ROOT / "src"}

WORK = """
import resource, sys, time
from capicua.bots.kernels.numbers import NATIVE
from capicua.bots.league import Pairing
from capicua.cli.games import chosen, style_of
name, _, options = sys.argv[1].partition(":")
assert NATIVE == (sys.argv[2] == "compiled")
rules = style_of(name).rules(chosen(options.split(",") if options else []))
pairing = Pairing(rules, "master", "suit-count", time.process_time)
times = sorted(1000 * spent for number in range(int(sys.argv[3])) for spent in pairing.deal(1, number).seconds[0])
at = [times[min(len(times) - 1, int(part * len(times)))] for part in (0.5, 0.9, 0.99)]
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
marks = [("mean", sum(times) / len(times)), ("p50", at[0]), ("p90", at[1]), ("p99", at[2]), ("max", times[-1])]
told = "   ".join(f"{mark} {ms:6.1f}" for mark, ms in marks)
print(f"{sys.argv[1]:20} {sys.argv[2]:9} {len(times):6} choices   {told} ms   {peak:4.0f} MB", flush=True)
"""


def main() -> None:
    """One line a game and build."""
    for build in os.environ.get("BUILDS", "compiled,pure").split(","):
        for game in os.environ.get("GAMES", GAMES).split():
            environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])}
            deals = DEALS if build == "compiled" else max(2, DEALS // 6)
            subprocess.run([sys.executable, "-c", WORK, game, build, str(deals)], env=environment, check=True)


if __name__ == "__main__":
    main()
