"""The built client: its page, and its assets under names that change with their content."""

import functools
import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

_PAGE: Final = "index.html"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_COMPRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


class _File:
    """A file as it is sent: read once, compressed once."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body: Final = body
        self.type: Final = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag: Final = f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'
        worth = self.type.startswith(_COMPRESSED)
        self.packed: Final = gzip.compress(self.body, mtime=0) if worth else None


class Client:
    """Serves the files of `folder`. Which ones there are is looked up once."""

    def __init__(self, folder: Path) -> None:
        self._paths: Final = {
            path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()
        }
        self._file: Final = functools.cache(lambda name: _File(name, self._paths[name].read_bytes()))

    def has(self, name: str) -> bool:
        """Whether there is a file of that name."""
        return name in self._paths

    def file(self, request: Request, name: str) -> Response:
        """The file `name`."""
        return self._send(request, self._file(name), _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN)

    def page(self, request: Request, head: str = "") -> Response:
        """The page, whatever the address: the client knows its own. `head` are more tags for its head."""
        if not self.has(_PAGE):
            return PlainTextResponse("The client is not built yet: run make, then start the server again.\n", 503)
        page = self._file(_PAGE)
        if head:
            page = _File(_PAGE, page.body.replace(b"</head>", head.encode() + b"</head>", 1))
        return self._send(request, page, _ASK_AGAIN)

    def _send(self, request: Request, file: _File, caching: str) -> Response:
        headers = {"ETag": file.etag, "Cache-Control": caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(file.packed, headers=headers, media_type=file.type)
        return Response(file.body, headers=headers, media_type=file.type)
