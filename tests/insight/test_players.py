"""Many games: what they say of each player, counted by hand."""

from __future__ import annotations

import re

import msgspec
import pytest

from damrak import Game
from damrak.bots import bot_named
from damrak.game.catalogue import catalogue
from damrak.i18n import INSIGHT_LANGUAGES
from damrak.insight.judge import Judge
from damrak.insight.kernels.account import SLIGHT
from damrak.insight.kernels.judgement import HABITS
from damrak.insight.players import Played, is_drawn, players_of, rows_of, skim
from damrak.reports.players import MOST, player_cells, player_headings, players_page
from tests.insight.games import analysis_of, record_of

NONE = dict.fromkeys(HABITS, 0.0)


def row(
    name: str, game: int, accuracy: float | None, result: float = 0.0, **habits: float
) -> Played:
    return Played(
        file=f"{game}.json",
        seat=0,
        name=name,
        players=2,
        result=result,
        points=20,
        accuracy=accuracy,
        regret=sum(habits.values()),
        decisions=30,
        habits=NONE | habits,
    )


ROWS = [
    row("Ada", 1, 0.5, 1.0, hoards=0.5, late=0.25),
    row("Ben", 1, None),
    row("Ada", 2, 0.75, 0.5, hoards=0.25),
    row("Ada", 3, 1.0, card=SLIGHT),
]


def test_every_figure_is_a_mean_over_the_games_and_halves_follow_their_order() -> None:
    ada, ben = players_of(ROWS)
    assert (ada.name, ada.games, ada.result, ada.accuracy) == ("Ada", 3, 0.5, 0.75)
    assert (ada.earlier, ada.later) == (0.5, 0.875)
    assert ada.habits == NONE | {"hoards": 0.25, "late": 0.25 / 3, "card": SLIGHT / 3}
    assert (ben.name, ben.games, ben.accuracy) == ("Ben", 1, None)
    assert (ben.earlier, ben.later) == (None, None)


def test_the_costliest_habits_come_first_and_slight_ones_are_not_told() -> None:
    ada, ben = players_of(ROWS)
    assert ada.costliest() == ["hoards", "late"]
    assert ada.costliest(1) == ["hoards"]
    assert ben.costliest() == []
    assert ada.part("hoards") == pytest.approx(0.75 / (1 + SLIGHT))
    assert ben.part("hoards") == 0


def test_one_game_with_two_seats_of_a_name_counts_once() -> None:
    both = [row("Ada", 1, 0.5, 1.0), row("Ada", 1, 1.0)]
    (ada,) = players_of(both)
    assert (ada.games, ada.result, ada.accuracy) == (1, 0.5, 0.75)


def test_games_that_were_not_looked_at_count_for_results_alone() -> None:
    others = [msgspec.structs.replace(row("Ada", n, None, 1.0), looked=False) for n in (4, 5)]
    ada, _ = players_of(ROWS + others)
    assert (ada.games, ada.looked, ada.result, ada.accuracy) == (5, 3, 0.7, 0.75)
    assert ada.habits == players_of(ROWS)[0].habits
    (unseen,) = players_of(others)
    assert (unseen.looked, unseen.accuracy, unseen.habits) == (0, None, NONE)
    assert "2 of these games" not in players_page(players_of(ROWS), ROWS)
    assert "3 of these games" in players_page(players_of(ROWS + others), ROWS + others)


def test_the_lot_takes_its_share_and_deals_stay_together() -> None:
    record = record_of(2, 1)
    deals = [msgspec.structs.replace(record, seed=f"{n:064x}") for n in range(2000)]
    drawn = {share: [n for n in range(2000) if is_drawn(deals[n], share)] for share in (0, 0.25, 1)}
    assert drawn[0] == []
    assert len(drawn[1]) == 2000
    assert 420 < len(drawn[0.25]) < 580
    again = msgspec.structs.replace(deals[drawn[0.25][0]], seats=("x", "y"))
    assert is_drawn(again, 0.25)


def test_without_a_look_a_row_has_the_result_alone() -> None:
    full = skim(record_of(2, 1), "x")
    for seen, unseen in zip(full, skim(record_of(2, 1), "x", look=False), strict=True):
        assert (unseen.result, unseen.points) == (seen.result, seen.points)
        assert (unseen.accuracy, unseen.looked, seen.looked) == (None, False, True)


def test_one_game_has_no_halves() -> None:
    assert players_of(ROWS[:1])[0].later is None


def test_the_rows_of_a_game_are_its_accounts_and_an_unfinished_one_has_none() -> None:
    analysis = analysis_of(3, 2)
    rows = rows_of(analysis.accounts, "game.json")
    for account, found in zip(analysis.accounts, rows, strict=True):
        assert found.file == "game.json"
        assert (found.seat, found.name, found.players) == (account.seat, account.name, 3)
        assert (found.result, found.accuracy) == (account.result, account.accuracy)
        assert found.habits == account.habits
        assert account.points
        assert found.points == account.points.total
    going_on = tuple(msgspec.structs.replace(each, points=None) for each in analysis.accounts)
    assert rows_of(going_on, "x") == []


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_the_page_has_a_row_and_a_plot_for_each_player_who_chose(language: str) -> None:
    players = players_of(ROWS)
    page = players_page(players, ROWS, language)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"<script|<link|<img|https?://(?!www.w3.org)|\son\w+=|style=", page)
    assert page.count("<svg") == 1
    assert page.count("<rect") == 3
    for player in players:
        cells = player_cells(player, language)
        assert len(cells) == len(player_headings(language))
        assert all(f"<td>{cell}</td>" in page for cell in cells)


def test_a_plot_of_many_games_has_no_more_columns_than_fit() -> None:
    rows = [row("Ada", game, 0.5) for game in range(3 * MOST)]
    page = players_page(players_of(rows), rows)
    assert page.count("<rect") == MOST
    assert "the mean of 3 games" in page


def test_a_quick_look_at_a_game_differs_little_from_the_analysis() -> None:
    for game in ((2, 1), (3, 2), (4, 1)):
        full = rows_of(analysis_of(*game).accounts, "x")
        quick = skim(record_of(*game), "x")
        assert [(row.result, row.points, row.decisions) for row in full] == [
            (row.result, row.points, row.decisions) for row in quick
        ]
        for one, other in zip(full, quick, strict=True):
            assert one.accuracy == pytest.approx(other.accuracy, abs=0.1)
        assert quick == skim(record_of(*game), "x")


def test_a_quick_look_tries_less() -> None:
    game = Game.new(2, 3)
    judge = Judge(catalogue(game.board))
    judge.begin(game.position())
    bot = bot_named("planner", game.board, 1)
    while game.turn < 6:
        seat = game.waiting_for()[0]
        game.play_number(bot.choose(game.observation(seat)), seat)
    seen = game.observation(game.waiting_for()[0])
    action = bot.choose(seen)
    judge.weigh(seen, action)
    full = int(judge.judgement["tried"].sum())
    judge.skim(seen, action)
    assert int(judge.judgement["tried"].sum()) < 0.7 * full
