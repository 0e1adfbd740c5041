"""The Gymnasium environment: the learner has seat 0, bots have the others."""

from __future__ import annotations

import copy
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.envs.games import IllegalActions
from damrak.envs.illegal import OnIllegal, check_on_illegal
from damrak.envs.opponents import Opponents, line_ups
from damrak.envs.picture import Picture
from damrak.envs.render import MODES, check_mode, show
from damrak.envs.single_game import OneGame, env_seed
from damrak.envs.spaces import Info, ObservationKind, action_space, observation_space
from damrak.i18n.extras import MissingExtra

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra("gymnasium") from error

LEARNER_SEAT = 0


class DamrakEnv(gymnasium.Env[Any, np.int64]):
    """A game of the learner against `opponents`; a step ends at the learner's next choice.

    `opponents` has a bot or a policy for each other seat (damrak/envs/opponents.py), or a list of
    such line-ups, which take turns game after game.

    `reset(seed=7)` deals the game of `Game.new(seed=7)`; a reset without a seed deals the next of
    the series. An illegal action raises IllegalActions and changes nothing; with
    `on_illegal="lose"` it loses the game at once, with `"random"` a random legal action is done in
    its place. With `observation="flat"` the observation is the tensor alone. The mask of legal
    actions is always in `info` and in `action_masks()`. `render` shows what seat 0 may know.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        opponents: Opponents = ("greedy",),
        board: Board | str | None = None,
        render_mode: str | None = None,
        *,
        on_illegal: OnIllegal = "raise",
        observation: ObservationKind = "dict",
    ) -> None:
        check_mode(render_mode)
        check_on_illegal(on_illegal)
        self._game = OneGame(1 + len(line_ups(opponents)[0]), board, opponents)
        self._mask = bytes(self._game.actions)  # 1 where an action is legal
        self._begun = self._is_lost = False
        self._kept_random: tuple[Any, ...] | None = None  # a clone's, until it is asked for
        self.render_mode, self.on_illegal = render_mode, on_illegal
        self.observation_space: Any = observation_space(self._game.board, observation)
        self.action_space = action_space(self._game.board)
        self._is_flat = observation == "flat"

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Any, Info]:
        """Start a new game; the seed determines the deal and the bots' randomness."""
        super().reset(seed=seed)
        if seed is not None:
            self._kept_random = None
        if seed is None and self._begun:
            self._game.begin_next()
        else:
            self._game.begin(*env_seed(secrets.randbits(63) if seed is None else seed))
        self._begun, self._is_lost = True, False
        return self._look()

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, Info]:
        """Do the learner's action and the bots' turns; the reward comes at the end."""
        game = self._game
        if self._is_lost or not game.try_step(action):
            return self._refuse(action)
        seen, info = self._look()
        if not game.is_over:
            return seen, 0.0, False, False, info
        info["totals"] = np.array(game.totals)
        return seen, game.rewards[LEARNER_SEAT], True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO asks for it."""
        return np.frombuffer(self._mask, np.bool_).copy()

    def clone(self) -> DamrakEnv:
        """The same environment at the same moment, hidden facts included."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._game = self._game.clone()
        if self._np_random is not None:
            bits: Any = self._np_random.bit_generator
            other._np_random = None
            other._kept_random = type(bits), bits.seed_seq, bits.state
        return other

    @property
    def np_random(self) -> np.random.Generator:
        """Gymnasium's generator; a clone makes its own when it is first asked for."""
        if self._kept_random is not None:
            kind, seeds, state = self._kept_random
            bits = kind(copy.deepcopy(seeds))
            bits.state = state
            self._np_random, self._kept_random = np.random.Generator(bits), None
        return super().np_random

    @np_random.setter
    def np_random(self, made: np.random.Generator) -> None:
        self._kept_random = None
        gymnasium.Env.np_random.fset(self, made)  # type: ignore[attr-defined]

    def _refuse(self, action: object) -> tuple[Any, float, bool, bool, Info]:
        """What an illegal action leads to, by `on_illegal`."""
        if 1 not in self._mask:
            raise IllegalActions("number-over", number=str(action))
        if self.on_illegal == "raise":
            raise IllegalActions("number-of-option", **self._game.refusal(action).arguments)
        if self.on_illegal == "lose":
            return self._forfeit()
        *told, info = self.step(self.np_random.choice(np.flatnonzero(self.action_masks())))
        return *told, {**info, "illegal": True}

    def _forfeit(self) -> tuple[Any, float, bool, bool, Info]:
        """The end of a game that the learner loses by an illegal action."""
        seen, _ = self._look()
        self._mask, self._is_lost = bytes(self._game.actions), True
        none = np.zeros(self._game.actions, np.int8)
        if not self._is_flat:
            seen["action_mask"] = none.copy()
        return seen, -1.0, True, False, {"action_mask": none, "illegal": True}

    def render(self) -> str | Picture | None:
        """The table as the learner knows it: as text, printed, or as a picture."""
        if self.render_mode is None:
            return None
        return show(self.render_mode, self._game.board, self._game.view(LEARNER_SEAT))

    def _look(self) -> tuple[Any, Info]:
        seen = self._game.observe(LEARNER_SEAT)
        mask = seen["action_mask"]
        self._mask = mask.tobytes()
        if self.render_mode == "human":
            self.render()
        if self._is_flat:
            return seen["observation"], {"action_mask": mask}
        return seen, {"action_mask": mask.copy()}
