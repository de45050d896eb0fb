"""`capicua play`: a match in the terminal against bots."""

import getpass
import secrets
from typing import Annotated, Final

import typer

from capicua.bots import levels
from capicua.cli.draw import account_lines, board_lines, choice_line
from capicua.cli.games import chosen, style_of
from capicua.cli.words import Words, wanted
from capicua.core.errors import CapicuaError
from capicua.core.game import Budget, Deal
from capicua.core.rng import Rng
from capicua.core.wire import Choice, Draw, Group, Move, Pass, Pick, PickNow, Picture, Place, Refusal, Tiding
from capicua.games import registry
from capicua.room.driver import Driver, start
from capicua.room.due import Thought
from capicua.room.pace import Pace
from capicua.room.requests import Create
from capicua.room.wire import Command, MoveCommand, Outgoing, Ready, RoomView, State

YOU: Final = "you"
INSTANT: Final = Pace(turn=None, bot=0, automatic=0)
BOTS: Final = ("Lúcia", "Bia", "Téo")


def play(
    game: Annotated[str, typer.Argument(help="A game of `capicua games`.")],
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE; as often as needed.")] = None,
    lang: Annotated[str, typer.Option(help="Language, such as en or pt-BR.")] = "",
    level: Annotated[str, typer.Option(help=f"How well the bots play: {', '.join(levels.LEVELS)}.")] = "medium",
    name: Annotated[str, typer.Option(help="What you are called; else as you are logged in.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same deals and bots each time; random without it.")] = None,
) -> None:
    """Play a match in the terminal against bots."""
    try:
        style = style_of(game)
        levels.find(level)
        request = Create("terminal", YOU, "You", style.id, chosen(option or []), level=level, start=True)
        style.rules(request.options)
    except CapicuaError as error:
        typer.echo(f"capicua play: {error}", err=True)
        raise typer.Exit(2) from error
    rng = Rng(secrets.randbits(64) if seed is None else seed)
    driver = start(request, _deals(rng), _bots(rng), INSTANT)
    if isinstance(driver, Refusal):
        typer.echo(f"capicua play: {driver.code}", err=True)
        raise typer.Exit(2)
    try:
        Terminal(driver, Words(lang or wanted(), [name or getpass.getuser().capitalize(), *BOTS])).run()
    except (EOFError, KeyboardInterrupt):
        typer.echo()


def _deals(rng: Rng):  # type: ignore[no-untyped-def]
    return lambda size, draws: Deal(rng.permutation(size), rng.below(draws) if draws else None)


def _bots(rng: Rng):  # type: ignore[no-untyped-def]
    def choose(thought: Thought) -> int:
        rules = registry.find(thought.style).rules(thought.options)
        view = rules.unpack(thought.view)
        return levels.find(thought.level).choose(rules, view, Rng(rng.bits()), Budget()).index

    return choose


class Terminal:
    """One person at a driver: prints what happens, asks when they are on turn."""

    def __init__(self, driver: Driver, words: Words) -> None:
        self._driver: Final = driver
        self._words: Final = words
        self._now = 0.0
        self._cid = 0

    def run(self) -> None:
        """Play until the match is over."""
        self._driver.connect(YOU, self._now)
        while True:
            self._tell(self._driver.advance(self._now))
            view = self._driver.room.state(YOU, self._now).view
            if view.stage in {"hands", "result", "match"}:
                if view.stage == "result":
                    self._account(view)
                if view.stage == "match":
                    self._winners(view)
                    return
                self._send(Ready(self._next()))
            elif view.picture.own is not None and view.picture.own.options:
                self._turn(view)
            elif (due := self._driver.due) is not None:
                self._now = max(self._now, due.at)
            else:
                return

    def _next(self) -> str:
        self._cid += 1
        return str(self._cid)

    def _send(self, command: Command) -> None:
        answer = self._driver.send(YOU, command, self._now)
        if isinstance(answer, Refusal):
            clause = f"  [{answer.clause}]" if answer.clause else ""
            typer.echo(f"! {self._words.say(answer.code, answer.args)}{clause}")
        else:
            self._tell(answer)

    def _tell(self, told: list[Outgoing]) -> None:
        for out in told:
            if out.to == YOU and isinstance(out.message, State):
                for event in out.message.events:
                    self._say(event)

    def _say(self, event: Tiding) -> None:
        if event.text:
            typer.echo(self._words.say(event.text, event.args, event.seat))

    def _account(self, view: RoomView) -> None:
        """How the round was counted, the hands and the score."""
        table, words = view.picture.table, self._words
        if table.result is not None:
            typer.echo(f"\n== {words.say(table.result.text, table.result.args)}")
            for line in account_lines(table.result, words):
                typer.echo(f"   {line}")
        for seat in table.seats:
            typer.echo(f"   {words.names[seat.seat]}: {' '.join(seat.hand or []) or '-'}")
        scores = [f"{' + '.join(words.names[seat] for seat in side.seats)} {side.score}" for side in table.sides]
        typer.echo(f"   {words.say('cli-score')}: {'   '.join(scores)}\n")

    def _winners(self, view: RoomView) -> None:
        table, names = view.picture.table, self._words.names
        firsts = [side for side, rank in zip(table.sides, table.ranks or [], strict=True) if rank == 1]
        winners = " + ".join(names[seat] for side in firsts for seat in side.seats)
        typer.echo(f"== {self._words.say('cli-match-over', {'names': winners})}")

    def _turn(self, view: RoomView) -> None:
        """Show the table and ask until the answer can be read."""
        picture, own = view.picture, view.picture.own
        if own is None:
            return
        typer.echo()
        for line in board_lines(picture, self._words):
            typer.echo(f"   {line}")
        typer.echo(self._words.say("cli-hand", {"tiles": " ".join(own.hand) or "-"}))
        shown = [choice for choice in own.options if choice.move != "pick"]
        for number, choice in enumerate(shown, 1):
            typer.echo(f"  {number}) {choice_line(choice, self._words)}")
        move = self._ask(picture, shown)
        self._send(MoveCommand(self._next(), view.round, view.ply, move))

    def _ask(self, picture: Picture, shown: list[Choice]) -> Move:
        while True:
            answer = input("> ").strip()
            if answer in {"q", "quit"}:
                raise EOFError
            move = read_answer(answer, picture, shown)
            if move is not None:
                return move
            typer.echo(self._words.say("cli-help"))


def read_answer(answer: str, picture: Picture, shown: list[Choice]) -> Move | None:
    """The move that a typed answer means: a number of the list, or its tiles; None when it means nothing."""
    first, *rest = answer.lower().split() or [""]
    if first.isdecimal() and 1 <= int(first) <= len(shown):
        return _move(shown[int(first) - 1], rest)
    if first == "pick" and rest and rest[0].isdecimal():
        return Pick(int(rest[0]) - 1)
    for choice in shown:
        if first == choice.move.replace("_", "-"):
            return _move(choice, rest)
    hand = picture.own.hand if picture.own is not None else []
    if first in hand and any(choice.move == "place" for choice in shown):
        return Place(first, {"l": "left", "r": "right"}.get(rest[0], rest[0]) if rest else None)
    if first in hand:
        return Group([first, *rest], "up")
    return None


def _move(choice: Choice, rest: list[str]) -> Move:
    """The move that takes a choice; a face-down group needs its tiles in `rest`."""
    if choice.move == "place":
        return Place(choice.tile or "", choice.target)
    if choice.move == "group":
        return Group(choice.choose or rest, choice.face or "up")
    if choice.move == "pass":
        return Pass()
    return Draw() if choice.move == "draw" else PickNow()
