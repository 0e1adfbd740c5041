"""Plays many games for one lesson: observations, actions and returns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from damrak.board.tables import SEATS
from damrak.i18n.json_types import JsonObject
from damrak.train.batch import Mixed, outcomes
from damrak.train.graph import Repeated
from damrak.train.net import values_of
from damrak.train.pytorch import Tensor, nn, torch
from damrak.train.returns import from_mover, of_mover, returns, to_seats
from damrak.train.settings import Settings


@dataclass(frozen=True)
class Lesson:
    """Rows [steps * games] to learn from; those of past versions are not `ours`."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # log-probability of the action
    gains: Tensor  # [row, 2]: return minus judgement for the mover: win, margin
    targets: Tensor  # [row, seat counted from the mover, 2]
    ours: Tensor
    figures: dict[str, Tensor]


class Player:
    """Plays all games, some of them against a past version, and stores what happened."""

    def __init__(self, games: Mixed, settings: Settings) -> None:
        self.games, self.settings = games, settings
        device = settings.device
        steps, count = settings.steps, games.games
        shape = (steps, count)
        small: JsonObject = {"dtype": torch.int8, "device": device}
        # one step more than a lesson has: the position after the last one is judged, too
        self._observations = torch.empty(steps + 1, count, games.inputs, **small)
        self._masks = torch.empty(steps + 1, count, games.actions, **small)
        self._movers = torch.empty(steps + 1, count, dtype=torch.int64, device=device)
        self._mover = self._movers[:steps]
        self._actions = torch.empty(shape, dtype=torch.int64, device=device)
        self._chances = torch.empty(shape, device=device)
        self._done = torch.empty(shape, dtype=torch.bool, device=device)
        self._wins, self._margins, self._rewards, self._totals = (
            torch.empty(*shape, SEATS, device=device) for _ in range(4)
        )
        places = torch.arange(count, device=device)
        share = 1.0 if settings.rival else settings.past
        every = max(1, round(1 / share)) if share > 0 else count + 1
        self._rivals = torch.nonzero(places % every == every - 1)[:, 0]  # games with a past self
        seats = torch.arange(SEATS, device=device)
        turned = (seats + (places // every)[:, None]) % 2 == 1
        if settings.rival:
            turned = seats != (places % games.players)[:, None]
        self._past_seats = turned & (places % every == every - 1)[:, None]
        self._past_seats &= seats < games.players[:, None]
        self._lessons: dict[tuple[nn.Module, nn.Module | None], Repeated[Lesson]] = {}

    def lesson(self, net: nn.Module, past: nn.Module | None) -> Lesson:
        """Play so many steps of every game with this net, and in some seats with a past one.

        The next lesson overwrites the tensors.
        """
        key = (net, past)
        if key not in self._lessons:
            work = partial(self._play, net, past)
            self._lessons[key] = Repeated(work, self.settings.device)
        return self._lessons[key]()

    def _play(self, net: nn.Module, past: nn.Module | None) -> Lesson:
        with torch.no_grad():
            for step in range(self.settings.steps):
                self._step(step, net, past)
            observations, masks, mover = self._look(self.settings.steps)
            _, wins, margins = _judged(net, observations, masks)
            last = to_seats(values_of(wins, margins), mover, self.games.players)
            return self._kept(last, past is not None)

    def _look(self, step: int) -> tuple[Tensor, Tensor, Tensor]:
        seen = self._observations[step], self._masks[step], self._movers[step]
        self.games.look(*seen)
        return seen

    def _step(self, step: int, net: nn.Module, past: nn.Module | None) -> None:
        observations, masks, mover = self._look(step)
        chances, wins, margins = _judged(net, observations, masks)
        actions = _drawn(chances)
        if past is not None and len(self._rivals):
            rivals = self._rivals
            rows = observations[rivals], masks[rivals]
            liked = _judged(past, *rows)[0]
            theirs = liked.argmax(-1) if self.settings.rival else _drawn(liked)
            decides = self._past_seats[rivals].gather(1, mover[rivals][:, None])[:, 0]
            actions[rivals] = torch.where(decides, theirs, actions[rivals])
        self._actions[step] = actions
        self._chances[step] = chances.gather(1, actions[:, None])[:, 0]
        self._wins[step], self._margins[step] = wins, margins
        self.games.step(actions, self._done[step], self._rewards[step], self._totals[step])

    def _kept(self, last: Tensor, rivalled: bool) -> Lesson:
        players = self.games.players.expand(self._mover.shape)
        values = to_seats(values_of(self._wins, self._margins), self._mover, players)
        ended = outcomes(self._rewards, self._totals, self.games.players)
        found = returns(values, self._mover, self._done, ended, last, self.settings.trace)
        gains = of_mover(found - values, self._mover)
        rows = self._mover.numel()
        if rivalled:
            past = self._past_seats.expand(*self._mover.shape, SEATS)
            ours = ~past.gather(2, self._mover[..., None])[..., 0]
        else:
            ours = torch.ones_like(self._done)
        return Lesson(
            self._observations[:-1].view(rows, -1),
            self._masks[:-1].view(rows, -1),
            self._actions.view(rows),
            self._chances.view(rows),
            gains.view(rows, 2),
            from_mover(found, self._mover, players).view(rows, SEATS, 2),
            ours.view(rows),
            self._figures(ended[..., 0], rivalled),
        )

    def _figures(self, shares: Tensor, rivalled: bool) -> dict[str, Tensor]:
        """How many games ended, and how often the learner beat its past version."""
        done = self._done
        rivals = done & self._past_seats.any(1) & rivalled
        theirs = (shares * self._past_seats).sum(-1)
        fair = self._past_seats.sum(1) / self.games.players  # their part of the seats
        return {
            "ended": done.sum(),
            "rivals": rivals.sum(),
            "rivals_won": ((1 - theirs) * rivals).sum(),
            "rivals_fair": ((1 - fair) * rivals).sum(),
        }


def _judged(net: nn.Module, observations: Tensor, masks: Tensor) -> Any:
    kind = observations.device.type
    with torch.autocast(kind, dtype=torch.bfloat16, enabled=kind == "cuda"):
        return net(observations, masks)


def _drawn(chances: Tensor) -> Tensor:
    """A random action for each row, by its probabilities."""
    return (chances.exp() / torch.empty_like(chances).exponential_()).argmax(-1)
