"""The actions of trick games with Chinese dominoes, and which of them a hand offers.

An action is a multiset of tile kinds, written as a tidy mask (see `chinese`): first the 61 groups that can
be shown face up, then the 9,922 sets of one to four tiles that can be thrown face down. `Action.target`
is the shape of a group, DOWN for a discard. Both lists run by index, so a hand's actions are found in order.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from capicua.core.actions import GROUP, Action, ActionTable
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE, CIVIL, CIVIL_MASK, MILITARY, SECONDS

DOWN: Final = -1
CIVIL_ONE: Final = 0
CIVIL_TWO: Final = 1
MIXED: Final = 2
CIVIL_THREE: Final = 3
MILITARY_THREE: Final = 4
QUARTET: Final = 5
MILITARY_ONE: Final = 6
MILITARY_TWO: Final = 7
SUPREME: Final = 8
"""Shapes: what must be alike for one group to beat another. Threes are named after the suit that has two."""

GROUPS: Final = 61
LARGEST: Final = 4
"""The most tiles that one seat plays to a trick."""

_MILITARY_AT: Final = 2 * len(CIVIL)
_PARTS: Final = ((1 << 12) - 1, CIVIL_MASK & ~((1 << 12) - 1), ~CIVIL_MASK & CHINESE.full)
_CIVIL_NAMES: Final = (
    "heaven", "earth", "man", "goose", "plum", "long-three", "bench", "axe", "partition", "long-leg-seven",
    "big-head-six",
)  # fmt: skip
_MILITARY_NAMES: Final = {9: "nine", 8: "eight", 7: "seven", 6: "big-six", 5: "five", 3: "little-three"}
_FAMILIES: Final = (9, 8, 7, 5)
"""The totals that go with Heaven, Earth, Man and Goose."""
_MEMORY: Final = 1 << 14
"""How many hands' discards are remembered at most."""

Row = tuple[int, int, int, str]
"""A group: tiles, shape, rank within the shape, text id of its name."""


def _civil() -> Iterator[Row]:
    for kind, name in enumerate(_CIVIL_NAMES):
        one, rank = 1 << 2 * kind, len(CIVIL) - kind
        yield one, CIVIL_ONE, rank, f"combo-{name}"
        yield 3 * one, CIVIL_TWO, rank, f"combo-{name}-pair"


def _totals(total: int) -> list[int]:
    """The bits of the military tiles with so many pips."""
    return [1 << _MILITARY_AT + i for i, pair in enumerate(MILITARY) if sum(pair) == total]


def _mixed() -> Iterator[Row]:
    for kind, total in enumerate(_FAMILIES):
        one, rank = 1 << 2 * kind, len(CIVIL) - kind
        both, ones = 3 * one, _totals(total)
        name = f"combo-{_CIVIL_NAMES[kind]}-{_MILITARY_NAMES[total]}"
        for other in ones:
            yield one | other, MIXED, rank, name
        for other in ones:
            yield both | other, CIVIL_THREE, rank, f"{name}-civil"
        yield one | sum(ones), MILITARY_THREE, rank, f"{name}-military"
        yield both | sum(ones), QUARTET, rank, f"{name}-quartet"


def _military() -> Iterator[Row]:
    for total, name in _MILITARY_NAMES.items():
        for one in _totals(total):
            yield one, MILITARY_ONE, total, f"combo-{name}"
    for total in _FAMILIES:
        yield sum(_totals(total)), MILITARY_TWO, total, f"combo-{_MILITARY_NAMES[total]}-pair"
    yield _totals(6)[0] | _totals(3)[0], SUPREME, 0, "combo-supreme"


def subsets(hand: int, size: int) -> list[int]:
    """The tidy masks of `size` tiles of a tidy `hand`, each multiset of kinds once, by rank of their tiles."""
    found: list[int] = []
    _extend(found, [1 << tile for tile in each(hand)], 0, 0, size)
    return found


def _extend(found: list[int], bits: list[int], start: int, chosen: int, missing: int) -> None:
    for at in range(start, len(bits) - missing + 1):
        bit = bits[at]
        if bit & SECONDS and not chosen & bit >> 1:
            continue
        if missing == 1:
            found.append(chosen | bit)
        else:
            _extend(found, bits, at + 1, chosen | bit, missing - 1)


def _text(tiles: int) -> str:
    return "+".join(CHINESE.names(tiles))


