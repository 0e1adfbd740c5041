"""Recorded games that must replay for ever; `make golden` writes them anew."""
