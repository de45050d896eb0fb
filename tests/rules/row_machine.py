"""A Hypothesis machine that plays any row game: deals as they come, acts through the wire, restarts between rounds."""

from typing import Any, ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.conftest import long
from tests.rules.rows import rules_of

from capicua.core.actions import DRAW, PASS, PICK, PICK_NOW, PLACE, Action
from capicua.core.game import CHANCE, OVER, WATCHER, Deal
from capicua.core.wire import Draw, Move, Pass, Pick, PickNow, Place
from capicua.families.line import LineRules
from capicua.families.line_table import LineState
from capicua.families.match import BLOCKED


class RowMachine(RuleBasedStateMachine):
    """`style` and `options` say which game; a subclass adds the game's own invariants."""

    style: str
    options: ClassVar[dict[str, object]] = {}

    @initialize()
    def begin(self) -> None:
        self.game: LineRules = rules_of(self.style, **self.options)
        self.state: LineState = self.game.start()
        self.before: LineState = self.state
        self.views = {seat: self.game.blank(seat) for seat in (*range(self.game.seats), WATCHER)}

    def turn(self) -> int:
        return self.game.to_act(self.state)

    def go(self, step: Action | Deal, after: LineState) -> None:
        for event in self.game.events(self.state, step, after):
            for seat, view in self.views.items():
                self.views[seat] = self.game.see(view, event.seen_by(seat))
        self.before, self.state = self.state, after

    @precondition(lambda self: self.turn() == CHANCE)
    @rule(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        seats = self.game.draws(self.state)
        first = data.draw(st.integers(0, seats - 1)) if seats else None
        deal = Deal(tuple(data.draw(st.permutations(range(self.game.tiles.size)))), first)
        self.go(deal, self.game.deal(self.game.resume(self.game.carry(self.state)), deal))

    @precondition(lambda self: self.turn() >= 0)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """A legal act, sent as the move that the options offer."""
        view, legal = self.views[self.turn()], self.game.legal(self.state)
        action = data.draw(st.sampled_from(legal), label="action")
        assert self.game.read(view, self.move(action)) is action
        self.go(action, self.game.apply(self.state, action))

    @precondition(lambda self: self.turn() >= 0)
    @rule(data=st.data())
    def act_on(self, data: st.DataObject) -> None:
        """Several legal acts in a row, so that rounds end."""
        for _ in range(12):
            if self.turn() >= 0:
                self.act(data)

    @precondition(lambda self: self.turn() >= 0)
    @rule(data=st.data())
    def try_what_is_forbidden(self, data: st.DataObject) -> None:
        action = self.game.actions[data.draw(st.integers(0, len(self.game.actions) - 1))]
        clause = self.game.why_not(self.state, action)
        assert (clause is None) == (action in self.game.legal(self.state))

    @precondition(lambda self: self.turn() == OVER)
    @rule()
    def end(self) -> None:
        table = self.game.show(self.views[WATCHER]).table
        assert table.phase == "match_over"
        assert table.ranks is not None
        assert min(table.ranks) == 1
        self.begin()

    def move(self, action: Action) -> Move:
        if action.kind == PLACE:
            end = {"L": "left", "R": "right"}.get(action.text[-1])
            return Place(self.game.tiles.texts[action.tile], end)
        if action.kind == PICK:
            return Pick(action.tile)
        plain: dict[int, Move] = {PASS: Pass(), DRAW: Draw(), PICK_NOW: PickNow()}
        return plain[action.kind]

    @invariant()
    def no_tile_is_lost(self) -> None:
        if self.turn() >= 0:
            masks = self.game.whereabouts(self.state)
            assert sum(masks) == self.game.tiles.full
            assert sum(mask.bit_count() for mask in masks) == self.game.tiles.size

    @invariant()
    def every_viewer_agrees(self) -> None:
        turn = self.turn()
        for seat, view in self.views.items():
            if turn >= 0:
                assert view.public_numbers() == self.state.public_numbers()
            assert list(self.game.options(view)) == (list(self.game.legal(self.state)) if seat == turn else [])

    @invariant()
    def a_blocked_line_shows_one_dead_number(self) -> None:
        """The parity theorem: equal ends, and all tiles of their number lie."""
        if self.turn() < 0 and self.state.match.ledger and self.state.match.ledger[-1][0] == BLOCKED:
            board = self.game.show(self.views[WATCHER]).table.board
            assert board.kind == "row"
            assert board.ends[0] == board.ends[1]
            laid = {tile.tile for tile in board.tiles}
            assert laid >= set(self.game.tiles.names(self.game.tiles.suit[board.ends[0]]))

    @invariant()
    def the_account_adds_up(self) -> None:
        match = self.state.match
        if self.turn() < 0 and match.ledger:
            told = self.game.account(match.ledger[-1])
            sums = [0] * len(told.points)
            for line in told.lines:
                if line.sign == "x":
                    sums = [line.value * points for points in sums]
                elif line.side is not None:
                    sums[line.side] += line.value
            assert sums == told.points


def machine(base: type[RowMachine], name: str, style: str, **options: object) -> Any:
    """The test case of `base` for one style and one set of options."""
    made: Any = type(name, (base,), {"style": style, "options": options})
    case = made.TestCase
    case.settings = settings(max_examples=long(15, 300), stateful_step_count=long(40, 80))
    return case
