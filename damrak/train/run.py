"""A training run: play, learn and measure until the time is up."""

from __future__ import annotations

import dataclasses
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from damrak.board import Board
from damrak.bots.running.net_files import named_card, read_net, write_net
from damrak.game.catalogue import amsterdam
from damrak.i18n.json_types import JsonObject
from damrak.train.batch import Mixed
from damrak.train.evaluate import Evaluation, Results
from damrak.train.export import facts_of, from_record, to_record
from damrak.train.folder import Folder
from damrak.train.learn import Learner
from damrak.train.net import Net
from damrak.train.past import Frozen, Past
from damrak.train.pytorch import torch
from damrak.train.rollout import Lesson, Player
from damrak.train.settings import Settings, TrainError

EVERY = 2.0  # seconds between two lines of measurements
KEEP_EVERY = 60.0  # seconds between two checkpoints, each with a net that plays


class Run:
    """A training run in memory."""

    def __init__(
        self, settings: Settings, folder: Path, board: Board | None = None, command: str = ""
    ) -> None:
        self.settings = on_this_machine(settings)
        self.board, self.command = board or amsterdam(), command
        self.folder = Folder(folder, self.settings)
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        if self.settings.device == "cpu":
            torch.set_num_threads(settings.threads)
        self.net = self._begin().to(self.settings.device)
        self._player: Any = (
            torch.compile(self.net, dynamic=False) if self.settings.compiles else self.net
        )
        self.learner = Learner(self.net, self.settings)
        self.past = self._others()
        self.done = self.folder.load(self.learner, self.past)
        self.lessons = int(self.done.get("lessons", 0))
        self.stopping = False
        self.strength: Results = {}
        self._evaluation = Evaluation(
            folder, self.board, self.settings.players, self.settings.arena_games
        )

    def _begin(self) -> Net:
        """A new net, or the one of the card that the settings start from."""
        settings = self.settings
        net = Net(self.board, settings.hidden, settings.blocks)
        if settings.start:
            known = from_record(read_net(named_card(settings.start), self.board), self.board)
            try:
                net.load_state_dict(known.state_dict())
            except RuntimeError as error:
                raise TrainError("train-other-net", file=settings.start) from error
        return net

    def _others(self) -> Past | Frozen:
        """The opponents of the learner."""
        settings = self.settings
        if not settings.rival:
            return Past(self.net, settings.seed, settings.compiles)
        rival = from_record(read_net(named_card(settings.rival), self.board), self.board)
        return Frozen(rival.float().to(settings.device), settings.compiles)

    def go(self) -> Iterator[JsonObject]:
        """Train; yields a row of measurements every few seconds, and those of the arena.

        All is kept and the net measured at the end, unless the run was asked to stop.
        """
        self.folder.begin()
        if self.progress(self.done["seconds"]) < 1:
            yield from self._train()
        if not self.stopping:
            yield from self._measure_strength()
        self.export()

    def progress(self, seconds: float) -> float:
        """How much of the run is done after so many seconds, 1 being all."""
        lessons = self.lessons / self.settings.lessons if self.settings.lessons else 0.0
        return max(lessons, seconds / (60 * self.settings.minutes))

    def stop(self) -> None:
        """Stop after the current lesson; a run with the same folder continues from there."""
        self.stopping = True

    def export(self) -> JsonObject:
        """Write the net as it is now for kernels, with its card; the card."""
        facts = facts_of(self.settings, self.command, self.done)
        if self.strength:
            facts["arena"] = {"command": self._evaluation.told, **self.strength}
        path = self.folder.path / "net.json"
        return write_net(path, to_record(self.net, self.board), self.board, facts)

    def _train(self) -> Iterator[JsonObject]:
        """Lessons until the run is done; the first, which compiles everything, is not counted."""
        player = Player(Mixed(self.board, self.settings), self.settings)
        progress = self.progress(self.done["seconds"])
        self._remember(progress)
        self.learner.learn(player.lesson(self._player, self.past.draw()), progress)
        clock = _Clock(self.done["seconds"])
        tally = _Tally(self.done["steps"], clock)
        kept = measured = clock.seconds
        while progress < 1 and not self.stopping:
            self._remember(progress)
            lesson = player.lesson(self._player, self.past.draw())
            tally.add(lesson, self.learner.learn(lesson, progress))
            self.lessons += 1
            progress = self.progress(clock.seconds)
            if tally.is_due:
                yield self._measured(tally)
            if clock.seconds - kept > KEEP_EVERY:
                self._keep(tally, clock)
                kept = clock.seconds
            if clock.seconds - measured > 60 * self.settings.arena_minutes:
                self._keep(tally, clock)
                with clock.stopped():
                    yield from self._measure_strength()
                measured = clock.seconds
        if tally.lessons:
            yield self._measured(tally)
        self._keep(tally, clock)

    def _measure_strength(self) -> Iterator[JsonObject]:
        """Measure the net in an arena, if the settings ask for it."""
        if not self.settings.arena_games:
            return
        steps = int(self.done["steps"])
        self.strength = self._evaluation.measure(to_record(self.net, self.board), steps)
        row = {"seconds": round(self.done["seconds"], 1), "steps": steps, "arena": self.strength}
        self.folder.measure(row)
        yield row

    def _remember(self, progress: float) -> None:
        """Take snapshots at equal intervals, the first one at once."""
        if len(self.past.selves) <= progress * self.settings.snapshots:
            self.past.add(self.net)

    def _measured(self, tally: _Tally) -> dict[str, float]:
        row = tally.row() | {"past": len(self.past.selves)}
        row["progress"] = round(min(1.0, self.progress(row["seconds"])), 4)
        if not math.isfinite(row["policy_loss"] + row["value_loss"]):
            raise TrainError("train-diverged", steps=f"{row['steps']:.3g}")
        self.folder.measure(row)
        return row

    def _keep(self, tally: _Tally, clock: _Clock) -> None:
        self.done = {"seconds": clock.seconds, "steps": tally.steps, "lessons": self.lessons}
        self.folder.save(self.learner, self.past, self.done)
        self.export()


