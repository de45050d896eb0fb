"""The table of a trick game: public facts, what is hidden, what one seat knows.

Hands and discards are tidy masks (see `chinese`), packed; columns are packed by four bits. `trail` is the
round's history as a chain (before, seat, what was played), newest first, shared by all later states; what
was played is the index of a group shown, or minus the number of tiles thrown.
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from capicua.core.game import CHANCE, OVER, WATCHER, Seat, Table
from capicua.core.pack import Reader
from capicua.families.chinese import CHINESE
from capicua.families.match import Match, read_match
from capicua.families.packed import HAND, MASK, pack_hands
from capicua.families.trick_actions import LARGEST

SEATS: Final = 4
DEALT_TILES: Final = 8
"""Tiles in a hand as dealt; also the columns of a round."""
COLUMN: Final = 4
"""Bits per seat in the packed columns."""

Trail: TypeAlias = tuple[Any, Seat, int] | None
"""A link: what came before (a Trail: mypyc compiles no type that contains itself), who, what."""


class TrickTable(Table):
    """The public facts.

    `turn` is the seat to act, CHANCE or OVER. `left` is the number of tiles each seat held when the trick
    began, `played` how many seats have played to it (0 between two tricks). `leader` led the trick on the
    table with `size` tiles, `high` is the index of the group that stands (-1 before the first lead) and
    `holder` its owner; between tricks these four tell of the last trick. `bonus` lists the tricks won by a
    group that is paid at once, as 4 * shape + seat. `match.first` is the banker.
    """

    __slots__ = ("bonus", "columns", "high", "holder", "leader", "left", "match", "played", "size", "trail", "turn")

    match: Match
    turn: Seat
    leader: Seat
    holder: Seat
    high: int
    played: int
    size: int
    left: int
    columns: int
    bonus: tuple[int, ...]
    trail: Trail

    def clear(self, match: Match) -> None:
        """Make this the empty table between rounds of `match`."""
        self.match = match
        self.turn = OVER if match.over else CHANCE
        self.leader = self.holder = self.high = -1
        self.played = self.size = self.left = self.columns = 0
        self.bonus = ()
        self.trail = None

    def begin(self, match: Match) -> None:
        """Every seat has its tiles, and the banker is to lead."""
        self.clear(match)
        self.turn = match.first
        self.left = DEALT_TILES

    def column(self, seat: Seat) -> int:
        """The columns that `seat` has won."""
        return self.columns >> COLUMN * seat & 15

    def all_columns(self) -> tuple[int, ...]:
        """The columns of every seat."""
        return tuple(self.column(seat) for seat in range(SEATS))

    def has_played(self, seat: Seat) -> bool:
        """Whether `seat` has played to the trick on the table. Play goes to the right."""
        return (self.leader - seat) % SEATS < self.played

    def tiles_of(self, seat: Seat) -> int:
        """The number of tiles that `seat` holds: until it plays as many as when the trick began."""
        return self.left - self.size if self.has_played(seat) else self.left

    def led(self) -> int:
        """The index of the group that was led to the trick on the table, the last one between tricks."""
        link = self.trail
        for _ in range((self.played or SEATS) - 1):
            link = None if link is None else link[0]
        return -1 if link is None else link[2]

    def steps(self) -> list[tuple[Seat, int]]:
        """The round's history, oldest first: (seat, index of the group shown or minus the tiles thrown)."""
        steps: list[tuple[Seat, int]] = []
        link = self.trail
        while link is not None:
            steps.append((link[1], link[2]))
            link = link[0]
        steps.reverse()
        return steps

    def public_numbers(self) -> list[int]:
        """All public facts as flat integers."""
        steps = [number for step in self.steps() for number in step]
        flat = [self.turn, self.leader, self.holder, self.high, self.played, self.size, self.left, self.columns]
        return [*self.match.numbers(), *flat, len(self.bonus), *self.bonus, len(steps), *steps]

    def read_numbers(self, reader: Reader) -> None:
        """Take the public facts from `reader`, as `public_numbers` wrote them. Raises PackError."""
        self.match = read_match(reader)
        self.turn, self.leader, self.holder, self.high = (reader.one() for _ in range(4))
        self.played, self.size, self.left, self.columns = (reader.one() for _ in range(4))
        self.bonus = reader.many()
        steps = reader.many()
        trail: Any = None  # see Trail
        for at in range(0, len(steps) - 1, 2):
            trail = (trail, steps[at], steps[at + 1])
        self.trail = trail

    def share(self, other: "TrickTable") -> None:
        """Take over the public facts of `other`."""
        self.match = other.match
        self.turn = other.turn
        self.leader = other.leader
        self.holder = other.holder
        self.high = other.high
        self.played = other.played
        self.size = other.size
        self.left = other.left
        self.columns = other.columns
        self.bonus = other.bonus
        self.trail = other.trail


