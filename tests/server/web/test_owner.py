"""R39: the page of the server's owner."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import pytest

from damrak.server.errors import RefusedError
from damrak.server.live.registry import Registry
from damrak.server.settings import read_settings
from damrak.server.web.owner import TRIES
from tests.server.remote import serving, settings_in

TOKEN = secrets.token_urlsafe(24)


async def test_the_owner_sees_load_tables_refusals_and_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings_in(tmp_path, owner_token=TOKEN)) as server:
        table = await server.create("person", "open")
        await table.do("dress", 0, name="<b>Bold</b>")
        await server.client.get("/api/tables/ABCDEFGH")

        def fail(*_: object) -> None:
            raise ZeroDivisionError(TOKEN)

        with monkeypatch.context() as broken:
            broken.setattr(Registry, "look", fail)
            await server.client.get(f"/api/tables/{table.code}")
        answer = await server.client.get("/owner", auth=("anybody", TOKEN))
        assert answer.status_code == 200
        assert table.code in answer.text
        assert "&lt;b&gt;Bold" in answer.text
        assert re.search(r"<td>no-table</td><td>1</td>", answer.text)
        assert re.search(r"ZeroDivisionError</td><td>test_owner.py:\d+ fail", answer.text)
        assert "<td>open sockets</td><td>0</td>" in answer.text
        for secret in (TOKEN, *table.tokens):
            assert secret not in answer.text
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert answer.headers["cache-control"] == "no-store"
        bearer = {"authorization": f"Bearer {TOKEN}"}
        assert (await server.client.get("/owner", headers=bearer)).status_code == 200


async def test_nobody_else_sees_the_page(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, owner_token=TOKEN)) as server:
        for given in ({}, {"authorization": "Basic !"}, {"authorization": f"Basic {TOKEN}"}):
            answer = await server.client.get("/owner", headers=given)
            assert answer.status_code == 401
            assert "Basic" in answer.headers["www-authenticate"]
            assert "<table>" not in answer.text
        for _ in range(TRIES - 3):
            assert (await server.client.get("/owner", auth=("a", "guess"))).status_code == 401
        assert (await server.client.get("/owner", auth=("a", TOKEN))).status_code == 429
    async with serving(settings_in(tmp_path)) as server:
        assert (await server.client.get("/owner", auth=("", ""))).status_code == 404


def test_a_short_password_is_refused() -> None:
    with pytest.raises(RefusedError, match="owner_token"):
        read_settings({"owner_token": "short"}, {})
    assert read_settings({"owner_token": TOKEN}, {}).owner_token == TOKEN
