"""Compiled code that says what happened, why something is refused and how points came about.

Python and the browser both call it, so neither decides such a thing by itself.
"""
