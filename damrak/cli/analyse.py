"""`damrak analyse`: the analysis of a recorded game, as a table, a page or JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from damrak.cli.options import AsJson, HtmlFile, Language, RecordFile
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
    from damrak.reports.analysis_text import Words


def analyse(
    file: RecordFile,
    as_json: AsJson = False,
    html: HtmlFile = None,
    language: Language = "en",
) -> None:
    """Analyse a recorded game and print the result."""
    from damrak.game import Record

    record = Record.load(file)
    with compiling():
        from damrak.insight.analysis import analyse as analyse_record

        analysis = analyse_record(record)
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
        print_text("analyse-page", file=str(html))


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
    table = result_table(words("title"))
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
