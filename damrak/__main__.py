"""`python -m damrak` is the `damrak` command."""

from damrak.cli.main import run

if __name__ == "__main__":
    run()
