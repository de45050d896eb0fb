"""The exact worlds of a row game: how many states a view cannot rule out, and a fair draw among them.

What binds, and to what:

* A seat that passed or drew held, at that moment, no tile with either end number. Tiles it drew later are
  not bound by it. So for every such fact: of the tiles of those numbers that the seat holds now or laid
  since, no more can be there than it drew since (Hall's condition for matching tiles to the moments at
  which they came; the facts of a seat are nested in time, so the conditions are necessary and sufficient).
* What the deal tells (`caps`): a round that is played had no misdeal; a named opening tile says which
  higher ones nobody was dealt. Same form: a seat, a mask, a most.
* The seat that must lay a named tile holds it.
* A blocked line ends the round at once, from public facts alone, so it rules out nothing more.

Each condition is "of these tiles this seat holds at most so many". Tiles that are alike for all conditions
form a class; the count is a sum, over the ways to split each class among the seats, of products of
binomials, walked class by class with the rest of every allowance as the memory.
"""

from collections.abc import Iterator, Sequence
from math import comb, factorial
from typing import Final

from capicua.core.actions import DRAW, PICK, PICK_NOW, PLACE, Action
from capicua.core.game import Deal, Seat, Worlds
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.line_course import LineCourse
from capicua.families.line_table import PICKING, LineState, LineView

Cap = tuple[Seat, int, int]
"""A condition: the seat holds at most the third of the tiles in the mask."""
Split = tuple[int, ...]
"""How many tiles of a class go to each hidden hand; the rest goes to the stock."""


class Node:
    """Where the walk over the classes stands: in how many ways it can go on, and its branches (ways, split, next)."""

    __slots__ = ("branches", "ways")

    def __init__(self, ways: int, branches: "list[tuple[int, Split, Node]]") -> None:
        self.ways: Final = ways
        self.branches: Final = branches

    def pick(self, rng: Rng) -> "tuple[Split, Node]":
        """A branch, as likely as the ways that follow from it."""
        mark = rng.below(self.ways)
        for ways, split, after in self.branches:
            mark -= ways
            if mark < 0:
                return split, after
        raise ValueError("the ways of a class do not add up")


END: Final = Node(1, [])


