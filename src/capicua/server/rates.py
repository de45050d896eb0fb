"""How often one address may ask for what costs something or could be guessed; settings, counted in memory."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter
from starlette.requests import HTTPConnection


@dataclass(frozen=True, slots=True)
class RateSettings:
    """Each as `limits` writes it, "20/minute"; several are joined by ";"."""

    create: str = "30/minute;300/hour"
    look_up: str = "10/minute;60/hour"


class Rates:
    """Counts by address; `address` says whose a request is."""

    def __init__(self, settings: RateSettings, address: Callable[[HTTPConnection], str]) -> None:
        self._limiter: Final = MovingWindowRateLimiter(MemoryStorage())
        self._create: Final = _items(settings.create)
        self._look_up: Final = _items(settings.look_up)
        self._address: Final = address

    def may_create(self, connection: HTTPConnection) -> bool:
        """Whether one more room may be made."""
        return self._hit("create", self._create, connection)

    def may_look_up(self, connection: HTTPConnection) -> bool:
        """Whether one more code may be tried."""
        return self._hit("look-up", self._look_up, connection)

    def _hit(self, what: str, items: list[RateLimitItem], connection: HTTPConnection) -> bool:
        address = self._address(connection)
        if not all(self._limiter.test(item, what, address) for item in items):
            return False
        for item in items:
            self._limiter.hit(item, what, address)
        return True


def _items(text: str) -> list[RateLimitItem]:
    return [parse(item) for item in text.split(";")]


def peer(connection: HTTPConnection) -> str:
    """The address a connection comes from."""
    return connection.client.host if connection.client else ""
