"""A small real game for the room's tests: three seats, two tiles each, the highest tile laid wins.

It shares nothing with the games of the project. A turn is two acts, a tile and a pass, on one clock of
ten seconds; 2-2 is laid by the table; the first round draws who begins, later the winner does.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from capicua.core.actions import PASS, PLACE, Action, ActionTable
from capicua.core.errors import OptionError
from capicua.core.game import CHANCE, EVERYONE, OVER, TABLE, Carried, Deal, Event, Rules, Seat, Table, Worlds
from capicua.core.options import Option, Value, switch
from capicua.core.pack import Reader, dump
from capicua.core.rng import Rng
from capicua.core.style import Style
from capicua.core.tiles import each, western
from capicua.core.wire import (
    Choice,
    Laid,
    Motion,
    Move,
    OwnPicture,
    Pass,
    Place,
    Refusal,
    RoundResult,
    RowBoard,
    SeatPicture,
    SideScore,
    TablePicture,
    Tiding,
)

TILES = western(2)
TOP = TILES.parse("2-2")
ACTIONS = ActionTable([Action(0, "pass", PASS), *(Action(i + 1, text, PLACE, i) for i, text in enumerate(TILES.texts))])
NEW_ROUND, HAND, LAID, PASSED, CLOSED = range(5)


class Scores(Carried):
    """Points by seat, who begins (-1: to be drawn), rounds played."""

    __slots__ = ("begins", "points", "rounds")

    def __init__(self, points: tuple[int, ...], begins: int, rounds: int) -> None:
        self.points, self.begins, self.rounds = points, begins, rounds


class HighTable(Table):
    """`laid` are (seat, tile) in order, `turn` the seat on turn or -1, `passing` whether it has laid."""

    def __init__(self, scores: Scores) -> None:
        self.scores, self.turn, self.passing = scores, -1, False
        self.laid: tuple[tuple[int, int], ...] = ()

    def numbers(self) -> list[int]:
        s = self.scores
        flat = [n for pair in self.laid for n in pair]
        return [*s.points, s.begins, s.rounds, self.turn, int(self.passing), len(flat), *flat]


class HighState(HighTable):
    hands: tuple[int, ...] = (0, 0, 0)


class HighView(HighTable):
    seat = -3
    hand = 0


class HighWorlds(Worlds[HighState]):
    def __init__(self, view: HighView) -> None:
        seen = view.hand | sum(1 << tile for _, tile in view.laid)
        hidden = list(each(TILES.full & ~seen))
        counts = [2 - sum(s == seat for s, _ in view.laid) for seat in range(3)]
        worlds: dict[tuple[int, ...], HighState] = {}
        for order in permutations(hidden):
            tiles = list(order)
            hands = tuple(
                view.hand if seat == view.seat else sum(1 << tiles.pop() for _ in range(counts[seat]))
                for seat in range(3)
            )
            if not any(hands[seat] >> TOP & 1 for seat, _ in view.laid):
                worlds[hands] = _state(view, hands)
        self._all = list(worlds.values())
        self.count = len(self._all)

    def draw(self, rng: Rng) -> HighState:
        return rng.choice(self._all)


def _state(table: HighTable, hands: tuple[int, ...]) -> HighState:
    state = HighState(table.scores)
    state.turn, state.passing, state.laid, state.hands = table.turn, table.passing, table.laid, hands
    return state


class HighTile(Rules[HighState, HighView]):
    def __init__(self, id: str, chosen: dict[str, Value]) -> None:
        self.id, self.chosen = id, chosen
        self.version, self.seats, self.order, self.sides = 3, 3, (0, 1, 2), ((0,), (1,), (2,))
        self.actions, self.tiles = ACTIONS, TILES
        self.limit = int(chosen["limit"])

    def start(self) -> HighState:
        return HighState(Scores((0, 0, 0), -1, 0))

    def to_act(self, state: HighState) -> Seat:
        if state.turn >= 0:
            return state.turn
        return OVER if max(state.scores.points) >= self.limit else CHANCE

    def draws(self, state: HighState) -> int:
        return 3 if state.scores.begins < 0 else 0

    def deal(self, state: HighState, deal: Deal) -> HighState:
        self.check(state, deal)
        after = HighState(state.scores)
        after.hands = tuple(1 << deal.order[2 * seat] | 1 << deal.order[2 * seat + 1] for seat in range(3))
        after.turn = state.scores.begins if deal.first is None else deal.first
        return after

    def _moves(self, table: HighTable, hand: int) -> list[Action]:
        return [ACTIONS[0]] if table.passing else [ACTIONS[tile + 1] for tile in each(hand)]

    def legal(self, state: HighState) -> Sequence[Action]:
        return self._moves(state, state.hands[state.turn])

    def apply(self, state: HighState, action: Action) -> HighState:
        after = _state(state, state.hands)
        if action.kind == PLACE:
            after.laid, after.passing = (*state.laid, (state.turn, action.tile)), True
            after.hands = tuple(hand & ~(1 << action.tile) for hand in state.hands)
        elif len(state.laid) == 3:
            return self._close(state)
        else:
            after.turn, after.passing = (state.turn + 1) % 3, False
        return after

    def _close(self, state: HighState) -> HighState:
        winner = max(state.laid, key=lambda pair: (TILES.pips[pair[1]], pair[1]))[0]
        points = tuple(n + (seat == winner) for seat, n in enumerate(state.scores.points))
        return HighState(Scores(points, winner, state.scores.rounds + 1))

    def automatic(self, state: HighState) -> Action | None:
        holds = state.turn >= 0 and not state.passing and state.hands[state.turn] >> TOP & 1
        return ACTIONS[TOP + 1] if holds else None

    def why_not(self, state: HighState, action: Action) -> str | None:
        return None if action in self.legal(state) else f"{self.id}/1"

    def events(self, state: HighState, step: Action | Deal, after: HighState) -> Sequence[Event]:
        if isinstance(step, Deal):
            hands = [Event(HAND, seat, 1 << seat, secret=tuple(each(after.hands[seat]))) for seat in range(3)]
            return [Event(NEW_ROUND, TABLE, EVERYONE, facts=(after.turn,), carried=state.scores), *hands]
        told = [Event(LAID if step.kind == PLACE else PASSED, state.turn, EVERYONE, step)]
        if after.turn < 0:
            told.append(Event(CLOSED, after.scores.begins, EVERYONE, carried=after.scores))
        return told

    def time_limit(self, state: HighState) -> float | None:
        return 10.0 if self.chosen["hurry"] == "on" else None

    def carry(self, state: HighState) -> bytes:
        return dump([*state.scores.points, state.scores.begins, state.scores.rounds])

    def resume(self, carry: bytes) -> HighState:
        reader = Reader(carry)
        scores = Scores((reader.one(), reader.one(), reader.one()), reader.one(), reader.one())
        reader.end()
        return HighState(scores)

    def blank(self, seat: Seat) -> HighView:
        view = HighView(Scores((0, 0, 0), -1, 0))
        view.seat = seat
        return view

    def see(self, view: HighView, event: Event) -> HighView:
        after = self.blank(view.seat)
        after.scores, after.turn, after.passing = view.scores, view.turn, view.passing
        after.laid, after.hand = view.laid, view.hand
        if event.kind == NEW_ROUND and isinstance(event.carried, Scores):
            after.scores, after.turn, after.laid, after.passing, after.hand = (
                event.carried,
                event.facts[0],
                (),
                False,
                0,
            )
        elif event.kind == HAND:
            after.hand |= sum(1 << tile for tile in event.secret)
        elif event.kind == LAID and event.action is not None:
            after.laid, after.passing = (*view.laid, (event.seat, event.action.tile)), True
            after.hand &= ~(1 << event.action.tile)
        elif event.kind == PASSED:
            after.turn, after.passing = (view.turn + 1) % 3, False
        elif isinstance(event.carried, Scores):
            after.scores, after.turn = event.carried, -1
        return after

    def options(self, view: HighView) -> Sequence[Action]:
        return self._moves(view, view.hand) if view.turn == view.seat else ()

    def on_timeout(self, view: HighView) -> Action:
        return self.options(view)[-1]

    def worlds(self, view: HighView) -> HighWorlds:
        return HighWorlds(view)

    def pack(self, view: HighView) -> bytes:
        return dump([*view.numbers(), view.seat, view.hand])

    def unpack(self, data: bytes) -> HighView:
        reader = Reader(data)
        view = HighView(Scores((reader.one(), reader.one(), reader.one()), reader.one(), reader.one()))
        view.turn, view.passing = reader.one(), bool(reader.one())
        flat = reader.many()
        view.laid = tuple(zip(flat[::2], flat[1::2], strict=True))
        view.seat, view.hand = reader.one(), reader.one()
        reader.end()
        return view

    def table(self, view: HighView) -> TablePicture:
        points, ended = view.scores.points, view.turn < 0 and view.scores.rounds > 0
        over = ended and max(points) >= self.limit
        result = None
        if ended:
            won = [int(seat == view.scores.begins) for seat in range(3)]
            args = {"seat": {"seat": view.scores.begins}}
            result = RoundResult("high-won", dict(args), [], won, self.chosen["counted"] == "on")
        laid = [Laid(TILES.texts[tile], TILES.highs[tile], TILES.lows[tile], seat) for seat, tile in view.laid]
        seats = [
            SeatPicture(seat, 2 - sum(s == seat for s, _ in view.laid), None, points[seat], [], [], None)
            for seat in range(3)
        ]
        return TablePicture(
            self.id,
            "match_over" if over else "round_over" if ended else "play" if view.turn >= 0 else "deal",
            view.scores.rounds + 1,
            view.turn if view.turn >= 0 else None,
            [0, 1, 2],
            RowBoard(laid, None, None, []),
            None,
            seats,
            [SideScore([seat], points[seat]) for seat in range(3)],
            self.limit,
            [],
            [],
            [],
            result,
            [1 + sum(other > n for other in points) for n in points] if over else None,
        )

    def own(self, view: HighView) -> OwnPicture | None:
        if view.seat < 0:
            return None
        choices = [
            Choice("pass") if action.kind == PASS else Choice("place", tile=action.text)
            for action in self.options(view)
        ]
        return OwnPicture(view.seat, TILES.names(view.hand), choices, [])

    def tell(self, event: Event) -> Sequence[Tiding]:
        if event.kind == LAID and event.action is not None:
            motion = Motion(event.action.text, f"hand:{event.seat}", "board")
            return [Tiding("high-laid", event.seat, {"tile": event.action.text}, motion)]
        if event.kind == HAND:
            return [Tiding("high-hand", event.seat, {"tiles": " ".join(TILES.texts[t] for t in event.secret)})]
        return [Tiding(("high-round", "", "", "high-passed", "high-won")[event.kind], max(event.seat, 0), {})]

    def read(self, view: HighView, move: Move) -> Action | Refusal:
        if isinstance(move, Pass):
            return ACTIONS[0]
        if isinstance(move, Place) and move.tile in TILES.texts:
            return ACTIONS.parse(move.tile)
        return Refusal("high-no-such-move")


OPTIONS = (Option("limit", 3, low=1, high=50), switch("hurry", "on"), switch("counted", "off"))
STYLE = Style("high", "tests", HighTile, OPTIONS, (3,))


def find(id: str) -> Style:
    """The only style of these tests. Raises OptionError."""
    if id != STYLE.id:
        raise OptionError(f"there is no game {id!r}")
    return STYLE


def choose_first(rules: Rules[Any, Any], view: bytes) -> int:
    """The simplest honest bot: the first option its seat has."""
    return rules.options(rules.unpack(view))[0].index
