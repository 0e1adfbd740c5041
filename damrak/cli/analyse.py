"""`damrak analyse`: a game looked at closely."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from damrak.i18n import INSIGHT_LANGUAGES, text
from damrak.terminal.console import compiling, console, print_json, say, write_file

if TYPE_CHECKING:
    from damrak.insight.report import Account, Analysis
    from damrak.reports.analysis_text import Words


def analyse(
    file: Annotated[Path, typer.Argument(help="A record of a game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[
        Path | None, typer.Option(help="Write a page with the curve of the game to this file.")
    ] = None,
    language: Annotated[
        str, typer.Option(help=f"Of the table and the page: {', '.join(INSIGHT_LANGUAGES)}.")
    ] = "en",
) -> None:
    """Look at a game: every chance to win, the decisions that mattered, skill and luck.

    Each seat is judged from what it knew. The same record gives the same analysis.
    """
    if language not in INSIGHT_LANGUAGES:
        known = ", ".join(INSIGHT_LANGUAGES)
        raise typer.BadParameter(text("analyse-language", language=language, known=known))
    from damrak.game import Record

    record = Record.load(file)
    with compiling():
        from damrak.insight.analysis import analyse as look

        analysis = look(record)
    from damrak.reports.analysis import analysis_page
    from damrak.reports.analysis_text import Words, told_apart

    board = record.load_board()
    if html:
        write_file(html, analysis_page(analysis, board, language))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(analysis))
        return
    _print(told_apart(analysis), Words(board, language))
    if html:
        say("analyse-page", file=str(html))


def _print(analysis: Analysis, words: Words) -> None:
    out = console()
    out.print(_account_table(analysis, words))
    if not analysis.finished:
        out.print(words("unfinished"))
    for account in analysis.accounts:
        out.print()
        out.print(words("mattered", name=account.name), style="bold")
        for told in _mattered(account, analysis, words):
            out.print(told)


def _account_table(analysis: Analysis, words: Words) -> Table:
    table = Table(title=words("title"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(words("player"))
    for heading in ("prior", "skill", "luck", "result", "regret", "points-total"):
        table.add_column(words(heading), justify="right", no_wrap=True)
    for account in analysis.accounts:
        table.add_row(
            account.name,
            words.figure(account.prior),
            words.change(account.skill),
            words.change(account.luck),
            words.figure(account.result),
            words.figure(account.regret),
            str(account.points.total) if account.points else "",
        )
    return table


def _mattered(account: Account, analysis: Analysis, words: Words) -> list[str]:
    lines = []
    for number in account.mattered:
        decision = analysis.decisions[number - 1]
        played = words("decision", number=number, action=words.action(decision.action))
        better = words("better", action=words.action(decision.best))
        cost = words("cost", cost=words.percent(decision.regret))
        lines.append(f"  {played}; {better} ({cost})")
    return lines or [f"  {words('mattered-none')}"]
