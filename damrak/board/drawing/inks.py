"""CSS rules for everything under the routes, in a light and a dark theme."""

from __future__ import annotations

# Light and dark. All but the last row have a contrast under 1.6:1 with the paper of their theme.
INKS = {
    "paper": ("#F2E6CB", "#16202B"),
    "cell": ("#E9DBB9", "#1D2935"),
    "land": ("#EBDDBC", "#1E2B38"),
    "water": ("#BFD0CA", "#101820"),
    "tide": ("#A7BEB8", "#243641"),
    "name": ("#A7BEB8", "#2B404C"),
    "dim": ("#C9B78F", "#304152"),
    "faint": ("#CDBC94", "#2D3D4D"),
    "kerb": ("#D9C9A2", "#273646"),
    "house": ("#F3E8CF", "#243342"),
    "tree": ("#C3C39B", "#2B3F3B"),
    "garden": ("#D3CFA4", "#263833"),
    "sail": ("#EFEAD6", "#2C3A45"),
    "hull": ("#D8D3B8", "#26343F"),
    "rope": ("#B7BBA2", "#2E4150"),
    "flag": ("#D6B594", "#473A36"),
    "shade": ("#CDBB93", "#2D3D4B"),
    "ink": ("#3B2A1A", "#D9C9A3"),
    "gilt": ("#B8902B", "#D0AA4A"),
    "title": ("#6B5233", "#B3A684"),
    "plate": ("#F4EAD2", "#1A2530"),
    "scroll": ("#8A744C", "#6E6549"),
}
LOUD = ("ink", "gilt", "title", "plate", "scroll")  # frame, score track and cartouche
RULES = """
.p-paper,.p-margin{fill:@paper}.p-cell{fill:@cell}
.p-water{fill:@water}
.p-ripple,.p-shore,.p-flow{fill:none;stroke:@tide}
.p-sea,.p-canal,.p-moat{fill:none;stroke:@water;stroke-linejoin:round}
.p-moat{stroke-width:48px}.p-shore{stroke-linejoin:round}.p-flow{stroke-dasharray:16 10 6 12}
.p-land{fill:@land;stroke:@dim;stroke-width:1.6px}
.p-bank{fill:none;stroke:@dim;stroke-linejoin:round}
.p-line,.p-fine,.p-bridge,.p-kerb,.p-quay,.p-ticks{fill:none;stroke:@faint}.p-fine{stroke-width:.9px}
.p-bridge{stroke:@dim;stroke-dasharray:0 40.3 1.4 6 1.4 38.9}
.p-kerb{stroke:@kerb}.p-quay{stroke:@land}.p-kerb,.p-quay{stroke-linejoin:round}
.p-ticks{stroke:@dim;stroke-width:4px;stroke-dasharray:1 3.363}
.p-work,.p-house{fill:@house;stroke:@faint;stroke-width:.9px}
.p-work{stroke:@dim;stroke-width:1.3px}.p-body{fill:@house;stroke:@dim;stroke-linejoin:round}
.p-trees,.p-garden,.p-piles{fill:none;stroke-linecap:round}
.p-trees{stroke:@tree;stroke-width:3.6px;stroke-dasharray:0 9}
.p-garden{stroke:@garden;stroke-width:2.6px;stroke-dasharray:0 7}
.p-piles{stroke:@tide;stroke-width:2.6px;stroke-dasharray:0 8}
.p-leaf{fill:@garden;stroke:@faint}.p-flag{fill:@flag}
.p-hull,.p-sail{fill:@sail;stroke:@rope;stroke-linejoin:round}.p-hull{fill:@hull}
.p-rig{fill:none;stroke:@rope;stroke-width:.9px}
.p-name{fill:@name;font-style:italic;text-anchor:middle}
.p-ink{fill:none;stroke:@ink}.p-gilt{fill:none;stroke:@gilt}
.p-score{fill:@ink;text-anchor:middle}.p-title{fill:@title;text-anchor:middle}
.p-plate{fill:@plate;stroke:@scroll;stroke-width:1.6px}.p-scroll{fill:none;stroke:@scroll}
.p-rose{fill:none;stroke:@dim}.p-ray{fill:@paper;stroke:@dim}.p-ray-dark{fill:@shade;stroke:@dim}
"""


def day_rules() -> str:
    """CSS rules for a standalone picture, in the light theme."""
    return _filled({name: day for name, (day, _) in INKS.items()})


def page_rules() -> str:
    """CSS rules for a page that has both themes."""
    return _filled({name: f"light-dark({day},{night})" for name, (day, night) in INKS.items()})


def _filled(inks: dict[str, str]) -> str:
    rules = RULES
    for name, colour in inks.items():
        rules = rules.replace(f"@{name};", f"{colour};").replace(f"@{name}}}", f"{colour}}}")
    return rules
