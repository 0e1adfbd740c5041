"""`damrak export`: what it prints, what it refuses, and the line for a missing package."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from damrak.i18n import extras
from tests.cli.conftest import Command


@pytest.fixture
def records(damrak: Command, tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    assert damrak("simulate", "--games", "2", "--records", str(folder))[0] == 0
    return folder


def test_a_table_for_people_and_json(damrak: Command, records: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "out")
    code, said, err = damrak("export", str(records), "--out", out, "--format", "jsonl")
    assert code == 0
    assert f"2 games with {len((tmp_path / 'out/moves.jsonl').read_text().splitlines())}" in said
    assert err == ""
    code, said, err = damrak("export", str(records), "--out", out)
    assert (code, said) == (2, "")
    assert "--force" in err
    code, said, _ = damrak("export", str(records), "--out", out, "--force", "--json")
    summary = json.loads(said)
    assert (code, summary["games"], summary["format"], summary["skipped"]) == (0, 2, "numpy", [])
    assert summary["decisions_a_second"] > 0


def test_skipped_files_are_named(damrak: Command, records: Path, tmp_path: Path) -> None:
    for number in range(12):
        (records / f"bad-{number:02}.json").write_text("{")
    code, said, err = damrak("export", str(records), "--out", str(tmp_path / "out"))
    assert code == 0
    assert "2 games" in said
    assert "bad-09.json" in err
    assert "bad-10.json" not in err
    assert "and 2 more" in err
    out = ("--out", str(tmp_path / "strict"), "--strict")
    code, said, err = damrak("export", str(records), *out)
    assert (code, said) == (2, "")
    assert "bad-00.json" in err


def test_parquet_without_pyarrow_is_one_line(
    damrak: Command, records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    out = ("--out", str(tmp_path / "out"), "--format", "parquet")
    code, said, err = damrak("export", str(records), *out)
    assert (code, said) == (2, "")
    assert err.count("\n") == 1
    assert 'pip install "damrak[data]"' in err
    assert not (tmp_path / "out").exists()
