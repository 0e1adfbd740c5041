"""Refusals as data: a message key, its arguments and, for a rule, its number."""

from __future__ import annotations

from damrak.i18n import text


class GameError(ValueError):
    """A refusal; nothing has changed."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return text(f"error-{self.key}", **self.arguments)

    def __reduce__(self) -> tuple[object, ...]:  # to pass between processes
        return _again, (type(self), self.args, self.__dict__)


class InvalidSetup(GameError):
    """A game cannot be set up like this."""


class InvalidAction(GameError):
    """The text is not an action."""


class StaleAction(GameError):
    """The action was meant for another turn."""


class RecordError(GameError):
    """The record cannot be read or does not hold."""


class IllegalAction(GameError):
    """A rule forbids the action now; `rule` is its number."""

    def __init__(self, rule: str, key: str, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule} {super().__str__()}"


def _again(
    kind: type[GameError], arguments: tuple[object, ...], facts: dict[str, object]
) -> GameError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(facts)
    return error
