"""Exports have what a game shows step by step, in every format, and leave out broken files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import numpy as np
import pytest
from pyarrow import parquet

from damrak import Game
from damrak.arena.series import Series, play_series
from damrak.board.tables import action_count
from damrak.data.export import Exported, Wish, export
from damrak.data.folders import DataError
from damrak.data.reading import find_records, read_record
from damrak.data.schema import GAMES_TABLE, MOVES_TABLE, moves_columns
from damrak.game import Record, RecordError
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.errors import GameError
from damrak.game.events import Event
from damrak.insight.analysis import analyse
from damrak.rules.tensor import fill_tensor, tensor_dtype
from tests.support import board_named

GOLDEN = Path(__file__).parent.parent / "golden" / "games"
AMSTERDAM = board_named("amsterdam")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games between bots, two of them old and one unfinished."""
    folder = tmp_path_factory.mktemp("records")
    play_series(Series(AMSTERDAM, ("greedy", "random", "random"), 3, 0, 2, folder))
    play_series(Series(AMSTERDAM, ("random", "greedy"), 3, 2, 1, folder))
    for number, name in enumerate(sorted(GOLDEN.glob("amsterdam-4-*.json"))[:2]):
        shutil.copy(name, folder / f"old-{number}.json")
    begun = Record.load(folder / "game-0000002.json")
    Game.replay(begun, 9).save(folder / "unfinished.json")
    return folder


def exported(records: Path, folder: Path, **wish: object) -> tuple[Exported, Path]:
    target = folder / "out"
    return export([records], target, Wish(**wish)), target  # type: ignore[arg-type]


def rows_of(record: Record, made: Catalogue) -> list[tuple[int, int, list[int], bytes]]:
    """Seat, action, legal actions and tensor of each decision, through `Game`."""
    rows, game = [], Game.replay(record, 0)
    for event in record.actions:
        seen, tensor = game.observation(event.seat), np.zeros(1, tensor_dtype(made.board))
        fill_tensor(made.tables, seen, tensor[0])
        number, legal = game.number_of(event.action, event.seat), game.legal_numbers(event.seat)
        rows.append((event.seat, number, legal, tensor.tobytes()))
        game.play(event.action, seat=event.seat)
    return rows


def test_numpy_has_what_a_game_shows(records: Path, tmp_path: Path) -> None:
    done, folder = exported(records, tmp_path)
    games, moves = np.load(folder / "games.npy"), np.load(folder / "moves.npy")
    seen, masks = np.load(folder / "observations.npy"), np.load(folder / "masks.npy")
    files, made = find_records([records]), catalogue(AMSTERDAM)
    assert (done.games, len(games), done.skipped) == (6, len(files), [])
    assert done.decisions == len(moves) == len(seen) == len(masks) == games["moves"].sum()
    assert {str(rules) for rules in games["rules"]} == {"1", "2"}
    expected = [row for file in files for row in rows_of(Record.load(file), made)]
    for row, (seat, action, legal, tensor) in enumerate(expected):
        assert (moves["seat"][row], moves["action"][row]) == (seat, action)
        assert np.flatnonzero(masks[row]).tolist() == legal
        assert moves["options"][row] == len(legal)
        assert seen[row].tobytes() == tensor
    assert masks.shape[1] == action_count(AMSTERDAM)


def test_games_and_results_are_those_of_the_records(records: Path, tmp_path: Path) -> None:
    _, folder = exported(records, tmp_path)
    games, moves = np.load(folder / "games.npy"), np.load(folder / "moves.npy")
    for number, path in enumerate(find_records([records])):
        record, game = Record.load(path), games[number]
        players, mine = len(record.seats), moves[moves["game"] == number]
        assert (game["file"], game["seed"]) == (str(path), record.seed)
        assert game["names"].tolist()[:players] == list(record.seats)
        assert mine["move"].tolist() == list(range(len(record.actions)))
        assert bool(game["finished"]) == (record.result is not None)
        if record.result is None:
            assert not mine["reward"].any()
            continue
        scores = record.result.scores
        assert game["totals"][:players].tolist() == [score.total for score in scores]
        assert game["routes"][:players].tolist() == [score.route_points for score in scores]
        assert game["completed"][:players].tolist() == [score.completed for score in scores]
        assert tuple(np.flatnonzero(game["won"])) == record.result.winners
        assert game["end"] == record.result.reason
        assert ((mine["reward"] > 0) == game["won"][mine["seat"]]).all()
        assert (mine["points"] == game["totals"][mine["seat"]]).all()


