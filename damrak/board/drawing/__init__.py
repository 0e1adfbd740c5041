"""A board as a picture: the engraved plan, spaces, names and landmarks."""
