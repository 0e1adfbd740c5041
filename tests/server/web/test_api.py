"""R26 for the HTTP API: every answer fits the OpenAPI description, whatever is sent."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from damrak.server.web.schema import definitions
from tests.server.remote import serving, settings_in

pytestmark = pytest.mark.slow

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,"
CHECKS += "response_schema_conformance"
CASES = 8  # for each operation


async def test_the_api_answers_as_it_describes_itself(tmp_path: Path) -> None:
    limits = {"address_requests": 10**6, "address_tables": 10**6}
    async with serving(settings_in(tmp_path, **limits)) as server:
        table = await server.create("person", "open", listed=True)
        await table.do("chat", 0, text="a table to be asked about")
        config = f'[parameters]\n"path.code" = "{table.code}"\n"query.wait" = 0\n'
        (tmp_path / "schemathesis.toml").write_text(config)
        url = f"http://127.0.0.1:{server.port}"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "schemathesis.cli", "run", f"{url}/api/openapi.json"),
            *("--checks", CHECKS, "--max-examples", str(CASES), "--seed", "1"),
            *("--phases", "coverage,fuzzing", "--no-color", "--generation-database", "none"),
            *("-H", f"Authorization: Bearer {table.owner}"),
            stdout=asyncio.subprocess.PIPE,
            cwd=tmp_path,
        )
        out, _ = await process.communicate()
        assert process.returncode == 0, out.decode()


async def test_the_description_has_every_type(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as server:
        found = (await server.client.get("/api/openapi.json")).json()
        assert set(definitions()) <= set(found["components"]["schemas"])
        assert len(found["paths"]) == 6
        play = found["components"]["schemas"]["Play"]
        assert play["properties"]["type"] == {"enum": ["play"]}
