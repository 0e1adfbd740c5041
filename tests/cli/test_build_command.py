"""`damrak build wasm` writes the kind of machine beside the modules."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

from damrak.cli.build import MACHINE
from tests.cli.conftest import Command


def test_the_kind_of_machine_is_kept_with_the_modules(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.cli.build.build", lambda: {"rules.wasm": b"code"})
    damrak("build", "wasm", "--out", str(tmp_path))
    assert (tmp_path / "rules.wasm").read_bytes() == b"code"
    assert (tmp_path / MACHINE).read_text(encoding="utf-8") == platform.machine() + "\n"
