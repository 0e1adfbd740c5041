"""The folder of a run: its settings, its measurements, its checkpoint. Each file under 16 MiB."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from damrak.i18n.json_types import JsonObject
from damrak.train.events import Events
from damrak.train.learn import Learner
from damrak.train.past import Frozen, Past
from damrak.train.pytorch import torch
from damrak.train.settings import Settings, TrainError

SETTINGS, METRICS, CHECKPOINT, PAST = "settings.json", "metrics.jsonl", "checkpoint.pt", "past.pt"
FORMAT = 1


def recorded(path: Path) -> JsonObject:
    """The settings of the run that a folder holds; none where it holds no run."""
    file = path / SETTINGS
    if not file.exists():
        return {}
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise TrainError("train-settings", file=str(file)) from error
    if not isinstance(found, dict):
        raise TrainError("train-settings", file=str(file))
    return found


class Folder:
    """The files of a run; a run that finds a checkpoint continues from it."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path, self.settings = path, settings
        self._events: Events | None = None
        path.mkdir(parents=True, exist_ok=True)

    def begin(self) -> None:
        """Write the settings."""
        text = json.dumps(self.settings.described(), indent=1)
        _replace(self.path / SETTINGS, text.encode())

    def measure(self, row: JsonObject) -> None:
        """Add a line to the measurements, and the same for TensorBoard."""
        with (self.path / METRICS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        self._events = self._events or Events(self.path)
        self._events.write(row)

    def save(self, learner: Learner, past: Past | Frozen, done: dict[str, float]) -> None:
        """Write the checkpoint; an old one is replaced in one step."""
        content = {
            "format": FORMAT,
            "done": done,
            "net": {name: value.cpu() for name, value in learner.net.state_dict().items()},
            "optimiser": _narrow(learner.optimiser.state_dict()),
        }
        for name, data in ((PAST, past.stored()), (CHECKPOINT, content)):
            part = self.path / f"{name}.part"
            torch.save(data, part)
            part.replace(self.path / name)

    def load(self, learner: Learner, past: Past | Frozen) -> dict[str, float]:
        """Load the checkpoint, if there is one; how far the run was."""
        path, device = self.path / CHECKPOINT, self.settings.device
        if not path.exists():
            return {"seconds": 0.0, "steps": 0.0}
        content = torch.load(path, map_location=device, weights_only=True)
        if content["format"] != FORMAT:
            found = str(content["format"])
            raise TrainError("train-checkpoint", file=str(path), found=found, known=FORMAT)
        try:
            learner.net.load_state_dict(content["net"])
        except RuntimeError as error:
            raise TrainError("train-other-net", file=str(path)) from error
        learner.optimiser.load_state_dict(content["optimiser"])
        if (self.path / PAST).exists():  # may be missing: new ones are made during the run
            past.restore(torch.load(self.path / PAST, weights_only=True), device)
        return dict(content["done"])


def _narrow(state: Any) -> Any:
    """An optimiser's moments in 16 bits: they need no more precision."""
    narrow = {
        key: {
            name: value.bfloat16().cpu() if name.startswith("exp_avg") else value
            for name, value in row.items()
        }
        for key, row in state["state"].items()
    }
    return {**state, "state": narrow}


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    os.replace(part, path)
