"""`make mutants`: break the rules everywhere and look which tests notice. See `--help`."""

from __future__ import annotations

import os

os.environ["DAMRAK_PLAIN"] = "1"  # before any kernel is loaded: broken rules are not compiled

from tests.mutation.command import main

if __name__ == "__main__":
    main()
