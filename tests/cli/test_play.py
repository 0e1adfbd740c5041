"""The game in the terminal: what people type, what they see, and what is saved."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer import BadParameter

from damrak import Board, Game
from damrak.cli.play import free_name, seat_name
from damrak.game import RecordError
from damrak.game.game import verify
from damrak.terminal.game_loop import Table
from tests.support import BOARDS

Type = Callable[[list[str]], None]


@pytest.fixture
def type_in(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Type these lines, then close the input."""

    def install(lines: list[str]) -> None:
        left: Iterator[str] = iter(lines)

        def read(*_: object) -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)

    return install


def table(tmp_path: Path, *seats: str, seed: int = 3) -> Table:
    game = Game.new(len(seats), seed, first_seat=0, seats=seats)
    return Table(game, tmp_path / "game.json")


def test_bots_alone_play_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = table(tmp_path, "greedy", "random", "greedy")
    played.play()
    out = capsys.readouterr().out
    assert played.game.is_over
    assert "greedy 3" in out
    assert "Final scoring" in out
    assert "result" in verify(Game.load(tmp_path / "game.json").record())


def test_a_person_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = table(tmp_path, "Anna", "greedy")

    def read(*_: object) -> str:
        actions = [str(action) for action in played.game.legal_actions(0)]
        claims = [action for action in actions if action.startswith("claim")]
        return (claims or actions)[-1]

    monkeypatch.setattr("builtins.input", read)
    played.play()
    out = capsys.readouterr().out
    assert "wins" in out
    assert "The game is ending" in out
    assert played.game.is_over


