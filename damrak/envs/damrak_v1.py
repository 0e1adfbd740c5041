"""The PettingZoo environment: one agent a seat, acting in turn (AEC).

An illegal action raises IllegalActions and changes nothing; it does not end the game. The mask of
an agent that is not to move is all zeros. At set-up the seats choose one after another without
learning what the others chose. Rewards come at the end, zero-sum: see `damrak.rules.score`. With
`observation="flat"` an observation is the tensor alone and the mask is in the agent's info, for
wrappers that know arrays only.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import numpy as np

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.envs.picture import Picture
from damrak.envs.render import MODES, check_mode, show
from damrak.envs.single_game import OneGame
from damrak.envs.spaces import Info, ObservationKind, observation_space
from damrak.game.seeds import seed_bytes
from damrak.i18n.extras import MissingExtra

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers.order_enforcing import (
        AECOrderEnforcingIterable,
        OrderEnforcingWrapper,
    )
except ImportError as error:
    raise MissingExtra("pettingzoo") from error


def env(
    players: int = 2,
    board: Board | str | None = None,
    render_mode: str | None = None,
    *,
    observation: ObservationKind = "dict",
) -> Ordered:
    """The environment, with PettingZoo's check of the order of calls."""
    return Ordered(RawEnv(players, board, render_mode, observation=observation))


class Ordered(OrderEnforcingWrapper):  # type: ignore[misc] # PettingZoo has no types
    """PettingZoo's wrapper; what a loop does at each step is done without its detours.

    Before the first reset all is left to PettingZoo, which refuses it.
    """

    @property
    def agents(self) -> list[str]:
        """Those that are left."""
        left: list[str] = self._read("agents")
        return left

    @property
    def agent_selection(self) -> str:
        """The one to act."""
        agent: str = self._read("agent_selection")
        return agent

    def last(self, observe: bool = True) -> Any:
        """What the agent to act is told."""
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: object) -> None:
        """Do an action of the agent to act; None after the end of the game."""
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def agent_iter(self, max_iter: int = 2**63) -> AECOrderEnforcingIterable:
        """The agents in the order of their turns; each must have acted before the next."""
        return Turns(self, max_iter) if self._has_reset else super().agent_iter(max_iter)

    def _read(self, name: str) -> Any:
        return getattr(self.env, name) if self._has_reset else self.__getattr__(name)

    def __str__(self) -> str:
        return str(self.env)


class Turns(AECOrderEnforcingIterable):  # type: ignore[misc] # PettingZoo has no types
    """PettingZoo's loop over agents."""

    def __iter__(self) -> Iterator[str]:
        ordered, raw, left = self.env, self.env.env, self.max_iter
        while raw.agents and left > 0:
            if not ordered._has_updated:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            ordered._has_updated = False
            left -= 1
            yield raw.agent_selection


class RawEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """The environment itself. `render` shows what a spectator may know."""

    metadata = {  # noqa: RUF012 - as PettingZoo wants it
        "name": "damrak_v1",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        board: Board | str | None = None,
        render_mode: str | None = None,
        *,
        observation: ObservationKind = "dict",
    ) -> None:
        check_mode(render_mode)
        super().__init__()
        self._game = OneGame(players, board)
        self._is_flat = observation == "flat"
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = action_count(self._game.board)
        space = observation_space(self._game.board, observation)
        self.observation_spaces = dict.fromkeys(self._seats, space)
        self.action_spaces = {agent: Discrete(actions) for agent in self._seats}

    def observation_space(self, agent: str) -> Box | Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Start a new game: that of `Game.new` with this seed, or a random one."""
        self._game.begin(secrets.token_bytes(32) if seed is None else seed_bytes(int(seed)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._game.to_move]
        self._tell()

    def step(self, action: object) -> None:
        """Do an action of the agent to move; None after the end of the game."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        game = self._game
        if not game.try_step(action):
            raise game.refusal(action)
        if game.is_over:
            self._finish()
        else:
            self.agent_selection = self.agents[game.to_move]
        if self._is_flat or self.render_mode == "human":
            self._tell()

    def observe(self, agent: str) -> Any:
        """What this agent may know, and its legal actions if it is to move."""
        seen = self._game.observe(self._seats[agent])
        return seen["observation"] if self._is_flat else seen

    def render(self) -> str | Picture | None:
        """The table as a spectator sees it: as text, printed, or as a picture."""
        if self.render_mode is None:
            return None
        return show(self.render_mode, self._game.board, self._game.view())

    def close(self) -> None:
        """Nothing to release."""

    def _finish(self) -> None:
        """End the game for all agents, with their rewards and everybody's points."""
        for agent, reward in zip(self.agents, self._game.rewards, strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"totals": self._game.totals}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _tell(self) -> None:
        """Put masks into the infos if they are not in the observations, and show the table."""
        if self._is_flat:
            for agent, seat in self._seats.items():
                self.infos[agent]["action_mask"] = self._game.observe(seat)["action_mask"]
        if self.render_mode == "human":
            self.render()


raw_env = RawEnv  # PettingZoo's name for it
