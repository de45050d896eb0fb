"""What whoever starts the server may choose, checked before anything else happens."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self
from urllib.parse import urlsplit

from capicua.room.pace import PACES, Pace
from capicua.server.errors import StartError
from capicua.server.rates import RateSettings

RATES: Final = {
    "normal": RateSettings(),
    "test": RateSettings(
        play="",
        arrange="",
        enter="",
        host_play="",
        host_arrange="",
        host_enter="",
        host_sockets="",
        create="",
        forget="",
    ),
}
"""How much anybody may ask for at each pace."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to listen, where data lie, and by which address people come (None: the one they used).

    Headers of `proxies` are believed. `patience` are the seconds that the head of a request may take to come, and that
    a connection may be idle between two requests. `metrics` is where metrics are told, host and port. `keep` are
    the days that a room is kept at which nobody is any more (0: for ever).
    """

    host: str
    port: int
    data: Path
    public_url: "PublicUrl | None" = None
    pace: Pace = PACES["normal"]
    rates: RateSettings = RATES["normal"]
    proxies: tuple[str, ...] = ()
    patience: float = 10.0
    metrics: str | None = None
    keep: int = 365


@dataclass(frozen=True, slots=True)
class PublicUrl:
    """The address of the site as a browser's Origin header spells it."""

    origin: str

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https:")

    @classmethod
    def read(cls, text: str) -> Self:
        """The address written `text`: a scheme and a host, no path. Raises StartError."""
        wrong = StartError(f"--public-url takes an address like https://dominoes.example, not {text!r}")
        try:
            parts = urlsplit(text)
            host, port = parts.hostname, parts.port
        except ValueError as error:
            raise wrong from error
        beyond = parts.path.strip("/") or parts.query or parts.fragment or parts.username
        if not host or beyond or parts.scheme not in ("http", "https"):
            raise wrong
        default = 443 if parts.scheme == "https" else 80
        name = f"[{host}]" if ":" in host else host
        return cls(f"{parts.scheme}://{name}" + ("" if port in (None, default) else f":{port}"))
