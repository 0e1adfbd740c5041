"""Many games at once, for learners and statistics."""
