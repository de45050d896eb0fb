"""What the kernels of row games should say, worked out on the rules ply by ply."""

from collections.abc import Iterator
from typing import Any

from tests.rules.rows import rules_of

from capicua.bots.equity import equity, fewest
from capicua.bots.kernels.row_tables import spread
from capicua.bots.kernels.rows import RowKernel
from capicua.bots.row_decision import game_of
from capicua.bots.row_position import lacking, move_of, slots_of
from capicua.core.actions import PLACE, Action
from capicua.core.rng import Rng
from capicua.families.line import LineRules
from capicua.families.line_course import OWN_PIPS
from capicua.families.line_table import RIGHT, LineState, LineView
from capicua.families.match import Match

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("duplas", {"scoring": "pips", "pick_phase": "automatic"}),
    ("duplas", {"scoring": "pips", "pick_phase": "automatic", "accept_close": "off"}),
    ("duplas", {"scoring": "batida", "pick_phase": "automatic", "opening": "winner"}),
    ("jamaican", {}),
    ("straight_six", {}),
    ("partner_six_love", {}),
    ("cut_throat_three", {}),
    ("kecske", {"players": 4}),
    ("kecske", {"players": 3}),
    ("kecske", {"players": 2, "dead_line_ends_round": "on"}),
    ("kecske", {"players": 2}),
]
IDS = [" ".join([game, *map(str, options.values())]) for game, options in GAMES]


class Position:
    """A decision of a round and the state behind it, loaded into a kernel."""

    def __init__(self, rules: LineRules, state: LineState) -> None:
        self.rules, self.state = rules, state
        self.view = LineView.of(state, state.turn)
        self.slots = slots_of(rules, state.turn)
        self.kernel = RowKernel(game_of(rules, self.view))
        for slot, seat in enumerate(self.slots):
            self.kernel.hands[slot] = spread(rules.tiles, state.hand(seat))
        for slot, lacks in enumerate(lacking(rules, self.view, self.slots)):
            self.kernel.lacks[slot] = lacks
        for at, tile in enumerate(state.order):
            self.kernel.order[at] = spread(rules.tiles, 1 << tile)
        self.kernel.stocked = len(state.order)

    def candidates(self) -> list[Action]:
        placements = [action for action in self.rules.legal(self.state) if action.kind == PLACE]
        alike = self.state.trail is not None and self.state.left == self.state.right
        return [action for action in placements if not (alike and action.target == RIGHT)]

    def move(self, action: Action) -> int:
        return move_of(self.rules, self.state, action)


def positions(game: str, options: dict[str, Any], seed: int, least: int = 0) -> Iterator[Position]:
    """Decisions with at least two placements of random rounds, in a match that goes on, from the ply `least` on."""
    rules, rng = rules_of(game, **options), Rng(seed)
    state = rules.start()
    while True:
        state = rules.start() if state.match.over else state
        state = rules.deal(state, rules.shuffle(state, rng))
        while rules.to_act(state) >= 0:
            legal = rules.legal(state)
            if len(state.steps()) >= least and len(legal) > 1:
                yield Position(rules, state)
            state = rules.apply(state, rng.choice(legal))


def worth(rules: LineRules, match: Match, seat: int) -> int:
    """What the match after a round is worth to `seat`."""
    if rules.counting != OWN_PIPS:
        return equity(rules, match, rules.side(seat))
    _, spared, packed = match.ledger[-1]
    pips = [rules.tiles.count(packed >> 32 * by & (1 << 32) - 1) * (by != spared) for by in range(rules.seats)]
    before, limit = [have - new for have, new in zip(match.scores, pips, strict=True)], int(rules.limit() or 0)
    total = 0
    for by, new in enumerate(pips):
        alone = [have + new * (at == by) for at, have in enumerate(before)]
        change = fewest(alone, limit, seat) - fewest(before, limit, seat)
        total += 500_000 // rules.seats + change // (2 * rules.seats)
    return total


class ByRules:
    """The playout's rule of thumb on the rules, with the kernel's random numbers."""

    def __init__(self, position: Position, random: int) -> None:
        self.rules, self.slots = position.rules, position.slots
        self.random = random
        self.plies = 0
        self.voids = dict(zip(self.slots, lacking(self.rules, position.view, self.slots), strict=False))

    def number(self) -> int:
        self.random ^= self.random << 13 & 0xFFFFFFFF
        self.random ^= self.random >> 17
        self.random ^= self.random << 5 & 0xFFFFFFFF
        return self.random

    def play_out(self, state: LineState, action: Action) -> LineState:
        """The state after the round that begins with `action`."""
        self.plies = 1
        state = self.rules.apply(state, action)
        while self.rules.to_act(state) >= 0:
            self.plies += 1
            seat, action = state.turn, self.choose(state)
            if action.kind != PLACE:
                self.voids[seat] |= 1 << state.left | 1 << state.right
            state = self.rules.apply(state, action)
        return state

    def choose(self, state: LineState) -> Action:
        alike = state.left == state.right
        legal = [action for action in self.rules.legal(state) if not (alike and action.target == RIGHT)]
        found = [action for action in self.fitting(state) if not (alike and action.target == RIGHT)]
        if not found:
            return legal[0]
        newest = next(act.target for _, act in reversed(state.steps()) if act.kind == PLACE)
        found.sort(key=lambda action: (action.target != min(newest, RIGHT), self.shown(state, action)))
        if len(found) == 1:
            return found[0]
        x = self.number()
        if x & 127 < 26 and self.rules.closes_freely:
            return found[(x >> 7) * len(found) >> 25]
        noise, values = x >> 7, []
        for action in found:
            values.append(64 * self.value(state, action) + (noise & 63) - 1_000_000 * (action not in legal))
            noise >>= 2
        return found[values.index(max(values))]

    def fitting(self, state: LineState) -> list[Action]:
        """What fits, whether or not the rules forbid it because it locks."""
        hand, suit = state.hand(state.turn), self.rules.tiles.suit
        ends = ((0, state.left), (1, state.right))
        size = self.rules.tiles.size
        return [
            self.rules.actions[size * (1 + end) + tile]
            for end, number in ends
            for tile in range(size)
            if hand & suit[number] & 1 << tile
        ]

    def shown(self, state: LineState, action: Action) -> int:
        return self.rules.ends_after(state, action)[action.target]

    def value(self, state: LineState, action: Action) -> int:
        tiles, seat, seats = self.rules.tiles, state.turn, self.rules.seats
        ends = self.rules.ends_after(state, action)
        rest = state.hand(seat) & ~(1 << action.tile)
        value = tiles.pips[action.tile] + 6 * (tiles.doubles >> action.tile & 1)
        value += 4 * (rest & (tiles.suit[ends[0]] | tiles.suit[ends[1]])).bit_count()
        at = self.slots.index(seat)
        heard = [(8, self.slots[(at + 1) % seats])]
        if seats > 2:
            heard.append((4, self.slots[at - 1]))
        if len(self.rules.sides) < seats:
            heard.append((-6, self.slots[(at + 2) % 4]))
        return value + sum(weight * (self.voids[by] >> end & 1) for weight, by in heard for end in ends)


def best_by_rules(position: Position, state: LineState, helped: bool = False) -> int:
    """The worth of a state with open hands, when the own side helps and all others do not (unless it is `helped`)."""
    rules, me = position.rules, position.view.seat
    if rules.to_act(state) < 0:
        return worth(rules, state.match, me)
    values = [best_by_rules(position, rules.apply(state, action), helped) for action in rules.legal(state)]
    side = next(side for side in rules.sides if me in side)
    return max(values) if helped or state.turn in side else min(values)
