"""Compiled loops of the calibration: games with every moment noted, and play-outs."""
