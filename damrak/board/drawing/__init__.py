"""Draws a board as SVG: the engraved plan, spaces, names and landmarks."""
