"""What protects a page from other pages: exact origins, and the headers of every answer."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from capicua.server.settings import PublicUrl

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
ENGINE_POLICY: Final = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the worker in which the engine runs on the device: it compiles WebAssembly, which nothing else here may."""
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Origins:
    """Which pages may speak to us: those of the public address, or of the address they were reached by."""

    def __init__(self, public: PublicUrl | None) -> None:
        self._public: Final = public

    def allow(self, connection: HTTPConnection) -> bool:
        """Whether the Origin header names our own site, exactly. Without one, no."""
        return connection.headers.get("origin", "").lower() == self.own(connection)

    def own(self, connection: HTTPConnection) -> str:
        """The address of the site as a browser's Origin header spells it."""
        if self._public:
            return self._public.origin
        return f"{'https' if secure(connection) else 'http'}://{connection.headers.get('host', '').lower()}"


def secure(connection: HTTPConnection) -> bool:
    """Whether somebody came over TLS, as far as we or a trusted proxy know."""
    return connection.url.scheme in ("https", "wss")


class Shield:
    """Adds the protecting headers to every HTTP answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_shielded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_shielded)
