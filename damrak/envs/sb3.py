"""The vector environment as Stable-Baselines3 wants it: a `VecEnv` that MaskablePPO can mask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.i18n.extras import MissingExtra

try:  # first: its extra brings Gymnasium, too
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise MissingExtra("stable_baselines3") from error

from damrak.envs.opponents import Opponents
from damrak.envs.spaces import Info, ObservationKind
from damrak.envs.vector import DamrakVectorEnv, against

Indices = int | Iterable[int] | None
Step = tuple[Any, NDArray[np.float32], NDArray[np.bool_], list[Info]]


class DamrakVecEnv(VecEnv):  # type: ignore[misc] # its types are not there without the extra
    """Games of a learner at seat 0 against `opponents`, all stepped in one call.

    Observations are the tensor alone; masks come from `env_method("action_masks")`, where
    MaskablePPO looks for them. With `observation="dict"` the mask is in the observation, too. Other
    options are those of `DamrakVectorEnv`; learners without masks need `on_illegal`. The info of
    an ended game has `terminal_observation`, `totals` and `rewards`. `seed(7)` deals games 7, 8, 9
    and so on at the next reset.
    """

    def __init__(
        self,
        games: int,
        opponents: Opponents = ("greedy",),
        *,
        observation: ObservationKind = "flat",
        **options: Any,
    ) -> None:
        self.envs: DamrakVectorEnv = against(games, opponents, observation=observation, **options)
        self.render_mode = None
        seen, chosen = self.envs.single_observation_space, self.envs.single_action_space
        super().__init__(games, seen, chosen)
        self._actions = np.zeros(games, np.int64)

    def reset(self) -> Any:
        """Start a new game in every place."""
        seeded = any(seed is not None for seed in self._seeds)
        seen, _ = self.envs.reset(seed=self._seeds if seeded else None)
        self.reset_infos: list[Info] = [{} for _ in range(self.num_envs)]
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> Step:
        """Do the actions; an ended game starts again in the same step."""
        seen, rewards, done, _, told = self.envs.step(self._actions)
        infos: list[Info] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(done):
            infos[game] = {
                "terminal_observation": told["final_obs"][game],
                "TimeLimit.truncated": False,
                "totals": told["totals"][game],
                "rewards": told["rewards"][game],
            }
        for game in np.flatnonzero(told.get("illegal", ())):
            infos[game]["illegal"] = True
        return seen, rewards.astype(np.float32), done, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now in each game."""
        return self.envs.action_masks()

    def close(self) -> None:
        """Stop the threads."""
        self.envs.close()

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[object]:
        """An attribute of the environment, once for each game that is asked for."""
        return [getattr(self.envs, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: object, indices: Indices = None) -> None:
        """Refused: the games share their attributes."""
        raise NotImplementedError(f"{type(self).__name__}.set_attr({attr_name!r})")

    def env_method(
        self, method_name: str, *arguments: object, indices: Indices = None, **options: object
    ) -> list[Any]:
        """What a method gives for each game that is asked for; it must give a row for each."""
        rows = getattr(self.envs, method_name)(*arguments, **options)
        return [rows[game] for game in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: type[object], indices: Indices = None) -> list[bool]:
        """No game has a wrapper of its own."""
        return [False] * len(self._chosen(indices))

    def _chosen(self, indices: Indices) -> list[int]:
        return list(self._get_indices(indices))