def test_every_format_has_the_same_rows(records: Path, tmp_path: Path) -> None:
    _, folder = exported(records, tmp_path / "numpy")
    _, lines = exported(records, tmp_path / "jsonl", format="jsonl")
    _, binary = exported(records, tmp_path / "parquet", format="parquet")
    games, moves = np.load(folder / "games.npy"), np.load(folder / "moves.npy")
    seen, masks = np.load(folder / "observations.npy"), np.load(folder / "masks.npy")
    told = [json.loads(line) for line in (lines / "moves.jsonl").read_text().splitlines()]
    table = parquet.read_table(binary / "moves.parquet").to_pydict()
    for name in moves.dtype.names:
        assert np.array([row[name] for row in told], moves.dtype[name]).tolist() == list(
            moves[name].tolist()
        )
        assert table[name] == moves[name].tolist()
    assert [row["observation"] for row in told] == seen.tolist()
    assert [row["mask"] for row in told] == masks.tolist()
    assert b"".join(table["observation"]) == seen.tobytes()
    assert b"".join(table["mask"]) == masks.tobytes()
    named = [json.loads(line) for line in (lines / "games.jsonl").read_text().splitlines()]
    whole = parquet.read_table(binary / "games.parquet").to_pylist()
    assert named == whole
    for row, game in zip(named, games, strict=True):
        assert list(row) == list(games.dtype.names)
        assert all(np.array_equal(row[name], game[name]) for name in row)


def test_the_schema_lists_the_columns_in_their_order(records: Path, tmp_path: Path) -> None:
    done, folder = exported(records, tmp_path, format="parquet", chances=True)
    schema = json.loads((folder / "schema.json").read_text(encoding="utf-8"))
    assert (schema["format"], schema["games"]) == (1, done.games)
    for table, fields in (("games", GAMES_TABLE), ("moves", MOVES_TABLE)):
        kept = parquet.read_schema(folder / f"{table}.parquet")
        names = [column["name"] for column in schema["tables"][table]]
        assert names == kept.names == [field.name for field in fields]
        assert json.loads(kept.metadata[b"damrak"])["actions"] == schema["actions"]
    assert len(schema["actions"]) == schema["sizes"]["action"] == action_count(AMSTERDAM)
    assert schema["observation"][-1]["stop"] == schema["sizes"]["number"]
    assert len(moves_columns(observations=False, chances=False)) == len(MOVES_TABLE) - 4


def test_chances_are_those_of_the_analysis(records: Path, tmp_path: Path) -> None:
    game = tmp_path / "one.json"
    shutil.copy(records / "unfinished.json", game)
    export([game], tmp_path / "out", Wish(chances=True, observations=False))
    assert not (tmp_path / "out" / "observations.npy").exists()
    chances, moves = np.load(tmp_path / "out/chances.npy"), np.load(tmp_path / "out/moves.npy")
    analysis = analyse(Record.load(game))
    before = np.array([analysis.start, *(step.chances for step in analysis.steps)])[:-1]
    assert np.allclose(chances[:, :2], before)
    assert not chances[:, 2:].any()
    assert np.allclose(moves["regret"], [each.regret for each in analysis.decisions])