class LineWorlds(Worlds[LineState]):
    """The worlds of one view. The tables are kept, so that many draws cost little more than one."""

    def __init__(self, rules: LineCourse, view: LineView) -> None:
        self._view: Final = view
        self._rules: Final = rules
        self._others: Final = tuple(seat for seat in range(rules.seats) if seat != view.seat)
        picking = view.phase == PICKING
        self._given: Final = {} if picking else named(view)
        known = view.down | view.hand
        for mask in self._given.values():
            known |= mask
        self._unseen: Final = rules.tiles.full & ~known
        if picking:
            self.count = factorial(self._unseen.bit_count()) * factorial(view.hand.bit_count())
            return
        room = tuple(view.count(seat) - self._given.get(seat, 0).bit_count() for seat in self._others)
        self._caps: Final = self._binding(conditions(rules, view), room)
        self._places: Final = tuple(self._others.index(seat) for seat, _, _ in self._caps)
        self._classes: Final = self._sort()
        self._tiles: Final = [list(each(mask)) for mask, _ in self._classes]
        self._after: Final = [sum(map(len, self._tiles[at:])) for at in range(len(self._tiles) + 1)]
        self._nodes: Final[dict[tuple[int, ...], Node]] = {}
        self._root: Final = self._node(0, room, tuple(most for _, _, most in self._caps))
        self.count = self._root.ways * factorial(view.frame.stock)

    def _binding(self, caps: Sequence[Cap], room: tuple[int, ...]) -> list[Cap]:
        """The conditions on unseen tiles that can fail: those that say more than how many tiles there are."""
        found: list[Cap] = []
        for seat, mask, most in caps:
            unseen, left = mask & self._unseen, most - (self._given.get(seat, 0) & mask).bit_count()
            if left < min(unseen.bit_count(), room[self._others.index(seat)]):
                found.append((seat, unseen, left))
        return found

    def _sort(self) -> list[tuple[int, tuple[int, ...]]]:
        """Classes of unseen tiles: (mask, the conditions it counts for). The most bound come first.

        So conditions that leave some room are soon used up, and the walk meets fewer different rests.
        """
        classes: dict[tuple[int, ...], int] = {}
        for tile in each(self._unseen):
            touched = tuple(i for i, (_, mask, _) in enumerate(self._caps) if mask >> tile & 1)
            classes[touched] = classes.get(touched, 0) | 1 << tile
        found = [(mask, touched) for touched, mask in classes.items()]
        found.sort(key=lambda item: (-sum(self._caps[i][2] > 0 for i in item[1]), -len(item[1]), item[0]))
        return found

    def _node(self, at: int, room: tuple[int, ...], left: tuple[int, ...]) -> Node:
        """How the classes from `at` on can fill the `room` of each hand with what conditions leave."""
        if at == len(self._classes):
            return END
        left = tuple([most if self._matters(i, at) else 0 for i, most in enumerate(left)])
        key = (at, *room, *left)
        found = self._nodes.get(key)
        if found is None:
            found = self._nodes[key] = self._branch(at, room, left)
        return found

    def _matters(self, cap: int, at: int) -> bool:
        """Whether a class from `at` on counts for the condition."""
        return any(cap in touched for _, touched in self._classes[at:])

    def _branch(self, at: int, room: tuple[int, ...], left: tuple[int, ...]) -> Node:
        _, touched = self._classes[at]
        most = list(room)
        for i in touched:
            place = self._places[i]
            most[place] = min(most[place], left[i])
        size, total = len(self._tiles[at]), 0
        branches: list[tuple[int, Split, Node]] = []
        for split in _shares(size, most, sum(room) - self._after[at + 1]):
            rest = tuple([space - share for space, share in zip(room, split, strict=True)])
            bound = [allowed - split[self._places[i]] if i in touched else allowed for i, allowed in enumerate(left)]
            after = self._node(at + 1, rest, tuple(bound))
            if after.ways:
                ways = _choices(size, split) * after.ways
                branches.append((ways, split, after))
                total += ways
        return Node(total, branches)

    def draw(self, rng: Rng) -> LineState:
        if not self.count:
            raise ValueError("no state agrees with this view")
        if self._view.phase == PICKING:
            return self._draw_slots(rng)
        hands = [self._given.get(seat, 0) for seat in range(self._rules.seats)]
        stock: list[int] = []
        node = self._root
        for like in self._tiles:
            split, node = node.pick(rng)
            tiles = _shuffled(like, rng)
            for seat, share in zip(self._others, split, strict=True):
                for _ in range(share):
                    hands[seat] |= 1 << tiles.pop()
            stock += tiles
        return self._state(hands, tuple(_shuffled(stock, rng)))

    def _state(self, hands: list[int], order: tuple[int, ...]) -> LineState:
        view = self._view
        hands[view.seat] = view.hand
        state = LineState()
        state.share(view)
        state.held, state.order = tuple(hands), order
        return state

    def _draw_slots(self, rng: Rng) -> LineState:
        """While picking: own tiles in any order in own slots, every other tile anywhere else."""
        view = self._view
        own = _shuffled(list(each(view.hand)), rng)
        rest = _shuffled(list(each(self._unseen)), rng)
        order = tuple(own.pop() if seat == view.seat else rest.pop() for seat in view.frame.taken)
        hands = [0] * self._rules.seats
        for slot, seat in enumerate(view.frame.taken):
            if seat >= 0:
                hands[seat] |= 1 << order[slot]
        return self._state(hands, order)


def conditions(rules: LineCourse, view: LineView) -> list[Cap]:
    """Everything that binds the hidden hands of a round that is played."""
    return [*_facts(rules, view), *rules.caps(view)]


def named(view: LineView) -> dict[Seat, int]:
    """The named opening tile in the hand of the seat that has yet to lay it."""
    if view.trail is None and view.frame.must and view.turn != view.seat:
        return {view.turn: view.frame.must}
    return {}


def _facts(rules: LineCourse, view: LineView) -> list[Cap]:
    """What passes and draws tell of each hidden hand, as conditions on what it holds now."""
    found: list[Cap] = []
    steps = view.steps()
    blocked = _without(rules, steps)
    for seat in range(rules.seats):
        if seat != view.seat:
            found += _nested(seat, steps, [(-1, rules.not_dealt(view)), *blocked[seat]])
    return found


def not_held(rules: LineCourse, view: LineView) -> list[int]:
    """For each seat: the mask of tiles that its passes show it does not hold now (draws since then spoil that)."""
    masks = [0] * rules.seats
    steps = view.steps()
    facts = _without(rules, steps)
    for seat in range(rules.seats):
        last_draw = max((time for time, (by, act) in enumerate(steps) if by == seat and act.kind == DRAW), default=-1)
        for time, mask in facts[seat]:
            masks[seat] |= mask if time > last_draw else 0
    return masks


