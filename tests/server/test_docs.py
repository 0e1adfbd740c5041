"""docs/server.md says what the code does, and its example plays."""

from __future__ import annotations

import asyncio
import re
import shlex
import sys
from pathlib import Path
from typing import Any, get_args

import pytest
from typer.main import get_command

from damrak.cli.main import app
from damrak.server.live.autoplay import PEER_MS
from damrak.server.protocol import PROTOCOL_VERSION, Token
from damrak.server.storage.admin import KEPT_DAYS
from damrak.server.web.app import API, MAX_WAIT, health, metrics, openapi
from tests.server.remote import serving, settings_in
from tools.docs_server import PAGE, write_tables

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```", TEXT, re.M | re.S)
COMMANDS = [line for block in BLOCKS for line in block.splitlines() if line.startswith("damrak ")]


def test_the_generated_tables_are_up_to_date() -> None:
    """Write them again with `python -m tools.docs_server`."""
    assert write_tables(TEXT) == TEXT
    assert TEXT.count(": generated -->") == 5


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (ROOT / "docs" / target).exists(), target


def test_every_path_is_served() -> None:
    paths = {path for each in (*API, health, metrics, openapi) for path in each.paths}
    known = {re.sub(r"{(\w+)(:\w+)?}", r"{\1}", path) for path in paths}
    named = set(re.findall(r"(?<=[` ])/(?:api|healthz|metrics)[\w/.{}]*", TEXT))
    assert {path.replace("CODE", "{code}") for path in named} == known


@pytest.mark.parametrize("line", [*COMMANDS, "damrak bench server --tables --rate --seconds"])
def test_every_command_and_option_exists(line: str) -> None:
    command: Any = get_command(app)
    words = shlex.split(line, comments=True)[1:]
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known
    assert line in TEXT or "bench" in line


def test_numbers_are_those_of_the_code() -> None:
    shortest, longest = re.findall(r"\d+", get_args(Token)[1].pattern.split("{")[1])
    for words in (
        f"{shortest} to {longest} characters",
        f"?since=SEQUENCE&wait={MAX_WAIT}`",
        f"after {MAX_WAIT} seconds",
        f"the {MAX_WAIT} seconds that a request may wait",
        f'"version": {PROTOCOL_VERSION}',
        f"after {PEER_MS // 1000} seconds",
        f"never within {KEPT_DAYS} days",
    ):
        assert words in TEXT, words


def test_the_invitation_is_the_link_of_the_browser_client() -> None:
    client = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/src").rglob("*.ts"))
    assert "https://HOST/#/table/CODE?invite=TOKEN" in TEXT
    assert 'address("table", table.code' in client
    assert "{ invite: table.invite }" in client
    assert "`#/${path}${search}`" in client


async def test_the_example_player_plays_a_game(tmp_path: Path) -> None:
    example = ROOT / "examples" / "player.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 65

    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("porter", "open")
        address = f"http://127.0.0.1:{server.port}"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(example), address, table.code, table.invite),
            stdout=asyncio.subprocess.PIPE,
        )
        while not (await table.look(table.owner))["seats"][1]["ready"]:
            await asyncio.sleep(0.05)
        await table.do("start", None, table.owner)
        out, _ = await process.communicate()
        assert process.returncode == 0
        scores = (await table.look(table.owner))["outcome"]["scores"]
        assert str([score["total"] for score in scores]) in out.decode()
