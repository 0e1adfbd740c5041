"""The game in a terminal: the map, the screen, what people type and read."""
