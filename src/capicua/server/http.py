"""HTTP connections, bounded before anybody knows what is asked."""

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_HEAD: Final = 64 << 10
"""Bytes after which a request's head that does not end is refused."""


class Http(HttpToolsProtocol):
    """uvicorn's protocol, which otherwise keeps a head of any length in memory."""

    _head: int | None = None
    """Bytes of the head that is being read."""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > _HEAD:
                self.send_400_response("The head of this request is too long.")
