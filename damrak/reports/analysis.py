"""The HTML page of an analysis: self-contained, without scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from damrak.board import Board
from damrak.board.drawing.palette import BLOCK, BRICK, GILT, INK, RIPPLE, SHADE
from damrak.insight.kernels.account import SLIGHT
from damrak.insight.kernels.judgement import CAUSES
from damrak.insight.report import Account, Analysis, Decision
from damrak.reports import svg as plots
from damrak.reports.analysis_plots import bar, curve_plot, name_html
from damrak.reports.analysis_text import AnalysisText, with_unique_names
from damrak.reports.html import page, section

STYLE = f"""
h3 {{ font-size: 1.02em; font-weight: normal; margin: 16px 0 2px; }}
h3 small {{ color: {BRICK}; white-space: nowrap; }}
svg.mark {{ display: inline-block; width: 23px; height: 10px; margin-right: 4px; }}
svg.bar {{ width: 100%; min-width: 70px; height: 12px; }}
.options td:nth-child(2) {{ width: 42%; }}
.options td:first-child {{ white-space: normal; }}
.options tr.played td:first-child {{ text-decoration: underline {GILT} 2px; }}
.left td, .left th {{ text-align: left; }}
.left td.number {{ text-align: right; }}
.hit:hover rect, .hit:focus rect {{ fill: {GILT}; fill-opacity: 0.25; }}
tr:target td {{ background: {SHADE}; }}
a {{ color: {INK}; }}
td.bad {{ color: {BRICK}; }}
.sum td {{ border-top: 1.5px solid {INK}; }}
.log td:nth-child(2) {{ white-space: normal; min-width: 15em; }}
.log thead th {{ position: sticky; top: 0; background: {BLOCK}; }}
@media (max-width: 760px) {{ svg.wide-plot {{ min-width: 640px; }} }}
"""


def analysis_page(analysis: Analysis, board: Board, language: str = "en") -> str:
    """The whole HTML document."""
    texts, analysis = AnalysisText(board, language), with_unique_names(analysis)
    told = [texts("intro")]
    told += [] if analysis.finished else [texts("unfinished")]
    drawn = f'<div class="scroll">{curve_plot(analysis, texts)}</div>'
    drawn = drawn.replace("<svg ", '<svg class="wide-plot" ', 1)
    sections = [section(texts("curve"), texts("curve-told"), drawn, wide=True)]
    sections += [_account(analysis, texts)]
    sections += [_mattered(account, analysis, texts) for account in analysis.accounts]
    sections += [*_points(analysis, texts), _replay(analysis, texts)]
    return page(texts("title"), told, sections, language=language, style=STYLE)


def _table(head: Sequence[str], rows: Sequence[str], kind: str = "") -> str:
    """A table whose rows are already HTML."""
    top = "".join(f"<th>{escape(heading)}</th>" for heading in head)
    class_ = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll"><table{class_}><thead><tr>{top}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _row(cells: Sequence[str], extra: str = "") -> str:
    return f"<tr{extra}>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _account(analysis: Analysis, texts: AnalysisText) -> str:
    """A row for each part and a column for each player; columns add up to the result."""
    accounts = analysis.accounts
    rows = [_row([texts("prior"), *(texts.figure(each.prior) for each in accounts)])]
    rows.append(_row([texts("own"), *(texts.change(each.own) for each in accounts)]))
    rows.append(_row([texts("others"), *(texts.change(each.others) for each in accounts)]))
    for cause in CAUSES:
        parts = [texts.change(each.causes[cause]) for each in accounts]
        named = texts("told", what=texts("luck"), told=texts(f"cause-{cause}"))
        rows.append(_row([escape(named), *parts]))
    shares = [texts.figure(each.result) for each in accounts]
    rows.append(_row([texts("result"), *shares], ' class="sum"'))
    rated = [texts.accuracy(each.accuracy) for each in accounts]
    rows.append(_row([texts("accuracy"), *rated]))
    table = _table(["", *analysis.seats], rows)
    return section(texts("account"), texts("account-told"), table, wide=True)


def _mattered(account: Account, analysis: Analysis, texts: AnalysisText) -> str:
    chosen = [(analysis.decisions[each.number - 1], each) for each in account.mattered]
    told = texts("mattered-told" if chosen else "mattered-none")
    content = "".join(
        _decision(decision, texts, texts.why(decision, each, analysis.seats))
        for decision, each in chosen
    )
    return section(texts("mattered", name=account.name), told, content)


def _decision(decision: Decision, texts: AnalysisText, why: str) -> str:
    title = texts("decision", number=decision.number, action=texts.action(decision.action))
    cost = texts("cost", cost=texts.percent(decision.cost or 0.0))
    most = max(option.openly or 0.0 for option in decision.options)
    rows = []
    for option in decision.options:
        played = option.action == decision.action
        ink = GILT if played else RIPPLE
        cells = [
            escape(texts.action(option.action)),
            bar(option.openly or 0.0, most, ink),
            texts.percent(option.openly or 0.0),
        ]
        rows.append(_row(cells, f' class="played" title="{texts("played")}"' if played else ""))
    link = f'<a href="#m{decision.number}">{escape(title)}</a>'
    table = f'<table class="options"><tbody>{"".join(rows)}</tbody></table>'
    better = escape(texts("better", action=texts.better(decision)))
    told = f"<p>{better}. {escape(why)}</p>"
    return f"<h3>{link} <small>{escape(cost)}</small></h3>{told}{table}"


def _points(analysis: Analysis, texts: AnalysisText) -> list[str]:
    parts = ("routes", "completed", "merchandise", "failed")
    rows = [
        (account.name, {texts(f"points-{part}"): getattr(account.points, part) for part in parts})
        for account in analysis.accounts
        if account.points
    ]
    if not rows:
        return []
    drawn = plots.stacks(texts("points"), rows, lambda value: f"{value:.3g}")
    totals = ", ".join(
        f"{account.name} {account.points.total}" for account in analysis.accounts if account.points
    )
    told = texts("told", what=texts("points-total"), told=totals)
    return [section(texts("points"), told, drawn)]


def _replay(analysis: Analysis, texts: AnalysisText) -> str:
    head = [texts("move"), texts("what"), *analysis.seats, texts("regret")]
    start = ["0", escape(texts("deal")), *(texts.percent(each) for each in analysis.start), ""]
    rows = [_row(start, ' id="m0"')]
    for step, decision in zip(analysis.steps, analysis.decisions, strict=True):
        told = texts("told", what=analysis.seats[step.seat], told=texts.action(step.action))
        given = texts.figure(decision.regret) if decision.regret > SLIGHT else ""
        cells = [str(step.number), name_html(step.seat, told)]
        cells += [*(texts.percent(each) for each in step.chances), given]
        rows.append(_row(cells, f' id="m{step.number}"'))
    return section(texts("replay"), texts("replay-told"), _table(head, rows, "left log"), wide=True)
