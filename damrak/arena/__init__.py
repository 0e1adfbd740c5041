"""Bots against bots: fair games in numbers, kept in a file, weighed and shown; and the board lab."""
