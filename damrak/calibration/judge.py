"""`python -m damrak.calibration.judge`: make the judge of everybody's chances.

    play FOLDER      plays games of all kinds of players for some time, keeps moments in numbers
    learn FOLDER     learns from all moments in the folder, writes `judge.bin` and `judge.json`
    all FOLDER       both

`play` with another seed adds to the folder. Needs PyTorch. The package has its judge beside the
master, in damrak/bots/weights. How fair it is: `python -m damrak.calibration.measure`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from damrak.calibration.judge_net import POINTS, JudgeNet, Learning, make_judge, to_rows
from damrak.calibration.positions import Job, Moments, load, play, save, together
from damrak.insight.judge_file import write_judge

MANY = 10**7  # more games than can be played
SHARES = {"all": 0.4, "beginners": 0.15, "skilled": 0.3, "strange": 0.15}  # of the time of play


def play_stage(given: argparse.Namespace) -> None:
    """Play and keep moments of games of every mixture of players."""
    for place, (mixture, share) in enumerate(SHARES.items()):
        begun = time.monotonic()
        seed = 10 * given.seed + place  # so that no two mixtures have the same cards
        job = Job(seed, range(given.games or MANY), mixture, given.part, run=given.run, stray=True)
        moments = play(job, share * given.play_seconds, given.workers)
        save(given.folder / f"moments-{given.seed}-{mixture}.npz", moments)
        took = time.monotonic() - begun
        games = count_games(moments)
        print(f"{mixture}: {games} games, {len(moments.notes)} moments in {took:.0f} s", flush=True)


def count_games(moments: Moments) -> int:
    """How many games these moments are of."""
    return 1 + int(np.count_nonzero(np.diff(moments.notes["game"])))


def learn_stage(given: argparse.Namespace) -> None:
    """Learn from all moments that are kept."""
    files = sorted(given.folder.glob("moments-*.npz"))
    moments = together([load(file) for file in files])
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = to_rows(moments.seats, moments.table, moments.notes, device)
    facts = {"games": count_games(moments), "moments": len(moments.notes)}
    learning = Learning(given.batch, given.rate, epochs=given.epochs, ahead=given.ahead)
    net = make_judge(rows, moments.notes["step"].astype(np.int64), learning)
    write_judge(given.folder / "judge.json", weights_of(net), facts)


def weights_of(net: JudgeNet) -> dict[str, NDArray[np.float32]]:
    """The weights by their names; the forecast is in points, no longer in units."""
    weights = {name: each.cpu().numpy() for name, each in net.state_dict().items()}
    for name in ("output.weight", "output.bias"):
        weights[name][1] *= POINTS
    return weights


STAGES = {"play": play_stage, "learn": learn_stage}


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
    parser.add_argument("--part", type=float, default=0.05, help="play: where a run begins")
    parser.add_argument("--run", type=int, default=4, help="play: moments kept in a row")
    parser.add_argument("--play-seconds", type=float, default=430)
    parser.add_argument("--epochs", type=float, default=Learning.epochs, help="learn: of a teacher")
    parser.add_argument("--ahead", type=float, default=Learning.ahead, help="learn: see Learning")
    parser.add_argument("--batch", type=int, default=Learning.batch)
    parser.add_argument("--rate", type=float, default=Learning.rate)
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, stage in STAGES.items():
        if given.stage in (name, "all"):
            stage(given)


if __name__ == "__main__":
    main()
