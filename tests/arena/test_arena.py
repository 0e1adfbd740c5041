"""An arena plays the same games with any number of workers, interrupted or not."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from damrak.arena.arena import missing_tables, play_arena, whole_deals
from damrak.arena.series import Games
from damrak.arena.settings import ArenaError, Job, Settings, play_job
from damrak.arena.store import Store
from damrak.bots.running.registry import SEARCHERS
from damrak.game import InvalidSetup
from tests.arena import fakes
from tests.arena.fakes import make_echo, settings_of


@pytest.fixture
def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHERS, "echo", make_echo)


def played(settings: Settings, deals: int, path: Path | None = None, **options: Any) -> Games:
    store = Store(path, settings)
    for _ in play_arena(settings, store, deals, **options):
        pass
    games = store.games()
    store.close()
    games["seconds"] = 0
    return games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_number_of_workers_gives_the_same(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.arena.arena.BATCH", 7)
    settings = settings_of("greedy", "random", players=players)
    alone, together = (played(settings, 30, workers=workers) for workers in (1, 3))
    assert alone.tobytes() == together.tobytes()
    assert len(alone) == 30 * settings.schedule.games_a_deal


def test_games_of_a_deal_have_the_same_cards() -> None:
    """All games of a deal begin with the same seat, which is drawn together with the cards."""
    games = played(settings_of("greedy", "random", "planner", players=3), 12)
    for deal in range(12):
        same = games[games["deal"] == deal]
        assert len(same) == 3
        assert len(set(same["first"].tolist())) == 1
        assert sorted(same["bots"][:, 0].tolist()) == [0, 1, 2]
    assert len(set(games["first"].tolist())) == 3


@pytest.mark.usefixtures("_echo")
def test_two_equal_bots_draw_every_deal() -> None:
    """A bot's randomness belongs to its seat, so the same choices give the same game."""
    games = played_here(settings_of("greedy", "echo"), 5)
    for deal in range(5):
        one, other = games[games["deal"] == deal]
        assert one["totals"].tolist() == other["totals"].tolist()


def played_here(settings: Settings, deals: int) -> Games:
    return play_job(Job(settings, tuple(range(deals * settings.schedule.tables_a_deal))))


def test_an_interrupted_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.arena.arena.BATCH", 3)
    settings, path = settings_of("greedy", "random", players=4), tmp_path / "arena.sqlite"
    store = Store(path, settings)
    playing = play_arena(settings, store, 10, workers=2)
    next(playing)
    next(playing)
    playing.close()
    missing = missing_tables(settings, store, 10)
    assert 0 < len(missing) < 30
    store.close()
    assert played(settings, 10, path, workers=2).tobytes() == played(settings, 10).tobytes()
    assert len(played(settings, 12, path)) == 12 * settings.schedule.games_a_deal


def test_no_game_counts_twice() -> None:
    settings = settings_of("greedy", "random")
    store = Store(None, settings)
    games = played_here(settings, 4)
    for _ in range(2):
        store.add(games)
    assert store.games().tobytes() == games.tobytes()


@pytest.mark.usefixtures("_echo")
def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    """Searching bots run in processes; one of them is killed half-way."""
    settings, marker = settings_of("echo", "random"), tmp_path / "died"
    killed = played(settings, 6, workers=2, play=partial(fakes.die_once, marker))
    assert marker.exists()
    quiet = played_here(settings, 6)
    quiet["seconds"] = 0
    assert killed.tobytes() == quiet.tobytes()


def test_only_whole_deals_count() -> None:
    settings = settings_of("greedy", "random", "planner")
    games = played_here(settings, 3)
    assert len(whole_deals(settings, games[:-1])) == 2 * settings.schedule.games_a_deal


@pytest.mark.parametrize(
    ("what", "other"),
    [
        ("bots", settings_of("random", "greedy")),
        ("players", settings_of("greedy", "random", players=3)),
        ("seed", settings_of("greedy", "random", seed=6)),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, what: str, other: Settings) -> None:
    path = tmp_path / "arena.sqlite"
    Store(path, settings_of("greedy", "random")).close()
    with pytest.raises(ArenaError, match=f"played with another {what}"):
        Store(path, other)


def test_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arena.sqlite"
    Store(path, settings_of("greedy", "random")).close()
    monkeypatch.setattr("damrak.arena.settings.code_hash", lambda: "0" * 16)
    with pytest.raises(ArenaError, match="another code"):
        Store(path, settings_of("greedy", "random"))


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "arena.sqlite"
    path.write_text("a shopping list, long enough to be taken for a header" * 20)
    with pytest.raises(ArenaError, match="not a file of an arena"):
        Store(path, settings_of("greedy", "random"))
    with pytest.raises(ArenaError, match="there is no folder"):
        Store(tmp_path / "no" / "folder", settings_of("greedy", "random"))


def test_the_file_can_be_read_with_sql(tmp_path: Path) -> None:
    path = tmp_path / "arena.sqlite"
    games = played(settings_of("greedy", "random"), 20, path)
    base = sqlite3.connect(path)
    (total,) = base.execute("SELECT SUM(totals_1 + totals_2) FROM games").fetchone()
    base.close()
    assert total == games["totals"].sum()


@pytest.mark.parametrize(
    ("bots", "players", "words"),
    [
        (("greedy",), 2, "two bots or more"),
        (("greedy", "greedy"), 2, "each named once"),
        (("greedy", "hal"), 2, 'no bot "hal"'),
        (("greedy", "random"), 5, "2, 3 or 4 players"),
    ],
)
def test_what_makes_no_arena(bots: tuple[str, ...], players: int, words: str) -> None:
    with pytest.raises((ArenaError, InvalidSetup), match=words):
        settings_of(*bots, players=players)
