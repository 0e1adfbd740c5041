"""The `damrak` command: one command a file."""