class TrickState(TrickTable):
    """Everything: the packed `hands`, and `thrown`, what each seat has thrown face down so far."""

    __slots__ = ("hands", "thrown")

    hands: int
    thrown: int

    def copy(self) -> "TrickState":
        """A twin to change."""
        twin = TrickState.__new__(TrickState)
        twin.share(self)
        twin.hands = self.hands
        twin.thrown = self.thrown
        return twin

    @staticmethod
    def setup(
        hands: Sequence[int],
        leader: Seat,
        banker: Seat = 0,
        columns: Sequence[int] = (0, 0, 0, 0),
        bonus: tuple[int, ...] = (),
    ) -> "TrickState":
        """A position between two tricks, for studies and tests: `leader` is to lead, hands are tidy masks of one size.

        Raises ValueError when they are not.
        """
        sizes = {hand.bit_count() for hand in hands}
        if len(hands) != SEATS or len(sizes) != 1 or not 1 <= max(sizes) <= DEALT_TILES:
            raise ValueError("a position has four hands of the same number of tiles, 1 to 8")
        state = TrickState.__new__(TrickState)
        state.begin(Match((0,) * SEATS, opener=banker, first=banker))
        state.turn, state.left, state.bonus = leader, max(sizes), bonus
        state.columns = sum(count << COLUMN * seat for seat, count in enumerate(columns))
        state.hands, state.thrown = pack_hands(hands), 0
        return state

    def hand(self, seat: Seat) -> int:
        """The tidy mask of the tiles that `seat` holds."""
        return self.hands >> HAND * seat & MASK

    def numbers(self) -> tuple[int, ...]:
        """The whole state as flat integers: equality and hash."""
        return (*self.public_numbers(), self.hands, self.thrown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrickState) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


class TrickView(TrickTable):
    """What `seat` knows (WATCHER: the table alone): its `hand`, what it has `thrown`, the public facts.

    After a round it keeps the last trick until the next deal.
    """

    __slots__ = ("hand", "seat", "thrown")

    seat: Seat
    hand: int
    thrown: int

    def copy(self) -> "TrickView":
        """A twin to change."""
        twin = TrickView.__new__(TrickView)
        twin.share(self)
        twin.seat = self.seat
        twin.hand = self.hand
        twin.thrown = self.thrown
        return twin

    def is_sound(self, groups: int) -> bool:
        """Whether numbers that came from outside can be a view of a game with so many groups."""
        return (
            self.turn in range(OVER, SEATS)
            and self.seat in {WATCHER, *range(SEATS)}
            and self.high in range(-1, groups)
            and all(seat in range(SEATS) and -LARGEST <= played < groups for seat, played in self.steps())
            and self.hand in range(CHINESE.full + 1)
            and self.thrown in range(CHINESE.full + 1)
        )

    def numbers(self) -> tuple[int, ...]:
        """The whole view as flat integers: equality, hash, and what `pack` writes."""
        return (*self.public_numbers(), self.seat, self.hand, self.thrown)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrickView) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


def between(match: Match) -> TrickState:
    """The state where the next deal of `match` is due, or the match is over."""
    state = TrickState.__new__(TrickState)
    state.clear(match)
    state.hands = state.thrown = 0
    return state
