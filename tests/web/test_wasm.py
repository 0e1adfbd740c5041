"""The rules in WebAssembly: built from these sources, and byte for byte the native ones (R12)."""

from __future__ import annotations

import gzip
import hashlib
import json
import platform
import subprocess
from pathlib import Path

import numba
import numpy as np
import pytest

from damrak.bots.kernels.dispatch import KERNEL_BOTS
from damrak.bots.kernels.guided import guide_dtype
from damrak.bots.kernels.guided_entry import think_entry
from damrak.bots.kernels.net import choose_net_entry
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import SEARCH, think
from damrak.bots.running.net_files import MASTER, master_dtypes, read_net
from damrak.cli.build import MACHINE, build
from damrak.compile.arrays import Record
from damrak.game.engine import Engine
from damrak.i18n.json_types import JsonObject
from damrak.insight.coach import Coach
from damrak.rules.layout import OVER
from damrak.rules.playout import random_action
from damrak.rules.resample import resample
from tests.support import catalogue_named

pytestmark = pytest.mark.slow

WEB = Path(__file__).parent.parent.parent / "web"
GENERATED = WEB / "src" / "generated"
GAMES = 1000
OTHERS = ("village", "lagoon", "other")  # boards that the same code plays


@numba.njit
def fnv(data):  # type: ignore[no-untyped-def]
    mixed = np.uint32(0x811C9DC5)
    for byte in data:
        mixed = np.uint32((mixed ^ byte) * np.uint32(0x01000193))
    return mixed


def fingerprint(record: Record) -> int:
    return int(fnv(np.frombuffer(record.tobytes(), np.uint8)))


def told_board(board: str) -> JsonObject:
    """The tables of another board than the module comes with, for the same code."""
    tables = catalogue_named(board).table_array.tobytes()
    return {} if board == "amsterdam" else {"tables": tables.hex()}


def recorded_game(number: int, board: str = "amsterdam") -> JsonObject:
    """One random game with a fingerprint of everything after each action."""
    made = catalogue_named(board)
    engine, players = Engine(made), made.board.players[number % len(made.board.players)]
    seed = hashlib.sha256(f"parity {number}".encode()).digest()
    engine.set_up(players, -1, seed)
    work = np.zeros(1, bot_work_dtype(made.board))
    work[0].random = number
    columns: dict[str, list[int]] = {"hashes": [], "legal": [], "observed": []}
    while engine.state.phase != OVER:
        columns["legal"].append(len(engine.legal_numbers()))
        seen = engine.observe(int(engine.state.to_move))
        columns["observed"].append(fingerprint(seen))
        engine.apply(random_action(made.tables, engine.state, work[0]), int(engine.state.to_move))
        columns["hashes"].append(fingerprint(engine.state))
    anew = np.zeros(1, made.state_dtype)
    resample(made.tables, seen, work[0], anew[0])
    totals, won = engine.score()
    end = {"resampled": fingerprint(anew[0]), "totals": totals, "winners": won}
    start = {"seed": seed.hex(), "players": players, "choices": number, **told_board(board)}
    return {**start, **columns, **end}


def bot_game(bot: str, number: int, simulations: int = 0, board: str = "amsterdam") -> JsonObject:
    """The choices of one bot on all seats of a game."""
    made = catalogue_named(board)
    engine, players = Engine(made), made.board.players[number % len(made.board.players)]
    seed = hashlib.sha256(f"{bot} {number}".encode()).digest()
    engine.set_up(players, -1, seed)
    work, state = np.zeros(1, bot_work_dtype(made.board))[0], np.zeros(1, made.state_dtype)[0]
    search, actions = np.zeros(1, SEARCH)[0], []
    work.random = number
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        seen = engine.observe(seat)
        if simulations:
            action = think(made.tables, seen, work, state, search, simulations)
        else:
            action = KERNEL_BOTS[bot](made.tables, seen, work)
        actions.append(int(action))
        engine.apply(int(action), seat)
    settings = {"bot": bot, "simulations": simulations, "random": number, **told_board(board)}
    return {"seed": seed.hex(), "players": players, "actions": actions, **settings}


def net_game(number: int) -> JsonObject:
    """The choices of the net on all seats, and a fingerprint of all that it judged each time."""
    made = catalogue_named("amsterdam")
    engine, players = Engine(made), 2 + number % 3
    seed = hashlib.sha256(f"net {number}".encode()).digest()
    engine.set_up(players, -1, seed)
    net, work = read_net(MASTER, made.board), np.zeros(1, bot_work_dtype(made.board))
    seen, buffers = np.zeros(1, made.observation_dtype), np.zeros(1, master_dtypes(made.board)[1])
    actions, judged = [], []
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        seen[0] = engine.observe(seat)
        actions.append(int(choose_net_entry(made.table_array, seen, work, net, buffers)))
        thoughts = buffers["logits"].tobytes() + buffers["judged"].tobytes()
        judged.append(int(fnv(np.frombuffer(thoughts, np.uint8))))
        engine.apply(actions[-1], seat)
    return {"seed": seed.hex(), "players": players, "actions": actions, "judged": judged}