class _Clock:
    """Seconds of training, including those before an interruption."""

    def __init__(self, before: float) -> None:
        self._started = time.perf_counter() - before

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._started

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the clock during this block."""
        began = time.perf_counter()
        yield
        self._started += time.perf_counter() - began


class _Tally:
    """Means over the lessons since the last row."""

    def __init__(self, steps: float, clock: _Clock) -> None:
        self.steps, self.lessons, self._clock = steps, 0, clock
        self._sums: dict[str, float] = {}
        self._since = (clock.seconds, steps)

    def add(self, lesson: Lesson, figures: dict[str, float]) -> None:
        self.lessons += 1
        self.steps += len(lesson.actions)
        counts = {name: float(value) for name, value in lesson.figures.items()}
        for name, value in {**figures, **counts}.items():
            self._sums[name] = self._sums.get(name, 0.0) + value

    @property
    def is_due(self) -> bool:
        return self._clock.seconds - self._since[0] >= EVERY

    def row(self) -> dict[str, float]:
        """The measurements so far; then starts again from nothing."""
        sums, seconds = self._sums, self._clock.seconds
        steps = self.steps - self._since[1]
        ended, rivals, won = sums.pop("ended"), sums.pop("rivals"), sums.pop("rivals_won")
        fair = sums.pop("rivals_fair")
        row = {
            "seconds": round(seconds, 1),
            "steps": self.steps,
            "steps_a_second": round(steps / (seconds - self._since[0])),
            "steps_a_game": round(steps / max(ended, 1), 1),
            "against_past": round(won / max(rivals, 1), 4),
            "against_past_fair": round(fair / max(rivals, 1), 4),
            **{name: round(value / self.lessons, 6) for name, value in sums.items()},
        }
        self._sums, self.lessons, self._since = {}, 0, (seconds, self.steps)
        return row


def on_this_machine(settings: Settings) -> Settings:
    """The same settings with the device of this machine."""
    there = torch.cuda.is_available()
    if settings.device == "cuda" and not there:
        raise TrainError("train-no-gpu")
    device = ("cuda" if there else "cpu") if settings.device == "auto" else settings.device
    return dataclasses.replace(settings, device=device)
