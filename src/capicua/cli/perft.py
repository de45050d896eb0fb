"""`capicua perft`: how many ways lead on from a deal."""

import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from capicua.cli.files import read_file, refusal
from capicua.cli.games import chosen, style_of
from capicua.conformance import perft as counting
from capicua.core.errors import CapicuaError
from capicua.core.game import Rules
from capicua.core.rng import Rng
from capicua.notation.files import read_state

PATIENCE: Final = 2.0
"""Seconds between two words on progress."""


def perft(
    game: Annotated[str, typer.Argument(help="A game of `capicua games`.")],
    depth: Annotated[int, typer.Option(min=0, max=99, help="How many plies to look ahead.")],
    deal: Annotated[Path | None, typer.Option(help="A file with a position to count from.")] = None,
    seed: Annotated[int, typer.Option(help="Which random deal to count from, when there is no file.")] = 0,
    divide: Annotated[bool, typer.Option("--divide", help="Print the count of each first move.")] = False,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; as often as needed.")] = None,
) -> None:
    """Count the positions so many plies after a deal, move by move; a round that is over counts once."""
    try:
        rules = style_of(game).rules(chosen(option or []))
        state = counting.dealt(rules, Rng(seed)) if deal is None else read_state(rules, read_file(deal))
    except CapicuaError as error:
        raise refusal("perft", error, deal) from error
    _count(rules, state, depth, divide)


def _count(rules: Rules[Any, Any], state: Any, depth: int, divide: bool) -> None:
    """Print the count, and meanwhile on stderr how far it is."""
    counts: dict[str, int] = {}
    began = told = time.monotonic()
    for first, leaves, done in counting.counted(rules, state, depth):
        name = "" if first is None else first.text
        counts[name] = counts.get(name, 0) + leaves
        now = time.monotonic()
        if now - told >= PATIENCE:
            told = now
            typer.echo(f"{done:4.0%}  {sum(counts.values())} after {now - began:.0f} s", err=True)
    if divide:
        for name, leaves in counts.items():
            if name:
                typer.echo(f"{name} {leaves}")
    typer.echo(sum(counts.values()))