def _without(rules: LineCourse, steps: list[tuple[Seat, Action]]) -> list[list[tuple[int, int]]]:
    """For each seat: (time, mask of tiles it did not hold then), oldest first."""
    facts: list[list[tuple[int, int]]] = [[] for _ in range(rules.seats)]
    for time, (seat, action, left, right) in enumerate(rules.with_ends(steps)):
        if action.kind != PLACE:
            facts[seat].append((time, rules.tiles.suit[left] | rules.tiles.suit[right]))
    return facts


def _nested(seat: Seat, steps: list[tuple[Seat, Action]], facts: list[tuple[int, int]]) -> list[Cap]:
    """The conditions of one seat, newest fact first; those that say nothing new are left out."""
    caps: list[Cap] = []
    mask = 0
    for at in range(len(facts) - 1, -1, -1):
        since, without = facts[at]
        mask |= without
        most = sum(by == seat and action.kind == DRAW and time >= since for time, (by, action) in enumerate(steps))
        for time, (by, action) in enumerate(steps):
            if by == seat and action.kind == PLACE:
                most -= any(then < time and tiles >> action.tile & 1 for then, tiles in facts[at:])
        if caps and caps[-1][2] == most:
            caps.pop()
        if mask:
            caps.append((seat, mask, most))
    return caps


def _shares(size: int, most: list[int], least: int) -> Iterator[Split]:
    """Every way to give `least` or more of `size` like tiles, up to `most[k]` of them to each k."""
    if not most:
        if least <= 0:
            yield ()
        return
    others = sum(most[1:])
    for share in range(max(0, least - others), min(size, most[0]) + 1):
        for rest in _shares(size - share, most[1:], least - share):
            yield (share, *rest)


def _choices(size: int, split: Split) -> int:
    """In how many ways `size` different tiles can be split so."""
    ways = 1
    for share in split:
        ways *= comb(size, share)
        size -= share
    return ways


def _shuffled(tiles: list[int], rng: Rng) -> list[int]:
    return [tiles[i] for i in rng.permutation(len(tiles))] if len(tiles) > 1 else list(tiles)


def deal_behind(rules: LineCourse, state: LineState, log: Sequence[tuple[Seat, Action]]) -> Deal:
    """A deal that `log` turns into `state`.

    Going back in time, a laid tile returns to its hand, and a draw gives back the tile that can have been
    held for the shortest time.
    """
    held = [state.hand(seat) for seat in range(rules.seats)]
    if rules.picking:
        first = state.match.first if not state.match.ledger else None
        if state.phase == PICKING:
            return Deal(state.order, first)
        laid = rules.laid_by(state)
        return Deal(_slots_behind(rules, [hand | own for hand, own in zip(held, laid, strict=True)], log), first)
    steps, drawn = state.steps(), list(state.order)
    facts = _without(rules, steps)
    for time in range(len(steps) - 1, -1, -1):
        seat, action = steps[time]
        if action.kind == PLACE:
            held[seat] |= 1 << action.tile
        elif action.kind == DRAW:
            since = [(-1, rules.not_dealt(state)), *((then, mask) for then, mask in facts[seat] if then <= time)]
            newest = max(each(held[seat]), key=lambda tile: _held_since(tile, since))
            held[seat] ^= 1 << newest
            drawn.insert(0, newest)
    return Deal((*(tile for hand in held for tile in each(hand)), *drawn))


def _held_since(tile: int, facts: list[tuple[int, int]]) -> int:
    """The last time at which the facts say the seat did not hold `tile`; -2 when it may have been dealt it."""
    return max((time for time, mask in facts if mask >> tile & 1), default=-2)


def _slots_behind(rules: LineCourse, dealt: list[int], log: Sequence[tuple[Seat, Action]]) -> tuple[int, ...]:
    """Faces for the slots, so that each seat picks the tiles it was dealt."""
    table = LineView()
    table.clear(rules.new_match())
    table.frame = rules.face_down(rules.new_match())
    order = [0] * rules.tiles.size
    left = [list(each(hand)) for hand in dealt]
    for seat, action in log:
        if action.kind in {PICK, PICK_NOW}:
            table.turn = seat
            slots = rules.slots_of(table, action)
            for slot in slots:
                order[slot] = left[seat].pop()
            table.mark(slots, rules.hand_size, rules.onward[seat])
    return tuple(order)
