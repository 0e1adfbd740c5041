"""Neural fictitious self-play by OpenSpiel: two agents that learn an average of best responses.

Run it with: python examples/nfsp.py    (needs "damrak[openspiel,train]")

Everything that learns is OpenSpiel's own; the game is `python_damrak`. The average policy of the
first agent then plays against bots in a batch of games, as any policy can.
"""

from damrak.i18n.extras import require

require("openspiel", "train")  # else says what to install

import numpy as np
import torch
import typer
from numpy.typing import NDArray
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import nfsp
from open_spiel.python.rl_environment import TimeStep

import damrak.envs.openspiel  # noqa: F401 - registers the game
from damrak.envs.opponents import Policy
from damrak.train.measure import win_share


def learn(games: int, seed: int = 1) -> tuple[Policy, int]:
    """The average policy after so many games, and how many decisions they had."""
    nfsp.set_seed(seed)
    env = rl_environment.Environment("python_damrak")
    env.seed(seed)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            player_id=player,
            state_representation_size=size,
            num_actions=actions,
            hidden_layers_sizes=[128],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            min_buffer_size_to_learn=500,
            optimizer_str="adam",
            rl_learning_rate=1e-3,
            sl_learning_rate=1e-3,
            seed=seed + player,
        )
        for player in range(2)
    ]
    decisions = 0
    for _ in range(games):
        step: TimeStep = env.reset()
        while not step.last():
            mover = step.observations["current_player"]
            step = env.step([agents[mover].step(step).action])
            decisions += 1
        for agent in agents:
            agent.step(step)
    return average_policy(agents[0]), decisions


def average_policy(agent: nfsp.NFSP) -> Policy:
    """What the agent does on average, for many games at once."""

    @torch.no_grad()
    def choose(observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        scores = agent._avg_network(torch.from_numpy(observations).float())
        legal = scores.masked_fill(torch.from_numpy(masks) == 0, -torch.inf)
        return np.asarray(legal.argmax(-1).numpy())

    return choose


def main(games: int = 300, measured: int = 500) -> dict[str, float]:
    """Learn; the share of wins against two bots."""
    (policy, decisions), shares = learn(games), {}
    for rival in ("random", "greedy"):
        share = win_share(policy, (rival,), measured)
        print(f"NFSP after {decisions} decisions wins {share} against {rival}")
        shares[rival] = share.value
    return shares


if __name__ == "__main__":
    typer.run(main)
