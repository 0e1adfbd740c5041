"""What developers run: the generated parts of the docs."""
