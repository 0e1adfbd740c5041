"""`damrak analyse`: the analysis of one recorded game, or of many as a table of players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from damrak.cli.analyse_many import analyse_many
from damrak.cli.options import CORES, AsJson, HtmlFile, Language, Threads
from damrak.terminal.console import (
    compiling,
    console,
    print_json,
    print_text,
    result_table,
    write_file,
)

if TYPE_CHECKING:
    from damrak.insight.report import Account, Analysis
    from damrak.reports.analysis_text import AnalysisText


def analyse(
    files: Annotated[list[Path], typer.Argument()],
    as_json: AsJson = False,
    html: HtmlFile = None,
    language: Language = "en",
    threads: Threads = CORES,
    share: Annotated[float | None, typer.Option("--share", min=0.0, max=1.0)] = None,
) -> None:
    """Analyse a recorded game, or all games of some files and folders, and print the result."""
    if len(files) == 1 and not files[0].is_dir():
        _analyse_one(files[0], as_json, html, language)
    else:
        raise typer.Exit(analyse_many(files, as_json, html, language, threads, share))


def _analyse_one(file: Path, as_json: bool, html: Path | None, language: str) -> None:
    from damrak.game import Record

    record = Record.load(file)
    with compiling():
        from damrak.insight.analysis import analyse as analyse_record

        analysis = analyse_record(record)
    from damrak.reports.analysis import analysis_page
    from damrak.reports.analysis_text import AnalysisText, with_unique_names

    board = record.load_board()
    if html:
        write_file(html, analysis_page(analysis, board, language))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(analysis))
        return
    _print(with_unique_names(analysis), AnalysisText(board, language))
    if html:
        print_text("analyse-page", file=str(html))


def _print(analysis: Analysis, texts: AnalysisText) -> None:
    out = console()
    out.print(_account_table(analysis, texts))
    if not analysis.finished:
        out.print(texts("unfinished"))
    for account in analysis.accounts:
        out.print()
        out.print(texts("mattered", name=account.name), style="bold")
        for told in _mattered(account, analysis, texts):
            out.print(told)


def _account_table(analysis: Analysis, texts: AnalysisText) -> Table:
    table = result_table(texts("title"))
    table.add_column(texts("player"))
    for heading in ("prior", "own", "others", "luck", "result", "accuracy", "points-total"):
        table.add_column(texts(heading), justify="right", no_wrap=True)
    for account in analysis.accounts:
        table.add_row(
            account.name,
            texts.figure(account.prior),
            texts.change(account.own),
            texts.change(account.others),
            texts.change(account.luck),
            texts.figure(account.result),
            texts.accuracy(account.accuracy),
            str(account.points.total) if account.points else "",
        )
    return table


def _mattered(account: Account, analysis: Analysis, texts: AnalysisText) -> list[str]:
    lines = []
    for told in account.mattered:
        decision = analysis.decisions[told.number - 1]
        played = texts("decision", number=told.number, action=texts.action(decision.action))
        better = texts("better", action=texts.better(decision))
        cost = texts("cost", cost=texts.percent(decision.cost or 0.0))
        lines.append(f"  {played}; {better} ({cost})")
        if why := texts.why(decision, told, analysis.seats):
            lines.append(f"    {why}")
    return lines or [f"  {texts('mattered-none')}"]
