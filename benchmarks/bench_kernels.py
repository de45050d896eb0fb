"""The kernels of row games against the same steps in C (`rows.c`) and OpenSpiel's playouts: one core, interleaved.

Every candidate is a process of its own; all take turns, and the medians are compared. Kernel and C must come to the
same sums, to the bit. `make compiled` makes the compiled candidate, `make rivals` installs OpenSpiel; gcc makes the C.
`KERNELS` names another folder with compiled kernels, `TURNS` the number of turns.
"""

import importlib.util
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILED = os.environ.get("KERNELS", str(ROOT / "build" / "compiled"))
TURNS = int(os.environ.get("TURNS", "7"))
RIVALS = importlib.util.find_spec("pyspiel") is not None

SERVE = """
import sys, time
def serve(work):
    for line in sys.stdin:
        start = time.process_time(); value = work(int(line))
        print(time.process_time() - start, value, flush=True)
"""
POSITION = """
from capicua.bots.kernels.numbers import ints
from capicua.bots.kernels.row_tables import spread, tile_bits
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX as tiles
prizes = [1000 * slot + 7 * kind for slot in range(4) for kind in range(8)]
gains = [500_000 + (1 - 2 * side) * 2_000 * pips for side in range(2) for pips in range(256)]
own = [(6, 6), (5, 3), (4, 2), (4, 1), (3, 3), (2, 0), (1, 0)]
unseen = [pair for pair in zip(tiles.lows, tiles.highs) if (pair[1], pair[0]) not in own]
rest = [tile_bits(*pair) for pair in unseen]
mine = sum(tile_bits(*pair) for pair in own)
def deals(count):
    rng = Rng(5)
    for _ in range(count):
        order = rng.permutation(28)
        yield [spread(tiles, sum(1 << tile for tile in order[7 * k : 7 * k + 7])) for k in range(4)], order[0]
"""
KERNEL = """
from capicua.bots.kernels import rows
from capicua.bots.kernels.row_pool import RowPool
from capicua.bots.kernels.row_solver import MOST, RowSolver
from capicua.bots.kernels.row_worlds import RowReader, RowSampler
assert rows.__file__.endswith(sys.argv[2]), rows.__file__
def playouts(count):
    game = rows.RowGame(4, 0, 0, 1, 1, 1, ints(prizes)); game.wild = 128
    kernel = rows.RowKernel(game); kernel.random = 99
    split = 7 << 5 | 7 << 10 | 7 << 15
    sampler = RowSampler(ints([mine, 0, 0, 0]), ints(rest), ints([0] * 21), ints([0, 21]), ints([0, 1]), ints([1]),
                         ints([split]), ints([0]), ints([]))
    pool = RowPool(kernel, sampler, RowReader(ints([])), 0, -1, -1, ints([8 * 3 + 5]), 1)
    pool.explore(count)
    return pool.totals[0]
def solves(count):
    solver = RowSolver(rows.RowGame(4, 1, 1, 0, 1, 1, ints(gains)), 1 << 17)
    kernel, total = rows.RowKernel(solver.game), 0
    for hands, tile in deals(count):
        for slot, hand in enumerate(hands):
            kernel.hands[slot] = hand
        solver.renew()
        total += solver.try_out(kernel, -1, -1, 8 * tiles.lows[tile] + tiles.highs[tile], 0, MOST)
    return total
serve(globals()[sys.argv[1]])
"""
IN_C = """
import ctypes
c = ctypes.CDLL(sys.argv[2])
c.playouts.restype = c.solve.restype = ctypes.c_int64
c.make_solver.restype = ctypes.c_void_p
def row(values, kind=ctypes.c_int64): return (kind * len(values))(*values)
prizes, gains, rest = row(prizes), row(gains), row(rest, ctypes.c_uint64)
def playouts(count):
    nodes = ctypes.c_int64()
    return c.playouts(ctypes.c_int64(count), 99, ctypes.c_uint64(mine), rest, 3, 5, prizes, ctypes.byref(nodes))
def solves(count):
    solver = ctypes.c_void_p(c.make_solver(ctypes.c_uint64(1 << 17), gains))
    return sum(c.solve(solver, row(hands, ctypes.c_uint64), tiles.lows[t], tiles.highs[t]) for hands, t in deals(count))
serve(globals()[sys.argv[1]])
"""
SPIEL = """
from random import random
import pyspiel
from open_spiel.python.games import team_dominoes
game = pyspiel.load_game("python_team_dominoes")
def pick(items): return items[int(random() * len(items))]
def work(count):
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(pick(state.chance_outcomes())[0] if chance else pick(state.legal_actions()))
        state.returns()
serve(work)
"""


class Candidate:
    """A process that does `count` pieces of work at a time."""

    def __init__(self, name: str, count: int, code: str, *args: str, path: str = "src") -> None:
        self.name, self.count, self.times = name, count, list[float]()
        self.sums: set[str] = set()
        environment = {**os.environ, "PYTHONPATH": str(ROOT / path)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE + code, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )

    def turn(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{self.count}\n")
        self.process.stdin.flush()
        seconds, value = self.process.stdout.readline().split()
        self.times.append(float(seconds) / self.count)
        self.sums.add(value)


def race(candidates: list[Candidate]) -> None:
    """Turn by turn, then a table: microseconds a piece, and how often the first candidate's time."""
    for _ in range(TURNS):
        for candidate in candidates:
            candidate.turn()
    first = candidates[0]
    for candidate in candidates:
        ratio = statistics.median(mine / base for mine, base in zip(candidate.times, first.times, strict=True))
        micros = 1e6 * statistics.median(candidate.times)
        print(
            f"{candidate.name:34} {micros:12.2f} us {ratio:10.2f} x {first.name}  {sorted(candidate.sums)}", flush=True
        )
        candidate.process.kill()


def main() -> None:
    """Playouts, then full deals with open hands."""
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/rows.so"
        subprocess.run(
            ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, ROOT / "benchmarks" / "rows.c"],
            check=True,
        )
        for kind, fast, slow in (("playouts", 200_000, 2_000), ("solves", 40, 4)):
            race(
                [
                    Candidate(f"{kind} in C", fast, POSITION + IN_C, kind, library),
                    Candidate(f"{kind}, compiled", fast, POSITION + KERNEL, kind, ".so", path=COMPILED),
                    Candidate(f"{kind}, pure", slow, POSITION + KERNEL, kind, ".py"),
                    *([Candidate("OpenSpiel team dominoes", 200, SPIEL)] if kind == "playouts" and RIVALS else []),
                ]
            )


if __name__ == "__main__":
    main()
