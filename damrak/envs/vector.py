"""The Gymnasium vector environment: a batch of games in compiled code, on several threads."""

from __future__ import annotations

import copy as copy_module
import secrets
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from damrak.board import Board
from damrak.envs.games import Games
from damrak.envs.illegal import IllegalActions, OnIllegal, check_on_illegal
from damrak.envs.opponents import Opponents, line_ups
from damrak.envs.single_game import env_seed
from damrak.envs.spaces import Info, ObservationKind, action_space, observation_space
from damrak.game.errors import InvalidSetup
from damrak.game.seeds import seed_words
from damrak.i18n.extras import MissingExtra

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium") from error

RewardKind: TypeAlias = Literal["actor", "seats"]
Step = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class DamrakVectorEnv(VectorEnv[Any, ArrayLike, np.ndarray]):
    """A batch of `Games`. Without opponents the caller chooses for every seat (self-play).

    Observations are those of the seat to move. Against opponents `step` gives the learner's reward
    for each game. In self-play it gives an array of games by seats, with the rewards of all: the
    seat that acts last is not the only one that won or lost. `rewards="actor"` gives the reward of
    the seat that acted alone, for wrappers that want one number; the results of the other seats are
    then only in the infos.

    An ended game starts again in the same step. `reset(seed=7)` deals the games of
    `Game.new(seed=7)`, 8, 9 and so on; a list has a seed for each. `options={"reset_mask": ...}`
    starts only some games again. An illegal action raises IllegalActions and changes no game; with
    `on_illegal="lose"` it loses its game at once, with `"random"` a random legal action is done in
    its place. With `observation="flat"` the observation is the tensor alone. With `copy=False`
    observations and infos are the batch's own arrays, which every step overwrites.

    | info | shape | meaning |
    |---|---|---|
    | to_move | games | the seat to move |
    | action_mask | games, actions | 1 for each legal action, as in the observation |
    | rewards | games, 4 | what an ended game was worth to each seat, else 0 |
    | totals | games, 4 | the final points of each seat of an ended game, else 0 |
    | illegal | games | whether the chosen action was illegal |
    | final_obs | games | of each ended game what the seat that acted last saw at its end |
    | final_info | | of each ended game `totals` and `rewards` |
    """

    autoreset_mode = AutoresetMode.SAME_STEP
    metadata = {"render_modes": [], "autoreset_mode": autoreset_mode}  # noqa: RUF012

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        opponents: Opponents = (),
        threads: int = 1,
        board: Board | str | None = None,
        copy: bool = True,
        on_illegal: OnIllegal = "raise",
        observation: ObservationKind = "dict",
        rewards: RewardKind | None = None,
    ) -> None:
        check_on_illegal(on_illegal)
        if rewards not in (None, *get_args(RewardKind)):
            known = ", ".join(get_args(RewardKind))
            raise InvalidSetup("choice", name="rewards", value=str(rewards), known=known)
        series = secrets.randbits(62)  # of what is dealt without a seed
        self.games = Games(
            games, players, opponents=opponents, seed=series, threads=threads, board=board
        )
        self.num_envs, self.copy, self.on_illegal = games, copy, on_illegal
        self.single_observation_space = observation_space(self.games.board, observation)
        self.single_action_space = action_space(self.games.board)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._is_flat = observation == "flat"
        self._all_seats = (rewards or ("actor" if opponents else "seats")) == "seats"
        self._all = np.ones(games, np.bool_)
        self._illegal = np.zeros(games, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Info | None = None,
    ) -> tuple[Any, Info]:
        """Start a new game in every place, or where `options["reset_mask"]` says so."""
        super().reset(seed=int(seed) if isinstance(seed, (int, np.integer)) else None)
        places = np.flatnonzero(self._asked(options))
        seeds = self._seeds(seed)
        seeded = np.array([place for place in places if seeds[place] is not None], np.int64)
        if len(seeded):
            made = [env_seed(int(seeds[place])) for place in seeded]
            words = np.array([seed_words(deal) for deal, _ in made])
            self.games.deal(seeded, words, np.array([bots for _, bots in made], np.uint64))
        others = np.setdiff1d(places, seeded)
        if len(others):
            self.games.deal_next(others)
        self._illegal[places] = False
        return self._look()

    def step(self, actions: ArrayLike) -> Step:
        """Do one action in every game, for its seat to move."""
        if self.on_illegal == "raise":
            self._step_or_raise(actions)
        elif self.on_illegal == "lose":
            self._illegal = self.games.step_or_lose(actions)
        else:
            self.games.step(self._made_legal(actions))
        seen, infos = self._look()
        done = self.games.done.copy()
        if done.any():
            infos |= self._final(done)
        return seen, self._rewards(), done, np.zeros_like(done), infos

    def _step_or_raise(self, actions: ArrayLike) -> None:
        """Step the games; a refusal names the option that `Games` lacks."""
        try:
            self.games.step(actions)
        except IllegalActions as error:
            if error.key != "batch-action":
                raise
            raise IllegalActions("batch-action-option", **error.arguments) from None

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, all equally likely."""
        return self.games.random_actions()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now in each game, as MaskablePPO asks for it."""
        return self.games.masks.astype(np.bool_)

    def clone(self) -> DamrakVectorEnv:
        """The same games at the same moment, hidden facts included."""
        other = copy_module.copy(self)
        other.games = self.games.clone()
        other._illegal = self._illegal.copy()
        other._np_random = copy_module.deepcopy(self._np_random)
        return other

    def close_extras(self, **options: object) -> None:
        self.games.close()

    def _asked(self, options: Info | None) -> NDArray[np.bool_]:
        """The games that a reset is for."""
        asked = (options or {}).get("reset_mask", self._all)
        fits = getattr(asked, "dtype", None) == np.bool_ and asked.shape == self._all.shape
        if not (fits and asked.any()):
            raise InvalidSetup("reset-mask", games=str(self.num_envs))
        return np.asarray(asked)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        """A seed for each game; None: the next of its series."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + game for game in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise InvalidSetup("seeds", games=str(self.num_envs), found=str(len(seed)))
        return list(seed)

    def _made_legal(self, actions: ArrayLike) -> NDArray[np.int64]:
        """The actions, with a random legal one in place of each illegal one."""
        chosen = self.games.numbers(actions)
        self._illegal = ~self.games.are_legal(chosen)
        for game in np.flatnonzero(self._illegal):
            chosen[game] = self.np_random.choice(np.flatnonzero(self.games.masks[game]))
        return chosen

    def _look(self) -> tuple[Any, Info]:
        mask = self._own(self.games.masks)
        infos: Info = {"action_mask": mask, "_action_mask": self._all}
        for name in ("to_move", "rewards", "totals"):
            infos |= {name: self._own(getattr(self.games, name)), f"_{name}": self._all}
        if self.on_illegal != "raise":
            infos |= {"illegal": self._illegal.copy(), "_illegal": self._all}
        seen = self._own(self.games.observations)
        return seen if self._is_flat else {"observation": seen, "action_mask": mask}, infos

    def _rewards(self) -> NDArray[np.float64]:
        every = self.games.rewards[:, : self.games.players]
        own = every if self._all_seats else every[np.arange(self.num_envs), self.games.actor]
        return own.astype(np.float64)

    def _own(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self.copy else array

    def _final(self, done: NDArray[np.bool_]) -> Info:
        """What ended games had at their end, as Gymnasium wants it: None for the others."""
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(done):
            tensor = self.games.final_observations[game].copy()
            mask = np.zeros(self.games.actions, np.int8)
            final[game] = tensor if self._is_flat else {"observation": tensor, "action_mask": mask}
        told: Info = {}
        for name in ("rewards", "totals"):
            told |= {name: getattr(self.games, name).copy(), f"_{name}": done}
        return {"final_obs": final, "_final_obs": done, "final_info": told, "_final_info": done}


def against(num_envs: int, opponents: Opponents = ("greedy",), **options: Any) -> DamrakVectorEnv:
    """The vector form of `DamrakEnv`, for `gymnasium.make_vec`."""
    players = 1 + len(line_ups(opponents)[0])
    return DamrakVectorEnv(num_envs, players, opponents=opponents, **options)
