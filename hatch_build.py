"""Puts the built web client into the wheel, so that `damrak serve` needs no Node.js."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds `web/dist` and takes it along; an editable install finds it in the sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before a wheel is written."""
        if version == "editable":
            return
        web = Path(self.root) / "web"
        if not (web / "node_modules").is_dir():
            subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run(["npm", "run", "--silent", "build"], cwd=web, check=True)
        build_data["force_include"][str(web / "dist")] = "damrak/server/web/static"
