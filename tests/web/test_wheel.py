"""The wheel carries the built client."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_wheel_holds_the_client_and_its_words(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "damrak/server/web/static/index.html" in names
    assert "damrak/server/web/static/sw.js" in names
    assert any(name.endswith(".wasm") for name in names)
    assert "damrak/i18n/rules/en.ftl" in names
