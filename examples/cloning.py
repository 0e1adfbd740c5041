"""Behaviour cloning from the data set: a net that learns to do what a bot did.

Run it with: python examples/cloning.py    (some minutes; needs "damrak[train]")

A small data set of games between merchants is made first; `damrak dataset FOLDER` makes a large one
of all levels, which `load` reads in the same way (docs/data.md).
"""

from damrak.i18n.extras import require

require("train")  # else says what to install

import tempfile
from pathlib import Path

import torch
import typer
from torch import nn

from damrak.data import load
from damrak.data.making import Plan, make_data_set
from damrak.train.masked_net import MaskedNet
from damrak.train.measure import win_share

PART, RATE = 512, 1e-3


def learn(games: int, epochs: int = 3, seed: int = 1) -> tuple[MaskedNet, list[float]]:
    """A net that imitates merchants, and in each epoch how often it would have done the same."""
    torch.manual_seed(seed)
    net, agreed = MaskedNet(), []
    optimiser = torch.optim.Adam(net.parameters(), RATE)
    with tempfile.TemporaryDirectory() as folder:
        make_data_set(Path(folder), Plan(games, seed, levels=("merchant",), slow=0.0))
        data = load(folder)
        for epoch in range(epochs):
            optimiser.param_groups[0]["lr"] = RATE * (1 - epoch / epochs)
            same = total = 0
            for batch in data.batches():
                seen = torch.tensor(batch.observations)
                masks = torch.tensor(batch.action_masks())
                actions = torch.tensor(batch.moves["action"].astype("int64"))
                for part in torch.randperm(len(actions)).split(PART):
                    scores, _ = net(seen[part], masks[part])
                    loss = nn.functional.cross_entropy(scores, actions[part])
                    optimiser.zero_grad()
                    loss.backward()
                    optimiser.step()
                    same += int((scores.argmax(-1) == actions[part]).sum())
                    total += len(part)
            agreed.append(same / total)
    return net, agreed


def main(games: int = 4000, measured: int = 500) -> tuple[dict[str, float], list[float]]:
    """Learn; the share of wins against two bots, and how often it did the same in each epoch."""
    net, agreed = learn(games)
    print("the same choice, epoch by epoch:", *(f"{100 * share:.1f} %" for share in agreed))
    shares = {}
    for rival in ("random", "greedy"):
        share = win_share(net.best, (rival,), measured)
        print(f"a clone of the merchant wins {share} against {rival}")
        shares[rival] = share.value
    return shares, agreed


if __name__ == "__main__":
    typer.run(main)
