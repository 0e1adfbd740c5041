"""Recorded games that must replay for ever; `make golden` writes those of today's rules anew."""
