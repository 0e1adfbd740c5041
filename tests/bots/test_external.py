"""A bot in another process: what it hears, what it may answer, and that it can break nothing."""

from __future__ import annotations

import functools
import gc
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.external.bot import Limits, OutsideBot
from damrak.bots.external.process import LineProcess
from damrak.bots.external.protocol import PROTOCOL, Hello, Over, choose_of, start_of, to_line
from damrak.bots.external.referee import BotFault, Refereed
from damrak.bots.running.trial import Trial
from damrak.game.catalogue import catalogue
from damrak.rules.layout import Observation
from tests.bots.hidden import asked_twice, moments
from tests.bots.programs import CRASHES, ILLEGAL, JUNK, SLEEP, TIME_OUTS, choosing, program
from tests.support import board_named

BOARD = board_named("amsterdam")
PATIENT = Limits(choice=60, start=60, starts=2)  # a busy machine is no fault of a bot


@pytest.fixture(autouse=True)
def _nothing_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """After each test all processes that it started have ended, with all that they started."""
    groups: list[int] = []
    start = LineProcess.__init__

    def noted(self: LineProcess, command: list[str]) -> None:
        start(self, command)
        groups.append(self.pid)

    monkeypatch.setattr(LineProcess, "__init__", noted)
    yield
    for group in groups:
        eventually(functools.partial(is_gone, group))


