"""What the server counts for whoever runs it, as Prometheus reads it, on a listener of its own."""

import contextlib
import gc
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from capicua.room.entries import Acted, Entry
from capicua.server.errors import StartError

disable_created_metrics()  # type: ignore[no-untyped-call]
_REGISTRY: Final = CollectorRegistry()
_ROOMS: Final = Gauge("capicua_rooms", "Rooms in memory.", registry=_REGISTRY)
_FROZEN: Final = Gauge("capicua_gc_frozen_objects", "Objects that the collector leaves alone.", registry=_REGISTRY)
_ACTS: Final = Counter("capicua_moves", "Moves that count, by who made them.", ["by"], registry=_REGISTRY)

SOCKETS: Final = Gauge("capicua_sockets", "Open sockets at tables.", registry=_REGISTRY)
ROOMS_MADE: Final = Counter("capicua_rooms_made", "Rooms that were made.", registry=_REGISTRY)
REFUSED: Final = Counter("capicua_refused", "Commands and requests refused, by why.", ["code"], registry=_REGISTRY)
COMMIT: Final = Histogram(
    "capicua_commit_seconds",
    "Time of a commit to the disk.",
    registry=_REGISTRY,
    buckets=(0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.024),
)
ROWS: Final = Counter("capicua_commit_rows", "What was committed; several rows may share a commit.", registry=_REGISTRY)
BOT_FAILURES: Final = Counter(
    "capicua_bot_failures",
    "Bots that did not answer: no worker was free, it died or was late, it failed, it did not start, it erred.",
    ["why"],
    registry=_REGISTRY,
)
SLOW_READERS: Final = Counter("capicua_slow_readers", "Sockets cut because they read too slowly.", registry=_REGISTRY)

_BY: Final = {why: _ACTS.labels(why) for why in ("person", "bot", "automatic", "timeout", "overdue")}
for _why in ("waited", "lost", "failed", "unstartable", "illegal"):
    BOT_FAILURES.labels(_why)


def count_moves(entries: Sequence[Entry]) -> None:
    """The moves of one stored append."""
    for entry in entries:
        if isinstance(entry, Acted):
            _BY[entry.why].inc()


@contextlib.contextmanager
def told(where: str | None, rooms: Callable[[], int]) -> Iterator[None]:
    """Tells the metrics at `where` ("127.0.0.1:9100", None: nowhere) for a while. Raises StartError."""
    if where is None:
        yield
        return
    host, _, port = where.rpartition(":")
    if not host or not port.isascii() or not port.isdigit():
        raise StartError(f"--metrics takes an address and a port like 127.0.0.1:9100, not {where!r}")
    _ROOMS.set_function(rooms)
    _FROZEN.set_function(gc.get_freeze_count)
    collector = ProcessCollector(registry=_REGISTRY)
    try:
        server, thread = start_http_server(int(port), host.strip("[]"), _REGISTRY)
    except (OSError, OverflowError) as error:
        raise StartError(f"cannot tell metrics at {where}: {error}; name another with --metrics") from error
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
        _REGISTRY.unregister(collector)
