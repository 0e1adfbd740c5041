"""The programs that journeys need: Chromium, and `damrak serve` with the built client."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import build_client

ROOT = Path(__file__).parent.parent.parent
NAMES = ("chromium", "google-chrome")
# Chromium's own address bar: two pages in every window, which cost more than the page under test.
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# What Playwright switches off, which the last list of all replaces.
SWITCHED_OFF = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
# This computer as others of the house reach it: a name of a network, over plain http.
HOUSE = "damrak.test"
FLAGS = (
    f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1",
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    f"--disable-features={','.join((*SWITCHED_OFF, *ADDRESS_BAR))}",
)
SETTINGS = ("bot-delay-ms=0", "absent-seconds=1", "address-tables=1000")


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of this machine, without a window."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "no browser: install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """A server that keeps its tables in this file; its address."""
    command = [sys.executable, "-m", "damrak", "serve", "--port", "0", "--database", str(database)]
    for setting in (*SETTINGS, f"web={build_client()}"):
        command += ["--set", setting]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "300"},
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )
    assert process.stderr
    lines = (re.search(r"Damrak is at (http://\S+)", line) for line in process.stderr)
    try:
        yield next(found[1] for found in lines if found)
    finally:
        process.terminate()
        process.communicate(timeout=20)
