"""Records against the rules: written down while a match is played, and played again from what is written."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from capicua.core.actions import Action
from capicua.core.errors import ActionError, DealError, OptionError
from capicua.core.game import CHANCE, OVER, Deal, Rules, Seat
from capicua.core.options import bind
from capicua.core.style import Style
from capicua.core.wire import RoundResult
from capicua.families.line_course import LineCourse
from capicua.families.tree_course import TreeCourse
from capicua.families.trick_course import TrickCourse
from capicua.games import registry
from capicua.notation.errors import NotationError, Path, Where, json_path, shown
from capicua.notation.records import Record, Result, Round
from capicua.notation.tiles import check_act, read_deal

Find = Callable[[str], Style]
"""A style by its id. Raises OptionError."""

FORMAT: Final = 1
"""The version of the notation."""


def account(rules: Rules[Any, Any], state: Any) -> RoundResult:
    """The account of the round that ended in `state`. Raises TypeError for games of other families."""
    if not isinstance(rules, LineCourse | TreeCourse | TrickCourse):
        raise TypeError("records are kept of rows, trees and tricks")
    return rules.account(state.match.ledger[-1])


def result_of(rules: Rules[Any, Any], state: Any) -> Result:
    """The result of the round that ended in `state`."""
    told, scores = account(rules, state), state.match.scores
    return Result(told.text, tuple(told.points), tuple(rules.totals(scores)))


def ranks_of(rules: Rules[Any, Any], state: Any) -> tuple[int, ...] | None:
    """The places of the sides; None while the match goes on."""
    if rules.to_act(state) != OVER or not isinstance(rules, LineCourse | TreeCourse | TrickCourse):
        return None
    return tuple(rules.ranks(state.match))


class Scribe:
    """Writes a match down while it is played. `rules` and `state` are where it stands.

    `seats` are names, "" for none. Raises OptionError for options that the style does not take.
    """

    def __init__(
        self,
        style: Style,
        options: Mapping[str, object] | None = None,
        seats: Sequence[str] = (),
        date: str | None = None,
    ) -> None:
        self.rules: Final = style.rules(options)
        self.state: Any = self.rules.start()
        bound = bind(style.options, options or {})
        names = tuple(seats) + ("",) * (self.rules.seats - len(seats))
        self._start: Final = Record(style.id, self.rules.version, bound, names, (), date)
        self._rounds: Final[list[Round]] = []
        self._moves: list[tuple[Seat, str]] = []

    def deal(self, deal: Deal) -> None:
        """A round begins. Raises DealError."""
        if self.rules.to_act(self.state) != CHANCE:
            raise DealError("a deal is due only between two rounds of a match that goes on")
        self.state = self.rules.deal(self.state, deal)
        self._moves = []
        self._rounds.append(Round(tuple(self.rules.tiles.texts[tile] for tile in deal.order), (), deal.first))
        self._note()

    def act(self, action: Action) -> None:
        """The seat on turn acts. Raises ActionError when it may not."""
        seat = self.rules.to_act(self.state)
        check_act(self.rules, self.state, seat, action.text)
        self.state = self.rules.apply(self.state, action)
        self._moves.append((seat, action.text))
        self._note()

    def _note(self) -> None:
        """At the end of a round its moves and its result."""
        if self.rules.to_act(self.state) < 0:
            result = result_of(self.rules, self.state)
            self._rounds[-1] = replace(self._rounds[-1], moves=tuple(self._moves), result=result)

    def record(self) -> Record:
        """The match so far."""
        rounds = self._rounds
        if rounds and rounds[-1].result is None:
            rounds = [*rounds[:-1], replace(rounds[-1], moves=tuple(self._moves))]
        return replace(self._start, rounds=tuple(rounds), ranks=ranks_of(self.rules, self.state))


@dataclass(slots=True, frozen=True)
class Step:
    """One step of a match: a deal (`seat` is CHANCE) or an act, from the state `before` to the one `after`.

    `round` and `ply` count from 0; `ply` is the number of acts before it in the round.
    """

    round: int
    ply: int
    seat: Seat
    step: Deal | Action
    before: Any
    after: Any


def rules_of(record: Record, where: Where = json_path, find: Find = registry.find) -> Rules[Any, Any]:
    """The rules that a record was played by. Raises NotationError."""
    try:
        style = find(record.style)
    except OptionError as error:
        raise NotationError(where(("style",)), str(error)) from None
    try:
        rules = style.rules(record.options)
    except OptionError as error:
        raise NotationError(where(("options",)), str(error)) from None
    if record.rules != rules.version:
        what = f"this match was played by version {record.rules} of {record.style}; the rules are at {rules.version}"
        raise NotationError(where(("rules",)), what)
    if len(record.seats) > rules.seats:
        raise NotationError(where(("seats", rules.seats)), f"{record.style} has {rules.seats} seats with these options")
    return rules


def settled(record: Record, where: Where = json_path, find: Find = registry.find) -> Record:
    """The record with every option's value and a name for every seat, once it has been played through.

    Raises NotationError at the first thing that the rules refuse.
    """
    rules = rules_of(record, where, find)
    for _ in replay(record, where, find):
        pass
    names = record.seats + ("",) * (rules.seats - len(record.seats))
    return replace(record, options=bind(find(record.style).options, record.options), seats=names)


def replay(record: Record, where: Where = json_path, find: Find = registry.find) -> Iterator[Step]:
    """Every step of a record, played by the public rules. Raises NotationError at the first that they refuse."""
    rules = rules_of(record, where, find)
    state = rules.start()
    for number, played in enumerate(record.rounds):
        path: Path = ("rounds", number)
        for step in _round(rules, state, played, number, where):
            yield step
            state = step.after
        if played.result is not None:
            _agree(rules, state, played.result, where((*path, "result")))
        if rules.to_act(state) >= 0 and number + 1 < len(record.rounds):
            what = f"round {number + 1} is not over: seat {rules.to_act(state)} is to act"
            raise NotationError(where(("rounds", number + 1)), what)
    ranks = ranks_of(rules, state)
    if record.ranks is not None and record.ranks != ranks:
        says = "the match is not over" if ranks is None else f"the rules give {' '.join(map(str, ranks))}"
        raise NotationError(where(("ranks",)), says)


def _round(rules: Rules[Any, Any], state: Any, played: Round, number: int, where: Where) -> Iterator[Step]:
    path: Path = ("rounds", number)
    if rules.to_act(state) != CHANCE:
        raise NotationError(where(path), "the match is over: no round follows")
    deal = read_deal(rules, played.deal, played.first, (*path, "deal"), where)
    try:
        after = rules.deal(state, deal)
    except DealError as error:
        raise NotationError(where((*path, "first")), str(error)) from None
    yield Step(number, 0, CHANCE, deal, state, after)
    for ply, (seat, text) in enumerate(played.moves):
        state = after
        try:
            action = check_act(rules, state, seat, text)
        except ActionError as error:
            raise NotationError(where((*path, "moves", ply)), str(error)) from None
        after = rules.apply(state, action)
        yield Step(number, ply, seat, action, state, after)


def _agree(rules: Rules[Any, Any], state: Any, stated: Result, where: str) -> None:
    """Raises NotationError unless a round ended as `stated`."""
    turn = rules.to_act(state)
    if turn >= 0:
        raise NotationError(where, f"the round is not over: seat {turn} is to act")
    given = result_of(rules, state)
    if given != stated:
        raise NotationError(where, f"{_said(stated)} is stated, the rules give {_said(given)}")


def _said(result: Result) -> str:
    points, scores = (" ".join(map(str, numbers[:4])) for numbers in (result.points, result.scores))
    return f"{shown(result.text)[1:-1]} points {points} scores {scores}"
