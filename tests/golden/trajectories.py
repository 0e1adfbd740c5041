"""Golden trajectories: some games of each environment id, step by step.

An id is frozen: the same seed and the same actions give the same observations, masks, rewards and
results for ever. What changes any of these gets an id with a new number. `python -m
tests.golden.trajectories` writes the files, or those that it is told to, for a new id or if more is
to be kept of each step.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from numpy.typing import NDArray

import damrak.envs.openspiel  # registers the game, and the environments of Gymnasium
from damrak.envs import damrak_v1
from damrak.i18n.json_types import JsonObject

assert damrak.envs.openspiel

FOLDER = Path(__file__).parent / "environments"
AMSTERDAM, VILLAGE = "damrak/Amsterdam-v1", "damrak/Village-v1"
SEED, VECTOR_STEPS = 7, 80


def pick(mask: NDArray[Any], step: int) -> int:
    """A legal action by a rule that no library changes."""
    legal = np.flatnonzero(mask)
    return int(legal[step * 7919 % len(legal)])


def digest(*arrays: Any) -> str:
    """Eight letters for these arrays: values, types and shapes."""
    told = hashlib.sha256()
    for array in map(np.asarray, arrays):
        told.update(f"{array.dtype}{array.shape}".encode() + array.tobytes())
    return told.hexdigest()[:8]


def one_game() -> JsonObject:
    """Two games of a series, against two bots in compiled code."""
    env: Any = gymnasium.make(AMSTERDAM, opponents=("greedy", "planner"))
    spaces = _spaces(env.observation_space, env.action_space)
    return {"spaces": spaces, "games": [_gymnasium(env, SEED), _gymnasium(env, None)]}


def _gymnasium(env: Any, seed: int | None) -> JsonObject:
    seen, info = env.reset(seed=seed)
    actions: list[int] = []
    told, over = [digest(seen["observation"], seen["action_mask"])], False
    while not over:
        actions.append(pick(info["action_mask"], len(actions)))
        seen, reward, over, _, info = env.step(actions[-1])
        told.append(digest(seen["observation"], seen["action_mask"]))
    totals = info["totals"].tolist()
    return {"actions": actions, "seen": told, "reward": reward, "totals": totals}


def village() -> JsonObject:
    """The same on the Village, against one bot; in plain Python, which need not be compiled."""
    plain = {**os.environ, "DAMRAK_PLAIN": "1"}
    command = [sys.executable, "-c", "from tests.golden.trajectories import *; print_village()"]
    done = subprocess.run(command, env=plain, check=True, capture_output=True, text=True)
    told: JsonObject = json.loads(done.stdout)
    return told


def print_village() -> None:
    env: Any = gymnasium.make(VILLAGE)
    games = [_gymnasium(env, seed) for seed in (SEED, None, SEED + 1, None)]
    print(json.dumps({"spaces": _spaces(env.observation_space, env.action_space), "games": games}))


def many_games() -> JsonObject:
    """A vector of the same environment, past the ends of its games."""
    envs: Any = gymnasium.make_vec(AMSTERDAM, num_envs=3)
    seen, infos = envs.reset(seed=SEED)
    steps, results = [], []
    for step in range(VECTOR_STEPS):
        actions = [pick(mask, step) for mask in infos["action_mask"]]
        seen, rewards, ended, _, infos = envs.step(np.array(actions))
        steps.append([*actions, digest(seen["observation"], seen["action_mask"])])
        for game in np.flatnonzero(ended):
            totals, final = infos["totals"][game, :2].tolist(), infos["final_obs"][game]
            told = [step, int(game), float(rewards[game]), totals, digest(final["observation"])]
            results.append(told)
    spaces = _spaces(envs.single_observation_space, envs.single_action_space)
    return {"spaces": spaces, "steps": steps, "results": results}


def all_seats() -> JsonObject:
    """A game of three seats; every seat's observation at each step."""
    env = damrak_v1.env(players=3)
    env.reset(seed=SEED)
    steps: list[list[Any]] = []
    for agent in env.agent_iter():
        seen = {name: env.observe(name) for name in env.agents}
        if env.terminations[agent]:
            break
        action = pick(seen[agent]["action_mask"], len(steps))
        told = [array for each in seen.values() for array in each.values()]
        steps.append([agent, action, digest(*told)])
        env.step(action)
    totals = env.infos[agent]["totals"]
    spaces = _spaces(env.observation_space(agent), env.action_space(agent))
    return {"spaces": spaces, "steps": steps, "rewards": env.rewards, "totals": totals}


def open_spiel() -> JsonObject:
    """A game of OpenSpiel with its chance nodes."""
    game = pyspiel.load_game("python_damrak(players=2)")
    state, dice, steps = game.new_initial_state(), random.Random(SEED), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = [outcome for outcome, _ in state.chance_outcomes()]
            action = outcomes[int(dice.random() * len(outcomes))]
            steps.append(["chance", action])
        else:
            seat, legal = state.current_player(), state.legal_actions()
            action = legal[len(steps) * 7919 % len(legal)]
            tensor = np.array(state.observation_tensor(seat), np.float32)
            steps.append([seat, action, digest(tensor, legal)])
        state.apply_action(action)
    return {"game": str(game), "steps": steps, "returns": state.returns()}


def _spaces(observations: Any, actions: Any) -> JsonObject:
    """What the spaces of one environment allow."""
    boxes = {
        name: [str(box.dtype), list(box.shape), int(box.low.min()), int(box.high.max())]
        for name, box in observations.items()
    }
    return {**boxes, "actions": int(actions.n)}


TRAJECTORIES: dict[str, Callable[[], JsonObject]] = {
    "damrak-Amsterdam-v1": one_game,
    "damrak-Amsterdam-v1-vector": many_games,
    "damrak-Village-v1": village,
    "damrak_v1": all_seats,
    "python_damrak": open_spiel,
}


def read(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or TRAJECTORIES:
        play = TRAJECTORIES[name]
        text = json.dumps(play(), separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
