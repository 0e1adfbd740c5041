"""A tiny run on the CPU: it learns, goes on after a break, and its net plays in compiled code."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
import torch

from damrak.arena.series import play_matches
from damrak.bots.kernels.net import choose_net_entry, net_buffers_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import NetError, read_card, read_net, write_net
from damrak.envs.games import Games
from damrak.game.catalogue import amsterdam, catalogue
from damrak.train.evaluate import SEED, in_words, share_of
from damrak.train.export import from_record, to_record
from damrak.train.features import GamesHints
from damrak.train.graph import Repeated
from damrak.train.net import Net
from damrak.train.run import Run
from damrak.train.settings import Settings, TrainError

pytestmark = pytest.mark.slow

TINY = Settings(  # by lessons, not by the clock: a busy machine must not learn less
    minutes=60,
    lessons=40,
    players=(2,),
    games=256,
    steps=16,
    hidden=64,
    blocks=2,
    minibatch=1024,
    rate=(2e-3, 2e-4),
    device="cpu",
    arena_games=0,
)
BRIEF = dataclasses.replace(
    TINY, minutes=0.02, lessons=0, games=24, steps=4, hidden=16, players=(2, 3, 4)
)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("run")
    for _ in Run(TINY, folder, command="a test").go():
        pass
    return folder


def share(bot: str, other: str, deals: int) -> float:
    """How often a bot wins against another, each deal from both seats."""
    seatings = [[bot, other], [other, bot]] * deals
    games = play_matches(
        catalogue(amsterdam()), seatings, 1, [number // 2 for number in range(2 * deals)]
    )
    ours = np.tile([1, 2], deals)
    return float((games["winners"] == ours).mean())


def test_it_beats_random_after_a_minute(trained: Path, tmp_path: Path) -> None:
    """And the net that it was before its first lesson, which may win by its habits alone."""
    net = f"net:{trained / 'net.json'}"
    assert share(net, "random", 100) > 0.9
    Run(TINY, tmp_path).export()
    assert share(net, f"net:{tmp_path / 'net.json'}", 50) > 0.7


def test_a_run_ends_with_its_lessons_and_goes_on_with_more(tmp_path: Path) -> None:
    two = dataclasses.replace(BRIEF, minutes=60, lessons=2)
    rows = list(Run(two, tmp_path).go())
    assert rows[-1]["progress"] == 1
    assert rows[-1]["steps"] == 2 * BRIEF.games * BRIEF.steps
    again = Run(dataclasses.replace(two, lessons=3), tmp_path)
    assert again.progress(again.done["seconds"]) == pytest.approx(2 / 3)
    assert list(again.go())[-1]["steps"] == 3 * BRIEF.games * BRIEF.steps


def test_the_net_in_compiled_code_is_the_one_that_was_trained(trained: Path) -> None:
    """Rounding the weights changes hardly a choice."""
    board = amsterdam()
    settings = Settings.read(json.loads((trained / "settings.json").read_text()))
    net = Net(board, settings.hidden, settings.blocks)
    net.load_state_dict(torch.load(trained / "checkpoint.pt", weights_only=True)["net"])
    same, total = compared(net, read_net(trained / "net.json", board))
    assert same > 0.97 * total


def test_a_net_that_was_read_back_is_the_one_in_the_file(trained: Path) -> None:
    record = read_net(trained / "net.json", amsterdam())
    again = to_record(from_record(record, amsterdam()), amsterdam())
    for name in record.dtype.names or ():
        assert np.allclose(again[name], record[name], rtol=1e-5, atol=1), name
    same, total = compared(from_record(record, amsterdam()), record)
    assert same > 0.97 * total


def test_a_learner_meets_a_frozen_rival_alone(trained: Path, tmp_path: Path) -> None:
    """The rival, of another size here, has all other seats, and stays as it is."""
    rival = str(trained / "net.json")
    settings = dataclasses.replace(BRIEF, rival=rival, minutes=60, lessons=12, steps=16)
    run = Run(dataclasses.replace(settings, players=(3,)), tmp_path)
    rows = list(run.go())
    frozen = run.past.draw()
    assert frozen is not None
    known = from_record(read_net(trained / "net.json", amsterdam()), amsterdam())
    kept = known.float().state_dict()
    for name, value in frozen.state_dict().items():
        assert torch.equal(value, kept[name])
    assert rows[-1]["against_past_fair"] == pytest.approx(1 / 3, abs=1e-3)
    assert rows[-1]["against_past"] < 1 / 3  # it has learned next to nothing yet
    assert Run(dataclasses.replace(run.settings, lessons=13), tmp_path).lessons == 12
    with pytest.raises(NetError):
        Run(dataclasses.replace(BRIEF, rival="nobody.json"), tmp_path / "other")


def compared(net: Net, record: np.ndarray) -> tuple[int, int]:
    """In how many positions the net and its record choose the same."""
    board = amsterdam()
    made = catalogue(board)
    work, buffers = (
        np.zeros(1, bot_work_dtype(made.board)),
        np.zeros(1, net_buffers_dtype(board, 64)),
    )
    same = total = 0
    for players in (2, 3, 4):
        games = Games(40, players, seed=5)
        hints = GamesHints(games)
        for _ in range(25):
            inputs = np.concatenate((games.observations, hints.numbers), axis=1)
            seen, masks = torch.tensor(inputs), torch.tensor(games.masks)
            with torch.no_grad():
                liked = net(seen, masks)[0].argmax(-1)
            for game in range(games.games):
                state = games.states[game]
                observation = np.zeros(1, made.observation_dtype)
                from damrak.rules.observe import observe

                observe(made.tables, state, int(state.to_move), observation[0])
                choice = choose_net_entry(made.table_array, observation, work, record, buffers)
                same += int(choice) == int(liked[game])
                total += 1
            games.step_randomly()
            hints.fill()
    return same, total


def test_a_run_writes_down_what_it_did_and_goes_on_after_a_break(tmp_path: Path) -> None:
    first = Run(BRIEF, tmp_path)
    rows = list(first.go())
    assert rows
    assert rows[-1]["steps"] == first.done["steps"]
    (tmp_path / "past.pt").unlink()
    assert Run(BRIEF, tmp_path).past.selves == []
    first.folder.save(first.learner, first.past, first.done)
    longer = dataclasses.replace(BRIEF, minutes=0.04)
    second = Run(longer, tmp_path)
    assert second.done == first.done
    assert len(second.past.selves) >= 1
    weights = first.net.state_dict()
    for name, value in second.net.state_dict().items():
        assert torch.equal(value, weights[name])
    assert list(second.go())[-1]["steps"] > rows[-1]["steps"]
    lines = (tmp_path / "metrics.jsonl").read_text().splitlines()
    assert json.loads(lines[-1])["seconds"] >= 60 * longer.minutes - 1
    assert Settings.read(json.loads((tmp_path / "settings.json").read_text())) == longer


def test_it_is_measured_against_the_planner_and_its_past_self(tmp_path: Path) -> None:
    settings = dataclasses.replace(BRIEF, arena_games=4, players=(2, 3))
    first = [row for row in Run(settings, tmp_path, command="a test").go() if "arena" in row]
    assert [list(row["arena"]) for row in first] == [["planner"]]
    longer = dataclasses.replace(settings, minutes=0.04)
    rows = [row for row in Run(longer, tmp_path, command="a test").go() if "arena" in row]
    past = f"past self after {int(first[0]['steps'])} steps"
    assert [list(row["arena"]) for row in rows] == [["planner", past]]
    for shares in rows[0]["arena"].values():
        assert [each["games"] for each in shares.values()] == [4, 6]
        assert all(each["low"] <= each["value"] <= each["high"] for each in shares.values())
    lines = (tmp_path / "metrics.jsonl").read_text().splitlines()
    assert json.loads(lines[-1]) == rows[0]
    card = read_card(tmp_path / "net.json")
    assert card["arena"].pop("command").endswith("planner --players N --games 4 --seed 5")
    assert card["arena"] == rows[0]["arena"]
    assert len(list((tmp_path / "arena").iterdir())) == 2
    assert past in in_words(rows[0]["arena"])


def test_the_arena_of_a_run_is_the_command_of_its_card(tmp_path: Path) -> None:
    board = amsterdam()
    write_net(tmp_path / "net.json", to_record(Net(board, 16, 1), board), board, {})
    bots = (f"net:{tmp_path / 'net.json'}", "planner")
    shares = share_of(*bots, board, 2, 4)
    games = play_matches(catalogue(board), [bots, bots[::-1]] * 2, SEED, [0, 0, 1, 1])
    won = (games["winners"] == np.tile([1, 2], 2)).mean()
    assert shares["value"] == pytest.approx(won)


def test_a_run_that_is_asked_to_stop_keeps_all_and_goes_on(tmp_path: Path) -> None:
    run = Run(dataclasses.replace(BRIEF, minutes=5, arena_games=4), tmp_path)
    for _ in run.go():
        run.stop()
    assert 0 < run.done["seconds"] < 60
    assert run.strength == {}
    assert Run(BRIEF, tmp_path).done == run.done
    assert read_card(tmp_path / "net.json")["steps"] == run.done["steps"]


def test_a_run_that_is_over_stays_as_it_is(tmp_path: Path) -> None:
    list(Run(BRIEF, tmp_path).go())
    net = (tmp_path / "net.bin").read_bytes()
    assert list(Run(BRIEF, tmp_path).go()) == []
    assert (tmp_path / "net.bin").read_bytes() == net


def test_half_a_net_is_never_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = amsterdam()
    record = to_record(Net(board, 16, 1), board)
    write_net(tmp_path / "net.json", record, board, {})
    write = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        write(path, content[: len(content) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        write_net(tmp_path / "net.json", to_record(Net(board, 16, 1), board), board, {})
    assert read_net(tmp_path / "net.json", board).tobytes() == record.tobytes()


def test_a_checkpoint_of_another_size_is_refused(tmp_path: Path) -> None:
    list(Run(BRIEF, tmp_path).go())
    with pytest.raises(TrainError, match="another size"):
        Run(dataclasses.replace(BRIEF, hidden=32), tmp_path)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"players": "2,5"}, "2, 3 or 4 players"),
        ({"games": "0"}, "at least one"),
        ({"speed": "9"}, 'no setting "speed"'),
        ({"rate": "quick"}, "not a valid value"),
        ({"device": "tpu"}, 'no device "tpu"'),
    ],
)
def test_settings_that_make_no_run_are_refused(values: dict[str, str], message: str) -> None:
    with pytest.raises(TrainError, match=message):
        Settings.read(values)


def test_a_net_comes_back_as_it_was_written(tmp_path: Path) -> None:
    board = amsterdam()
    record = to_record(Net(board, 16, 1), board)
    write_net(tmp_path / "net.json", record, board, {"command": "none"})
    assert read_net(tmp_path / "net.json", board).tobytes() == record.tobytes()


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("rules", 0, "version 0 of the rules"),
        ("layout", "0" * 16, "another board or observation"),
        ("format", 9, "has format 9"),
        ("sha256", "0" * 64, "checksum"),
        ("hidden", 32, "checksum"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(
    tmp_path: Path, key: str, value: object, message: str
) -> None:
    board, path = amsterdam(), tmp_path / "net.json"
    write_net(path, to_record(Net(board, 16, 1), board), board, {})
    path.write_text(json.dumps({**json.loads(path.read_text()), key: value}))
    with pytest.raises(NetError, match=message):
        read_net(path, board)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NetError, match="cannot be read"):
        read_net(tmp_path / "nothing.json", amsterdam())
    (tmp_path / "card.json").write_text("[]")
    with pytest.raises(NetError, match="not the card of a net"):
        read_net(tmp_path / "card.json", amsterdam())


def test_repeated_work_is_just_called_on_the_cpu() -> None:
    """On a GPU it is recorded; `bench/train.py` runs that."""
    total = torch.zeros(1)
    add = Repeated(lambda: total.add_(1), "cpu")
    assert [float(add()) for _ in range(3)] == [1, 2, 3]


def test_only_a_gpu_compiles_by_itself() -> None:
    assert Settings(device="cuda").compiles
    assert not Settings(device="cpu").compiles
    assert not Settings(device="cuda", compile=False).compiles
