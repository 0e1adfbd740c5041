"""`python -m damrak.calibration.judge`: make the judge of everybody's chances, and check it.

    play FOLDER      plays games of all kinds of players for some time, keeps moments in numbers
    learn FOLDER     learns from all moments in the folder, writes the weights `judge.npz`
    measure FOLDER   plays other games and measures how fair and how sure the judge is there
    all FOLDER       the three, one after the other

Every stage can be run again by itself. `play` with another seed adds to the folder. Needs PyTorch.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from damrak.calibration.fairness import QUARTERS, figures, loss, moments_at
from damrak.calibration.judge_net import JudgeNet, Learning, chances_of, learn, to_rows
from damrak.calibration.positions import (
    MIXTURES,
    SIZES,
    Job,
    Moments,
    limit,
    load,
    play,
    save,
    together,
)

MANY = 10**7  # more games than can be played
CHECKS = 900_000  # seeds from here on are never learned from
PLAY_OUTS = 48


def play_stage(given: argparse.Namespace) -> None:
    """Play and keep moments of games of all kinds."""
    job = Job(given.seed, range(given.games or MANY), "all", given.part)
    begun = time.monotonic()
    moments = play(job, given.play_seconds, given.workers)
    save(given.folder / f"moments-{given.seed}.npz", moments)
    games = len(np.unique(moments.notes["game"]))
    took = time.monotonic() - begun
    print(f"{games} games, {len(moments.notes)} moments in {took:.0f} s", flush=True)


def learn_stage(given: argparse.Namespace) -> None:
    """Learn from all moments that are kept."""
    files = sorted(given.folder.glob("moments-*.npz"))
    moments = together([load(file) for file in files])
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = to_rows(moments.seats, moments.table, moments.notes, device)
    net = learn(rows, Learning(given.learn_seconds, given.batch, given.rate, epochs=given.epochs))
    write_judge(given.folder / "judge.npz", net)


def write_judge(path: Path, net: JudgeNet) -> None:
    """Keep the weights in 16 bits."""
    weights = {name: each.cpu().numpy() for name, each in net.state_dict().items()}
    np.savez(path, **{name: each.astype(np.float16) for name, each in weights.items()})


def read_judge(path: Path) -> JudgeNet:
    """The judge of a file."""
    with np.load(path) as kept:
        weights = {name: torch.from_numpy(kept[name].astype(np.float32)) for name in kept.files}
    net = JudgeNet(len(weights["input.bias"]))
    net.load_state_dict(weights)
    return net


def measure_stage(given: argparse.Namespace) -> None:
    """Measure the judge on other games of each mixture and table size; print and keep a table."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = read_judge(given.folder / "judge.npz").to(device)
    found = []
    for size in given.players:
        for mixture in given.mixtures:
            found.append(measure(net, mixture, size, given, device))
            print(line_of(found[-1]), flush=True)
            told = json.dumps(found, indent=1) + "\n"
            (given.folder / "measured.json").write_text(told, encoding="utf-8")


def measure(
    net: JudgeNet, mixture: str, size: int, given: argparse.Namespace, device: str
) -> dict[str, Any]:
    """The figures of one mixture at one table size, kinds told and not told, and the limit."""
    seed = CHECKS + 10 * list(MIXTURES).index(mixture) + size
    games = range(given.check_games)
    moments = play(Job(seed, games, mixture, 1.0, (size,), keep=True), workers=given.workers)
    rows = to_rows(moments.seats, moments.table, moments.notes, device)
    chances = {name: chances_of(net, rows, name == "told") for name in ("told", "untold")}
    result: dict[str, Any] = {"mixture": mixture, "players": size}
    result |= {name: figures(moments.notes, each) for name, each in chances.items()}
    if given.limit_games:
        result["limit"] = limit_of(moments, chances, given)
    return result


def limit_of(
    moments: Moments, chances: dict[str, Any], given: argparse.Namespace
) -> dict[str, Any]:
    """The loss of play-outs by the same players, and of the judge at the same moments."""
    result: dict[str, Any] = {}
    for part in QUARTERS:
        at = moments_at(moments.notes, part)[: given.limit_games]
        some = Moments(moments.states[at], moments.notes[at], moments.seats[at], moments.table[at])
        shares = limit(some, PLAY_OUTS, given.workers)
        result[f"loss {part}"] = loss(some.notes, shares)
        for name, each in chances.items():
            result[f"{name} loss {part}"] = loss(some.notes, each[at])
    return {"games": len(at), **result}


def line_of(found: dict[str, Any]) -> str:
    """The figures of one mixture in a line or more."""
    lines = []
    for name in ("told", "untold"):
        row = found[name]
        losses = " ".join(f"{row[f'loss {part}']:.3f}" for part in QUARTERS)
        lines.append(
            f"{found['players']} {found['mixture']:9} {name:6} games {row['games']} "
            f"quotient {row['quotient']:.3f} lag {row['lag']:+.3f} error {row['error']:.4f} "
            f"sum {row['sum']:.0e} loss {losses}"
        )
    if "limit" in found:
        for name in ("", "told ", "untold "):
            losses = " ".join(f"{found['limit'][f'{name}loss {part}']:.3f}" for part in QUARTERS)
            lines.append(f"  {name or 'limit '}on {found['limit']['games']} games: {losses}")
    return "\n".join(lines)


STAGES = {"play": play_stage, "learn": learn_stage, "measure": measure_stage}


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m damrak.calibration.judge",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("stage", choices=(*STAGES, "all"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--workers", type=int, default=0, help="threads; 0: one a core")
    parser.add_argument("--seed", type=int, default=1, help="play: the series of games")
    parser.add_argument("--games", type=int, default=0, help="play: at most so many")
    parser.add_argument("--part", type=float, default=0.2, help="play: part of moments kept")
    parser.add_argument("--play-seconds", type=float, default=300)
    parser.add_argument("--learn-seconds", type=float, default=120)
    parser.add_argument("--epochs", type=float, default=12, help="learn: at most so many")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--check-games", type=int, default=1000, help="measure: of each mixture")
    parser.add_argument("--limit-games", type=int, default=200, help="measure: played out; or 0")
    parser.add_argument("--mixtures", nargs="+", choices=MIXTURES, default=list(MIXTURES))
    parser.add_argument("--players", type=int, nargs="+", choices=SIZES, default=list(SIZES))
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, stage in STAGES.items():
        if given.stage in (name, "all"):
            stage(given)


if __name__ == "__main__":
    main()
