"""Bots against bots: fair games, their results and ratings; and a lab for the board."""
