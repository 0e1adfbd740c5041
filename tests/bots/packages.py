"""Packages that are installed for the length of a test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from damrak.bots.external.plugins import found_plugins

Install = Callable[..., None]


def installing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """For a fixture: a way to put a package of one module, with bots, where Python finds it."""

    def install(package: str, code: str, **bots: str) -> None:
        info = folder / f"{package}-1.0.dist-info"
        info.mkdir()
        (folder / f"{package}.py").write_text(code)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {package}:{target}" for name, target in bots.items()]
        (info / "entry_points.txt").write_text("\n".join(["[damrak.bots]", *lines, ""]))
        found_plugins.cache_clear()

    monkeypatch.syspath_prepend(folder)
    yield install
    found_plugins.cache_clear()
    for path in folder.glob("*.py"):
        sys.modules.pop(path.stem, None)
