"""Loads a real server: `python -m benchmarks.load.bench saturated|think|growth|all [--rooms N] [--seconds S]`.

The server has one core and a real file, the clients the other; every seat is a person on a socket of its own.
`saturated`: 100 rooms without think time. `think`: 2,000 rooms, a second of think time. `growth`: 100 to 4,000 rooms,
with a table and, by `--plot`, a picture. A figure counts only from a quiet window, and says whether it was one.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import uvloop
from benchmarks.load.machine import Gaps, commit_ms, cpu_seconds, resident_kb
from benchmarks.load.plot import picture
from benchmarks.load.seats import Room, Totals, fill

CAPICUA: Final = Path(sys.executable).parent / "capicua"
SERVER_CORE, CLIENT_CORE = 0, 1
GROWTH: Final = (100, 250, 500, 1000, 2000, 4000)
_STEADY: Final = 3.0
"""Seconds after the last room began before anything counts."""


@dataclass(frozen=True)
class Result:
    """One measurement. Milliseconds; `cpu_us` are the server's microseconds of processor time for each move."""

    rooms: int
    think: float
    game: str
    moves: float
    messages: float
    megabytes: float
    p50: float
    p99: float
    worst: float
    cpu_us: float
    core: float
    kb_socket: float
    commit: float
    quiet: bool
    others: float
    gap: float
    refused: int

    def __str__(self) -> str:
        return (
            f"{self.rooms:5} rooms, {self.think:g} s: {self.moves:6.0f} moves/s, {self.messages:6.0f} messages/s, "
            f"p50 {self.p50:.1f} p99 {self.p99:.1f} worst {self.worst:.0f} ms, commit {self.commit:.1f} ms, "
            f"{self.cpu_us:.0f} us a move, core {self.core:.0%}, {self.kb_socket:.0f} KB a socket, "
            f"refused {self.refused}, {'quiet' if self.quiet else 'NOT QUIET'}"
        )


@contextmanager
def server(folder: Path, engine: Path | None) -> Iterator[tuple[str, int]]:
    """A server on its own core: its address and process."""
    env = dict(os.environ) | ({"PYTHONPATH": str(engine)} if engine else {})
    os.sched_setaffinity(0, {SERVER_CORE})
    command: list[str | Path] = [CAPICUA, "serve", "--port", "0", "--data", folder, "--pace", "test"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        os.sched_setaffinity(0, {CLIENT_CORE})
        try:
            assert process.stdout
            told = process.stdout.readline().split()
            if len(told) < 4:
                raise SystemExit("the server did not start; what it said stands above")
            yield told[3], process.pid
        finally:
            process.send_signal(signal.SIGINT)


async def _measure(origin: str, pid: int, args: argparse.Namespace, rooms: int, think: float) -> Result:
    bare, before = resident_kb(pid), commit_ms(args.folder)
    totals = Totals()
    tables = await fill(origin, rooms, args.game, think, totals)
    await asyncio.sleep(_STEADY)
    gc.collect()
    gc.freeze()
    with Gaps(pid) as gaps:
        totals.clear()
        began, cpu = time.perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(args.seconds)
        ran, used = time.perf_counter() - began, cpu_seconds(pid) - cpu
    held = (resident_kb(pid) - bare) / (rooms * 4)
    _close(tables)
    delays = sorted(delay * 1e3 for _, delay in totals.delays) or [0.0]

    def part(share: float) -> float:
        return float(delays[min(len(delays) - 1, int(share * len(delays)))])

    return Result(
        rooms, think, args.game, totals.moves / ran, totals.messages / ran, totals.bytes / ran / 1e6,
        part(0.5), part(0.99), delays[-1], used / max(1, totals.moves) * 1e6, used / ran, held,
        (before + commit_ms(args.folder)) / 2, gaps.quiet, gaps.others, gaps.worst * 1e3, sum(totals.refused.values()),
    )  # fmt: skip


def _close(tables: list[Room]) -> None:
    for table in tables:
        for seat in table.seats:
            seat.wire.close()


def measure(args: argparse.Namespace, rooms: int, think: float) -> Result:
    """One measurement with a server of its own."""
    with tempfile.TemporaryDirectory(dir=args.folder) as where, server(Path(where), args.engine) as (origin, pid):
        if args.perf:
            print(f"server {pid}")
        result = uvloop.run(_measure(origin, pid, args, rooms, think))
    print(result, flush=True)
    return result


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=["saturated", "think", "growth", "all"])
    parser.add_argument("--rooms", type=int, help="instead of the mode's own")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", default="jamaican")
    parser.add_argument("--engine", type=Path, help="build/compiled, for the compiled engine")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()), help="on the disk to write to")
    parser.add_argument("--json", type=Path, help="write the figures there")
    parser.add_argument("--plot", type=Path, help="write the picture of the growth there")
    parser.add_argument("--perf", action="store_true", help="print the server's process, to look into")
    args = parser.parse_args()
    args.engine = args.engine and args.engine.resolve()
    return args


def main() -> None:
    """Measures what is asked for."""
    args = _arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results: list[Result] = []
    if args.mode in ("saturated", "all"):
        results.append(measure(args, args.rooms or 100, 0.0))
    if args.mode in ("think", "all"):
        results.append(measure(args, args.rooms or 2000, 1.0))
    if args.mode in ("growth", "all"):
        grown = [measure(args, rooms, 1.0) for rooms in GROWTH]
        results += grown
        if args.plot:
            args.plot.write_text(picture([asdict(result) for result in grown]))
    if args.json:
        args.json.write_text(json.dumps([asdict(result) for result in results], indent=1) + "\n")


if __name__ == "__main__":
    main()
