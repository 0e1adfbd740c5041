"""Without PyTorch every module of the room loads or says what to install."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

from damrak import train

MODULES = [f"damrak.train.{each.name}" for each in pkgutil.iter_modules(train.__path__)]
TRY = """
import sys
from importlib import import_module

sys.modules["torch"] = None  # as if not installed
for name in sys.argv[1:]:
    try:
        import_module(name)
    except ImportError as error:
        print(name, type(error).__name__, error)
    else:
        print(name)
"""


def test_without_pytorch_every_module_loads_or_says_what_to_install() -> None:
    command = (sys.executable, "-c", TRY, *MODULES)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = dict(line.partition(" ")[::2] for line in done.stdout.splitlines())
    assert list(told) == MODULES
    for error in filter(None, told.values()):
        assert error.startswith("MissingExtra")
        assert 'PyTorch; install it with: pip install "damrak[train]"' in error
    assert told["damrak.train.masked_net"]
    assert not told["damrak.train.measure"]
