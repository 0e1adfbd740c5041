"""Records of games between bots: they hold, and are the games whose results were counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from damrak.arena.arena import play_arena
from damrak.arena.records import prepare_folder, save_record, seat_name
from damrak.arena.series import Series, play_series
from damrak.arena.store import Store
from damrak.bots.running.registry import SEARCHERS
from damrak.game import Record, RecordError
from damrak.game.game import verify
from damrak.game.seeds import derive_seed
from tests.arena.fakes import make_echo, settings_of
from tests.support import board_named

AMSTERDAM = board_named("amsterdam")


@pytest.fixture(autouse=True)
def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHERS, "echo", make_echo)


@pytest.mark.parametrize("bots", [("greedy", "random", "porter"), ("echo", "random")])
def test_a_series_keeps_the_games_it_counted(bots: tuple[str, ...], tmp_path: Path) -> None:
    games = play_series(Series(AMSTERDAM, bots, 6, 4, 3, tmp_path))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["game-0000004.json", "game-0000005.json", "game-0000006.json"]
    for name, deal, game in zip(names, (4, 5, 6), games, strict=True):
        record = Record.load(tmp_path / name)
        assert "result" in verify(record)
        assert record.result is not None
        assert record.seats == bots
        assert bytes.fromhex(record.seed) == derive_seed(6, deal)
        totals = [score.total for score in record.result.scores]
        assert totals == game["totals"][: len(bots)].tolist()
        assert sum(1 << seat for seat in record.result.winners) == game["winners"]
        assert len(record.actions) == game["moves"].sum()


def test_an_arena_names_records_by_deal_line_up_and_rotation(tmp_path: Path) -> None:
    settings = settings_of("greedy", "random")
    store = Store(None, settings)
    list(play_arena(settings, store, 2, records=tmp_path))
    games = store.games()
    assert len(games) == len(list(tmp_path.iterdir())) == 4
    for game in games:
        name = f"deal-{game['deal']:06}-{game['line_up']:03}-{game['rotation']}.json"
        record = Record.load(tmp_path / name)
        verify(record)
        assert record.result is not None
        assert record.seats == tuple(settings.bots[bot] for bot in game["bots"][:2])
        assert [score.total for score in record.result.scores] == game["totals"][:2].tolist()


def test_a_long_or_odd_name_still_makes_a_record(tmp_path: Path) -> None:
    assert seat_name("net:folder/net.json") == "net:folder/net.json"
    path = tmp_path / "game.json"
    save_record(path, AMSTERDAM, ["exec:" + "node " * 20, "a\nb"], bytes(32), [])
    seats = Record.load(path).seats
    assert seats == ("exec:node node node node node n…", "a b")


def test_a_folder_with_files_is_left_alone(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "new" / "deep")
    (tmp_path / "kept.txt").write_text("mine")
    with pytest.raises(RecordError, match="new or empty"):
        prepare_folder(tmp_path)
    prepare_folder(tmp_path, may_hold_records=True)
    with pytest.raises(RecordError, match="cannot be written"):
        prepare_folder(tmp_path / "kept.txt" / "under")
