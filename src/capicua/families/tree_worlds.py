"""The exact worlds of a tree game: how many deals a view cannot rule out, and a fair draw among them.

A world is a whole deal: the set of tiles dealt to each seat and the order of the whole stock, drawn
tiles included. All deals are equally likely before the round, and what a seat sees follows from the deal
and the actions, so every deal that agrees with the history counts once.

The history binds the deal in these ways. "Fits" always means: matches an open side of that moment and
may be laid there.

* The opening double was the largest dealt: its seat was dealt it, and no larger double was dealt at all.
* A seat that drew or passed held no tile that fits, dealt or drawn before and not laid before.
  Tiles it got later are free of that. A pass after a draw binds the tile just drawn too.
* A tile laid by a seat that has just drawn is the one drawn.
* Any other tile that a seat laid was dealt to it, or drawn by it before and kept.
* A seat that lays a tile of its choice tells nothing about its other tiles.
* Where nobody could have moved with the stock at its floor, the round would have ended. While it goes on,
  somebody holds a tile that fits. Whoever lays the next tile held it then (nobody draws at the floor),
  so every such moment before the last placement is vouched for by a tile that is down; only the present
  one can bind. It does not when the viewer's own hand fits, nor while a drawn tile waits to be laid.

All of these but the last speak of one tile in one *slot*: a dealt tile of a seat, the k-th tile of the
stock. So a world is a way to fill the slots, each tile allowed in some of them. Slots that allow the
same tiles form a *class*; the ways are counted tile by tile, with the room left in each class and
whether the last condition is met as memory. Slots of one dealt hand are alike, so the number of ways is
that of worlds times the product of their factorials.
"""

from math import factorial
from typing import Final

from capicua.core.actions import DRAW, PLACE
from capicua.core.game import Seat, Worlds
from capicua.core.rng import Rng
from capicua.core.tiles import each
from capicua.families.packed import HAND, steps
from capicua.families.tree_course import TreeCourse
from capicua.families.tree_table import TreeState, TreeView

ROOM: Final = 8
"""Bits per class in the packed room of the classes; more than any stock needs."""


class Slot:
    """A place of the deal: the dealt tiles of `seat` (`at` -1, `room` of them), or the stock's tile `at`.

    `since` is the time at which `seat` got the tile, -1 at the deal; `seat` is -1 for a tile that still lies.
    `tiles` is the mask of those that may be there.
    """

    __slots__ = ("at", "room", "seat", "since", "tiles")

    def __init__(self, seat: Seat, at: int, since: int, room: int) -> None:
        self.seat: Final = seat
        self.at: Final = at
        self.since: Final = since
        self.room: Final = room
        self.tiles: int = 0


