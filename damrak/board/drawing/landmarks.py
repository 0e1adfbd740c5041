"""A small drawing for each location: its own on the Amsterdam board, else chosen by its name."""

from __future__ import annotations

import re

from damrak.board.drawing.artwork import shapes_of
from damrak.board.drawing.palette import BRICK, GILT, INK, IVORY, LEAD, SHADE, TREE

AMSTERDAM = {
    "begijnhof": "courtyard",
    "blauwbrug": "bridge",
    "dam": "town-hall",
    "de-drie-hendricken": "inn",
    "haringpakkerstoren": "herring-tower",
    "jan-roodenpoortstoren": "gate-tower",
    "jordaan": "houses",
    "korenmetershuisje": "grain-house",
    "montelbaanstoren": "white-tower",
    "munttoren": "mint-tower",
    "nieuwe-waal": "ships",
    "noordermarkt": "north-market",
    "oost-indisch-huis": "company-house",
    "oude-kerk": "church",
    "oude-waal": "barge",
    "waag": "weigh-house",
    "westermarkt": "west-market",
}
INKS = {  # class and colour of each part
    "wall": IVORY,
    "shade": SHADE,
    "brick": "#C98B63",
    "roof": BRICK,
    "lead": LEAD,
    "gold": GILT,
    "tree": TREE,
    "green": "#4E8A63",
    "blue": "#2F6C9E",
    "line": "none",
    "water": "none",
    "dark": INK,
}
_KEYWORDS = (
    (r"toren|poort", "tower"),
    (r"kerk", "church"),
    (r"waag", "weigh-house"),
    (r"markt", "market"),
    (r"brug", "bridge"),
    (r"hof", "courtyard"),
    (r"\bdam\b|raadhuis|stadhuis", "town-hall"),
    (r"huis", "warehouse"),
    (r"waal", "ships"),
)


def landmark_of(board_id: str, location_id: str, name: str) -> str:
    """The landmark of a location: its own, or the one whose keyword is in its id or name."""
    if board_id == "amsterdam" and location_id in AMSTERDAM:
        return AMSTERDAM[location_id]
    words = f"{location_id} {name}".lower()
    return next((mark for word, mark in _KEYWORDS if re.search(word, words)), "houses")


def landmark(mark: str) -> str:
    """A landmark as SVG; each part has the CSS class of its material."""
    return shapes_of("landmarks")[mark]


def landmark_style() -> str:
    """CSS rules with the colours of the materials, for a standalone picture."""
    lined = ",".join(f".a-{ink}" for ink in INKS if ink != "dark")
    fills = "".join(f".a-{ink}{{fill:{colour}}}" for ink, colour in INKS.items())
    return (
        f"{lined}{{stroke:{INK};stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}}"
        f"{fills}.a-water{{stroke:#1F6FB2}}"
    )
