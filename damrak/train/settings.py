"""The settings of a training run; stored with its result."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from damrak.board.facts import PLAYERS
from damrak.game.errors import GameError
from damrak.i18n.json_types import JsonObject

DEVICES = ("auto", "cpu", "cuda")


class TrainError(GameError):
    """The run cannot start, or its files cannot be used."""


@dataclass(frozen=True)
class Settings:
    """Raises TrainError for invalid values. A pair is the value at the start and at the end."""

    minutes: float = 5.0
    lessons: int = 0  # stop after so many; 0: only when the minutes are over
    players: tuple[int, ...] = (2, 3, 4)  # table sizes; more than one: as many games of each
    games: int = 32768  # side by side, over all table sizes
    steps: int = 32  # of every game between two lessons
    hidden: int = 512
    blocks: int = 3
    epochs: int = 2  # how often a lesson goes over its steps
    minibatch: int = 32768
    rate: tuple[float, float] = (1e-3, 2e-5)  # learning rate
    entropy: tuple[float, float] = (0.03, 0.003)  # weight of entropy: keeps choices varied
    margin: tuple[float, float] = (0.3, 0.03)  # worth of the margin, a win being 1
    clip: float = 0.2
    trace: float = 0.95  # lambda: weight of later judgements
    past: float = 0.2  # the share of games against past versions
    snapshots: int = 16  # past versions over the whole run
    start: str = ""  # the card of a net to start from, of the same size; "net": the package's
    rival: str = ""  # the card of a frozen net that plays in place of past versions
    seed: int = 1
    device: str = "auto"
    compile: bool = True  # by torch.compile, on a GPU
    threads: int = 1  # that step games on the CPU
    arena_games: int = 400  # of each kind when the net is measured; 0: it never is
    arena_minutes: float = 10.0  # between two measurements; there is one at the end, too

    def __post_init__(self) -> None:
        sizes = (self.games, self.steps, self.hidden, self.blocks, self.epochs, self.minibatch)
        if min(*sizes, self.threads, self.snapshots) < 1 or self.minutes <= 0:
            raise TrainError("train-sizes")
        if not self.players or not set(self.players) <= set(PLAYERS):
            raise TrainError("players", players=", ".join(map(str, self.players)))
        if self.games < len(self.players) or not 0 <= self.past <= 1 or not 0 <= self.trace <= 1:
            raise TrainError("train-sizes")
        if min(self.arena_games, self.lessons) < 0 or self.arena_minutes <= 0:
            raise TrainError("train-sizes")
        if self.device not in DEVICES:
            raise TrainError("train-device", device=self.device, known=", ".join(DEVICES))

    @property
    def compiles(self) -> bool:
        """Whether torch.compile is used: on the CPU it takes longer than it saves."""
        return self.compile and self.device == "cuda"

    def described(self) -> JsonObject:
        """The settings as plain data."""
        return dataclasses.asdict(self)

    @classmethod
    def read(cls, values: Mapping[str, object]) -> Settings:
        """From plain data or from words of a command; missing values keep their defaults."""
        kinds = {field.name: field.default for field in dataclasses.fields(cls)}
        unknown = set(values) - set(kinds)
        if unknown:
            raise TrainError("train-setting", name=min(unknown), known=", ".join(kinds))
        return cls(**{name: _like(kinds[name], name, value) for name, value in values.items()})


def at(pair: tuple[float, float], progress: float) -> float:
    """A value at this part of the run, between its start and its end."""
    return pair[0] + (pair[1] - pair[0]) * min(max(progress, 0.0), 1.0)


def _like(default: Any, name: str, value: Any) -> Any:
    """A value of the default's kind; lists may be words with commas."""
    try:
        if isinstance(default, tuple):
            parts = value.split(",") if isinstance(value, str) else list(value)
            return tuple(type(default[0])(part) for part in parts)
        if isinstance(default, bool):
            return value in (True, "true", "yes", "1")
        return type(default)(value)
    except (TypeError, ValueError) as error:
        raise TrainError("train-value", name=name, value=str(value)) from error
