"""Tree positions for tests: boards and hands by texts, plays by texts, tables with everybody's view, small sets."""

from collections.abc import Sequence

from capicua.core.actions import Action
from capicua.core.game import WATCHER, Deal, Seat
from capicua.core.options import Value
from capicua.core.rng import Rng
from capicua.core.tiles import DOUBLE_SIX
from capicua.core.wire import ScoreLine
from capicua.families.match import Match
from capicua.families.tree_table import DOUBLE_SIX_TREES, TreeSet, TreeState, TreeView
from capicua.games import registry
from capicua.games.doubles import Doubles

TWO = ["6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-4", "5-5 5-3 5-2 5-1 5-0 4-4 4-3 4-2"]
THREE = ["6-6 6-5 6-4 6-3 6-2 6-1", "5-5 5-4 5-3 5-2 5-1 5-0", "4-4 4-3 4-2 4-1 4-0 6-0"]
"""Deals in which seat 0 holds 6-6."""
CROSS = "6-6 6-4@6-6 4-4@6-4 6-3@6-6 6-2@6-6 6-1@6-6"
"""The first double is full; 4 is unlocked; 3, 2 and 1 are locked."""


def rules_of(players: int = 2, **options: object) -> Doubles:
    made = registry.find("doubles").rules({"players": players, **options})
    assert isinstance(made, Doubles)
    return made


def tiny(trees: TreeSet, players: int, hand_size: int, floor: int) -> Doubles:
    """The same game with a set small enough to try every deal. The match never ends."""
    chosen: dict[str, Value] = {
        "players": players,
        "boneyard_floor": floor,
        "limit": 10**9,
        "blocked_minus_own": "off",
    }
    return Doubles("doubles", chosen, trees, hand_size)


def order_of(hands: Sequence[str], stock: str | None = None) -> Deal:
    """The deal with these hands; the stock is the rest in order of index, unless it is named."""
    dealt = [DOUBLE_SIX.parse(tile) for hand in hands for tile in hand.split()]
    rest = [DOUBLE_SIX.parse(tile) for tile in (stock or "").split()]
    return Deal((*dealt, *rest, *(tile for tile in range(28) if tile not in dealt and tile not in rest)))


def dealt(rules: Doubles, hands: Sequence[str], stock: str | None = None, match: Match | None = None) -> TreeState:
    start = rules.start() if match is None else rules.resume(match.dump())
    return rules.deal(start, order_of(hands, stock))


def position(
    board: str,
    hands: Sequence[str],
    turn: Seat = 0,
    boneyard: int | str = 2,
    drawn: str | None = None,
    match: Match | None = None,
) -> TreeState:
    """`board` as "6-6 6-5@6-6"; a boneyard given by its number takes tiles that lie nowhere else."""
    placed = [(step.split("@")[0], step.split("@")[1] if "@" in step else None) for step in board.split()]
    held = [hand.split() for hand in hands]
    used = {tile for tile, _ in placed} | {tile for hand in held for tile in hand}
    free = [tile for tile in DOUBLE_SIX.texts if tile not in used]
    stock = free[:boneyard] if isinstance(boneyard, int) else boneyard.split()
    return TreeState.setup(DOUBLE_SIX_TREES, match or Match((0,) * len(hands)), placed, held, stock, turn, drawn)


def play(rules: Doubles, state: TreeState, *acts: str) -> TreeState:
    """The state after these legal acts."""
    for text in acts:
        action = rules.actions.parse(text)
        assert action in rules.legal(state), (text, texts(rules.legal(state)))
        state = rules.apply(state, action)
    return state


def texts(actions: Sequence[Action]) -> list[str]:
    return [action.text for action in actions]


def refused(rules: Doubles, state: TreeState, act: str) -> str | None:
    """The clause that forbids `act`."""
    return rules.why_not(state, rules.actions.parse(act))


def lines(rules: Doubles, state: TreeState) -> list[ScoreLine]:
    """The account of the last round."""
    return rules.account(state.match.ledger[-1]).lines


class Watched:
    """A table with everybody's view: deal or act, and all fold what they may see."""

    def __init__(self, rules: Doubles, state: TreeState | None = None) -> None:
        self.rules = rules
        self.state = state or rules.start()
        self.views: dict[Seat, TreeView] = {seat: rules.blank(seat) for seat in (*rules.order, WATCHER)}
        self.log: list[tuple[Seat, Action]] = []
        self.dealt = Deal(())

    def take(self, step: Action | Deal) -> None:
        before = self.state
        if isinstance(step, Deal):
            self.state, self.log, self.dealt = self.rules.deal(before, step), [], step
        else:
            self.state = self.rules.apply(before, step)
            self.log.append((before.turn, step))
        for event in self.rules.events(before, step, self.state):
            for seat, view in self.views.items():
                self.views[seat] = self.rules.see(view, event.seen_by(seat))

    def play(self, *acts: str) -> None:
        for text in acts:
            action = self.rules.actions.parse(text)
            assert action in self.rules.legal(self.state), (text, texts(self.rules.legal(self.state)))
            self.take(action)

    def shuffle(self, rng: Rng) -> None:
        self.take(self.rules.shuffle(self.state, rng))

    def step(self, rng: Rng) -> None:
        """An act at random."""
        self.take(rng.choice(self.rules.legal(self.state)))

    def view(self, seat: Seat | None = None) -> TreeView:
        """The view of `seat`, by default the one on turn."""
        return self.views[self.state.turn if seat is None else seat]
