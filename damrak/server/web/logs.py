"""Logs: one JSON object a line on standard error, and no text that a client or an error wrote.

Secrets stand in texts: in requests, in messages of errors, in variables of a traceback. None of
these is ever written. An error is logged as its type and its lines of code (`errors.described`),
a message of a library as the place that wrote it, and only the fields of FIELDS are kept.
"""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Mapping, MutableMapping
from types import TracebackType

import structlog

from damrak.i18n.json_types import Json
from damrak.server.errors import RefusedError, described

# Numbers, codes of tables, types of errors, lines of code, and clients as `log_addresses` says.
FIELDS = frozenset(
    (
        *("event", "level", "timestamp", "code", "seats", "held", "game", "bot"),
        *("kind", "where", "cause", "client", "reason", "limit", "count"),
    )
)
HANDSHAKE = "without completing handshake"  # of uvicorn's message about one that we refused


def set_up_logs(level: str) -> None:
    """Log to standard error from this level on; raises a RefusedError if there is no such level."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise RefusedError("settings", reason=f"log_level: {level}")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,  # the client of this request or socket
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            keep_known_fields,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    root = logging.getLogger()
    root.handlers = [FromLibraries()]
    root.setLevel(logging.ERROR)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def keep_known_fields(
    _logger: object, _name: str, fields: MutableMapping[str, Json]
) -> Mapping[str, Json]:
    """The fields of a line that may be written."""
    return {name: value for name, value in fields.items() if name in FIELDS}


class FromLibraries(logging.Handler):
    """Errors of uvicorn, asyncio and other libraries as lines of our log, without their text."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log which line reported an error and of which type it is."""
        if HANDSHAKE in str(record.msg):
            return
        error = record.exc_info[1] if record.exc_info else None
        found = described(error) if error is not None else {"kind": record.name, "where": []}
        where = [*found.pop("where"), f"{record.module}:{record.lineno}"]
        structlog.get_logger("damrak.server").error("library", where=where, **found)


def log_uncaught_errors() -> None:
    """Log an error that nothing catches, instead of printing its text and its traceback."""

    def log(error: BaseException | None) -> None:
        found = described(error) if error is not None else {}
        structlog.get_logger("damrak.server").error("uncaught", **found)

    def hook(_: type[BaseException], error: BaseException, __: TracebackType | None) -> None:
        log(error)

    sys.excepthook = hook
    threading.excepthook = lambda told: log(told.exc_value)
    sys.unraisablehook = lambda told: log(told.exc_value)
