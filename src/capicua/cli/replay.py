"""`capicua replay`: a recorded match, move by move."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from capicua.cli.draw import account_lines
from capicua.cli.files import read_file, refusal
from capicua.cli.words import Words, wanted
from capicua.core.actions import Action
from capicua.core.errors import CapicuaError
from capicua.core.game import OVER, Deal, Rules
from capicua.core.wire import RoundResult, Tiding
from capicua.notation.files import read_record
from capicua.notation.records import Record, Result
from capicua.notation.replay import Step, account, ranks_of, replay, result_of, rules_of

AnyRules = Rules[Any, Any]

LISTED: Final = 24
"""How many legal moves a line names; the others are counted."""


def show_replay(
    file: Annotated[Path, typer.Argument(help="A record, in text or JSON.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a line.")] = False,
    lang: Annotated[str, typer.Option(help="Language, such as en or pt-BR.")] = "",
) -> None:
    """Print a recorded match move by move: what was legal, what happened, how each round was counted."""
    try:
        record = read_record(read_file(file))
    except CapicuaError as error:
        raise refusal("replay", error, file) from error
    rules = rules_of(record)
    if as_json:
        for line in json_lines(rules, record):
            typer.echo(json.dumps(line, ensure_ascii=False))
    else:
        Printer(rules, record, Words(lang or wanted())).run()


def tidings(rules: AnyRules, step: Step) -> list[Tiding]:
    """What happened at a step, hidden things included; without mere motions."""
    events = rules.events(step.before, step.step, step.after)
    return [tiding for event in events for tiding in rules.tell(event) if tiding.text]


def hands(rules: AnyRules, state: Any) -> list[list[str]]:
    """The tiles in each hand."""
    return [rules.tiles.names(mask) for mask in rules.whereabouts(state)[: rules.seats]]


# --- in words ------------------------------------------------------------------------------------


class Printer:
    """Prints a record in a language."""

    def __init__(self, rules: AnyRules, record: Record, words: Words) -> None:
        self._rules: Final = rules
        self._record: Final = record
        self._words: Final = words
        for seat in range(rules.seats):
            name = record.seats[seat] if seat < len(record.seats) else ""
            words.names.append(name or words.say("bot-name", {"seat": seat}))

    def run(self) -> None:
        """Print all of it."""
        record, words = self._record, self._words
        typer.echo(f"{words.rule(record.style, 'title')}  {record.date or ''}".rstrip())
        typer.echo("   " + "  ".join(f"{name}={value}" for name, value in record.options.items()))
        last = None
        for step in replay(record):
            self._step(step)
            last = step
        if last is not None and self._rules.to_act(last.after) == OVER:
            self._winners(ranks_of(self._rules, last.after) or ())
        else:
            typer.echo(f"\n== {words.say('cli-unfinished')}")

    def _step(self, step: Step) -> None:
        words = self._words
        if isinstance(step.step, Deal):
            typer.echo(f"\n== {words.say('cli-round', {'number': step.round + 1})}")
            for seat, tiles in enumerate(hands(self._rules, step.after)):
                if tiles:
                    typer.echo(f"   {words.names[seat]}: {' '.join(tiles)}")
        else:
            legal = self._rules.legal(step.before)
            typer.echo(f"{step.ply + 1:3}. {words.names[step.seat]}  {step.step.text}")
            typer.echo(f"     {words.say('cli-legal', {'moves': listed(legal)})}")
        for tiding in tidings(self._rules, step):
            typer.echo(f"     {words.say(tiding.text, tiding.args, tiding.seat)}")
        if self._rules.to_act(step.after) < 0:
            self._account(account(self._rules, step.after), result_of(self._rules, step.after))

    def _account(self, told: RoundResult, result: Result) -> None:
        """How a round was counted, and the score."""
        words = self._words
        for line in account_lines(told, words):
            typer.echo(f"   {line}")
        scores = [f"{self._side(seats)} {score}" for seats, score in zip(self._rules.sides, result.scores, strict=True)]
        typer.echo(f"   {words.say('cli-score')}: {'   '.join(scores)}")

    def _side(self, seats: Sequence[int]) -> str:
        return " + ".join(self._words.names[seat] for seat in seats)

    def _winners(self, ranks: Sequence[int]) -> None:
        sides = [seats for seats, rank in zip(self._rules.sides, ranks, strict=True) if rank == 1]
        names = " + ".join(self._side(seats) for seats in sides)
        typer.echo(f"\n== {self._words.say('cli-match-over', {'names': names})}")


def listed(legal: Sequence[Action]) -> str:
    """Legal moves on one line."""
    more = f"  +{len(legal) - LISTED}" if len(legal) > LISTED else ""
    return "  ".join(action.text for action in legal[:LISTED]) + more


# --- as JSON -------------------------------------------------------------------------------------


def json_lines(rules: AnyRules, record: Record) -> Iterator[dict[str, Any]]:
    """The match, then each deal and move with what happened, each result with its account, and the end."""
    yield {
        "type": "match",
        "style": record.style,
        "rules": record.rules,
        "options": dict(record.options),
        "seats": list(record.seats),
        "date": record.date,
    }
    ranks = None
    for step in replay(record):
        yield _line(rules, step)
        if rules.to_act(step.after) < 0:
            yield _result_line(rules, step)
        ranks = ranks_of(rules, step.after)
    yield {"type": "end", "ranks": None if ranks is None else list(ranks)}


def _line(rules: AnyRules, step: Step) -> dict[str, Any]:
    told = [{"text": tiding.text, "seat": tiding.seat, "args": dict(tiding.args)} for tiding in tidings(rules, step)]
    if isinstance(step.step, Deal):
        order = [rules.tiles.texts[tile] for tile in step.step.order]
        dealt = {"type": "deal", "round": step.round, "deal": order, "first": step.step.first}
        return {**dealt, "hands": hands(rules, step.after), "events": told}
    legal = [action.text for action in rules.legal(step.before)]
    acted = {"type": "move", "round": step.round, "ply": step.ply, "seat": step.seat}
    return {**acted, "legal": legal, "move": step.step.text, "events": told}


def _result_line(rules: AnyRules, step: Step) -> dict[str, Any]:
    told, result = account(rules, step.after), result_of(rules, step.after)
    lines = [
        {
            "text": line.text,
            "clause": line.clause,
            "args": dict(line.args),
            "sign": line.sign,
            "value": line.value,
            "side": line.side,
            "tiles": line.tiles,
        }
        for line in told.lines
    ]
    head = {"type": "result", "round": step.round, "text": result.text, "args": dict(told.args), "lines": lines}
    return {**head, "points": list(result.points), "scores": list(result.scores)}