class History:
    """A round as its viewer can reconstruct it.

    `slots` are those whose tile the viewer does not know, `unknown` the mask of tiles that fill them,
    `stock` what is known of the stock's order (-1 not known).
    """

    def __init__(self, rules: TreeCourse, view: TreeView) -> None:
        self.slots: list[Slot] = []
        self.stock: list[int] = []
        self.unknown: int = rules.tiles.full & ~(view.hand | 1 << view.opening)
        self._rules: Final = rules
        self._view: Final = view
        self._opener: Seat = view.turn
        self._lacks: list[tuple[int, Seat, int]] = []
        self._laid: list[tuple[int, Seat, int]] = []
        self._replay()
        self._deal()
        for slot in self.slots:
            slot.tiles = self.unknown & (self._allowed(slot) if slot.seat >= 0 else ~self.laid())

    def laid(self) -> int:
        """The mask of tiles that are down."""
        return sum(tile for _, _, tile in self._laid)

    def _replay(self) -> None:
        """The facts, each with its time: who lacked which tiles, who laid which tile, what was drawn."""
        rules, view = self._rules, self._view
        table = rules.blank(view.seat)
        history = steps(view.trail)
        mine = 0
        for time, (seat, action) in enumerate(history):
            if action.kind == PLACE:
                self._lay(time, seat, action.tile)
                table.turn = seat
                table.lay(rules.trees, action, seat)
                continue
            self._lacks.append((time, seat, rules.fits(table)))
            if action.kind == DRAW:
                onward = history[time + 1][1] if time + 1 < len(history) else action
                if seat == view.seat:
                    self._know(view.drawn[mine])
                    mine += 1
                elif onward.kind == PLACE:
                    self._know(onward.tile)
                else:
                    self._guess(seat, time)

    def _lay(self, time: int, seat: Seat, tile: int) -> None:
        if not time:
            self._opener = seat
        self._laid.append((time, seat, 1 << tile))
        if seat == self._view.seat:
            self.unknown &= ~(1 << tile)

    def _know(self, tile: int) -> None:
        self.stock.append(tile)
        self.unknown &= ~(1 << tile)

    def _guess(self, seat: Seat, time: int) -> None:
        self.slots.append(Slot(seat, len(self.stock), time, 1))
        self.stock.append(-1)

    def _deal(self) -> None:
        """The slots of the hands as dealt, and of the stock that still lies."""
        rules, view = self._rules, self._view
        for seat in rules.order:
            if seat != view.seat:
                self.slots.append(Slot(seat, -1, -1, rules.hand_size - (seat == self._opener)))
        for _ in range(view.stock):
            self._guess(-1, -1)

    def _allowed(self, slot: Slot) -> int:
        """What the seat of `slot` may have got then: tiles that others did not lay, nor it before, nor lacked since."""
        mask = ~self._before(slot.seat, slot.since)
        if slot.at < 0:
            mask &= ~(self._rules.tiles.doubles & -(2 << self._view.opening))
        for _, seat, tile in self._laid:
            if seat != slot.seat:
                mask &= ~tile
        for time, seat, fits in self._lacks:
            if seat == slot.seat and time > slot.since:
                mask &= ~fits | self._before(seat, time)
        return mask

    def _before(self, seat: Seat, time: int) -> int:
        """The mask of the tiles that `seat` laid before `time`."""
        return sum(tile for then, by, tile in self._laid if by == seat and then < time)