def guided_game(number: int) -> JsonObject:
    """The choices of the search with the net on all seats, and what it made of each of them."""
    made = catalogue_named("amsterdam")
    engine, players = Engine(made), 2 + number % 3
    seed = hashlib.sha256(f"guided {number}".encode()).digest()
    engine.set_up(players, -1, seed)
    net, work = read_net(MASTER, made.board), np.zeros(1, bot_work_dtype(made.board))
    guide = np.zeros(1, guide_dtype(made.board, net["block"].shape[3]))
    seen, actions, judged = np.zeros(1, made.observation_dtype), [], []
    work[0].random = number
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        seen[0] = engine.observe(seat)
        actions.append(int(think_entry(made.table_array, seen, work, net, guide, 24)))
        judged.append(int(fnv(np.frombuffer(guide["worth"].tobytes(), np.uint8))))
        engine.apply(actions[-1], seat)
    settings = {"random": number, "simulations": 24}
    return {
        "seed": seed.hex(),
        "players": players,
        "actions": actions,
        "judged": judged,
        **settings,
    }


def coach_game(number: int) -> JsonObject:
    """A game as the coach would play it, and fingerprints of what speaks for several actions."""
    made = catalogue_named("amsterdam")
    engine, players, coach = Engine(made), 2 + number % 3, Coach(made)
    seed = hashlib.sha256(f"coach {number}".encode()).digest()
    engine.set_up(players, -1, seed)
    actions, asked = [], []
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        seen = engine.observe(seat)
        actions.append(coach.pick(seen))
        legal = engine.legal_numbers()
        some = [actions[-1], legal[0], legal[-1]]
        asked.append([[int(each), fingerprint(coach.advice(seen, int(each)))] for each in some])
        engine.apply(actions[-1], seat)
    return {"seed": seed.hex(), "players": players, "actions": actions, "asked": asked}


@pytest.fixture(scope="module")
def compiled_loader() -> None:
    """The loader as JavaScript; TypeScript checks it strictly on the way."""
    subprocess.run(["npm", "run", "--silent", "loader"], cwd=WEB, check=True)  # noqa: S607 - npm as installed


def test_a_thousand_games_are_the_same_at_every_step(compiled_loader: None, tmp_path: Path) -> None:
    games = [recorded_game(number) for number in range(GAMES)]
    games += [recorded_game(number, board) for board in OTHERS for number in range(20)]
    path = tmp_path / "games.json"
    bots = [bot_game(name, number) for name in KERNEL_BOTS for number in range(12)]
    bots += [bot_game("search", number, 100) for number in range(3)]
    bots += [bot_game(name, 1, 0, board) for name in KERNEL_BOTS for board in OTHERS]
    bots += [bot_game("search", 1, 60, board) for board in OTHERS]
    nets = [net_game(number) for number in range(6)]
    coached = [coach_game(number) for number in range(6)]
    guided = [guided_game(number) for number in range(3)]
    told = {"games": games, "bots": bots, "nets": nets, "coached": coached, "guided": guided}
    path.write_text(json.dumps(told), encoding="utf-8")
    done = subprocess.run(
        ["node", "test/parity.mjs", str(path)],  # noqa: S607 - node as installed
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["games"] == GAMES + 20 * len(OTHERS)
    assert result["steps"] == sum(len(game["hashes"]) for game in games)
    assert result["choices"] == sum(len(game["actions"]) for game in bots)
    assert result["net_choices"] == sum(len(game["actions"]) for game in nets) > 300
    assert result["advised"] == 3 * sum(len(game["actions"]) for game in coached) > 900
    assert result["guided_choices"] == sum(len(game["actions"]) for game in guided) > 150


def test_the_modules_in_the_repository_are_those_of_these_sources() -> None:
    """Mend it with `damrak build wasm`.

    On another kind of machine than the one that built them (ARM, x86-64) a few instructions
    differ: there it is the tests above, of what the modules do, that tell an old one.
    """
    alike = (GENERATED / MACHINE).read_text(encoding="utf-8").strip() == platform.machine()
    for name, module in build().items():
        kept = (GENERATED / name).read_bytes()
        assert kept == module if alike else abs(len(kept) - len(module)) < len(module) / 200


def test_it_is_small() -> None:
    assert len(gzip.compress((GENERATED / "rules.wasm").read_bytes(), 9)) <= 64_000
