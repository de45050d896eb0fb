"""A view of a row game in the numbers of its kernel."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Final

from capicua.bots.kernels.numbers import ints
from capicua.bots.kernels.row_tables import spread, tile_bits
from capicua.bots.kernels.row_worlds import SHARE, RowReader, RowSampler
from capicua.core.actions import DRAW, PLACE, Action
from capicua.core.game import Seat
from capicua.core.tiles import each
from capicua.families.line_course import LineCourse
from capicua.families.line_table import LEFT, LineTable, LineView
from capicua.families.line_worlds import conditions, named

Room = tuple[int, int, int]
"""How many tiles slots 1 to 3 still want."""


def slots_of(rules: LineCourse, seat: Seat) -> list[Seat]:
    """The seats as play passes, `seat` first."""
    at = rules.order.index(seat)
    return list(rules.order[at:] + rules.order[:at])


def move_of(rules: LineCourse, table: LineTable, action: Action) -> int:
    """A placement as a move of the kernel."""
    if table.left < 0:
        return 8 * rules.tiles.lows[action.tile] + rules.tiles.highs[action.tile]
    end = table.left if action.target == LEFT else table.right
    return 8 * end + rules.tiles.pips[action.tile] - end


def lacking(rules: LineCourse, view: LineView, slots: list[Seat]) -> list[int]:
    """For each slot the set of numbers that it has shown to lack by passing or drawing, whatever it drew since."""
    lacks = [0] * 4
    for seat, action, left, right in rules.with_ends(view.steps()):
        if action.kind != PLACE:
            lacks[slots.index(seat)] |= 1 << left | 1 << right
    return lacks


class SamplerPlan:
    """How the unseen tiles of a view can be split: what a RowSampler draws from. `bound` is at least the number of
    worlds, and equal to it where no condition needs drawing again.
    """

    def __init__(self, rules: LineCourse, view: LineView) -> None:
        self._slots: Final = slots_of(rules, view.seat)
        self._rules: Final = rules
        given = named(view)
        self.given: Final = [view.hand, *(given.get(seat, 0) for seat in self._slots[1:])]
        self.caps: Final = [
            (self._slots.index(seat), mask, most - (given.get(seat, 0) & mask).bit_count())
            for seat, mask, most in conditions(rules, view)
        ]
        self._unseen: Final = rules.tiles.full & ~view.down & ~sum(self.given)
        self.classes: Final = self._sort()
        self._sizes: Final = [*(view.count(seat) for seat in self._slots[1:]), 0, 0][:3]
        held = [hand.bit_count() for hand in (*self.given[1:], 0, 0)]
        self._root: Final[Room] = self._sizes[0] - held[0], self._sizes[1] - held[1], self._sizes[2] - held[2]
        self._memo: dict[tuple[int, Room], int] = {}
        self.bound: int = self._ways(0, self._root)
        for left in range(2, view.frame.stock + 1):
            self.bound *= left

    def _sort(self) -> list[tuple[int, int]]:
        """Classes of unseen tiles: (the slots that may hold them, their mask), the most bound first."""
        classes: dict[int, int] = {}
        for tile in each(self._unseen):
            may = sum(1 << slot for slot in range(1, len(self._slots)) if not self._barred(slot, tile))
            classes[may] = classes.get(may, 0) | 1 << tile
        return sorted(classes.items(), key=lambda found: (found[0].bit_count(), found))

    def _barred(self, slot: int, tile: int) -> bool:
        return any(by == slot and most <= 0 and mask >> tile & 1 for by, mask, most in self.caps)

    def _splits(self, at: int, room: Room) -> Iterator[tuple[Room, int]]:
        """Each way to split class `at` among the slots: the shares, and in how many ways."""
        may, mask = self.classes[at]
        size = mask.bit_count()
        most = [min(room[slot], size) if may >> (slot + 1) & 1 else 0 for slot in range(3)]
        for first, second, third in product(*(range(limit + 1) for limit in most)):
            if first + second + third <= size:
                yield (first, second, third), _multinomial(size, (first, second, third))

    def _ways(self, at: int, room: Room) -> int:
        """In how many ways the classes from `at` on fill the room."""
        if at == len(self.classes):
            return int(room == (0, 0, 0))
        key = at, room
        found = self._memo.get(key)
        if found is None:
            found = sum(ways * self._ways(at + 1, _less(room, shares)) for shares, ways in self._splits(at, room))
            self._memo[key] = found
        return found

    def worlds(self) -> Iterator[tuple[list[int], tuple[int, ...]]]:
        """Every world: the hands by slot as masks of tiles, and the stock in drawing order."""
        for hands, stock in self._filled(0, [*self.given, 0, 0][:4], ()):
            fresh = [hand & ~given for hand, given in zip(hands, (*self.given, 0, 0, 0), strict=False)]
            if all((fresh[slot] & mask).bit_count() <= most for slot, mask, most in self.caps):
                for order in permutations(stock):
                    yield hands, order

    def _filled(self, at: int, hands: list[int], stock: tuple[int, ...]) -> Iterator[tuple[list[int], tuple[int, ...]]]:
        """Every way to fill the hands from class `at` on, and what is left for the stock."""
        if at == len(self.classes):
            yield hands, stock
            return
        held = [hand.bit_count() for hand in hands]
        room = self._sizes[0] - held[1], self._sizes[1] - held[2], self._sizes[2] - held[3]
        tiles = list(each(self.classes[at][1]))
        for shares, _ in self._splits(at, room):
            if self._ways(at + 1, _less(room, shares)):
                for dealt, kept in _dealt(tiles, shares):
                    filled = [hands[0], *(hand | share for hand, share in zip(hands[1:], dealt, strict=True))]
                    yield from self._filled(at + 1, filled, stock + kept)

    def sampler(self) -> RowSampler:
        """The sampler that draws by this plan."""
        nodes: dict[tuple[int, Room], int] = {(0, self._root): 0}
        queue, firsts = [(0, self._root)], [0]
        ways: list[int] = []
        splits: list[int] = []
        nexts: list[int] = []
        for at, room in queue:
            total = 0
            for shares, count in self._splits(at, room) if at < len(self.classes) else ():
                after = at + 1, _less(room, shares)
                if not self._ways(*after):
                    continue
                if after not in nodes:
                    nodes[after] = len(nodes)
                    queue.append(after)
                total += count * self._ways(*after)
                ways.append(total)
                splits.append(sum(share << SHARE * (slot + 1) for slot, share in enumerate(shares)))
                nexts.append(nodes[after])
            firsts.append(len(ways))
        return self._sampler(firsts, ways, splits, nexts)

    def _sampler(self, firsts: list[int], ways: list[int], splits: list[int], nexts: list[int]) -> RowSampler:
        tiles = self._rules.tiles
        names = [tile for _, mask in self.classes for tile in each(mask)]
        starts = [0]
        for _, mask in self.classes:
            starts.append(starts[-1] + mask.bit_count())
        given = [spread(tiles, hand) for hand in (*self.given, 0, 0)][:4]
        caps = [number for cap in self.caps if cap[2] > 0 for number in cap]
        return RowSampler(
            ints(given),
            ints([tile_bits(tiles.highs[tile], tiles.lows[tile]) for tile in names]),
            ints([1 << tile for tile in names]),
            ints(starts),
            ints(firsts),
            ints(ways),
            ints(splits),
            ints(nexts),
            ints(caps),
        )


def _dealt(tiles: list[int], shares: tuple[int, ...]) -> Iterator[tuple[list[int], tuple[int, ...]]]:
    """Every way to give so many of the tiles to the slots: a mask for each, and the tiles that are left."""
    if not shares:
        yield [], tuple(tiles)
        return
    for chosen in combinations(tiles, shares[0]):
        rest = [tile for tile in tiles if tile not in chosen]
        for others, kept in _dealt(rest, shares[1:]):
            yield [sum([1 << tile for tile in chosen]), *others], kept


def _less(room: Room, shares: Room) -> Room:
    return room[0] - shares[0], room[1] - shares[1], room[2] - shares[2]


def _multinomial(size: int, shares: Room) -> int:
    ways = 1
    for share in shares:
        for k in range(share):
            ways = ways * (size - k) // (k + 1)
        size -= share
    return ways


def reader_of(rules: LineCourse, view: LineView, reads: bool) -> RowReader:
    """What the placements of others tell, as the kernel weighs it; nothing where the level does not read them."""
    slots = slots_of(rules, view.seat)
    facts: list[int] = []
    for fact in _facts(rules, view, slots) if reads else ():
        facts += fact
    return RowReader(ints(facts))


def _facts(rules: LineCourse, view: LineView, slots: list[Seat]) -> Iterator[list[int]]:
    steps, line, lacks = view.steps(), LineView(), [0] * 4
    line.left = line.right = -1
    drew = {seat: time for time, (seat, action) in enumerate(steps) if action.kind == DRAW}
    for time, (seat, action) in enumerate(steps):
        slot = slots.index(seat)
        if action.kind != PLACE:
            lacks[slot] |= 1 << line.left | 1 << line.right
            continue
        forced = line.left < 0 and view.frame.must
        if slot and not forced and time > drew.get(seat, -1):
            later = sum(1 << act.tile for by, act in steps[time:] if by == seat and act.kind == PLACE)
            heard = _heard(rules, slots, lacks, slot)
            yield [slot, spread(rules.tiles, later), line.left, line.right, move_of(rules, line, action), *heard]
        line.left, line.right = rules.ends_after(line, action)


def _heard(rules: LineCourse, slots: list[Seat], lacks: list[int], slot: int) -> list[int]:
    """What a slot knows that the next seat lacks, the one before (where that is another), and its partner."""
    seats = len(slots)
    paired = len(rules.sides) < rules.seats
    return [
        lacks[(slot + 1) % seats],
        lacks[(slot - 1) % seats] if seats > 2 else 0,
        lacks[slot ^ 2] if paired else 0,
    ]
