"""A pytest plugin for `make check`: after `--budget` seconds no further test begins."""

from __future__ import annotations

import time

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--budget", type=float, default=60, help="seconds after which no test begins")


class Budget:
    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        if time.monotonic() > self.end:
            pytest.skip("left to make test: the time is used up")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Budget(config.getoption("--budget")))
