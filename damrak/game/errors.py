"""Refusals as data: a message key, its arguments and, where a rule forbids, its number."""

from __future__ import annotations

from typing import Any

from damrak.i18n import text


class GameError(ValueError):
    """Something was refused; nothing has changed."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return text(f"error-{self.key}", **self.arguments)

    def __reduce__(self) -> tuple[Any, ...]:  # so that it can come from another process
        return _again, (type(self), self.args, self.__dict__)


class InvalidSetup(GameError):
    """No such game can be set up."""


class InvalidAction(GameError):
    """The action cannot be read."""


class StaleAction(GameError):
    """The action answers another turn than the present one."""


class RecordError(GameError):
    """The record cannot be read or does not hold."""


class IllegalAction(GameError):
    """The rules do not allow the action now; `rule` is the number of the one that forbids it."""

    def __init__(self, rule: str, key: str, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule} {super().__str__()}"


def _again(kind: type[GameError], arguments: tuple[Any, ...], facts: dict[str, Any]) -> GameError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(facts)
    return error
