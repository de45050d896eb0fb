"""What the server says about itself: one structured line an event, on standard error.

Never a secret, a hand, a seed, a cookie or a whole room id.
"""

import logging
import sys
from typing import Final

import structlog

_CLIENTS_FAULTS: Final = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")
"""How uvicorn begins what it says about malformed frames and requests: anybody could fill the log with it."""


class _Forward(logging.Handler):
    """Hands what libraries log to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage().strip()
        if not message.startswith(_CLIENTS_FAULTS):
            _log.log(record.levelno, "library", logger=record.name, message=message, exc_info=record.exc_info)


_log: Final = structlog.get_logger()


def _for_people() -> structlog.dev.ConsoleRenderer:
    """Renders with plain tracebacks: the pretty ones show local variables, and so hands and secrets."""
    return structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)


def configure() -> None:
    """Lines for people on a terminal, JSON elsewhere."""
    terminal = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *([] if terminal else [structlog.processors.format_exc_info]),
            _for_people() if terminal else structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Forward()], force=True)
