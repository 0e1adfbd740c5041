"""docs/server.md: its tables are the generated ones; the example plays."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import get_args

from damrak.server.protocol import AnyCommand
from damrak.server.settings import Settings
from tests.server.live import run, serving, settings_in
from tools.docs_server import PAGE, write_tables

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / PAGE).read_text(encoding="utf-8")


def test_the_tables_are_made_from_what_they_describe() -> None:
    """Made anew by `python -m tools.docs_server`."""
    assert write_tables(TEXT) == TEXT
    for kind in get_args(AnyCommand):
        assert f"| `{kind.__struct_config__.tag}` |" in TEXT
    for name in Settings.__struct_fields__:
        assert f"| `{name}` |" in TEXT


def test_the_example_player_plays_a_game(tmp_path: Path) -> None:
    example = ROOT / "docs" / "example_player.py"
    assert len(example.read_text(encoding="utf-8").splitlines()) < 65

    async def game() -> None:
        async with serving(settings_in(tmp_path)) as server:
            room = await server.create("porter", "open")
            address = f"http://127.0.0.1:{server.port}"
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(example), address, room.code, room.invite),
                stdout=asyncio.subprocess.PIPE,
            )
            while not (await room.look(room.owner))["seats"][1]["ready"]:
                await asyncio.sleep(0.05)
            await room.do("start", None, room.owner)
            out, _ = await process.communicate()
            assert process.returncode == 0
            scores = (await room.look(room.owner))["outcome"]["scores"]
            assert str([score["total"] for score in scores]) in out.decode()

    run(game())
