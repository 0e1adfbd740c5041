"""Every text file under web/src/generated is what the code writes; modules: tests/web."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from damrak.cli.build import MACHINE, drawings, typescript
from damrak.codegen.exports import MODULES
from damrak.codegen.protocol_types import client_types

ROOT = Path(__file__).parent.parent.parent
GENERATED = ROOT / "web" / "src" / "generated"
COMPILED = {*MODULES, MACHINE}


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    """The text of every file that `damrak build` writes, but for those of the compiler."""
    return {**typescript(), **drawings(), "protocol.ts": client_types()}


def test_the_files_are_what_the_code_writes(written: dict[str, str]) -> None:
    """Mend it with `damrak build types`, `damrak build protocol` or `damrak build web`."""
    kept = {name: (GENERATED / name).read_text(encoding="utf-8") for name in written}
    assert [name for name in written if kept[name] != written[name]] == []


def test_there_are_no_other_files(written: dict[str, str]) -> None:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", str(GENERATED)]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = {Path(line).name for line in listed.stdout.splitlines() if (ROOT / line).exists()}
    assert names == {*written, *COMPILED}