def broken(record: Record) -> dict[str, bytes]:
    """Files that cannot be used, by what their message must say."""
    data, first = record.encode(), record.actions[0]
    doubled = (first, first, *record.actions[2:])
    assert record.result is not None
    other = msgspec.structs.replace(record.result, winners=(0, 1))
    odd = Event(0, "claim atlantis dam red*1")

    def with_(**changes: object) -> bytes:
        return msgspec.structs.replace(record, **changes).encode()

    return {
        "this is not JSON": b"{",
        "changed": data.replace(b'"seat": 0', b'"seat": 1', 1),
        "not legal": with_(actions=doubled),
        "is no action": with_(actions=(odd, *record.actions)),
        "has no seat": with_(actions=(msgspec.structs.replace(first, seat=7), *record.actions)),
        "points or winners": with_(result=other),
        "the other way round": with_(result=None),
        "seed": with_(seed="ab"),
        "another board": (GOLDEN / next_board()).read_bytes(),
    }


def next_board() -> str:
    return next(path.name for path in sorted(GOLDEN.iterdir()) if "amsterdam" not in path.name)


def test_broken_files_are_skipped_and_named(records: Path, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    shutil.copy(records / "game-0000000.json", folder / "a.json")
    cases = broken(Record.load(records / "game-0000000.json"))
    for number, data in enumerate(cases.values()):
        (folder / f"b{number}.json").write_bytes(data)
    shutil.copy(records / "game-0000001.json", folder / "c.json")
    done = export([folder], tmp_path / "out")
    assert done.games == 2
    assert len(done.skipped) == len(cases)
    reasons = {Path(file).stem: reason for file, reason in done.skipped}
    for number, words in enumerate(cases):
        assert words in reasons[f"b{number}"], words
    schema = json.loads((tmp_path / "out" / "schema.json").read_text(encoding="utf-8"))
    assert len(schema["skipped"]) == len(cases)
    alone = export([folder / "a.json", folder / "c.json"], tmp_path / "alone")
    assert alone.decisions == done.decisions
    for name in ("moves.npy", "observations.npy", "masks.npy"):
        assert (tmp_path / "out" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


def test_a_strict_export_stops_and_leaves_nothing(records: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    sources = [records, tmp_path / "bad.json"]
    with pytest.raises(GameError, match=r"bad\.json"):
        export(sources, tmp_path / "out", Wish(strict=True))
    assert [path.name for path in tmp_path.iterdir()] == ["bad.json"]


def test_nothing_is_replaced_unless_told(records: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.mkdir()
    (target / "mine.txt").write_text("kept")
    with pytest.raises(DataError, match="--force"):
        export([records], target)
    assert (target / "mine.txt").read_text() == "kept"
    export([records], target, replace=True)
    assert not (target / "mine.txt").exists()
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


def test_no_records_no_folder_and_no_such_format(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{")
    with pytest.raises(DataError, match="one file was skipped"):
        export([tmp_path], tmp_path / "out")
    with pytest.raises(RecordError, match="cannot be read"):
        export([tmp_path / "nowhere"], tmp_path / "out")
    with pytest.raises(DataError, match="known are parquet, jsonl, numpy"):
        export([tmp_path], tmp_path / "out", Wish("xls"))
    assert not (tmp_path / "out").exists()


def test_golden_games_of_every_board_export(tmp_path: Path) -> None:
    """Each board by itself: quick and slow records, the same results as were stored."""
    for name in ("amsterdam", "lagoon"):
        files = sorted(GOLDEN.glob(f"{name}-[234]-*.json"))[:4]
        done = export(files, tmp_path / name, Wish(strict=True))
        assert done.games == len(files) == 4


def test_a_quick_read_is_the_record(records: Path) -> None:
    for path in find_records([records]):
        assert read_record(path) == Record.load(path)


def test_records_of_a_folder_are_sorted_as_people_count_with_those_of_its_folders(
    tmp_path: Path,
) -> None:
    for name in ("game-10.json", "game-2.json", "later/game-1.json", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}", encoding="utf-8")
    found = find_records([tmp_path, tmp_path / "game-2.json"])
    names = [str(path.relative_to(tmp_path)) for path in found]
    assert names == ["game-2.json", "game-10.json", "later/game-1.json"]