def members_of(group: int) -> list[str]:
    """The processes of a group that live (one that waits for its parent to notice does not)."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(path.parent.name)
    return found


def is_gone(group: int) -> bool:
    return not members_of(group)


def eventually(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to be")


def play(command: list[str], limits: Limits, seed: int = 5) -> tuple[Game, Refereed]:
    """A whole game of a program against a sound bot."""
    game, sound = Game.new(2, seed), bot_named("greedy", BOARD, seed)
    with OutsideBot(command, BOARD, 1, limits) as outside:
        bot = Refereed(outside, BOARD, 2)
        while not game.is_over:
            seat = game.waiting_for()[0]
            game.play_number((bot, sound)[seat].choose(game.observation(seat)))
    assert len(game.verify()) > 4
    assert bot.faults.choices == sum(event.seat == 0 for event in game.all_events())
    return game, bot


def check_fault(command: list[str], kind: str, limits: Limits = PATIENT) -> list[str]:
    """The program commits this fault until it is given up; what is reported."""
    _, bot = play(command, limits)
    others = {"gone"} if kind != "illegal" else set()
    assert set(bot.faults.counts) == {kind} | others
    assert bot.faults.total == bot.faults.choices
    if others:
        assert bot.faults.counts[kind] == limits.starts
    return [fault.text for fault in bot.faults.examples]


@pytest.mark.parametrize("name", CRASHES)
def test_a_crash_is_survived(name: str) -> None:
    said = check_fault(CRASHES[name], "crash")
    expected = {
        "exception": "code 1: ValueError: no idea",
        "as Node": "code 1: TypeError: x",
        "exit": "code 3",
        "half a line": "code 4",
    }
    expected |= {"at once": "nothing to do", "not there": "No such file", "input closed": "ended"}
    assert expected[name] in said[0]


@pytest.mark.parametrize("name", TIME_OUTS)
def test_silence_is_survived(name: str) -> None:
    never_ready = name == "never reads"
    choice, start = (60, 0.2) if never_ready else (0.2, 60)
    said = check_fault(TIME_OUTS[name], "time-out", Limits(choice, start, starts=2))
    own = "not ready 0.2 seconds after its start, a limit of its own, beside that of a choice"
    assert said[0] == f"the bot {f'was {own}' if never_ready else 'said nothing for 0.2 seconds'}"
    assert said[-1] == "the bot failed 2 times and is not started again"


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_actions_are_survived(name: str) -> None:
    assert all("not a legal action now" in words for words in check_fault(ILLEGAL[name], "illegal"))


@pytest.mark.parametrize("name", sorted(set(JUNK) - {"flood of answers"}))
def test_junk_is_survived(name: str) -> None:
    for words in check_fault(JUNK[name], "junk"):
        assert words.startswith("the bot ")
        assert words.isprintable()


def test_answers_that_nobody_asked_for_are_no_answers() -> None:
    _, bot = play(JUNK["flood of answers"], PATIENT)
    assert bot.faults.counts["junk"] == 2
    assert "before it was asked" in bot.faults.examples[0].text
    assert bot.faults.choices - bot.faults.total == 2  # the first answer of each process


def test_a_sound_program_plays_for_itself() -> None:
    noisy = "sys.stderr.write('thinking ' * 20_000)\nact(message)"
    by_text = "say({'type': 'action', 'action': message['legal'][0]['text']})"
    games = [play(command, PATIENT) for command in (program(), choosing(noisy), choosing(by_text))]
    assert {bot.faults.total for _, bot in games} == {0}
    assert len({game.state_hash() for game, _ in games}) == 1


def test_it_hears_only_what_its_seat_may_know(tmp_path: Path) -> None:
    """The very bytes: a greeting, the board, what the seat observes, the result."""
    heard = tmp_path / "heard"
    log = f"log = open({str(heard)!r}, 'wb', buffering=0)\nread = sys.stdin.readline\n"
    log += "class Logged:\n    def __iter__(self):\n        return self\n"
    log += "    def __next__(self):\n        line = read()\n        log.write(line.encode())\n"
    log += "        if not line: raise StopIteration\n        return line\n"
    log += "sys.stdin = Logged()\nplay()"
    made, lines = catalogue(BOARD), [to_line(Hello(PROTOCOL, "damrak"))]
    with OutsideBot(program(log), BOARD, 77, PATIENT) as bot:
        for seed in (1, 2):
            game = Game.new(3, seed)
            bot.begin(2**60 + seed)
            lines.append(to_line(start_of(made, game.observation(0), 2**60 + seed, 60_000)))
            for _ in range(3):
                lines.append(to_line(choose_of(made, game.observation(0))))
                assert (
                    bot.choose(game.observation(0))
                    == choose_of(made, game.observation(0)).legal[0].number
                )
            bot.over([3, 2, 1], [0])
            lines.append(to_line(Over((3, 2, 1), (0,))))
    assert heard.read_bytes() == b"".join(lines)
    assert bot.name == "tester"


def test_messages_do_not_depend_on_what_is_hidden() -> None:
    """R16, R18: the same bytes when all that the seat may not know is dealt anew."""
    made, compared = catalogue(BOARD), 0

    def ask(seen: Observation) -> bytes:
        return to_line(start_of(made, seen, 1, 5000)) + to_line(choose_of(made, seen))

    for game, seat in moments(range(6), 2):
        first, second = asked_twice(game, seat, ask)
        assert first == second
        compared += 1
    assert compared > 150


def test_what_is_legal_is_told_as_the_game_has_it() -> None:
    for game, seat in moments(range(3), 3):
        told = choose_of(game.catalogue, game.observation(seat))
        assert [each.text for each in told.legal] == [
            str(each) for each in game.legal_actions(seat)
        ]
        assert [each.number for each in told.legal] == game._engine.legal_numbers()
        assert told.view == game.view(seat)
    start = start_of(game.catalogue, game.observation(0), 1, 5000)
    for each in told.legal:
        if not each.text.startswith("draw market"):
            assert start.actions[each.number] == each.text


def test_after_a_fault_it_is_started_anew_and_told_all_again(tmp_path: Path) -> None:
    once = "if os.path.exists(sys.argv[1]): act(message)\nelse: open(sys.argv[1], 'w'); sys.exit(9)"
    _, bot = play([*choosing(once), str(tmp_path / "been here")], PATIENT)
    assert bot.faults.counts == {"crash": 1}


def ask_for(bot: OutsideBot, seen: Observation) -> str:
    """`own`, or the kind of fault."""
    try:
        bot.choose(seen)
    except BotFault as fault:
        return fault.kind
    return "own"


def test_how_often_it_is_started() -> None:
    seen = Game.new(2, 1).observation(0)
    twice = "count = globals().setdefault('count', [])\ncount.append(1)\n"
    twice += "act(message) if len(count) < 2 else sys.exit(1)"
    with OutsideBot(choosing(twice), BOARD, 1, PATIENT) as bot:
        kinds = [ask_for(bot, seen) for _ in range(6)]
        assert kinds == ["own", "crash", "own", "crash", "gone", "gone"]
        bot.begin(2)
        assert [ask_for(bot, seen) for _ in range(2)] == ["own", "crash"]
    with OutsideBot(CRASHES["exit"], BOARD, 1, PATIENT) as bot:
        assert [ask_for(bot, seen) for _ in range(3)] == ["crash", "crash", "gone"]
        bot.begin(2)  # it has not answered once
        assert ask_for(bot, seen) == "gone"
        bot.over([1, 2], [1])


def test_the_end_of_a_game_may_fail_too() -> None:
    seen = Game.new(2, 1).observation(0)
    with OutsideBot(program(f"play(over=lambda _: {SLEEP})"), BOARD, 1, PATIENT) as bot:
        assert ask_for(bot, seen) == "own"
        bot.over([1, 2], [1])
    deaf = "act(message); os.close(0); " + SLEEP
    with OutsideBot(choosing(deaf), BOARD, 1, PATIENT) as bot:
        assert ask_for(bot, seen) == "own"
        process = bot._process
        assert process is not None
        eventually(lambda: not os.path.exists(f"/proc/{process.pid}/fd/0"))
        bot.over([1, 2], [1])
        assert bot._process is None


def test_what_a_program_started_ends_with_it() -> None:
    family = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
    seen = Game.new(2, 1).observation(0)
    with OutsideBot(choosing(family + "act(message)"), BOARD, 1, PATIENT) as bot:
        assert ask_for(bot, seen) == "own"
        assert bot._process is not None
        group = bot._process.pid
        assert len(members_of(group)) == 2
    eventually(lambda: is_gone(group))


def test_a_forgotten_bot_leaves_no_process() -> None:
    bot: Any = OutsideBot(choosing("act(message); " + SLEEP), BOARD, 1, PATIENT)
    assert ask_for(bot, Game.new(2, 1).observation(0)) == "own"
    group = bot._process.pid
    del bot
    gc.collect()
    eventually(lambda: is_gone(group))


def test_it_may_leave_by_itself(tmp_path: Path) -> None:
    left = tmp_path / "left"
    with OutsideBot(
        program(f"play()\nopen({str(left)!r}, 'w')"), BOARD, 1, PATIENT._replace(grace=60)
    ) as bot:
        assert ask_for(bot, Game.new(2, 1).observation(0)) == "own"
        bot.close()
    assert left.exists()


def begun(bot: OutsideBot, seed: int) -> OutsideBot:
    bot.begin(seed)
    return bot


def test_a_trial_is_the_same_each_time_and_changes_seats() -> None:
    results = []
    for _ in range(2):
        with OutsideBot(program(), BOARD, 1, PATIENT) as bot:
            trial = Trial(partial(begun, bot), BOARD, 3, "random", 7)
            results.append([msgspec.structs.replace(game, seconds=()) for game in trial.games(4)])
            assert trial.referee.faults.total == 0
    assert results[0] == results[1]
    assert [game.seat for game in results[0]] == [0, 1, 2, 0]
    assert len({game.totals for game in results[0]}) == 4
