"""A data set: drawn by its plan, continued after a stop, guarded by checksums, and loaded."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from damrak import Game
from damrak.board.tables import action_count
from damrak.data import DataError, load, making
from damrak.data.making import Plan, make_data_set
from damrak.game.errors import InvalidSetup
from tests.cli.conftest import Command, damrak
from tests.support import board_named

LEVELS = ("apprentice", "porter", "carter")
PLAN = Plan(games=9, seed=4, levels=LEVELS, slow=0)
__all__ = ["damrak"]  # the fixture


@pytest.fixture(autouse=True)
def _small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damrak.data.making.SHARD", 4)
    monkeypatch.setattr("damrak.data.loading.SHARD", 4)


@pytest.fixture
def made(tmp_path: Path) -> Path:
    make_data_set(tmp_path / "set", PLAN)
    return tmp_path / "set"


def test_a_plan_mixes_levels_and_tables() -> None:
    plan = Plan(games=3000, slow=0.1)
    seatings = [plan.seating(game) for game in range(plan.games)]
    sizes = Counter(len(seating) for seating in seatings)
    assert all(count > 900 for count in sizes.values())
    assert set(sizes) == {2, 3, 4}
    assert {level for seating in seatings for level in seating} == set(plan.levels)
    with_slow = sum(any(level not in plan.quick for level in seating) for seating in seatings)
    assert 100 < with_slow < 300
    assert plan.seating(7) == Plan(games=1, slow=0.1).seating(7)
    with pytest.raises(DataError, match="--slow 1"):
        Plan(games=1, levels=("master",))
    with pytest.raises(InvalidSetup):
        Plan(games=1, levels=("nobody",))


def test_the_games_are_those_that_their_actions_play(made: Path) -> None:
    found = load(made)
    games, batches = found.games(), list(found.batches(decisions=150))
    assert len(found) == len(games) == 9
    assert found.levels == list(LEVELS)
    assert len(batches) > 3
    moves = np.concatenate([batch.moves for batch in batches])
    assert not any(batch.stored["fault"].any() for batch in batches)
    assert np.concatenate([batch.stored["finished"] for batch in batches]).all()
    for number, row in enumerate(games):
        players, mine = int(row["players"]), moves[moves["game"] == number]
        assert [LEVELS[level] for level in row["levels"][:players]] == list(PLAN.seating(number))
        assert (row["levels"][players:] == -1).all()
        game = Game.new(players, row["seed"].tobytes())
        for move in mine:
            game.play_number(int(move["action"]), int(move["seat"]))
        outcome = game.outcome()
        assert outcome is not None
        assert [score.total for score in outcome.scores] == row["totals"][:players].tolist()
        assert sum(1 << seat for seat in outcome.winners) == row["winners"]
        assert len(mine) == row["moves"]
        assert (mine["points"] == row["totals"][mine["seat"]]).all()


def test_batches_have_observations_and_masks_unless_not_wanted(made: Path) -> None:
    for batch in load(made).batches():
        masks = batch.action_masks()
        assert masks.shape[1] == action_count(board_named("amsterdam"))
        assert (batch.action_masks(masks.shape[1]) == masks).all()
        assert masks[np.arange(len(masks)), batch.moves["action"]].all()
        assert len(batch.observations) == len(masks) == len(batch.moves)
    assert all(not len(batch.tensors) for batch in load(made).batches(observations=False))


def test_the_lines_of_the_page_work(made: Path) -> None:
    """docs/data.md, without the data frame where pandas is not there."""
    page = (Path(__file__).parent.parent.parent / "docs" / "data.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n([^`]*damrak\.data import load[^`]*)```", page)
    if find_spec("pandas") is None:
        code = "\n".join(line for line in code.splitlines() if "pandas" not in line)
    known: dict[str, Any] = {}
    exec(code.replace('"FOLDER"', repr(str(made))), known)  # noqa: S102 - our own page
    assert known["batch"].action_masks().shape == (len(known["batch"].moves), 296)
    if "frame" in known:
        assert known["frame"].index.is_unique
        assert len(known["frame"]) == known["games"].games()["moves"].sum()


def test_a_stopped_data_set_goes_on_to_the_same_files(made: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    told: list[int] = []
    make_data_set(other, PLAN, threads=2, told=told.append)
    assert sorted(told) == [1, 4, 4]
    whole = {path.name: path.read_bytes() for path in made.iterdir()}
    assert {path.name: path.read_bytes() for path in other.iterdir()} == whole
    (other / "games-00001.npz").unlink()
    (other / "SHA256SUMS").unlink()
    with pytest.raises(DataError, match="no whole data set"):
        load(other)
    told.clear()
    make_data_set(other, PLAN, told=told.append)
    assert told == [4]
    assert {path.name: path.read_bytes() for path in other.iterdir()} == whole


def test_checksums_and_card(made: Path) -> None:
    for line in (made / "SHA256SUMS").read_text(encoding="utf-8").splitlines():
        expected, name = line.split("  ")
        assert hashlib.sha256((made / name).read_bytes()).hexdigest() == expected
    card = json.loads((made / "card.json").read_text(encoding="utf-8"))
    assert (card["games"], card["seed"], card["levels"]) == (9, 4, list(LEVELS))
    told = (made / "README.md").read_text(encoding="utf-8")
    assert "9 games" in told
    assert "apprentice, porter, carter" in told
    changed = bytearray((made / "games-00000.npz").read_bytes())
    changed[-1] ^= 1
    (made / "games-00000.npz").write_bytes(changed)
    with pytest.raises(DataError, match="games-00000"):
        load(made)
    load(made, check=False)


def test_the_card_names_only_levels_that_can_sit(tmp_path: Path) -> None:
    """Without games for those that look ahead nobody reads that they sit in 0 % of them."""
    told = {}
    for slow in (0.0, 0.01, 1.0):
        plan = Plan(games=0, slow=slow)
        make_data_set(tmp_path / str(slow), plan)
        told[slow] = (tmp_path / str(slow) / "README.md").read_text(encoding="utf-8")
        card = json.loads((tmp_path / str(slow) / "card.json").read_text(encoding="utf-8"))
        assert card["levels"] == list(plan.levels)
    assert "Levels: apprentice, porter, carter, merchant. Each" in told[0.0]
    assert "all equally likely." in told[0.0]
    assert "merchant, regent, master. Each" in told[0.01]
    assert "in 1% of the games. In all others nobody looks ahead (regent, master)" in told[0.01]
    assert "regent, master. Each" in told[1.0]
    assert "all equally likely." in told[1.0]
    make_data_set(tmp_path / "0.0", Plan(games=0, slow=0.0, levels=plan.levels))  # the same again


def test_another_plan_and_foreign_folders_are_refused(made: Path, tmp_path: Path) -> None:
    with pytest.raises(DataError, match="another seed"):
        make_data_set(made, Plan(games=9, seed=5, levels=LEVELS, slow=0))
    foreign = tmp_path / "foreign"
    foreign.mkdir()
    (foreign / "mine.txt").write_text("kept")
    with pytest.raises(DataError, match="new or empty"):
        make_data_set(foreign, PLAN)
    with pytest.raises(DataError, match="no whole data set"):
        load(foreign)
    assert [path.name for path in foreign.iterdir()] == ["mine.txt"]


def test_one_command_makes_it(damrak: Command, tmp_path: Path) -> None:
    options = ("--games", "5", "--levels", "porter,apprentice", "--seed", "2")
    folder = tmp_path / "set"
    code, out, _ = damrak("dataset", str(folder), *options, "--json")
    assert (code, json.loads(out)["played"]) == (0, 5)
    code, out, _ = damrak("dataset", str(folder), *options)
    assert code == 0
    assert "5 games are in" in out
    assert len(load(folder)) == 5
    code, _, err = damrak("dataset", str(folder), *options[2:])
    assert code == 2
    assert "another games" in err
    assert making.FORMAT == 1
