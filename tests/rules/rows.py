"""Row positions for tests: lines and hands by texts, plays by texts, rounds at random."""

from collections.abc import Iterator, Sequence

from capicua.core.actions import Action
from capicua.core.game import CHANCE, OVER, WATCHER, Deal
from capicua.core.rng import Rng
from capicua.core.wire import ScoreLine
from capicua.families.line import LineRules
from capicua.families.line_setup import set_up
from capicua.families.line_table import LineState
from capicua.families.match import Match
from capicua.games import registry

DEAD_SIX = "6-1 1-2 2-3 3-0 0-6 6-5 5-2 2-6 6-6 6-3 3-5 5-0 0-0 0-4 4-4 4-6"
"""A line with all seven sixes; both ends show 6. Left over: 3-3 3-1 2-2 5-4 4-3 5-1 4-1 2-0 5-5 4-2 1-1 1-0."""


def rules_of(style: str, **options: object) -> LineRules:
    made = registry.find(style).rules(options)
    assert isinstance(made, LineRules)
    return made


def halves(line: str) -> list[list[int]]:
    return [[int(half) for half in tile.split("-")] for tile in line.split()]


def position(
    rules: LineRules,
    line: str,
    hands: Sequence[str],
    turn: int,
    *,
    stock: str = "",
    by: int | None = None,
    must: str | None = None,
    match: Match | None = None,
) -> LineState:
    """The line from left to right as its halves lie; the stock in the order of drawing."""
    held = [hand.split() for hand in hands]
    return set_up(rules, halves(line), held, turn, stock=stock.split(), by=by, must=must, match=match)


def texts(actions: Sequence[Action]) -> list[str]:
    return [action.text for action in actions]


def play(rules: LineRules, state: LineState, *acts: str) -> LineState:
    """The state after these legal acts."""
    for text in acts:
        action = rules.actions.parse(text)
        assert action in rules.legal(state), (text, texts(rules.legal(state)))
        state = rules.apply(state, action)
    return state


def refused(rules: LineRules, state: LineState, act: str) -> str | None:
    """The clause that forbids `act`."""
    return rules.why_not(state, rules.actions.parse(act))


def deal_of(rules: LineRules, hands: Sequence[str], stock: str | None = None) -> Deal:
    """The deal with these hands; the stock is what is left, in order of index, unless it is named."""
    dealt = [rules.tiles.parse(text) for hand in hands for text in hand.split()]
    if stock is not None:
        return Deal((*dealt, *(rules.tiles.parse(text) for text in stock.split())))
    return Deal((*dealt, *(tile for tile in range(rules.tiles.size) if tile not in dealt)))


def dealt(rules: LineRules, hands: Sequence[str], match: Match | None = None, stock: str | None = None) -> LineState:
    """The state after that deal."""
    start = rules.start() if match is None else rules.resume(match.dump())
    return rules.deal(start, deal_of(rules, hands, stock))


def lines(rules: LineRules, state: LineState) -> list[ScoreLine]:
    """The account of the last round."""
    return rules.account(state.match.ledger[-1]).lines


def said(rules: LineRules, state: LineState) -> dict[str, str]:
    """The texts of the account of the last round, with their clauses."""
    return {line.text: line.clause for line in lines(rules, state)}


class Round:
    """A round at random: its `states`, oldest first, the `steps` between them and everybody's `views` at the end."""

    def __init__(self, rules: LineRules, start: LineState, rng: Rng) -> None:
        self.rules = rules
        self.start = start
        self.rng = rng
        deal = rules.shuffle(start, rng)
        self.state = rules.deal(start, deal)
        self.log: list[tuple[int, Action]] = []
        self.tables: list[LineState] = []
        self.views = {seat: rules.blank(seat) for seat in (*range(rules.seats), WATCHER)}
        self._tell(start, deal)

    def _tell(self, before: LineState, step: Action | Deal) -> None:
        for event in self.rules.events(before, step, self.state):
            for seat, view in self.views.items():
                self.views[seat] = self.rules.see(view, event.seen_by(seat))

    def __iter__(self) -> Iterator[LineState]:
        """The states in which a seat acts; the one after the last step is left in `state`."""
        while self.rules.to_act(self.state) >= 0:
            yield self.state
            action = self.rng.choice(self.rules.legal(self.state))
            before = self.state
            self.tables.append(before)
            self.log.append((self.rules.to_act(before), action))
            self.state = self.rules.apply(before, action)
            self._tell(before, action)


def rounds(rules: LineRules, seed: int, count: int) -> Iterator[Round]:
    """So many rounds at random, of as many matches as it takes; each is to be played before the next is asked for."""
    rng, state = Rng(seed), rules.start()
    for _ in range(count):
        if rules.to_act(state) == OVER:
            state = rules.start()
        played = Round(rules, state, rng)
        yield played
        for _ in played:
            pass
        state = played.state
        assert rules.to_act(state) in {CHANCE, OVER}
