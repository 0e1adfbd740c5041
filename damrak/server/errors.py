"""Refusals of the server, and the HTTP status of each."""

from __future__ import annotations

import traceback
from pathlib import Path

from damrak.game.errors import GameError, IllegalAction, StaleAction
from damrak.i18n.json_types import JsonObject
from damrak.server.protocol import Problem

STATUS = {
    "no-table": 404,
    "no-record": 404,
    "no-page": 404,
    "not-allowed": 403,
    "banned": 403,
    "foreign-origin": 403,
    "wrong-host": 400,
    "unreadable": 400,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "share": 400,
    "storage-unavailable": 503,
    "starting": 503,
    "stale": 409,
    "internal": 500,
}
DEFAULT = 409  # a valid command at the wrong time


class RefusedError(GameError):
    """The server refuses something; nothing has changed."""


class OverLimit(RefusedError):
    """Refused because of a limit; `limit` is its name in logs and metrics (`refusals.LIMITS`)."""

    def __init__(self, key: str, limit: str, /, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.limit = limit


TOO_DEEP = RefusedError("unreadable", reason="JSON is nested too deeply")


def problem_of(error: GameError) -> Problem:
    """A refusal as it is sent to clients."""
    arguments = {
        name: value if isinstance(value, int) and not isinstance(value, bool) else str(value)
        for name, value in error.arguments.items()
    }
    rule = error.rule if isinstance(error, IllegalAction) else None
    return Problem(key=error.key, arguments=arguments, rule=rule)


def status_of(error: GameError) -> int:
    """The HTTP status of a refusal."""
    return STATUS["stale"] if isinstance(error, StaleAction) else STATUS.get(error.key, DEFAULT)


def described(error: BaseException) -> JsonObject:
    """What a log may say of an error: its types and lines of code, no text and no variable (R33).

    The message of an error may quote a request, a row of the database or a secret.
    """
    chain = [error]
    while (cause := chain[-1].__cause__ or chain[-1].__context__) and cause not in chain:
        chain.append(cause)
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "kind": " < ".join(type(each).__name__ for each in chain),
        "where": [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in frames],
    }
