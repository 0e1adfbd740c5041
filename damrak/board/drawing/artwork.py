"""Reads small drawings from the SVG files in `art`, which hold one shape a line."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files


@cache
def shapes_of(name: str) -> dict[str, str]:
    """The shapes of one file in `art`, by id."""
    source = (files("damrak.board.drawing") / "art" / f"{name}.svg").read_text(encoding="utf-8")
    return dict(re.findall(r'^<g id="([\w-]+)">(.*)</g>$', source, re.M))