def test_questions_cost_nothing(
    tmp_path: Path, type_in: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    played = table(tmp_path, "Anna", "greedy")
    (tmp_path / "taken.json").touch()
    lines = ["help", "actions", "why pass", "why keep 1", "rules", "rules 4.3", "rules 6", "map"]
    type_in(
        [
            *lines,
            "history",
            "nonsense",
            "rules 9.9",
            "routes dam",
            "routes x",
            f"save {tmp_path}/taken.json",
            "why",
            "#99",
            "pass",
            f"save {tmp_path}/kept.json",
            "save /no/x",
        ]
    )
    played.play()
    out = capsys.readouterr().out
    assert played.game.turn == 0
    for words in (
        "Questions, which cost nothing",
        "#1   keep 1",
        "2.5 first choose",
        "Nothing forbids it",
        "4.3 ",
        "6.5 ",
        "is not an action",
        "kept.json",
        "cannot be written",
        "exists already",
        "actions are #1 to #3",
        "there is no rule 9.9",
        "Nothing has happened yet",
        "Dam - Oost-Indisch Huis: 3 green, 4 points",
        "no location",
    ):
        assert words in out
    assert (tmp_path / "kept.json").exists()


def test_hints_say_more_each_time_and_anew_at_each_decision(
    tmp_path: Path, type_in: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    played = table(tmp_path, "Anna", "greedy")
    type_in(["hint", "hint", "hint", "hint", "hint 9", "h 1", "keep 1", "hint", "hint 3"])
    played.play()
    out = capsys.readouterr().out.replace("\n", " ")
    assert out.count("hint once more says more") == 4
    assert out.count("A hint is 1, 2 or 3 strong") == 1
    assert re.search(r"Keep (both|just one of the) contracts", out)
    assert played.game.turn == 2  # both have chosen their contracts; asking is not an action


def test_short_forms(tmp_path: Path, type_in: Type) -> None:
    played = table(tmp_path, "Anna", "greedy")
    type_in(["b", "c", "1", "d", "m 1", "#1", "quit"])
    played.play()
    mine = [event.action for event in played.game.all_events() if event.seat == 0]
    assert mine[:4] == ["keep both", "contracts", "keep 1", "draw deck"]
    assert mine[4].startswith("draw market")


def test_leaving_keeps_the_game_and_it_goes_on(tmp_path: Path, type_in: Type) -> None:
    played = table(tmp_path, "Anna", "greedy")
    type_in(["keep 1", "draw deck", "quit"])
    played.play()
    again = Game.load(tmp_path / "game.json")
    assert again.turn == played.game.turn
    type_in(["draw deck"])
    resumed = Table(again, tmp_path / "game.json")
    resumed.play()
    assert resumed.game.turn > played.game.turn


def test_people_hand_the_keyboard_over(
    tmp_path: Path, type_in: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    played = table(tmp_path, "Anna", "Ben")
    type_in(["", "keep 1", "", "", "keep 2", "", "", "draw deck", "draw deck", "", ""])
    played.play()
    out = capsys.readouterr().out
    assert out.count("Hand the keyboard to Anna") == 2
    assert out.count("Hand the keyboard to Ben") == 2
    assert "Anna draws from the deck." in out.split("Hand the keyboard to Ben")[-1]
    before_hand_over = out.split("Hand the keyboard to Ben")[0]
    offer = [played.game.board.contracts[each] for each in played.game.record().contracts[-4:-2]]
    names = played.game.board.location
    assert not any(f"{names[c.a].name} - {names[c.b].name}" in before_hand_over for c in offer)


def test_what_a_bot_drew_is_not_told(
    tmp_path: Path, type_in: Type, capsys: pytest.CaptureFixture[str]
) -> None:
    played = table(tmp_path, "Anna", "random", seed=8)
    type_in(["keep 1", *["d"] * 40])
    played.play()
    out = capsys.readouterr().out
    drawn = [event for event in played.game.all_events() if event.seat == 1 and event.drew]
    assert drawn
    assert "random draws from the deck." in out
    assert not any(f"random draws {event.drew} from the deck" in out for event in drawn)


def test_a_name_does_not_overwrite(tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    assert free_name(target) == target
    target.touch()
    assert free_name(target) == tmp_path / "game-2.json"
    (tmp_path / "game-2.json").touch()
    assert free_name(target) == tmp_path / "game-3.json"


def test_a_game_is_kept_move_by_move_and_an_empty_one_leaves_no_file(
    tmp_path: Path, type_in: Type
) -> None:
    played = table(tmp_path, "Anna", "greedy")
    type_in([])
    played.play()
    assert list(tmp_path.iterdir()) == []
    played = table(tmp_path, "Anna", "greedy")
    type_in(["keep 1"])
    played.play()
    assert Game.load(tmp_path / "game.json").turn >= 2
    Game.new(2, 1, seats=("Anna", "greedy")).save(tmp_path / "mine.json")
    type_in([])
    Table(Game.load(tmp_path / "mine.json"), tmp_path / "mine.json", resumed=True).play()
    assert (tmp_path / "mine.json").exists()  # a file that existed before stays


def test_a_place_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    game = Game.new(2, 1, seats=("Anna", "greedy"))
    with pytest.raises(RecordError, match="cannot be written"):
        Table(game, tmp_path / "no" / "x.json").play()
    with pytest.raises(BadParameter, match="is a folder"):
        free_name(tmp_path)


def test_names_of_a_board_are_no_markup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = (BOARDS / "lagoon.toml").read_text(encoding="utf-8").replace('"Gate"', '"Gate [/old]"')
    game = Game.new(2, 1, board=Board.parse(source), seats=("greedy", "random"))
    Table(game, tmp_path / "game.json").play()
    assert "Gate [/old]" in capsys.readouterr().out


def test_the_other_persons_screen_is_cleared_with_its_scrollback(
    tmp_path: Path, type_in: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = table(tmp_path, "Anna", "Ben")
    sent = io.StringIO()
    monkeypatch.setenv("TERM", "xterm")
    played.out = Console(file=sent, force_terminal=True, width=100)
    type_in(["", "keep 1", "", ""])
    played.play()
    assert sent.getvalue().count("\x1b[3J") == 2


def test_bots_are_known_in_any_letters_and_files_keep_theirs() -> None:
    assert [seat_name(name) for name in ("Greedy", "Anna", "SEARCH@20")] == [
        "greedy",
        "Anna",
        "search@20",
    ]
    assert seat_name("Net:Runs/First/net.json") == "net:Runs/First/net.json"
    with pytest.raises(BadParameter, match="28 letters at most"):
        seat_name(f"net:{'a' * 40}/net.json")
