"""What is wrong with a board file, as data: a message key, its arguments, a line."""

from __future__ import annotations

from dataclasses import dataclass

from damrak.i18n import text


@dataclass(frozen=True)
class Problem:
    """One fault of a board file; `line` is 0 where no single line is to blame."""

    key: str
    arguments: dict[str, object]
    line: int = 0

    def __str__(self) -> str:
        words = text(f"board-{self.key}", **self.arguments)
        return text("board-line", line=self.line, problem=words) if self.line else words


class BoardError(ValueError):
    """A board file that cannot be played; `problems` says everything that is wrong with it."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(source, problems)
        self.source = source
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {problem}" for problem in self.problems)
