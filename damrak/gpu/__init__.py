"""Bots that look ahead in thousands of games at once on a GPU, and arenas of them."""
