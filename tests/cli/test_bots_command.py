"""`damrak bots`: the list of bots, and games with a bot written by somebody else."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from damrak.bots.running.net_files import MASTER
from damrak.bots.running.registry import built_in_names
from tests.bots.packages import Install, installing
from tests.bots.programs import CRASHES, choosing
from tests.cli.conftest import Command

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"
SLOW = ("--seconds", "60")  # time for a busy machine
FICKLE = "act(message) if message['view']['turn'] % 4 else say({'type': 'action', 'action': 'fly'})"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    yield from installing(tmp_path, monkeypatch)


def test_the_list_has_every_bot_and_says_what_it_does(damrak: Command) -> None:
    code, out, _ = damrak("bots")
    assert code == 0
    assert out == damrak("bots", "list")[1]
    listed = json.loads(damrak("bots", "--json")[1])["bots"]
    assert listed == json.loads(damrak("bots", "list", "--json")[1])["bots"]
    assert [bot["name"] for bot in listed] == built_in_names()
    for bot in listed:
        assert len(bot["description"]) > 20
        assert bot["description"] in out


def test_bots_of_other_packages_are_listed_with_what_is_wrong(
    damrak: Command, install: Install
) -> None:
    install("one", "", greedy="x", Loud="x", both="x", fine="x")
    install("two", "", both="x")
    listed = {
        bot["name"]: bot
        for bot in json.loads(damrak("bots", "--json")[1])["bots"]
        if bot["kind"] == "plugin"
    }
    problems = {name: bot["problem"] for name, bot in listed.items()}
    assert problems == {"greedy": "taken", "Loud": "shape", "both": "twice", "fine": ""}
    assert listed["both"]["packages"] == "one, two"
    out = damrak("bots")[1]
    assert all(bot["description"] in out for bot in listed.values())


def test_the_example_plays_without_a_fault(damrak: Command) -> None:
    command = ("--", sys.executable, str(EXAMPLE))
    code, out, _ = damrak("bots", "run", "--games", "6", "--players", "3", *SLOW, *command)
    assert code == 0
    assert "example against greedy, 6 games of 3 players: won " in out
    assert "The bot made every choice itself." in out
    arguments = ("--against", "random", "--games", "10", "--seed", "5", "--json")
    told = json.loads(damrak("bots", "run", *arguments, *SLOW, *command)[1])
    assert told["faults"] == {}
    assert (told["name"], told["against"], told["players"], told["seed"]) == (
        "example",
        "random",
        2,
        5,
    )
    assert told["wins"] > 5
    assert told["mean_score"] > told["mean_score_others"]
    assert 0 < told["mean_seconds"] <= told["most_seconds"]


def test_faults_are_counted_and_shown(damrak: Command) -> None:
    arguments = ("bots", "run", "--games", "1", *SLOW)
    code, out, _ = damrak(*arguments, "--", *choosing(FICKLE))
    assert code == 0
    assert "of these, and a fallback bot chose instead" in out
    assert "illegal action" in out
    assert "seat 0, turn 0: fly is not a legal action now" in out
    told = json.loads(damrak(*arguments, "--json", "--", *choosing(FICKLE))[1])
    assert list(told["faults"]) == ["illegal"]
    assert 0 < told["faults"]["illegal"] < told["choices"]
    assert told["examples"][0] == {
        "kind": "illegal",
        "seat": 0,
        "turn": 0,
        "text": "fly is not a legal action now",
    }


BROKEN = """
class Broken:
    made = 0
    def __init__(self, board, seed, budget): Broken.made += 1
    def choose(self, seen): raise ValueError(f"no idea in game {Broken.made}")
"""


def test_a_class_is_tried_like_a_program_with_a_new_bot_each_game(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tried_here.py").write_text(BROKEN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    code, out, _ = damrak("bots", "run", "--games", "2", "--json", "tried_here:Broken")
    told = json.loads(out)
    assert code == 1
    assert (told["name"], told["choices"]) == ("tried_here:Broken", told["faults"]["crash"])
    assert told["examples"][0]["text"].startswith("the bot failed: ValueError: no idea in game ")
    assert sys.modules["tried_here"].Broken.made == 1 + 2  # one to begin with, one for each game
    code, _, err = damrak("bots", "run", "tried_here:Nobody")
    assert code == 2
    assert "Broken" in err


def test_a_simulation_names_bots_that_did_not_choose_and_how_to_see_why(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tried_there.py").write_text(BROKEN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    seats = ("--bot", "tried_there:Broken", "--bot", "greedy")
    code, out, _ = damrak("simulate", "--games", "2", *seats)
    assert code == 1
    assert "tried_there:Broken made none of its" in " ".join(out.split())
    assert "damrak bots run tried_there:Broken" in " ".join(out.split())
    told = json.loads(damrak("simulate", "--games", "2", *seats, "--json")[1])
    assert told["faults"] == [told["choices"][0], 0]
    assert told["choices"][1] > 0
    assert damrak("simulate", "--games", "2")[0] == 0


def test_a_bot_that_never_chooses_gives_code_1(damrak: Command) -> None:
    code, out, err = damrak("bots", "run", "--games", "2", *SLOW, "--", *CRASHES["exception"])
    assert code == 1
    assert "crash" in out
    assert "gone" in out
    assert "The bot made no choice itself" in out
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bots", "run", "--", "no-such-program"], 'no command "no-such-program"'),
        (["bots", "run"], "Missing argument"),
        (["bots", "run", "--against", "hal", "--", sys.executable], 'no bot "hal"'),
        (["bots", "run", "--games", "0", "--", sys.executable], "Invalid value for '--games'"),
        (["bots", "dance"], "No such command 'dance'"),
    ],
)
def test_a_mistake_gives_one_line(damrak: Command, arguments: list[str], words: str) -> None:
    code, out, err = damrak(*arguments)
    assert code == 2
    assert out == ""
    assert words in err
    assert len(err.strip().splitlines()) == 1


def test_a_game_at_the_table_tells_who_forfeited(
    damrak: Command, install: Install, tmp_path: Path
) -> None:
    install("amsterbot", "class Bad:\n def __init__(self, *a): pass\n choose = None", bad="Bad")
    code, _, err = damrak("play", "bad", "greedy", "--save", str(tmp_path / "game.json"))
    assert code == 2
    assert 'the bot "bad" of the package amsterbot cannot be used' in err
    install(
        "worsebot",
        "class Bad:\n def __init__(self, *a): pass\n def choose(self, s): 1 / 0",
        worse="Bad",
    )
    code, out, _ = damrak("play", "worse", "greedy", "--save", str(tmp_path / "game.json"))
    assert code == 0
    assert "worse forfeited " in out
    assert "greedy forfeited" not in out


def test_the_command_goes_both_ways(damrak: Command, tmp_path: Path) -> None:
    file, card = tmp_path / "master.pt", tmp_path / "again.json"
    code, out, _ = damrak("bots", "to-torch", "net", str(file))
    assert code == 0
    assert "torch.load" in out
    code, out, _ = damrak("bots", "from-torch", str(file), str(card))
    assert (code, out) == (0, f"Written. It plays as net:{card}\n")
    assert card.with_suffix(".bin").read_bytes() == MASTER.with_suffix(".bin").read_bytes()
    code, _, err = damrak("bots", "from-torch", str(card), str(card))
    assert code == 2
    assert "not a checkpoint" in err
