"""One strategy a file, as compiled code over observations."""
