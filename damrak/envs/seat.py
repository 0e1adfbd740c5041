"""The Gymnasium environment: the learner has seat 0, bots have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from damrak.board import Board
from damrak.envs.single_game import OneGame, Seen
from damrak.envs.spaces import Info, LegalActions, observation_space
from damrak.envs.text import check_mode, table_text
from damrak.i18n.extras import MissingExtra

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra("gymnasium") from error

LEARNER_SEAT = 0


class DamrakEnv(gymnasium.Env[Seen, np.int64]):
    """A game of the learner against `opponents`; a step ends at the learner's next choice.

    An illegal action raises IllegalActions and changes nothing. The mask of legal actions is part
    of the observation; `action_space.sample()` respects it. `render` shows what seat 0 may know.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium wants it

    def __init__(
        self,
        opponents: Sequence[str] = ("greedy",),
        board: Board | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode, self.metadata["render_modes"])
        self._game = OneGame(1 + len(opponents), board, opponents)
        self._actions = LegalActions(self._game.board)
        self.render_mode = render_mode
        self.observation_space: Any = observation_space(self._game.board)
        self.action_space = self._actions

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Start a new game; the seed determines the deal and the bots' randomness."""
        super().reset(seed=seed)
        self._game.begin(self.np_random.bytes(32), int(self.np_random.integers(2**63)))
        return self._look()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Info]:
        """Do the learner's action and the bots' turns; the reward comes at the end."""
        self._game.step(action)
        seen, info = self._look()
        if self._game.is_over:
            info["totals"] = self._game.totals
        return seen, self._game.rewards[LEARNER_SEAT], self._game.is_over, False, info

    def render(self) -> str | None:
        """The table as the learner knows it."""
        if self.render_mode is None:
            return None
        return table_text(self._game.board, self._game.view(LEARNER_SEAT))

    def _look(self) -> tuple[Seen, Info]:
        seen = self._game.observe(LEARNER_SEAT)
        self._actions.legal = seen["action_mask"].copy()
        return seen, {"action_mask": self._actions.legal}
