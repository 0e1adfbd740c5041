"""The `damrak` command."""
