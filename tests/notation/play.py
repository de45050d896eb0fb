"""Matches played at random and written down, for tests of notation."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from capicua.core.game import CHANCE, OVER
from capicua.core.rng import Rng
from capicua.games import registry
from capicua.notation.records import Record
from capicua.notation.replay import Scribe

FOLDER = Path(__file__).parents[2] / "vectors" / "records"
STYLES = [style.id for style in registry.STYLES]
KINDS: list[tuple[str, dict[str, object]]] = [
    (style.id, {"players": players} if len(style.players) > 1 else {})
    for style in registry.STYLES
    for players in style.players
]
"""Every style with every number of players."""


def playing(style: str, options: Mapping[str, object], seed: int, seats: tuple[str, ...] = ()) -> Iterator[Scribe]:
    """The scribe of a random match, before each step and at the end."""
    rng, scribe = Rng(seed), Scribe(registry.find(style), options, seats)
    while (turn := scribe.rules.to_act(scribe.state)) != OVER:
        yield scribe
        if turn == CHANCE:
            scribe.deal(scribe.rules.shuffle(scribe.state, rng))
        else:
            scribe.act(rng.choice(scribe.rules.legal(scribe.state)))
    yield scribe


def beginning(style: str, options: Mapping[str, object], seed: int, steps: int) -> Scribe:
    """A random match, so many steps far or at its end."""
    played = playing(style, options, seed)
    scribe = next(played)
    for _ in range(steps):
        scribe = next(played, scribe)
    return scribe


@cache
def golden(style: str) -> str:
    """The golden record of a style, in text."""
    return (FOLDER / f"{style}.txt").read_text(encoding="utf-8")


def kinds() -> st.SearchStrategy[tuple[str, dict[str, object]]]:
    """A style and its number of players."""
    return st.sampled_from(KINDS)


def states() -> st.SearchStrategy[tuple[Any, Any]]:
    """Rules and a state in the middle of a round in play."""

    def make(kind: tuple[str, dict[str, object]], seed: int, plies: int) -> tuple[Any, Any]:
        options = kind[1] | ({"pick_phase": "automatic"} if kind[0] == "duplas" else {})
        left = plies
        while True:
            for scribe in playing(kind[0], options, seed):
                left -= 1
                if left < 0 and scribe.rules.to_act(scribe.state) >= 0:
                    return scribe.rules, scribe.state
            seed += 1

    return st.builds(make, kinds(), st.integers(0, 10**6), st.integers(1, 30))


def record_of(style: str, options: Mapping[str, object], seed: int, steps: int = 10**6) -> Record:
    """What is written of a random match, so many steps far."""
    return beginning(style, options, seed, steps).record()
