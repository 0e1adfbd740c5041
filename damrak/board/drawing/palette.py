"""Colours and typeface of all drawings."""

from __future__ import annotations

PAPER, LAND, WATER, RIPPLE = "#F2E6CB", "#E6D6B2", "#B7CBC6", "#8FAAA8"
INK, GILT, IVORY, BLOCK = "#3B2A1A", "#B8902B", "#FBF4E2", "#CDBB93"
BRICK, SHADE, LEAD, TREE = "#A4553C", "#DCC08F", "#6F8A93", "#7E9A63"
HUES = {
    "pink": "#CC6FA3",
    "blue": "#1F6FB2",
    "green": "#1E8A5F",
    "black": "#2B2B2B",
    "red": "#B2182B",
    "orange": "#E0930A",
    "gray": "#8C8880",
}
FONT = "'IM Fell English', Georgia, 'Times New Roman', 'Liberation Serif', serif"
# The players by number: a name, the hue, the ink that reads on it. Far from every hue of a route,
# by day and by night alike; tests/board/test_sight.py measures it.
SEATS = (
    ("plum", "#8C0A5F", "#FDF6E6"),
    ("ivory", "#FFFAF0", "#3B2A1A"),
    ("turquoise", "#2DC8D7", "#082C30"),
    ("lemon", "#ECF04B", "#2A2606"),
)
# The marks of contracts in the browser, by day and by night: nothing else has a hue like these.
CONTRACTS = {"day": "#4E2CA8", "night": "#A792FF"}
