"""What many games say of their players: the cells of a table, and an HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from statistics import fmean

from damrak.game.catalogue import amsterdam
from damrak.insight.players import Played, Player
from damrak.reports import svg as plots
from damrak.reports.analysis_text import AnalysisText
from damrak.reports.html import page, section, table

HEADINGS = ("player", "games", "wins", "accuracy", "earlier", "later", "habits")
MOST = 40  # columns of a plot; more games share columns
STYLE = "td:last-child { white-space: normal; text-align: left; min-width: 16em; }"


def player_headings(language: str) -> list[str]:
    """The headings of `player_cells`."""
    texts = _texts(language)
    return [texts(heading) for heading in HEADINGS]


def player_cells(player: Player, language: str) -> list[str]:
    """A player as a row of a table."""
    texts = _texts(language)
    rated = (player.accuracy, player.earlier, player.later)
    return [
        player.name,
        str(player.games),
        texts.percent(player.result),
        *(texts.accuracy(each) for each in rated),
        _habits(player, texts),
    ]


def _habits(player: Player, texts: AnalysisText) -> str:
    told = [
        f"{texts(f'habit-{habit}')} ({texts.percent(player.part(habit))})"
        for habit in player.costliest()
    ]
    return "; ".join(told)


def players_page(players: Sequence[Player], rows: Sequence[Played], language: str = "en") -> str:
    """A self-contained page: the table, and for each player the accuracy game by game."""
    texts, games = _texts(language), len({row.file for row in rows})
    listed = table(player_headings(language), [player_cells(each, language) for each in players])
    told, looked = texts("players-told"), len({row.file for row in rows if row.looked})
    if looked < games:
        told += " " + texts("players-looked", looked=looked)
    sections = [section(texts("players"), told, listed, wide=True)]
    sections += [_course(player, rows, texts) for player in players if player.accuracy is not None]
    title = texts("players-title", games=games)
    return page(title, [], sections, language=language, style=STYLE)


def _course(player: Player, rows: Sequence[Played], texts: AnalysisText) -> str:
    """The accuracy of a player over the games; where there are many, a column is a mean."""
    rated = [row.accuracy for row in rows if row.name == player.name and row.accuracy is not None]
    size = ceil(len(rated) / MOST)
    means = [fmean(rated[first : first + size]) for first in range(0, len(rated), size)]
    drawn = plots.columns(texts("accuracy"), means, 1, texts.percent)
    return section(player.name, texts("players-course", games=size), drawn)


def _texts(language: str) -> AnalysisText:
    return AnalysisText(amsterdam(), language)
