"""A child process that reads and writes lines, with a time limit for every answer.

It leads a process group of its own, which is ended as a whole. For Linux and macOS.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import IO, cast

from damrak.bots.external.protocol import MAX_LINE
from damrak.bots.external.referee import BotFault, short

MAX_NOTES = 4096  # bytes of standard error that are kept: the last ones
CHUNK = 65_536


class LineProcess:
    """A running command. Anything it does wrong raises BotFault; after that only call `close`."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._child = subprocess.Popen(  # noqa: S603 - the command of whoever runs the bot
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise BotFault("crash", "bot-unstartable", reason=short(str(error))) from error
        self._stdin, self._stdout, self._stderr = pipes_of(self._child)
        self._said, self._notes = bytearray(), bytearray()
        self._selector = DefaultSelector()
        for pipe_end in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe_end.fileno(), False)
        for output in (self._stdout, self._stderr):
            self._selector.register(output, EVENT_READ)
        self._end = weakref.finalize(self, end_group, self._child, self._selector)

    @property
    def pid(self) -> int:
        """The number of the process, and of its group."""
        return self._child.pid

    def ask(self, lines: bytes, seconds: float) -> bytes:
        """Send lines and wait for one; it must not have written anything unasked before."""
        self._wait(b"", 0, 0)
        if self._said:
            raise BotFault("junk", "bot-unasked", said=short(_words(self._said), 60))
        self._wait(lines, 1, seconds)
        line, _, rest = bytes(self._said).partition(b"\n")
        self._said = bytearray(rest)
        if len(line) > MAX_LINE:
            raise BotFault("junk", "bot-line", limit=MAX_LINE)
        return line

    def tell(self, lines: bytes, seconds: float) -> None:
        """Send lines that need no answer."""
        self._wait(lines, 0, seconds)

    def close(self, grace: float = 0.0) -> None:
        """End it and everything it started; with grace it may first exit by itself."""
        if self._end.alive and grace:
            self._stdin.close()
            with suppress(BotFault):
                self._wait(b"", -1, grace)
        self._end()

    def _wait(self, lines: bytes, wanted: int, seconds: float) -> None:
        """Write all lines and read until so many have come (-1: without limit), or time is up."""
        left, deadline = memoryview(lines), time.monotonic() + seconds
        if left:
            self._selector.register(self._stdin, EVENT_WRITE)
        while True:
            ready = self._selector.select(max(0.0, deadline - time.monotonic()))
            for key, _ in ready:
                if key.fileobj is self._stdin:
                    left = self._write(left)
                else:
                    self._read(key.fd)
            if not left and 0 <= wanted <= self._said.count(b"\n"):
                return
            if len(self._said) > MAX_LINE:
                raise BotFault("junk", "bot-line", limit=MAX_LINE)
            if time.monotonic() >= deadline:
                raise BotFault("time-out", "bot-silent", seconds=seconds)

    def _write(self, left: memoryview) -> memoryview:
        try:
            left = left[os.write(self._stdin.fileno(), left) :]
        except BrokenPipeError:
            raise self._died() from None
        if not left:
            self._selector.unregister(self._stdin)
        return left

    def _read(self, pipe: int) -> None:
        """Take what has come through a pipe; when the first pipe ends, the process is dead."""
        data = os.read(pipe, CHUNK)
        if pipe == self._stderr.fileno():
            self._notes = (self._notes + data)[-MAX_NOTES:]
            if not data:
                self._selector.unregister(self._stderr)
        elif data:
            self._said += data
        else:
            raise self._died()

    def _died(self) -> BotFault:
        with suppress(BlockingIOError):
            self._notes = (self._notes + os.read(self._stderr.fileno(), CHUNK))[-MAX_NOTES:]
        self._end()
        code = str(self._child.returncode)
        said = _telling(self._notes.decode("utf-8", "replace"))
        if not said:
            return BotFault("crash", "bot-died", code=code)
        return BotFault("crash", "bot-died-saying", code=code, notes=short(said, 100))


def end_group(child: subprocess.Popen[bytes], selector: DefaultSelector) -> None:
    """End a process and its group, and close its pipes.

    Nobody has waited for it yet, so its number cannot have become that of another group.
    """
    selector.close()
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    for pipe in pipes_of(child):
        pipe.close()
    child.wait()


def pipes_of(child: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Its standard input, output and error."""
    pipes = (child.stdin, child.stdout, child.stderr)
    return cast("tuple[IO[bytes], IO[bytes], IO[bytes]]", pipes)  # asked for when it started


def _telling(notes: str) -> str:
    """The line that says why a process ended: the last that names an error, or else the last.

    Python writes its error last, Node before the stack and its version.
    """
    lines = [line.strip() for line in notes.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines or [""])[-1]


def _words(said: bytes | bytearray) -> str:
    return said[-400:].decode("utf-8", "replace")
