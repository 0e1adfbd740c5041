"""The HTML page of an arena: its figures as tables and plots."""

from __future__ import annotations

from damrak.arena.summary import PARTS, Figure, Summary, TestSummary
from damrak.bots.external.bot import PROGRAM
from damrak.i18n import text
from damrak.reports import svg as plots
from damrak.reports.figures import duration, percent, plus_minus, signed
from damrak.reports.html import page, section, table


def arena_page(summary: Summary) -> str:
    """The whole self-contained HTML document."""
    names = ", ".join(row["name"] for row in summary["bots"])
    intro = text(
        "arena-page-intro",
        bots=names,
        games=summary["games"],
        deals=summary["deals"],
        players=summary["players"],
        board=summary["board"],
    )
    told = [intro, text("arena-page-method"), *fault_lines(summary)]
    if "sprt" in summary:
        told.insert(0, verdict(summary["sprt"]))
    parts = [_table(summary), _ratings(summary), _matrix(summary), _parts(summary)]
    return page(text("arena-page-title"), told, [*parts, _time(summary), *_seats(summary)])


def verdict(test: TestSummary) -> str:
    """The result of the sequential test in one sentence."""
    shown = {"deals": test["deals"], "low": test["low"], "high": test["high"]}
    mean, ratio = f"{100 * test['mean']:.1f}", f"{test['ratio']:.2f}"
    return text(f"arena-verdict-{test['verdict']}", mean=mean, ratio=ratio, **shown)


def fault_lines(summary: Summary) -> list[str]:
    """A sentence for each bot whose choices had to be replaced."""
    return [
        fault_line(row["name"], row["faults"], row["choices"])
        for row in summary["bots"]
        if row["faults"]
    ]


def fault_line(bot: str, faults: int, choices: int) -> str:
    """How often a bot did not choose, and the command that says why."""
    key = "arena-faults" if faults < choices else "arena-none-own"
    run = f"-- {bot.removeprefix(PROGRAM)}" if bot.startswith(PROGRAM) else bot
    return text(key, bot=bot, faults=faults, choices=choices, run=run)


def _table(summary: Summary) -> str:
    keys = ("bot", "rating", "share", "decided", "points", *PARTS, "completed", "time")
    rows = []
    for row in summary["bots"]:
        means = row["means"]
        rows.append(
            [
                row["name"],
                plus_minus(row["rating"], "+.0f"),
                plus_minus(row["win_share"], ".1f", 100),
                plus_minus(row["win_rate"], ".1f", 100),
                plus_minus(row["points"], ".1f"),
                *(f"{means[part]:.1f}" for part in PARTS),
                f"{means['completed']:.2f}",
                duration(row["seconds_a_move"]),
            ]
        )
    headings = [text(f"arena-{key}") for key in keys]
    heading, told = text("arena-page-bots"), text("arena-page-bots-told")
    return section(heading, told, table(headings, rows), wide=True)


def _ratings(summary: Summary) -> str:
    heading = text("arena-page-ratings")
    rows = [_bar(row["name"], row["rating"]) for row in summary["bots"]]
    return section(heading, text("arena-page-ratings-told"), plots.dots(heading, rows, signed))


def _bar(name: str, figure: Figure) -> plots.Bar:
    return name, figure["value"], figure["low"], figure["high"]


def _matrix(summary: Summary) -> str:
    heading = text("arena-pairs")
    cells = {(row["bot"], row["against"]): row["ahead"]["value"] for row in summary["pairs"]}
    names = [row["name"] for row in summary["bots"]]
    return section(heading, "", plots.heat_map(heading, names, cells, percent))


def _parts(summary: Summary) -> str:
    heading = text("arena-page-parts")
    rows = [
        (row["name"], {text(f"score-{part}"): row["means"][part] for part in PARTS})
        for row in summary["bots"]
    ]
    drawn = plots.stacks(heading, rows, lambda value: f"{value:.3g}")
    return section(heading, text("arena-page-parts-told"), drawn)


def _time(summary: Summary) -> str:
    heading = text("arena-page-time")
    slowest = sorted(summary["bots"], key=lambda row: -row["seconds_a_move"])
    times = [(row["name"], max(row["seconds_a_move"], 1e-9)) for row in slowest]
    rows = [(name, seconds, seconds, seconds) for name, seconds in times]
    drawn = plots.dots(heading, rows, duration, logarithmic=True)
    return section(heading, text("arena-page-time-told"), drawn)


def _seats(summary: Summary) -> list[str]:
    players = summary["players"]
    drawn = []
    for key in ("by_seat", "by_turn_order"):
        rows = [
            _bar(text(f"arena-{key.replace('_', '-')}-row", number=number), figure)
            for number, figure in enumerate(summary["seats"][key], 1)
        ]
        heading = text(f"arena-page-{key.replace('_', '-')}")
        plot = plots.dots(heading, rows, lambda share: percent(share, ".3g"), reference=1 / players)
        drawn.append(section(heading, "", plot))
    return drawn
