"""Compiles the rules before any test, and lets two workers compile different things."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from damrak.compile.kernel import is_plain

ROOT = Path(__file__).parent.parent
# These compile code that no other test uses: for other targets, with checks, in another place.
OWN_CODE = (
    "tests/compile/test_compile.py",
    "tests/web/test_wasm.py",
    "tests/test_package.py",
    "tests/envs/test_cuda.py",
    "tests/gpu/",
    "tests/train/",
    "tests/board/test_board.py",
)


def pytest_configure(config: pytest.Config) -> None:
    """Compile the rules of both test boards side by side, unless they are compiled already."""
    if hasattr(config, "workerinput") or is_plain():
        return
    script = "import sys; from tests.support import warm_up; warm_up(sys.argv[1])"
    running = [
        subprocess.Popen([sys.executable, "-c", script, board], cwd=ROOT)
        for board in ("amsterdam", "lagoon")
    ]
    assert [process.wait() for process in running] == [0, 0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put tests that compile code of their own in the middle, where the second worker begins.

    With `--dist worksteal` the first worker then compiles what most tests need, and the second
    finds it ready; in any other order both would compile the same kernels at the same time.
    """
    own = [item for item in items if item.nodeid.startswith(OWN_CODE)]
    others = [item for item in items if not item.nodeid.startswith(OWN_CODE)]
    middle = len(items) // 2
    items[:] = [*others[:middle], *own, *others[middle:]]