class TreeWorlds(Worlds[TreeState]):
    """The worlds of one view. The tables are kept, so that many draws cost little more than one."""

    def __init__(self, rules: TreeCourse, view: TreeView) -> None:
        history = History(rules, view)
        self._view: Final = view
        self._down: Final = history.laid()
        self._stock: Final = history.stock
        opening = 0 if view.open else 1 << HAND * view.turn + view.opening
        self._hands: Final = view.hand << HAND * view.seat | opening
        self._met: Final = not self._needs_fit(rules, view)
        needed = 0 if self._met else rules.fits(view) & ~self._down
        classes: dict[tuple[int, bool], list[Slot]] = {}
        for slot in history.slots:
            classes.setdefault((slot.tiles, not self._met and slot.seat >= 0), []).append(slot)
        self._slots: Final = list(classes.values())
        self._places: Final = [[slot for slot in slots for _ in range(slot.room)] for slots in classes.values()]
        self._room: Final = sum(len(places) << ROOM * i for i, places in enumerate(self._places))
        moves: dict[int, tuple[tuple[int, bool], ...]] = {}
        for tile in each(history.unknown):
            fits = bool(needed >> tile & 1)
            moves[tile] = tuple((i, fits and held) for i, (mask, held) in enumerate(classes) if mask >> tile & 1)
        self._moves: Final = moves
        free = len(classes)
        loose = [tile for tile, ways in moves.items() if len(ways) == free and not needed >> tile & 1]
        bound = sorted(moves.keys() - loose, key=lambda tile: (len(moves[tile]), moves[tile], tile))
        self._bound: Final = [(tile, moves[tile]) for tile in bound]
        self._loose: Final = loose
        self._memo: dict[tuple[int, int, bool], int] = {}
        alike = 1
        for slot in history.slots:
            alike *= factorial(slot.room)
        self.count = self._ways(0, self._room, self._met) // alike

    def _needs_fit(self, rules: TreeCourse, view: TreeView) -> bool:
        """Whether only a hidden tile can tell why the round goes on."""
        if view.stock > rules.floor or not view.open or view.has_drawn():
            return False
        return not view.hand & rules.fits(view)

    def _ways(self, at: int, room: int, met: bool) -> int:
        """In how many ways the tiles from `at` on fill the room of the classes."""
        if at == len(self._bound):
            return factorial(len(self._loose)) if met else 0
        key = (at, room, met)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = sum([self._share(at, room, met, *move) for move in self._bound[at][1]])
        return found

    def _share(self, at: int, room: int, met: bool, i: int, meets: bool) -> int:
        """How many of these ways put tile `at` into class `i`."""
        left = room >> ROOM * i & 255
        return left * self._ways(at + 1, room - (1 << ROOM * i), met or meets) if left else 0

    def draw(self, rng: Rng) -> TreeState:
        if not self.count:
            raise ValueError("no state agrees with this view")
        return self._with(self._fill(rng))

    def every(self) -> list[TreeState]:
        """All of them; for views that leave few."""
        found: list[TreeState] = []
        if self.count:
            room = [[slot.room for slot in slots] for slots in self._slots]
            self._spread(found, list(self._moves), [], room, self._met)
        return found

    def _spread(
        self, found: list[TreeState], tiles: list[int], filled: list[tuple[int, Slot]], room: list[list[int]], met: bool
    ) -> None:
        """Add the worlds in which the tiles after those `filled` lie in any of the slots that have `room`."""
        if len(filled) == len(tiles):
            if met:
                found.append(self._with(filled))
            return
        tile = tiles[len(filled)]
        for i, meets in self._moves[tile]:
            for at, slot in enumerate(self._slots[i]):
                if room[i][at]:
                    room[i][at] -= 1
                    filled.append((tile, slot))
                    self._spread(found, tiles, filled, room, met or meets)
                    filled.pop()
                    room[i][at] += 1

    def _with(self, filled: list[tuple[int, Slot]]) -> TreeState:
        """The world in which the unknown tiles fill these slots."""
        hands, order = self._hands, list(self._stock)
        for tile, slot in filled:
            if slot.at >= 0:
                order[slot.at] = tile
            if slot.seat >= 0 and not self._down >> tile & 1:
                hands |= 1 << HAND * slot.seat + tile
        return self._state(hands, tuple(order))

    def _fill(self, rng: Rng) -> list[tuple[int, Slot]]:
        """A slot for every unknown tile, each way equally likely."""
        filled: list[tuple[int, Slot]] = []
        places = [list(slots) for slots in self._places]
        room, met = self._room, self._met
        for at, (tile, moves) in enumerate(self._bound):
            shares = [self._share(at, room, met, *move) for move in moves]
            mark, pick = rng.below(sum(shares)), 0
            while mark >= shares[pick]:
                mark -= shares[pick]
                pick += 1
            i, meets = moves[pick]
            filled.append((tile, places[i].pop(mark * len(places[i]) // shares[pick])))
            room, met = room - (1 << ROOM * i), met or meets
        rest = [slot for slots in places for slot in slots]
        filled += [(self._loose[i], rest[at]) for at, i in enumerate(rng.permutation(len(rest)))]
        return filled

    def _state(self, hands: int, order: tuple[int, ...]) -> TreeState:
        view = self._view
        state = TreeState.__new__(TreeState)
        state.match, state.turn, state.opening = view.match, view.turn, view.opening
        state.open, state.free, state.shown = view.open, view.free, view.shown
        state.unlocked, state.counts, state.stock = view.unlocked, view.counts, view.stock
        state.trail, state.hands, state.order = view.trail, hands, order
        return state
