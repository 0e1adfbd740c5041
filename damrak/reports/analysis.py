"""The page of an analysis: one self-contained document, nothing from outside, no scripts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from damrak.board import Board
from damrak.board.drawing.palette import BLOCK, BRICK, GILT, INK, RIPPLE, SHADE
from damrak.insight.report import CAUSES, Account, Analysis, Decision
from damrak.reports import svg as plots
from damrak.reports.analysis_plots import bar, biggest_change, curve_plot, named, spark
from damrak.reports.analysis_text import Words, told_apart
from damrak.reports.html import page, section

STYLE = f"""
h3 {{ font-size: 1.02em; font-weight: normal; margin: 16px 0 2px; }}
h3 small {{ color: {BRICK}; white-space: nowrap; }}
svg.mark {{ display: inline-block; width: 23px; height: 10px; margin-right: 4px; }}
svg.spark {{ width: 220px; height: 30px; }}
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
ol {{ margin: 4px 0 0; padding-left: 1.4em; }}
li {{ margin: 3px 0; }}
.sum td {{ border-top: 1.5px solid {INK}; }}
.log td:nth-child(2) {{ white-space: normal; min-width: 15em; }}
.log thead th {{ position: sticky; top: 0; background: {BLOCK}; }}
@media (max-width: 760px) {{ svg.wide-plot {{ min-width: 640px; }} }}
"""


def analysis_page(analysis: Analysis, board: Board, language: str = "en") -> str:
    """One HTML document."""
    words, analysis = Words(board, language), told_apart(analysis)
    told = [words("intro", names=", ".join(analysis.seats))]
    told += [] if analysis.finished else [words("unfinished")]
    drawn = f'<div class="scroll">{curve_plot(analysis, words)}</div>'
    drawn = drawn.replace("<svg ", '<svg class="wide-plot" ', 1)
    sections = [section(words("curve"), words("curve-told"), drawn, wide=True)]
    sections += [_account(analysis, words)]
    sections += [_mattered(account, analysis, words) for account in analysis.accounts]
    sections += [_turning(analysis, words), *_points(analysis, words)]
    sections += [_contracts(analysis, words), _replay(analysis, words)]
    return page(words("title"), told, sections, language=language, style=STYLE)


def _table(head: Sequence[str], rows: Sequence[str], kind: str = "") -> str:
    """Rows that are HTML already."""
    top = "".join(f"<th>{escape(heading)}</th>" for heading in head)
    named_ = f' class="{kind}"' if kind else ""
    return (
        f'<div class="scroll"><table{named_}><thead><tr>{top}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _row(cells: Sequence[str], extra: str = "") -> str:
    return f"<tr{extra}>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _account(analysis: Analysis, words: Words) -> str:
    """A line for each part, a column for each player: they add up."""
    accounts = analysis.accounts
    rows = [_row([words("prior"), *(words.figure(each.prior) for each in accounts)])]
    rows.append(_row([words("skill"), *(words.change(each.skill) for each in accounts)]))
    for cause in CAUSES:
        parts = [words.change(each.causes[cause]) for each in accounts]
        rows.append(_row([escape(words(f"cause-{cause}")), *parts]))
    shares = [words.figure(each.result) for each in accounts]
    rows.append(_row([words("result"), *shares], ' class="sum"'))
    rows.append(_row([words("regret"), *(words.figure(each.regret) for each in accounts)]))
    table = _table(["", *analysis.seats], rows)
    return section(words("account"), words("account-told"), table, wide=True)


def _mattered(account: Account, analysis: Analysis, words: Words) -> str:
    chosen = [analysis.decisions[number - 1] for number in account.mattered]
    told = words("mattered-told" if chosen else "mattered-none")
    content = "".join(_decision(each, words) for each in chosen)
    return section(words("mattered", name=account.name), told, content)


def _decision(decision: Decision, words: Words) -> str:
    title = words("decision", number=decision.number, action=words.action(decision.action))
    cost = words("cost", cost=words.percent(decision.regret))
    most = max(option.chance for option in decision.options)
    rows = []
    for option in decision.options:
        played = option.action == decision.action
        ink = GILT if played else RIPPLE
        cells = [
            escape(words.action(option.action)),
            bar(option.chance, most, ink),
            words.percent(option.chance),
        ]
        rows.append(_row(cells, f' class="played" title="{words("played")}"' if played else ""))
    link = f'<a href="#m{decision.number}">{escape(title)}</a>'
    table = f'<table class="options"><tbody>{"".join(rows)}</tbody></table>'
    return f"<h3>{link} <small>{escape(cost)}</small></h3>{table}"


def _turning(analysis: Analysis, words: Words) -> str:
    rows = []
    for number in analysis.turning_points:
        step = analysis.steps[number - 1]
        seat, change = biggest_change(analysis, number)
        told = f"{analysis.seats[step.seat]}: {words.action(step.action)}"
        effect = f"{named(seat, analysis.seats[seat])} {words.change(change)} %"
        link = f'<a href="#m{number}">{escape(words("move"))} {number}</a>'
        rows.append(f"<li>{link} · {escape(told)}<br/>{effect}</li>")
    return section(words("turning"), words("turning-told"), f"<ol>{''.join(rows)}</ol>")


def _points(analysis: Analysis, words: Words) -> list[str]:
    parts = ("routes", "completed", "merchandise", "failed")
    rows = [
        (account.name, {words(f"points-{part}"): getattr(account.points, part) for part in parts})
        for account in analysis.accounts
        if account.points
    ]
    if not rows:
        return []
    drawn = plots.stacks(words("points"), rows, lambda value: f"{value:.3g}")
    totals = ", ".join(
        f"{account.name} {account.points.total}" for account in analysis.accounts if account.points
    )
    return [section(words("points"), f"{words('points-total')}: {totals}", drawn)]


def _contracts(analysis: Analysis, words: Words) -> str:
    rows = []
    for each in analysis.contracts:
        done = {True: "completed", False: "failed", None: "open"}[each.completed]
        end = () if each.completed is None else (float(each.completed),)
        last = len(analysis.steps)
        moments = (*each.moments, last) if end else each.moments
        cells = [
            named(each.seat, analysis.seats[each.seat]),
            escape(words.contract(each.contract)),
            spark(each.seat, moments, (*each.chances, *end), last),
            words.percent(each.chances[0]),
            escape(words(done)),
        ]
        rows.append(_row(cells))
    table = _table(["", "", "", "", ""], rows, "left").replace(
        "<thead><tr><th></th><th></th><th></th><th></th><th></th></tr></thead>", ""
    )
    return section(words("contracts"), words("contracts-told"), table, wide=True)


def _replay(analysis: Analysis, words: Words) -> str:
    head = [words("move"), words("what"), *analysis.seats, words("regret")]
    start = ["0", escape(words("deal")), *(words.percent(each) for each in analysis.start), ""]
    rows = [_row(start, ' id="m0"')]
    for step, decision in zip(analysis.steps, analysis.decisions, strict=True):
        told = f"{analysis.seats[step.seat]}: {words.action(step.action)}"
        given = words.figure(decision.regret) if decision.regret >= 0.005 else ""
        cells = [str(step.number), named(step.seat, told)]
        cells += [*(words.percent(each) for each in step.chances), given]
        rows.append(_row(cells, f' id="m{step.number}"'))
    return section(words("replay"), words("replay-told"), _table(head, rows, "left log"), wide=True)
