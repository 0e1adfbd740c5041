"""TensorBoard reads the event files of `damrak train`."""

from __future__ import annotations

from pathlib import Path

from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

from damrak.train.events import Events


def test_it_reads_every_measurement_at_its_step(tmp_path: Path) -> None:
    for part in range(2):  # a run that went on: two files
        events = Events(tmp_path)
        for step in range(3):
            steps = 10_000_000_000 * part + step
            events.write({"steps": steps, "entropy": step / 4, "seconds": 1.0})
    read = EventAccumulator(str(tmp_path))
    read.Reload()
    assert sorted(read.Tags()["scalars"]) == ["entropy", "seconds"]
    found = [(each.step, each.value) for each in read.Scalars("entropy")]
    assert found == [
        (10_000_000_000 * part + step, step / 4) for part in range(2) for step in range(3)
    ]
