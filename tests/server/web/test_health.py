"""R36: `/healthz` says whether a move could be stored now."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog

from damrak.server.storage import store
from tests.server.remote import serving, settings_in


async def test_health_says_when_the_database_may_only_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the cause in the log, also of the move that was refused."""
    monkeypatch.setattr(store, "CHECK_SECONDS", 0)
    with structlog.testing.capture_logs() as logged:
        async with serving(settings_in(tmp_path)) as server:
            table = await server.create("person", "person")
            used = server.registry.store
            for answer, status in (("ON", 503), ("OFF", 200)):
                work = partial(sqlite_says, f"PRAGMA query_only={answer}")
                used._thread.submit(used._sqlite._run, work).result()
                assert (await server.client.get("/healthz")).status_code == status
                sent = await table.send({"type": "ready", "seat": 0, "ready": True})
                assert sent.status_code == status
    causes = [(entry["event"], entry["cause"]) for entry in logged if "cause" in entry]
    cause = "OperationalError SQLITE_READONLY"
    assert causes == [("unhealthy", cause), ("storage-unavailable", cause)]


def sqlite_says(statement: str, connection: Any) -> None:
    connection.exec_driver_sql(statement)