class TrickActions:
    """The table of actions, and look-ups in it. `names`, `ranks`, `beaters` and `sizes` are by action index."""

    def __init__(self) -> None:
        groups = [*_civil(), *_mixed(), *_military()]
        rows = [Action(i, _text(row[0]), GROUP, target=row[1], tiles=row[0]) for i, row in enumerate(groups)]
        for size in range(1, LARGEST + 1):
            for tiles in subsets(CHINESE.full, size):
                rows.append(Action(len(rows), f"down:{_text(tiles)}", GROUP, target=DOWN, tiles=tiles))
        self.table: Final = ActionTable(rows)
        self.sizes: Final = tuple(row.tiles.bit_count() for row in rows)
        self.names: Final = tuple(row[3] for row in groups)
        self.ranks: Final = tuple(row[2] for row in groups)
        self.groups: Final = tuple(rows[:GROUPS])
        self._up: Final = {row.tiles: row for row in self.groups}
        self._down: Final = {row.tiles: row for row in rows[GROUPS:]}
        self.beaters: Final = tuple(tuple(a for a in self.groups if self.beats(a, b)) for b in self.groups)
        self._above: Final = tuple(_union(row) for row in self.beaters)
        ones = rows[GROUPS : GROUPS + 21]
        by_suit = [[a for a in self.groups if not a.tiles & ~part] for part in _PARTS]
        across = [a for a in self.groups if MIXED <= a.target <= QUARTET]
        self._leads: Final = [Part(by_suit[0]), Part(by_suit[1]), Part(across), Part(by_suit[2])]
        self._ones: Final = [Part([a for a in ones if a.tiles & part]) for part in _PARTS]
        self._memory: dict[int, tuple[Action, ...]] = {}

    def beats(self, play: Action, high: Action) -> bool:
        """Whether the group `play` beats the group `high`: same shape, higher rank; the Supreme has no rank."""
        return play.target == high.target and self.ranks[play.index] > self.ranks[high.index]

    def leads(self, hand: int) -> tuple[Action, ...]:
        """The groups that a tidy hand can show, ascending."""
        first, second, across, last = self._leads
        return first.within(hand) + second.within(hand) + across.within(hand) + last.within(hand)

    def beating(self, high: int, hand: int) -> tuple[Action, ...]:
        """The groups of a tidy hand that beat the group of index `high`, ascending."""
        if not hand & self._above[high]:
            return ()
        return tuple([action for action in self.beaters[high] if not action.tiles & ~hand])

    def discards(self, hand: int, size: int) -> tuple[Action, ...]:
        """Every way to throw `size` tiles of a tidy hand, ascending."""
        if size == 1:
            first, second, last = self._ones
            return first.within(hand) + second.within(hand) + last.within(hand)
        key = hand << 3 | size
        found = self._memory.get(key)
        if found is None:
            if len(self._memory) >= _MEMORY:
                self._memory.clear()
            down = self._down
            found = tuple([down[tiles] for tiles in subsets(hand, size)])
            self._memory[key] = found
        return found

    def group(self, tiles: int) -> Action | None:
        """The group with exactly these tiles (tidy), if they make one."""
        return self._up.get(tiles)

    def discard(self, tiles: int) -> Action | None:
        """The discard of exactly these one to four tiles (tidy): a search builds what it wants to throw."""
        return self._down.get(tiles)


class Part:
    """Some actions, and the answers already given to which of them a hand holds."""

    __slots__ = ("_answers", "_mask", "_rows")

    def __init__(self, rows: Sequence[Action]) -> None:
        self._rows: Final = rows
        self._mask: Final = _union(rows)
        self._answers: dict[int, tuple[Action, ...]] = {}

    def within(self, hand: int) -> tuple[Action, ...]:
        """The actions whose tiles a tidy hand holds. Hands that agree on these tiles share one answer."""
        held = hand & self._mask
        found = self._answers.get(held)
        if found is None:
            found = tuple([row for row in self._rows if not row.tiles & ~held])
            self._answers[held] = found
        return found


def _union(rows: Sequence[Action]) -> int:
    tiles = 0
    for row in rows:
        tiles |= row.tiles
    return tiles


@cache
def trick_actions() -> TrickActions:
    """The one table that all rules share; made when the first rules are."""
    return TrickActions()


def weakest(hand: int, size: int) -> int:
    """The `size` tiles of a tidy hand that most other tiles beat as singles, as a tidy mask."""
    tiles = 0
    for bit in _WEAKEST:
        if hand & bit:
            tiles |= bit
            if tiles.bit_count() == size:
                break
    return tiles


def _beaten_by(tile: int) -> int:
    """How many tiles of the set beat this one as a single."""
    if tile < _MILITARY_AT:
        return tile & ~1
    return sum(sum(pair) > CHINESE.pips[tile] for pair in MILITARY)


_WEAKEST: Final = [1 << tile for tile in sorted(range(CHINESE.size), key=_beaten_by, reverse=True)]
