"""What the kernel of trick games needs to know of rules, views and worlds, in its own numbers."""

from functools import lru_cache
from itertools import product
from typing import Any, Final

from capicua.bots.kernels.numbers import ints
from capicua.bots.kernels.tricks import CAUGHT, ENDS, HONOUR, LITTLE, PLAIN, WORTHS, TrickGame, TrickKernel
from capicua.core.game import Seat
from capicua.core.tiles import each
from capicua.families.chinese import CHINESE
from capicua.families.match import Match
from capicua.families.packed import HAND, MASK
from capicua.families.trick import TrickRules
from capicua.families.trick_actions import CIVIL_ONE, DOWN, GROUPS, TrickActions, weakest
from capicua.families.trick_table import DEALT_TILES, SEATS, TrickState, TrickTable

_FULL_HANDS: Final = tuple(0xFF << DEALT_TILES * seat for seat in range(SEATS))


class TrickGround:
    """Tables for one rules object: of the groups, and of what the ends of rounds are worth."""

    def __init__(self, rules: TrickRules) -> None:
        self.rules: Final = rules
        book = rules.book
        self._groups: Final = _groups(book)
        self._weak: Final = [1 << tile for tile in _weakest_first()]
        table = TrickState.setup(_FULL_HANDS, 0)
        table.left = 1
        self._dead: Final = int(not rules.may_beat(table, 0))
        self.big: Final = book.table.parse("4-2").index
        self.little: Final = book.table.parse("2-1").index
        self._worths: Final[dict[Seat, list[list[int]]]] = {}

    def game(self, banker: Seat, seat: Seat) -> TrickGame:
        """A round with this banker, as `seat` values it."""
        tiles, sizes, above, starts, beaters = self._groups
        if banker not in self._worths:
            self._worths[banker] = ends(self, banker)
        return TrickGame(
            ints(tiles),
            ints(sizes),
            ints(above),
            ints(starts),
            ints(beaters),
            ints(self._weak),
            self._dead,
            self.big,
            self.little,
            ints(self._honours(banker, seat)),
            ints(self._worths[banker][seat]),
        )

    def _honours(self, banker: Seat, seat: Seat) -> list[int]:
        found = []
        for group in self.rules.book.groups:
            for winner in range(SEATS):
                paid = group.target in self.rules.bonuses
                found.append(self.rules.payments(SEATS * group.target + winner, banker)[seat] if paid else 0)
        return found

    def kernel(self, table: TrickTable, seat: Seat) -> TrickKernel:
        """The position of `table`, where a seat is on turn, as `seat` values its ends; no world yet."""
        banker = table.match.first
        kernel = TrickKernel(self.game(banker, seat))
        for other, columns in enumerate(table.all_columns()):
            kernel.columns[other] = columns
        kernel.turn, kernel.played, kernel.left = table.turn, table.played, table.left
        if table.played:
            kernel.leader, kernel.led, kernel.size = table.leader, table.led(), table.size
            kernel.high, kernel.holder = table.high, table.holder
        kernel.banked = sum(self.rules.payments(bonus, banker)[seat] for bonus in table.bonus)
        return kernel


def enter(kernel: TrickKernel, world: TrickState) -> None:
    """Put a world under the position."""
    for seat in range(SEATS):
        kernel.hands[seat] = world.hands >> HAND * seat & MASK


@lru_cache(1)
def _groups(book: TrickActions) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
    """Of every group its tiles, size, the union of its beaters, where these start in the list that comes last."""
    above, starts, flat = [], [0], []
    for beaters in book.beaters:
        ordered = sorted(beaters, key=lambda action: (book.ranks[action.index], action.index))
        flat += [action.index for action in ordered]
        starts.append(len(flat))
        union = 0
        for action in beaters:
            union |= action.tiles
        above.append(union)
    return [group.tiles for group in book.groups], list(book.sizes[:GROUPS]), above, starts, flat


def _weakest_first() -> list[int]:
    """The tiles, weakest first."""
    order: list[int] = []
    hand = CHINESE.full
    for count in range(1, CHINESE.size + 1):
        tiles = weakest(hand, count)
        order += [tile for tile in each(tiles) if tile not in order]
    return order


def ends(ground: TrickGround, banker: Seat) -> list[list[int]]:
    """What every end of a round is worth to each seat without what was paid at once, as the rules settle it."""
    rules, book = ground.rules, ground.rules.book
    honour = next(group.index for group in book.groups if group.target in rules.bonuses)
    plain = next(group.index for group in book.groups if group.target == CIVIL_ONE)
    found = [[0] * WORTHS for _ in range(SEATS)]
    table = TrickState.setup(_FULL_HANDS, 0, banker)
    for columns in product(range(DEALT_TILES + 1), repeat=SEATS - 1):
        counts = (*columns, DEALT_TILES - sum(columns))
        for winner in range(SEATS):
            if min(counts) < 0 or not counts[winner]:
                continue
            at = (((columns[0] * 9 + columns[1]) * 9 + columns[2]) * 4 + winner) * ENDS
            kinds = [(PLAIN, winner, plain, plain), (HONOUR, winner, honour, honour)]
            kinds.append((LITTLE, winner, ground.little, ground.little))
            kinds += [
                (CAUGHT + leader, leader, ground.little, ground.big) for leader in range(SEATS) if leader != winner
            ]
            for end, leader, led, high in kinds:
                for seat, points in enumerate(_settled(rules, table, counts, winner, leader, led, high)):
                    found[seat][at + end] = points
    return found


def _settled(
    rules: TrickRules, table: TrickState, columns: Any, winner: Seat, leader: Seat, led: int, high: int
) -> list[int]:
    """What each seat gets when the last trick, led with `led`, is won with `high`."""
    table.columns = sum(count << 4 * seat for seat, count in enumerate(columns))
    table.leader, table.holder, table.high, table.played = leader, winner, high, 0
    table.trail = ((((None, leader, led), 0, DOWN), 0, DOWN), winner, high)
    after: Match = rules.settle(table)
    return [now - then for now, then in zip(after.scores, table.match.scores, strict=True)]
