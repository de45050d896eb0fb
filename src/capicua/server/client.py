"""The built client: its page, and its assets under names that change with their content."""

import functools
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from capicua.server.guard import ENGINE_POLICY

_PAGE: Final = "index.html"
_NAMED_BY_CONTENT: Final = re.compile(r"assets/|engine/[a-z]+-").match
_ENGINE: Final = "assets/engine.worker-"
"""How the name of the worker begins that compiles the engine."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_CODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Content codings, the better first, and what ends the name of a file's compressed copy."""

for _type, _ending in (
    ("text/javascript", ".js"),
    ("text/javascript", ".mjs"),
    ("application/manifest+json", ".webmanifest"),
    ("application/wasm", ".wasm"),
    ("font/woff2", ".woff2"),
):
    mimetypes.add_type(_type, _ending)


class _File:
    """A file, or a compressed copy, as it is sent: read once."""

    def __init__(self, body: bytes) -> None:
        self.body: Final = body
        self.etag: Final = f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'


class Client:
    """Serves the files of `folder`, and the copies that the build has compressed. Which there are is looked up once."""

    def __init__(self, folder: Path) -> None:
        self._paths: Final = {
            path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
        }
        self._file: Final = functools.cache(lambda name: _File(self._paths[name].read_bytes()))

    def has(self, name: str) -> bool:
        """Whether there is a file of that name."""
        return name in self._paths

    def file(self, request: Request, name: str) -> Response:
        """The file `name`."""
        response = self._send(request, name, _FOR_EVER if _NAMED_BY_CONTENT(name) else _ASK_AGAIN)
        if name.startswith(_ENGINE):
            response.headers["Content-Security-Policy"] = ENGINE_POLICY
        return response

    def page(self, request: Request, head: str = "") -> Response:
        """The page, whatever the address: the client knows its own. `head` are more tags for its head."""
        if not self.has(_PAGE):
            return PlainTextResponse("The client is not built yet: run make, then start the server again.\n", 503)
        if not head:
            return self._send(request, _PAGE, _ASK_AGAIN)
        page = self._file(_PAGE).body.replace(b"</head>", head.encode() + b"</head>", 1)
        return _answer(request, _File(page), _PAGE, {"Cache-Control": _ASK_AGAIN})

    def _send(self, request: Request, name: str, caching: str) -> Response:
        headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        copy = name
        for coding, ending in _CODINGS:
            if self.has(name + ending) and _accepts(request, coding):
                headers["Content-Encoding"], copy = coding, name + ending
                break
        return _answer(request, self._file(copy), name, headers)


def _answer(request: Request, file: _File, name: str, headers: dict[str, str]) -> Response:
    """The file, unless the browser has it; its type is that of `name`."""
    headers["ETag"] = file.etag
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    return Response(file.body, headers=headers, media_type=mimetypes.guess_type(name)[0] or "application/octet-stream")


def _accepts(request: Request, coding: str) -> bool:
    """Whether an answer may be coded so: it is named, and not with the weight 0."""
    offers = [offer.partition(";") for offer in request.headers.get("accept-encoding", "").lower().split(",")]
    return any(name.strip() == coding and weight.replace(" ", "") not in ("q=0", "q=0.0") for name, _, weight in offers)
