"""`capicua league`: bots against bots over duplicate deals, on all cores."""

import json
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from statistics import mean
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from capicua.bots.league import ORACLE, Pairing, Sample, mean_interval, pairs, player, share_interval
from capicua.bots.research import THRIFTY
from capicua.cli.files import refusal
from capicua.cli.games import chosen, style_of
from capicua.core.errors import CapicuaError, OptionError
from capicua.core.options import Value

PIECES: Final = 40
"""Into how many pieces of work a pairing is cut."""
SHARES: Final = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}


class Plan(NamedTuple):
    """A league: a style with its options, who takes part, how many deals (or `matches`), from which seed."""

    game: str
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    total: int
    matches: bool
    seed: int


class Task(NamedTuple):
    """A piece of a pairing's work, for some process."""

    plan: Plan
    bots: tuple[str, str]
    numbers: range


def league(
    game: Annotated[str, typer.Option(help="A game of `capicua games`.")],
    bots: Annotated[str, typer.Option(help=f"Names with commas between them; `{ORACLE}` sees all tiles.")],
    deals: Annotated[int, typer.Option(min=0, help="How many deals; each is played in all seatings.")] = 0,
    matches: Annotated[int, typer.Option(min=0, help="How many whole matches, instead of deals.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed plays the same league.")] = 1,
    players: Annotated[int | None, typer.Option(help="How many play, where the game lets choose.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; as often as needed.")] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many at once; 0: one a core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let bots play each other: the same deals with the seats changed round, in a table with 95 % intervals."""
    try:
        plan = _plan(game, bots, (deals, matches), seed, players, option or [])
    except CapicuaError as error:
        raise refusal("league", error) from error
    results = _run(plan, processes or _cores())
    report = summary(plan, results)
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False, indent=1))
    else:
        _print(report)


def _plan(game: str, bots: str, counts: tuple[int, int], seed: int, players: int | None, option: list[str]) -> Plan:
    """The league that was asked for. Raises CapicuaError."""
    deals, matches = counts
    if bool(deals) == bool(matches) or max(counts) < 2:
        raise OptionError("a league plays two or more deals, or two or more matches: --deals N or --matches N")
    given = chosen(option)
    if players is not None:
        given["players"] = players
    style = style_of(game)
    rules = style.rules(given)
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        player(name)
    pairs(names)
    return Plan(style.id, tuple(rules.chosen.items()), names, deals or matches, bool(matches), seed)


def _cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- the work ------------------------------------------------------------------------------------


@lru_cache(64)
def _pairing(plan: Plan, bots: tuple[str, str]) -> Pairing:
    given = {name: value for name, value in plan.options if name not in style_of(plan.game).fixed}
    return Pairing(style_of(plan.game).rules(given), *bots, time.process_time)


def _play(task: Task) -> list[Sample]:
    """The work of one process."""
    pairing = _pairing(task.plan, task.bots)
    play = pairing.match if task.plan.matches else pairing.deal
    return [play(task.plan.seed, number) for number in task.numbers]


def _tasks(plan: Plan) -> list[Task]:
    step = -(-plan.total // PIECES)
    return [
        Task(plan, bots, range(plan.total)[start : start + step])
        for start in range(0, plan.total, step)
        for bots in pairs(plan.bots)
    ]


def _run(plan: Plan, processes: int) -> dict[tuple[str, str], list[Sample]]:
    """All results by pairing, in order of the deals whichever process was faster."""
    tasks = _tasks(plan)
    results: dict[tuple[str, str], list[Sample]] = {bots: [] for bots in pairs(plan.bots)}
    with _mapped(tasks, processes) as found, _progress() as bar:
        row = bar.add_task(plan.game, total=plan.total * len(results))
        for task, piece in zip(tasks, found, strict=True):
            results[task.bots] += piece
            bar.advance(row, len(piece))
    return results


@contextmanager
def _mapped(tasks: Sequence[Task], processes: int) -> Iterator[Iterator[list[Sample]]]:
    """The pieces of all tasks in order; those not begun are dropped when the caller leaves early."""
    if processes == 1:
        yield map(_play, tasks)
        return
    pool = ProcessPoolExecutor(processes)
    try:
        yield pool.map(_play, tasks)
    finally:
        pool.shutdown(cancel_futures=True)


def _progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


# --- the report ----------------------------------------------------------------------------------


def summary(plan: Plan, results: dict[tuple[str, str], list[Sample]]) -> dict[str, Any]:
    """The league as JSON. `rate` and `points` of a pairing are those of its first bot against its second."""
    return {
        "game": plan.game,
        "options": dict(plan.options),
        "unit": "matches" if plan.matches else "deals",
        "count": plan.total,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "sees_all_tiles": [name for name in plan.bots if name == ORACLE],
        "for_research": [name for name in plan.bots if name == THRIFTY],
        "seatings": len(_pairing(plan, next(iter(results))).seatings),
        "pairings": [_row(bots, found) for bots, found in results.items()],
        "thinking": {name: _thinking(name, results) for name in plan.bots},
    }


def _row(bots: tuple[str, str], found: list[Sample]) -> dict[str, Any]:
    rate, low, high = (round(value, 5) for value in share_interval([sample.won for sample in found]))
    points, least, most = (round(value, 4) for value in mean_interval([sample.points for sample in found]))
    row: dict[str, Any] = {"bots": list(bots), "rate": rate, "low": low, "high": high}
    return {**row, "points": points + 0.0, "points_low": least, "points_high": most}


def _thinking(name: str, results: dict[tuple[str, str], list[Sample]]) -> dict[str, float]:
    """How long a bot thought about its choices (forced moves left out), in milliseconds."""
    times = sorted(
        1000 * seconds
        for bots, found in results.items()
        if name in bots
        for sample in found
        for seconds in sample.seconds[bots.index(name)]
    )
    if not times:
        return {"decisions": 0}
    marks = {mark: round(times[min(len(times) - 1, int(part * len(times)))], 3) for mark, part in SHARES.items()}
    return {"decisions": len(times), "mean": round(mean(times), 3), **marks}


def _print(report: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"{report['game']}: {report['count']} {report['unit']} in {report['seatings']} seatings, seed {report['seed']}"
    )
    console.print(_cross(report))
    console.print(_times(report))
    for name in report["sees_all_tiles"]:
        console.print(f"{name} sees all tiles: a ceiling, not a player.")
    for name in report["for_research"]:
        console.print(f"{name} is the best level playing for pips alone: a measure, not a player.")


def _cross(report: dict[str, Any]) -> Table:
    """Row against column: share of wins, and points ahead a side."""
    cells: dict[tuple[str, str], str] = {}
    for row in report["pairings"]:
        one, other = row["bots"]
        half = (row["points_high"] - row["points_low"]) / 2
        cells[one, other] = _cell(row["rate"], row["low"], row["high"], row["points"], half)
        cells[other, one] = _cell(1 - row["rate"], 1 - row["high"], 1 - row["low"], 0.0 - row["points"], half)
    table = Table("won by row, 95 %\npoints ahead", *report["bots"])
    for one in report["bots"]:
        table.add_row(one, *(cells.get((one, other), "-") for other in report["bots"]))
    return table


def _cell(rate: float, low: float, high: float, points: float, half: float) -> str:
    return f"{rate:.3f} ({low:.3f}-{high:.3f})\n{points:+.2f} ±{half:.2f}"


def _times(report: dict[str, Any]) -> Table:
    marks = ["decisions", "mean", *SHARES]
    table = Table("thought, ms", *marks)
    for name, times in report["thinking"].items():
        table.add_row(name, *(str(times.get(mark, "-")) for mark in marks))
    return table
