"""The progress bar of all commands."""

from __future__ import annotations

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from damrak.terminal.console import stderr_console


def progress_bar(*, counted: bool = True) -> Progress:
    """A bar on standard error, with how many of how many if counted; nothing where that is no
    terminal.
    """
    out = stderr_console()
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        *([MofNCompleteColumn()] if counted else []),
        TimeRemainingColumn(),
        console=out,
        transient=True,
        disable=not out.is_terminal,
    )
