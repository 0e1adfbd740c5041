"""`make check` picks the tests that belong to a change, and stops beginning tests in time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.check import CODE, ROOT, changed_files, checks, related_to, selected_tests


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("damrak/rules/market.py", ["tests/rules/test_market.py", "tests/rules"]),
        ("damrak/game/record.py", ["tests/game/test_record.py", "tests/game"]),
        ("damrak/bots/kernels/greedy.py", ["tests/bots"]),
        ("damrak/reports/html.py", []),
        ("tests/rules/test_draw.py", ["tests/rules/test_draw.py"]),
        ("tests/support.py", []),
        ("docs/play.md", ["tests/test_docs.py"]),
        ("damrak/i18n/web/pl.ftl", ["tests/test_i18n.py"]),
        ("web/src/App.svelte", []),
    ],
)  # fmt: skip
def test_a_file_has_the_tests_of_its_name_and_of_its_room(changed: str, tests: list[str]) -> None:
    assert related_to(changed, ROOT) == tests


def test_files_come_before_folders_and_journeys_are_left_out() -> None:
    changed = ["damrak/rules/market.py", "tests/game/test_game.py"]
    changed += ["tests/browser/test_local.py", "tests/peers/test_ray.py"]
    assert selected_tests(changed) == [
        "tests/rules/test_market.py",
        "tests/game/test_game.py",
        "tests/rules",
        "tests/test_layers.py",
    ]


def test_the_client_is_checked_when_it_changed() -> None:
    names = [check.name for check in checks(["web/src/App.svelte"])]
    assert {"client tests", "client types"} <= set(names)
    assert not {"client tests", "client types"} & {check.name for check in checks(["README.md"])}


def test_the_makefile_checks_the_same_code() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert f"CODE := {' '.join(CODE)}\n" in makefile


def test_an_unknown_branch_is_one_clear_line() -> None:
    with pytest.raises(SystemExit, match=r"git: .*no-such-branch"):
        changed_files("no-such-branch")


def test_no_test_begins_after_the_time(tmp_path: Path) -> None:
    tests = "def test_one():\n    pass\n\ndef test_two():\n    assert 0\n"
    (tmp_path / "test_it.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.budget", "--budget", "-1"]
    command += ["-c", "/dev/null", "-p", "no:cacheprovider", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, "2 skipped" in done.stdout) == (0, True), done.stdout + done.stderr
