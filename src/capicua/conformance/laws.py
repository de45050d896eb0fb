"""Laws that every game must obey, checked along random play. For our registry and for anybody's games.

`walk` plays random steps and raises LawError at the first breach, naming the law, the game, the seed and
the step, so that `walk(rules, seed, steps)` repeats it.
"""

from collections.abc import Sequence
from typing import Any, Final

from capicua.core.actions import Action
from capicua.core.game import CHANCE, OVER, WATCHER, Deal, Event, Rules, Seat
from capicua.core.rng import Rng

AnyRules = Rules[Any, Any]


class LawError(AssertionError):
    """A game does what no game may."""


class Walk:
    """Random play of one game under all laws. `worlds` is how many plies a round are checked for them."""

    def __init__(self, rules: AnyRules, seed: int, worlds: int = 2) -> None:
        self.rules: Final = rules
        self.seed: Final = seed
        self.rng: Final = Rng(seed)
        self.worlds: Final = worlds
        self.steps = 0
        self.rounds = 0
        self.matches = 0
        self._begin()

    def _begin(self) -> None:
        self.state = self.rules.start()
        seats = [*range(self.rules.seats), WATCHER]
        self.views = {seat: self.rules.blank(seat) for seat in seats}
        self.log: list[tuple[Seat, Action]] = []
        self.carry = b""
        self._deals = 0

    def demand(self, truth: object, law: str) -> None:
        """Raise LawError unless `truth`."""
        if not truth:
            raise LawError(f"{self.rules.id}: {law} (seed {self.seed}, step {self.steps})")

    def step(self) -> None:
        """One random step: a deal, or an act of the seat on turn."""
        rules, state = self.rules, self.state
        seat = rules.to_act(state)
        if seat == OVER:
            self.demand(
                sorted(rules.show(self.views[WATCHER]).table.ranks or ()), "a match that is over ranks its sides"
            )
            self.matches += 1
            self._begin()
            return
        if seat == CHANCE:
            if self._deals == _DEALS:
                self._begin()
            self._deal()
        else:
            self._act(seat)
        self.steps += 1

    def _deal(self) -> None:
        rules, state = self.rules, self.state
        self.carry = rules.carry(state)
        self.demand(rules.resume(self.carry) == state, "what is carried between rounds is all there is")
        deal = rules.shuffle(state, self.rng)
        self._go(deal, rules.deal(state, deal))
        self.log = []
        self.rounds += 1
        self._deals += 1
        self._dealt = deal

    def _act(self, seat: Seat) -> None:
        rules, state = self.rules, self.state
        legal = list(rules.legal(state))
        self._lawful(seat, legal)
        if self.rng.below(_PLIES) < self.worlds:
            self._imagine(self.rng.below(rules.seats))
        action = self.rng.choice(legal)
        before = hash(state)
        after = rules.apply(state, action)
        self.demand(hash(state) == before and after == rules.apply(state, action), "apply leaves its input alone")
        self.log.append((seat, action))
        self._go(action, after)
        if rules.to_act(after) < 0:
            self._replay()

    def _lawful(self, seat: Seat, legal: list[Action]) -> None:
        rules, state = self.rules, self.state
        indices = [action.index for action in legal]
        self.demand(legal, "a seat that acts has a choice")
        self.demand(indices == sorted(set(indices)), "legal actions ascend and are unique")
        self.demand(all(rules.actions[action.index] is action for action in legal), "actions are interned")
        self.demand(all(rules.actions.parse(action.text) is action for action in legal), "an action's text is its own")
        for action in (*legal, *(rules.actions[self.rng.below(len(rules.actions))] for _ in range(8))):
            clause = rules.why_not(state, action)
            self.demand((clause is None) == (action in legal), f"why_not({action.text}) is None exactly when legal")
            self.demand(clause is None or "/" in clause, "a refusal names its clause")
        itself = rules.automatic(state)
        self.demand(itself is None or itself in legal, "the table itself acts legally")
        self.demand(rules.on_timeout(self.views[seat]) in legal, "an absent player acts legally")
        masks = rules.whereabouts(state)
        self.demand(sum(masks) == rules.tiles.full and _disjoint(masks), "no tile is lost or doubled")

    def _go(self, step: Action | Deal, after: Any) -> None:
        """Take the step, and every viewer what they may see of it."""
        rules = self.rules
        events = rules.events(self.state, step, after)
        self.demand(events, "every step is told")
        for seat, view in self.views.items():
            for event in events:
                view = rules.see(view, event.seen_by(seat))  # noqa: PLW2901  a fold
            self.views[seat] = view
        self.state = after
        self._agree()

    def _agree(self) -> None:
        """The folded views agree with the truth and with each other."""
        rules, state, turn = self.rules, self.state, self.rules.to_act(self.state)
        truth = state.public_numbers() if turn >= 0 else self.views[WATCHER].public_numbers()
        for seat, view in self.views.items():
            self.demand(view.public_numbers() == truth, f"seat {seat} knows every public fact")
            legal = rules.legal(state) if turn == seat else ()
            self.demand(list(rules.options(view)) == list(legal), f"seat {seat} knows its options")
        if self.rng.below(_PLIES) < self.worlds:
            tables = [rules.show(view).table for view in self.views.values()]
            self.demand(all(table == tables[0] for table in tables), "all viewers see one table")
            self.demand(all(rules.unpack(rules.pack(v)) == v for v in self.views.values()), "a view survives packing")

    def _replay(self) -> None:
        """The round's log leads from its deal to its end, and as an unpacked match goes on the same."""
        rules = self.rules
        state = rules.deal(rules.resume(self.carry), self._dealt)
        for _, action in self.log:
            state = rules.apply(state, action)
        self.demand(state == self.state, "the log of a round leads to its end")

    def _imagine(self, seat: Seat) -> None:
        """A state drawn for a seat offers it the same options, the same history and the same next tidings."""
        rules, view = self.rules, self.views[seat]
        own, held = rules.show(view).own, rules.tiles.names(rules.whereabouts(self.state)[seat])
        self.demand(
            own is not None and sorted(own.hand) == sorted(held), f"seat {seat} knows its own hand and no other"
        )
        worlds = rules.worlds(view)
        self.demand(worlds.count >= 1, "the truth is one of the worlds")
        drawn = worlds.draw(self.rng)
        self.demand(drawn.public_numbers() == view.public_numbers(), "a drawn state has the public facts")
        self.demand(sum(rules.whereabouts(drawn)) == rules.tiles.full, "a drawn state has all tiles")
        self.demand(rules.tiles.names(rules.whereabouts(drawn)[seat]) == held, "and the viewer's own hand")
        if rules.to_act(drawn) == seat:
            self.demand(list(rules.legal(drawn)) == list(rules.options(view)), "and the viewer's options")
        self._same_tidings(seat, drawn)
        past = rules.deal(rules.resume(self.carry), rules.deal_behind(drawn, self.log))
        for by, action in rules.log_behind(drawn, self.log):
            self.demand(rules.to_act(past) == by and action in rules.legal(past), "a drawn state has the history")
            past = rules.apply(past, action)
        self.demand(past == drawn, "the history of a drawn state leads to it")

    def _same_tidings(self, seat: Seat, drawn: Any) -> None:
        """Until a round ends, what the viewer is told of the next act does not depend on hidden tiles."""
        rules = self.rules
        possible = set(rules.legal(drawn))
        for action in rules.legal(self.state):
            if action in possible and not self._reveals(seat, action):
                told = [self._told(seat, start, action) for start in (self.state, drawn)]
                if None not in told:
                    self.demand(told[0] == told[1], f"{action.text} tells seat {seat} only what it may know")

    def _told(self, seat: Seat, state: Any, action: Action) -> tuple[object, ...] | None:
        """What `seat` is told of the act itself; None when it ends the round, which shows all.

        What the act leads to may make hidden tiles count: the last pick shows who must open.
        """
        after = self.rules.apply(state, action)
        if self.rules.to_act(after) < 0:
            return None
        return _plain(self.rules.events(state, action, after)[0].seen_by(seat))

    def _reveals(self, seat: Seat, action: Action) -> bool:
        """Whether the act itself shows its own seat a hidden tile (a draw, a pick)."""
        events = self.rules.events(self.state, action, self.rules.apply(self.state, action))
        return any(event.secret and event.audience >> seat & 1 for event in events)


_PLIES: Final = 24
"""About how many acts a round has: the rate at which worlds are checked."""
_DEALS: Final = 100
"""After so many deals a match is left: six love can go on for hundreds, and each step checks its ledger."""


def _disjoint(masks: Sequence[int]) -> bool:
    return sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()


def _plain(event: Event) -> tuple[object, ...]:
    return (event.kind, event.seat, event.action, event.facts, event.secret)


def walk(rules: AnyRules, seed: int, steps: int, worlds: int = 2) -> Walk:
    """Play `steps` random steps under all laws. Raises LawError."""
    walker = Walk(rules, seed, worlds)
    while walker.steps < steps:
        walker.step()
    return walker
