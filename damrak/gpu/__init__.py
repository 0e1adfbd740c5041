"""Bots that think for thousands of games at once on a GPU, and arenas of them."""
