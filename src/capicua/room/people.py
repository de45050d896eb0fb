"""The seats of a room and who has them."""

from collections.abc import Iterable, Mapping
from typing import Final

from capicua.room.names import NAME_LENGTH, skeleton
from capicua.room.wire import Kind


class Chair:
    """One seat. `person` and `name` are who it belongs to, `level` the bot's that plays it now.

    `present` says that the person is connected, `away_since` since when they are not, `gone` that they
    left for good and a bot keeps the seat, `missed` how many turns in a row they let time out. `bank` are
    the seconds they have for the rest of the round, `wants` the seat they would swap with, `heir` the person and the
    name of who takes the seat over after the round.
    """

    __slots__ = ("away_since", "bank", "gone", "heir", "level", "missed", "name", "person", "present", "seat", "wants")

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.clear()

    def clear(self, level: str | None = None) -> None:
        """Nobody's seat any more; a bot's when `level` is given."""
        self.person: str | None = None
        self.name: str = ""
        self.level: str | None = level
        self.present: bool = False
        self.gone: bool = False
        self.missed: int = 0
        self.away_since: float = 0.0
        self.bank: float | None = None
        self.wants: int | None = None
        self.heir: tuple[str, str] | None = None

    def give(self, person: str, name: str, at: float, present: bool) -> None:
        """The seat is this person's."""
        self.clear()
        self.person, self.name, self.present, self.away_since = person, name, present, at

    def back(self) -> None:
        """The person has the seat back from the bot."""
        self.level, self.gone = None, False

    def swap(self, other: "Chair") -> None:
        """Who sits here and who sits there change places."""
        for name in ("person", "name", "level", "present", "gone", "missed", "away_since", "bank"):
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, theirs)
            setattr(other, name, mine)
        self.wants = other.wants = None

    @property
    def kind(self) -> Kind:
        """The state of the seat, as the wire names it."""
        if self.person is None:
            return "empty" if self.level is None else "bot"
        if self.level is not None:
            return "bot-for-person"
        return "person" if self.present else "away"


class People:
    """The chairs of a table and its host."""

    __slots__ = ("chairs", "host")

    def __init__(self, seats: int, bots: Mapping[int, str], host: str) -> None:
        self.chairs: tuple[Chair, ...] = tuple(Chair(seat) for seat in range(seats))
        self.host: str = host
        self.fill(bots)

    def resize(self, seats: int) -> None:
        """Another number of seats: people of seats that are no more take the first ones without a person.

        There must be room for them.
        """
        old, self.chairs = (
            self.chairs,
            tuple(self.chairs[seat] if seat < len(self.chairs) else Chair(seat) for seat in range(seats)),
        )
        for chair in old[seats:]:
            if chair.person is not None:
                next(free for free in self.chairs if free.person is None).swap(chair)

    def expected(self, person: str) -> Chair | None:
        """The chair that a person takes over after the round."""
        return next((chair for chair in self.chairs if chair.heir is not None and chair.heir[0] == person), None)

    def takeable(self) -> list[int]:
        """The seats that somebody new may have: nobody's, or a bot's own."""
        return [chair.seat for chair in self.chairs if chair.person is None and chair.heir is None]

    def fill(self, bots: Mapping[int, str]) -> None:
        """Bots of these levels take these seats."""
        for seat, level in bots.items():
            self.chairs[seat].clear(level)

    def of(self, person: str) -> Chair | None:
        """The chair of a person, also of one who left while a bot keeps it."""
        for chair in self.chairs:
            if chair.person == person:
                return chair
        return None

    def seated(self) -> list[Chair]:
        """The chairs of people who have not left."""
        return [chair for chair in self.chairs if chair.person is not None and not chair.gone]

    def active(self) -> list[Chair]:
        """The chairs whose persons are connected and play themselves: those a vote needs."""
        return [chair for chair in self.chairs if chair.kind == "person"]

    def anybody(self) -> bool:
        """Whether anybody who has not left is connected."""
        return any(chair.present for chair in self.seated())

    def free(self) -> list[int]:
        """The seats that nobody has."""
        return [chair.seat for chair in self.chairs if chair.kind == "empty"]

    def host_chair(self) -> Chair | None:
        """The host's chair; None when they have none."""
        chair = self.of(self.host)
        return None if chair is None or chair.gone else chair

    def heir(self, seat: int) -> Chair | None:
        """Who hosts when the person of `seat` leaves: the next one clockwise, connected people first."""
        size = len(self.chairs)
        others = [chair for chair in self.seated() if chair.seat != seat]
        return min(others, key=lambda chair: (not chair.present, (chair.seat - seat) % size), default=None)

    def rotate_out(self) -> None:
        """Seats of people who left become their bots' own."""
        for chair in self.chairs:
            if chair.gone:
                chair.clear(chair.level)


def unique_name(name: str, others: Iterable[str]) -> str:
    """`name`, with a number when somebody at the table has it, or one that looks like it."""
    taken = {skeleton(other) for other in others}
    number, tried = 1, name
    while skeleton(tried) in taken:
        number += 1
        tail = f" {number}"
        tried = name[: NAME_LENGTH - len(tail)].rstrip() + tail
    return tried
