"""Builds the package: the web client goes along, and the README leads to the repository.

Installing Damrak from the index, as a wheel or an sdist, needs no Node.js: both hold the built
client. GitHub's workflows say which repository they run for; a package built elsewhere names none,
and the links of its README are plain words.
The wheel also has the examples, for `damrak examples`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NO_NPM = (
    "Building Damrak from a clone needs Node.js with npm, for the browser client. "
    "Without it, install from the index, or with: pip install -e ."
)


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
            build_data["force_include"][str(root / "examples")] = "damrak/examples"


def build_client(web: Path) -> None:
    """Build the client with npm; its packages are installed if they are not there."""
    if shutil.which("npm") is None:
        sys.exit(NO_NPM)
    if not (web / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run(["npm", "run", "--silent", "build"], cwd=web, check=True)


class ReadmeHook(MetadataHookInterface):
    """Writes what the index shows: the README with links that work there, and addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called whenever the metadata is read."""
        address = repository()
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        shown = readme(text, address, f"v{metadata['version']}")
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
        metadata["urls"] = urls(address)


def repository() -> str:
    """The address of the repository that a workflow runs for, or nothing."""
    name = os.environ.get("GITHUB_REPOSITORY", "")
    return f"{os.environ.get('GITHUB_SERVER_URL', '')}/{name}" if name else ""


def urls(address: str) -> dict[str, str]:
    """The addresses that the index shows beside the package."""
    if not address:
        return {}
    file = f"{address}/blob/main"
    return {
        "Source": address,
        "Issues": f"{address}/issues",
        "Documentation": f"{file}/docs/environments.md",
        "Changelog": f"{file}/CHANGELOG.md",
    }


def readme(text: str, address: str, tag: str) -> str:
    """The README for the index: links lead to the files of this version, or are plain words."""

    def changed(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        if "://" in target or target.startswith("#"):
            return link[0]
        if not address:
            return "" if picture else words
        return f"{picture}[{words}]({address}/{'raw' if picture else 'blob'}/{tag}/{target})"

    return re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", changed, text)
