"""The tools that are tried, each by its `test_PACKAGE.py`, and the results of the last run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"


class Tool(NamedTuple):
    """A tool and how it is used; a row of the table in docs/environments.md."""

    name: str
    package: str  # whose version is told
    installs: tuple[str, ...]
    how: str
    venv: str = "newest"  # tools that need other versions of their packages get another one

    @property
    def test(self) -> Path:
        return FOLDER / f"test_{self.package.replace('-', '_')}.py"


class Result(NamedTuple):
    """What the last run found: the version that was installed; `yes`, or `no:` and why."""

    version: str
    works: str


def results() -> dict[str, Result]:
    """The results by the name of the tool."""
    told = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return {name: Result(**each) for name, each in told.items()}


TOOLS = (
    Tool(
        "Gymnasium",
        "gymnasium",
        ("gymnasium", "moviepy"),
        '`gymnasium.make("damrak/Amsterdam-v1")`, `make_vec`; wrappers of arrays: '
        '`observation="flat"`',
    ),
    Tool("PettingZoo", "pettingzoo", ("pettingzoo",), "`damrak_v1.env()`"),
    Tool(
        "Stable-Baselines3",
        "stable-baselines3",
        ("stable-baselines3",),
        '`damrak.envs.sb3.DamrakVecEnv` or `make_vec_env`, with `on_illegal="random"`',
    ),
    Tool(
        "MaskablePPO",
        "sb3-contrib",
        ("sb3-contrib",),
        "`damrak.envs.sb3.DamrakVecEnv` or `make_vec_env`; it finds the masks",
    ),
    Tool(
        "SuperSuit",
        "supersuit",
        ("supersuit",),
        'Gymnasium or PettingZoo with `observation="flat"`; the mask is in the info',
    ),
    Tool(
        "TorchRL",
        "torchrl",
        ("torchrl", "open_spiel"),
        "`GymEnv`, `PettingZooWrapper(use_mask=True)`, `OpenSpielWrapper`; `GymWrapper` of a "
        'vector with `observation="flat", on_illegal="random"`',
    ),
    Tool("Tianshou", "tianshou", ("tianshou",), "its `PettingZooEnv` around `damrak_v1.env()`"),
    Tool(
        "OpenSpiel",
        "open-spiel",
        ("open_spiel", "dm-tree"),
        '`pyspiel.load_game("python_damrak")` after `import damrak.envs.openspiel`; NFSP: '
        "[nfsp.py](../examples/nfsp.py)",
    ),
    Tool(
        "JAX",
        "jax",
        ("jax",),
        "[`JaxGames`](jax.md) inside `jit`, on the processor; on a GPU `CudaBatch` by DLPack",
    ),
    Tool(
        "RLlib",
        "ray",
        ("ray[rllib]",),
        "its `ActionMaskingTorchRLModule`; it wants the observation as `observations`, "
        "which `TransformObservation` does",
        "rllib",
    ),
    Tool(
        "TensorBoard",
        "tensorboard",
        ("tensorboard",),
        "`tensorboard --logdir FOLDER` of a folder of `damrak train`",
    ),
)
