"""Settings, and the command that starts a server."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog

from damrak.cli.main import run
from damrak.server.errors import RefusedError
from damrak.server.settings import Settings, read_settings
from damrak.server.storage.database import hold_database


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "damrak.toml"
    file.write_text('port = 1\nhost = "file"\nbot_delay_ms = 3\nhosts = ["a.example"]\n')
    environment = {"DAMRAK_HOST": "environment", "DAMRAK_BOT_DELAY_MS": "2", "OTHER": "x"}
    found = read_settings({"bot_delay_ms": "1"}, environment, file)
    assert (found.port, found.host, found.bot_delay_ms) == (1, "environment", 1)
    assert found.hosts == ("a.example",)
    assert found.messages == Settings().messages
    assert read_settings({}, {"DAMRAK_HOSTS": "a, b,"}).hosts == ("a", "b")
    assert read_settings({"warm_up": "false"}, {}).warm_up is False


@pytest.mark.parametrize(
    ("content", "key"),
    [("port = 'x'", "settings"), ("nonsense = 1", "settings"), ("port = ", "settings-file")],
)
def test_settings_that_do_not_fit_are_named(tmp_path: Path, content: str, key: str) -> None:
    file = tmp_path / "damrak.toml"
    file.write_text(content)
    with pytest.raises(RefusedError) as caught:
        read_settings({}, {}, file)
    assert caught.value.key == key
    with pytest.raises(RefusedError):
        read_settings({}, {}, tmp_path / "none.toml")


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., str]]:
    """What the command says when it cannot serve."""

    def call(*arguments: str) -> str:
        with pytest.raises(SystemExit) as left:
            run(["serve", *arguments])
        assert left.value.code == 2
        return capsys.readouterr().err

    yield call
    structlog.reset_defaults()  # it writes to the standard error of this test


def test_the_command_says_why_it_cannot_serve(tmp_path: Path, refused: Callable[..., str]) -> None:
    (tmp_path / "file").write_text("")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--database", str(tmp_path / "games.db"))
    assert f"port {port}" in said
    assert "--port" in said
    said = refused("--port", "0", "--database", str(tmp_path / "file" / "games.db"))
    assert str(tmp_path / "file") in said
    games = tmp_path / "games.db"
    with hold_database(str(games)):
        said = refused("--port", "0", "--database", str(games))
    assert f"another server uses {games}" in " ".join(said.split())
    assert "PostgreSQL" in said
    assert "nonsense" in refused("--set", "nonsense=1")
    assert "holds no built web client" in refused(
        *("--port", "0", "--database", str(tmp_path / "games.db")),
        *("--set", f"web={tmp_path}", "--set", "warm_up=false"),
    )
