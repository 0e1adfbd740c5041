"""Calibrates predicted chances against outcomes of games, and measures their error."""
