"""Bots against bots: fair games in numbers, kept, weighed and shown; and a lab for the board."""
