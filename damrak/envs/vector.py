"""The Gymnasium vector environment: a batch of games in compiled code, on several threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from damrak.board import Board
from damrak.envs.games import Games
from damrak.envs.single_game import Seen
from damrak.envs.spaces import Info, observation_space
from damrak.i18n.extras import MissingExtra

try:
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium") from error

Step = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class DamrakVectorEnv(VectorEnv[Seen, ArrayLike, np.ndarray]):
    """A batch of `Games`. Without opponents the caller chooses for every seat (self-play).

    Observations are those of the seat to move; the reward is that of the seat that acted. An ended
    game starts again in the same step. An illegal action raises IllegalActions and changes no game.
    With `copy=False` observations and infos are the batch's own arrays, which every step
    overwrites.

    | info | shape | meaning |
    |---|---|---|
    | to_move | games | the seat to move |
    | action_mask | games, actions | 1 for each legal action, as in the observation |
    | rewards | games, 4 | what an ended game was worth to each seat, else 0 |
    | totals | games, 4 | the final points of each seat of an ended game, else 0 |
    | final_obs | games | of each ended game what the seat that acted last saw at its end |
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        opponents: Sequence[str] = (),
        threads: int = 1,
        board: Board | None = None,
        copy: bool = True,
    ) -> None:
        self.games = Games(games, players, opponents=opponents, threads=threads, board=board)
        self.num_envs, self.copy = games, copy
        self.single_observation_space = observation_space(self.games.board)
        self.single_action_space = Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._all = np.ones(games, np.bool_)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Start a new game in every place; game n of a seed is always the same."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._look()

    def step(self, actions: ArrayLike) -> Step:
        """Do one action in every game, for its seat to move."""
        self.games.step(actions)
        seen, infos = self._look()
        done = self.games.done.copy()
        rewards = self.games.rewards[np.arange(self.num_envs), self.games.actor]
        if done.any():
            infos |= {"final_obs": self._final_observations(done), "_final_obs": done}
        return seen, rewards.astype(np.float64), done, np.zeros_like(done), infos

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, all equally likely."""
        return self.games.random_actions()

    def close_extras(self, **options: object) -> None:
        self.games.close()

    def _look(self) -> tuple[Seen, Info]:
        mask = self._own(self.games.masks)
        infos: Info = {"action_mask": mask, "_action_mask": self._all}
        for name in ("to_move", "rewards", "totals"):
            infos |= {name: self._own(getattr(self.games, name)), f"_{name}": self._all}
        return {"observation": self._own(self.games.observations), "action_mask": mask}, infos

    def _own(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array

    def _final_observations(self, done: NDArray[np.bool_]) -> NDArray[np.object_]:
        """The last observation of each ended game, None for the others, as Gymnasium wants it."""
        final = np.full(self.num_envs, None, object)
        for game, tensor in zip(
            np.flatnonzero(done), self.games.final_observations[done], strict=True
        ):
            mask = np.zeros(self.games.actions, np.int8)
            final[game] = {"observation": tensor, "action_mask": mask}
        return final


def against(
    num_envs: int, opponents: Sequence[str] = ("greedy",), **options: Any
) -> DamrakVectorEnv:
    """The vector form of `DamrakEnv`, for `gymnasium.make_vec`."""
    return DamrakVectorEnv(num_envs, 1 + len(opponents), opponents=opponents, **options)
