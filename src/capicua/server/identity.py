"""Who a browser is: a guest with a random id in a signed cookie that no script can read."""

import hashlib
import secrets
from typing import Final

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from capicua.server.guard import secure

_COOKIE: Final = "capicua"
_LASTS: Final = 365 * 24 * 3600
_ID_BYTES: Final = 16


class Identity:
    """Makes and reads guests' cookies; `always_secure` where pages come over TLS whatever a request says."""

    def __init__(self, key: bytes, *, always_secure: bool) -> None:
        self._signer: Final = Signer(key, salt="capicua.guest", key_derivation="hmac", digest_method=hashlib.sha256)
        self._secure: Final = always_secure

    def read(self, connection: HTTPConnection) -> str | None:
        """The person who asks; None for somebody without a cookie that we signed."""
        try:
            return self._signer.unsign(connection.cookies.get(_COOKIE, "")).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    def new(self) -> str:
        """A new person."""
        return secrets.token_urlsafe(_ID_BYTES)

    def remember(self, connection: HTTPConnection, response: Response, person: str) -> None:
        """Has the browser that asked come back as `person` for another year."""
        response.set_cookie(
            _COOKIE,
            self._signer.sign(person).decode("ascii"),
            max_age=_LASTS,
            secure=self._secure or secure(connection),
            httponly=True,
            samesite="lax",
        )

    def forget(self, connection: HTTPConnection, response: Response) -> None:
        """Has the browser that asked throw its cookie away."""
        response.delete_cookie(_COOKIE, secure=self._secure or secure(connection), httponly=True, samesite="lax")
