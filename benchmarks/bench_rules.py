"""How fast the rules are: random matches of every style, in plies and rounds a second on one core."""

import time
from typing import Any

from capicua.core.game import CHANCE, OVER, Deal, Rules, Table
from capicua.core.rng import Rng
from capicua.games.registry import STYLES

SECONDS = 3.0


def random_deal(rules: Rules[Any, Any], state: Table, rng: Rng) -> Deal:
    """A deal as the state asks for it."""
    seats = rules.draws(state)
    return Deal(rng.permutation(rules.tiles.size), rng.below(seats) if seats else None)


def play(rules: Rules[Any, Any], rng: Rng) -> tuple[int, int]:
    """A random match: its rounds and plies."""
    state, rounds, plies = rules.start(), 0, 0
    while (seat := rules.to_act(state)) != OVER:
        if seat == CHANCE:
            state, rounds = rules.deal(state, random_deal(rules, state, rng)), rounds + 1
        else:
            state, plies = rules.apply(state, rng.choice(rules.legal(state))), plies + 1
    return rounds, plies


def main() -> None:
    """Print one line a style."""
    for style in STYLES:
        rules, rng, start = style.rules(), Rng(1), time.perf_counter()
        rounds = plies = 0
        while (spent := time.perf_counter() - start) < SECONDS:
            more = play(rules, rng)
            rounds, plies = rounds + more[0], plies + more[1]
        print(f"{style.id:<16} {plies / spent:>12,.0f} plies/s {rounds / spent:>10,.0f} rounds/s")


if __name__ == "__main__":
    main()
