"""The shipped net as a checkpoint of PyTorch: the same judgements there, the same bytes back."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from damrak.bots.kernels.net import choose_net_entry, net_buffers_dtype
from damrak.bots.kernels.net_features import input_count
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, named_card, read_card, read_net, write_net
from damrak.envs.games import Games
from damrak.game.catalogue import amsterdam, catalogue
from damrak.rules.observe import observe
from damrak.train.checkpoint import read_checkpoint, write_card, write_checkpoint
from damrak.train.export import to_record
from damrak.train.features import GamesHints
from damrak.train.folder import Folder
from damrak.train.learn import Learner
from damrak.train.net import Net
from damrak.train.past import Past
from damrak.train.run import Run
from damrak.train.settings import Settings, TrainError


@pytest.fixture(scope="module")
def master(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("net") / "master.pt"
    write_checkpoint(path, MASTER, amsterdam())
    return path


def test_there_and_back_is_the_same_net_to_the_byte(master: Path, tmp_path: Path) -> None:
    card = write_card(tmp_path / "again.json", master, amsterdam())
    assert (tmp_path / "again.bin").read_bytes() == MASTER.with_suffix(".bin").read_bytes()
    shipped = read_card(MASTER)
    assert card["sha256"] == shipped["sha256"]
    assert card["arena"] == shipped["arena"]


def test_plain_pytorch_reads_it_with_what_its_inputs_are(master: Path) -> None:
    content = torch.load(master, weights_only=True)
    numbers = content["net"]["input.weight"].shape[1]
    assert numbers == len(content["scale"]) == input_count(amsterdam())
    places = [range(start, stop) for _, start, stop, _ in content["features"]]
    assert sorted(place for each in places for place in each) == list(range(numbers))
    assert all(np.prod(shape) == stop - start for _, start, stop, shape in content["features"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_judges_as_the_kernel_does(master: Path, players: int) -> None:
    board, record = amsterdam(), read_net(MASTER, amsterdam())
    net = read_checkpoint(master, board)[0].float()
    made = catalogue(board)
    buffers = np.zeros(1, net_buffers_dtype(board, record["block"].shape[3]))
    work, seen = np.zeros(1, bot_work_dtype(board)), np.zeros(1, made.observation_dtype)
    games = Games(16, players, seed=5)
    hints = GamesHints(games)
    for _ in range(20):
        inputs = torch.from_numpy(np.concatenate((games.observations, hints.numbers), axis=1))
        with torch.no_grad():
            chances, wins, margins = net(inputs, torch.from_numpy(games.masks))
        for game in range(games.games):
            state = games.states[game]
            observe(made.tables, state, int(state.to_move), seen[0])
            choose_net_entry(made.table_array, seen, work, record, buffers)
            logits = torch.from_numpy(buffers["logits"][0].copy())
            legal = torch.from_numpy(games.masks[game].copy()).bool()
            liked = torch.log_softmax(logits[legal], -1)
            torch.testing.assert_close(chances[game][legal], liked, atol=0.05, rtol=0)
            judged = torch.from_numpy(buffers["judged"][0].copy())
            shares = torch.softmax(judged[:players], -1)
            torch.testing.assert_close(
                torch.softmax(wins[game, :players], -1), shares, atol=0.005, rtol=0
            )
            torch.testing.assert_close(
                margins[game, :players], judged[4 : 4 + players], atol=0.01, rtol=0
            )
        games.step_randomly()
        hints.fill()


def test_changed_weights_keep_only_where_they_began(master: Path, tmp_path: Path) -> None:
    content = torch.load(master, weights_only=True)
    content["net"]["policy.bias"] += 1
    torch.save(content, tmp_path / "mine.pt")
    card = write_card(tmp_path / "mine.json", tmp_path / "mine.pt", amsterdam())
    assert card["began_as"] == read_card(MASTER)["sha256"]
    assert "arena" not in card
    assert (
        read_net(tmp_path / "mine.json", amsterdam()).tobytes()
        != read_net(MASTER, amsterdam()).tobytes()
    )


def test_the_checkpoint_of_a_run_becomes_a_bot(tmp_path: Path) -> None:
    settings = Settings(hidden=16, blocks=2, device="cpu")
    net = Net(amsterdam(), 16, 2)
    learner = Learner(net, settings)
    Folder(tmp_path, settings).save(learner, Past(net, 1), {"seconds": 1.0, "steps": 1.0})
    write_card(tmp_path / "bot.json", tmp_path / "checkpoint.pt", amsterdam())
    expected = to_record(net, amsterdam())
    found = read_net(tmp_path / "bot.json", amsterdam())
    for name in expected.dtype.names or ():
        assert np.allclose(found[name], expected[name], rtol=1e-6, atol=1), name


@pytest.mark.parametrize("content", [b"", b"no file of PyTorch"])
def test_another_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.pt").write_bytes(content)
    with pytest.raises(TrainError, match="not a checkpoint"):
        read_checkpoint(tmp_path / "x.pt", amsterdam())
    with pytest.raises(TrainError, match="not a checkpoint"):
        read_checkpoint(tmp_path / "nothing.pt", amsterdam())


def test_a_net_for_another_board_is_refused(master: Path, tmp_path: Path) -> None:
    content = torch.load(master, weights_only=True)
    content["card"]["layout"] = "another"
    torch.save(content, tmp_path / "other.pt")
    with pytest.raises(TrainError, match="not for the board Amsterdam"):
        read_checkpoint(tmp_path / "other.pt", amsterdam())


def test_a_run_starts_from_a_net(tmp_path: Path) -> None:
    board = amsterdam()
    write_net(tmp_path / "known.json", to_record(Net(board, 16, 1), board), board, {})
    known = str(tmp_path / "known.json")
    settings = Settings(hidden=16, blocks=1, device="cpu", games=6, start=known)
    run = Run(settings, tmp_path / "run")
    assert to_record(run.net, board)["policy"].tobytes() == (
        read_net(tmp_path / "known.json", board)["policy"].tobytes()
    )
    with pytest.raises(TrainError, match="another size"):
        Run(Settings(hidden=32, blocks=1, device="cpu", games=6, start=known), tmp_path / "b")
    assert named_card("net") == MASTER
    assert named_card(f"net:{known}") == Path(known)


def test_the_program_of_the_page_runs() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.split("## A net")[1].split("```python\n")[1].split("```")[0]
    names: dict[str, object] = {}
    exec(compile(code, "bots.md", "exec"), names)  # noqa: S102 - our own page
    chances = names["liked"]
    assert isinstance(chances, torch.Tensor)
    torch.testing.assert_close(chances.exp().sum(-1), torch.ones(64))
