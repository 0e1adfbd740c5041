"""Problems of a board file as data: a message key, its arguments and a line."""

from __future__ import annotations

from dataclasses import dataclass

from damrak.i18n import text


@dataclass(frozen=True)
class Problem:
    """One problem of a board file; `line` is 0 if it is not in a single line."""

    key: str
    arguments: dict[str, object]
    line: int = 0

    def __str__(self) -> str:
        problem = text(f"board-{self.key}", **self.arguments)
        return text("board-line", line=self.line, problem=problem) if self.line else problem


class BoardError(ValueError):
    """A board file that cannot be played; `problems` lists everything that is wrong."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(source, problems)
        self.source = source
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {problem}" for problem in self.problems)
