"""Puts the built web client into sdist and wheel: installing Damrak needs no Node.js."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds `web/dist` and takes it along; an editable install uses the one in the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before an sdist or a wheel is written."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "PKG-INFO").exists():  # in an sdist the client is built already
            build_client(root / "web")
        if self.target_name == "wheel":
            build_data["force_include"][str(root / "web" / "dist")] = "damrak/server/web/static"


def build_client(web: Path) -> None:
    """Build the client with npm; its packages are installed if they are not there."""
    if not (web / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run(["npm", "run", "--silent", "build"], cwd=web, check=True)
