"""Rounds a second through each engine's public interface, against other domino engines: one core, interleaved.

Every candidate is a process of its own that plays random rounds of four-handed block dominoes (deal, list of
legal moves, apply, and for ours the events) when told to; all take turns, and the medians are compared.
`make rivals` installs the others, `make compiled` makes the compiled candidate.
"""

import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TURNS = int(os.environ.get("TURNS", "7"))

PICK = """
import sys, time
from random import random
def pick(items): return items[int(random() * len(items))]
def serve(play):
    play(20)
    for line in sys.stdin:
        count = int(line); start = time.process_time(); play(count)
        print(count / (time.process_time() - start), flush=True)
"""
SPIEL = """
import pyspiel
from open_spiel.python.games import team_dominoes
game = pyspiel.load_game("python_team_dominoes")
def play(count):
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            state.apply_action(pick(state.chance_outcomes())[0] if chance else pick(state.legal_actions()))
        state.returns()
serve(play)
"""
PYPI = """
import dominoes
def play(count):
    for _ in range(count):
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*pick(game.valid_moves))
serve(play)
"""
OURS = """
from capicua.core import rng as numbers
from capicua.games.registry import find
rules, rng = find(sys.argv[1]).rules({"pick_phase": "automatic"} if sys.argv[1] == "duplas" else {}), numbers.Rng(1)
assert numbers.__file__.endswith(sys.argv[2]), numbers.__file__
def play(count):
    state, legal, apply, events = rules.start(), rules.legal, rules.apply, rules.events
    while True:
        seat = rules.to_act(state)
        if seat == -2:
            state = rules.start()
            continue
        if seat == -1:
            if not count: return
            count -= 1
            step = rules.shuffle(state, rng); after = rules.deal(state, step)
        else:
            step = pick(legal(state)); after = apply(state, step)
        events(state, step, after)
        state = after
serve(play)
"""


class Candidate:
    """A process that plays `count` rounds a turn."""

    def __init__(self, name: str, code: str, count: int, args: tuple[str, ...] = (), path: str = "src") -> None:
        self.name, self.count, self.rates = name, count, list[float]()
        environment = {**os.environ, "PYTHONPATH": str(ROOT / path)}
        line = ["taskset", "-c", "0", sys.executable, "-c", PICK + code, *args]
        self.process = subprocess.Popen(line, env=environment, stdin=-1, stdout=-1, text=True, cwd=ROOT)

    def turn(self) -> None:
        """Play once more."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{self.count}\n")
        self.process.stdin.flush()
        self.rates.append(float(self.process.stdout.readline()))


def candidates() -> list[Candidate]:
    """All that can run here."""
    found = [Candidate("OpenSpiel team", SPIEL, 100), Candidate("PyPI dominoes", PYPI, 600)]
    for style in ("jamaican", "duplas", "kecske", "doubles", "tien_gow"):
        found.append(Candidate(f"{style} pure", OURS, 1000, (style, ".py")))
        if (ROOT / "build/compiled/fingerprint").is_file():
            found.append(Candidate(f"{style} compiled", OURS, 2000, (style, ".so"), "build/compiled"))
    return found


def main() -> None:
    """Take turns, and print one line a candidate."""
    players = candidates()
    for turn in range(TURNS):
        for player in players:
            player.turn()
        print(f"turn {turn + 1} of {TURNS}", file=sys.stderr)
    spiel, pypi, *_ = (statistics.median(player.rates) for player in players)
    print(f"{'':20} {'rounds/s':>10} {'min':>8} {'max':>8} {'x OpenSpiel':>12} {'x PyPI':>8}")
    for player in players:
        rate = statistics.median(player.rates)
        low, high = min(player.rates), max(player.rates)
        print(f"{player.name:20} {rate:10,.0f} {low:8,.0f} {high:8,.0f} {rate / spiel:12.1f} {rate / pypi:8.2f}")


if __name__ == "__main__":
    main()
