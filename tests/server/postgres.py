"""A PostgreSQL server for tests, in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

MISSING = "these tests need PostgreSQL; on Debian: apt-get install postgresql"


class Postgres:
    """One cluster; as root it runs as the user `postgres`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self.programs = _programs()
        if os.getuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        options = ("-D", str(self.data), "-U", "postgres", "-A", "trust", "--no-sync")
        self._run("initdb", *options, "-E", "UTF8", "--locale=C")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c max_connections=60"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", str(self.data), "-l", log, "-o", options)

    def stop(self) -> None:
        """Stop at once, as in a power cut; committed data is recovered at the next start."""
        self._run("pg_ctl", "stop", "-w", "-D", str(self.data), "-m", "immediate")

    def ask(self, question: str) -> str:
        """The answer of psql to a query or command."""
        told = ("-h", str(self.folder), "-U", "postgres", "-At", "-c", question)
        return self._run("psql", *told, "postgres").strip()

    def new_database(self, name: str) -> str:
        """The address of an empty database."""
        self.ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def _run(self, program: str, *arguments: str) -> str:
        command = [str(self.programs / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        out = self.folder / f"{program}.out"  # no pipe: the server would keep it open
        with out.open("w") as file:
            done = subprocess.run(command, cwd="/", stdout=file, stderr=file, check=False)
        text = out.read_text(encoding="utf-8")
        assert done.returncode == 0, text
        return text


def _programs() -> Path:
    """The folder of PostgreSQL's programs; on Debian they are not on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
    on_path = shutil.which("initdb")
    assert found or on_path, MISSING
    return found[-1] if found else Path(str(on_path)).resolve().parent


@contextlib.contextmanager
def private_postgres() -> Iterator[Postgres]:
    """A running PostgreSQL until the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="damrak-pg-", dir="/tmp"))  # short: a socket's path
    postgres = Postgres(folder)
    postgres.start()
    try:
        yield postgres
    finally:
        with contextlib.suppress(AssertionError):  # a test may have stopped it
            postgres.stop()
        shutil.rmtree(folder)
