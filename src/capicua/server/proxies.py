"""Whom a request comes from and by which scheme, where proxies stand before the server."""

import ipaddress
from collections.abc import Iterable
from typing import Final

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from capicua.server.errors import StartError

_log: Final = structlog.get_logger()


def read_proxies(given: Iterable[str]) -> tuple[str, ...]:
    """The addresses and networks of proxies. Raises StartError."""
    return tuple(_network(text.strip()) for text in given)


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text)) if "/" in text else str(ipaddress.ip_address(text))
    except ValueError as error:
        raise StartError(
            f"--trusted-proxy takes an address or a network like 127.0.0.1 or 10.0.0.0/8, not {text!r}"
        ) from error


def behind(app: ASGIApp, proxies: Iterable[str]) -> ASGIApp:
    """`app` told who speaks through `proxies`, by their X-Forwarded-For and -Proto; anybody else's are ignored."""
    trusted = list(proxies)
    if trusted:
        return ProxyHeadersMiddleware(app, trusted_hosts=trusted)  # type: ignore[arg-type, return-value]
    return _Unexpected(app)


class _Unexpected:
    """Says once that a proxy seems to stand before a server that trusts none."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app
        self._said = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._said and any(name == b"x-forwarded-for" for name, _ in scope.get("headers", ())):
            self._said = True
            _log.warning("proxy_not_trusted", hint="name the proxy with --trusted-proxy, or all count as one address")
        await self._app(scope, receive, send)
