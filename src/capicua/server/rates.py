"""How often somebody may ask for what costs something or could be guessed: settings, counted in memory."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from typing import Final, Self

from limits import RateLimitItem, parse_many
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter
from starlette.requests import HTTPConnection

from capicua.core.wire import Refusal
from capicua.room.wire import Command, Contribute, Emote, MoveCommand, Ready, Say
from capicua.server.errors import StartError

_PLAY: Final = (MoveCommand, Ready, Contribute, Say, Emote)
"""Commands that a match is made of; the others arrange the table."""
_SWEPT: Final = 10_000
"""Counts after which those whose time is over are thrown away."""


@dataclass(frozen=True, slots=True)
class RateSettings:
    """Each as `limits` writes it, "20/minute"; several are joined by ";", and "" is no limit.

    `play` and `arrange` count the commands of one person, those of a match and all others; `enter` counts their new
    sockets. `host_...` are the same for everybody of one address together, and `host_sockets` how many sockets they
    may have open. `create`, `look_up` and `forget` are HTTP requests of one address: new rooms; codes and records;
    guests who want to be forgotten.
    """

    play: str = "60/10second"
    arrange: str = "20/10second;200/hour"
    enter: str = "60/minute"
    host_play: str = "600/10second"
    host_arrange: str = "100/10second;1000/hour"
    host_enter: str = "600/minute"
    host_sockets: str = "400"
    create: str = "30/minute;300/hour"
    look_up: str = "10/minute;60/hour"
    forget: str = "5/hour"

    def changed(self, given: Iterable[str]) -> Self:
        """These settings with others for those `given` as "name=limits". Raises StartError."""
        settings, names = self, [field.name for field in fields(self)]
        for text in given:
            name, equals, value = text.partition("=")
            name = name.strip().replace("-", "_")
            if not equals or name not in names:
                raise StartError(f"--rate takes NAME=LIMITS with a name of {', '.join(names)}, not {text!r}")
            settings = replace(settings, **{name: value.strip()})
        settings.check()
        return settings

    def check(self) -> None:
        """Raises StartError for a limit that is none."""
        for field in fields(self):
            text = getattr(self, field.name)
            if field.name == "host_sockets":
                if text and not (text.isascii() and text.isdigit()):
                    raise StartError(f"--rate {field.name} takes a whole number, not {text!r}")
                continue
            try:
                _items(text)
            except ValueError as error:
                raise StartError(f'--rate {field.name} takes limits like "20/minute;200/hour", not {text!r}') from error


class Rates:
    """Counts by person and by address. What is asked too often is refused with the limit that it exceeds."""

    def __init__(self, settings: RateSettings, now: Callable[[], float] = time.monotonic) -> None:
        self._limiter: Final = FixedWindowRateLimiter(_Windows(now))
        self._limits: Final = {
            field.name: _items(getattr(settings, field.name))
            for field in fields(settings)
            if field.name != "host_sockets"
        }
        self._most: Final = int(settings.host_sockets or 0)
        self._open: Final[Counter[str]] = Counter()

    def ask(self, what: str, address: str) -> Refusal | None:
        """One more HTTP request of a kind that is limited: "create", "look_up" or "forget"."""
        return self._count(what, address)

    def command(self, command: Command, person: str | None, address: str) -> Refusal | None:
        """One more command."""
        what = "play" if isinstance(command, _PLAY) else "arrange"
        return self._both(what, person, address)

    def enter(self, person: str | None, address: str) -> Refusal | None:
        """One more socket; when it is not refused, it counts as open until `left`."""
        if self._most and self._open[address] >= self._most:
            return Refusal("refused-busy", None, {"count": self._most})
        if refusal := self._both("enter", person, address):
            return refusal
        self._open[address] += 1
        return None

    def left(self, address: str) -> None:
        """A socket that had entered is closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _both(self, what: str, person: str | None, address: str) -> Refusal | None:
        refusal = self._count(what, person) if person else None
        return refusal or self._count(f"host_{what}", address)

    def _count(self, what: str, whose: str) -> Refusal | None:
        for item in self._limits[what]:
            if not self._limiter.hit(item, what, whose):
                return Refusal("refused-busy", None, {"count": item.amount, "seconds": item.get_expiry()})
        return None


def _items(text: str) -> list[RateLimitItem]:
    """The limits of a text, the shortest first: what it refuses does not count against the longer ones."""
    return sorted(parse_many(text), key=lambda item: item.get_expiry()) if text else []


class _Windows(Storage):
    """Counts in fixed windows. The library's own storage starts a thread whenever it has counted something."""

    STORAGE_SCHEME = None

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now: Final = now
        self._windows: Final[dict[str, tuple[int, float]]] = {}
        self._sweep_at = _SWEPT

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        now = self._now()
        count, end = self._windows.get(key, (0, 0.0))
        if end <= now:
            count, end = 0, now + expiry
        self._windows[key] = count + amount, end
        if len(self._windows) > self._sweep_at:
            self._sweep(now)
        return count + amount

    def _sweep(self, now: float) -> None:
        for key in [key for key, (_, end) in self._windows.items() if end <= now]:
            del self._windows[key]
        self._sweep_at = max(_SWEPT, 2 * len(self._windows))

    def get(self, key: str) -> int:
        count, end = self._windows.get(key, (0, 0.0))
        return count if end > self._now() else 0

    def get_expiry(self, key: str) -> float:
        """The second of the wall clock at which the window of `key` is over."""
        _, end = self._windows.get(key, (0, 0.0))
        return time.time() + max(0.0, end - self._now())

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        count = len(self._windows)
        self._windows.clear()
        return count

    def clear(self, key: str) -> None:
        self._windows.pop(key, None)


def address_of(connection: HTTPConnection) -> str:
    """Whom the address of a connection stands for: of IPv6 the network of 64 bits that one customer has."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
