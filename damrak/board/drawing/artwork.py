"""Small drawings kept as SVG files, one shape a line, so that they can be looked at and edited."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


@cache
def shapes_of(name: str) -> dict[str, str]:
    """Every shape of one file in `art`, by its id."""
    source = (files("damrak.board.drawing") / "art" / f"{name}.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'^<g id="([\w-]+)">(.*)</g>$', source, re.M))
