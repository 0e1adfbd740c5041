"""Documents cannot drift from what they describe.

Generated parts are compared with what `python -m tools.docs` would write. What is written by hand
is checked here: links, paths, modules, commands with their options, and numbers.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from damrak import __version__
from damrak.board import Board
from damrak.board.drawing.draw import draw_svg
from damrak.cli.main import app
from damrak.envs.games import Games
from damrak.game import Game
from damrak.server.settings import Settings
from tests.test_layers import MAY_IMPORT
from tools import docs, docs_api, docs_records, site

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = site.pages()
HISTORY = {Path("bench/results.md"), Path("bench/soak.md"), Path("CHANGELOG.md")}  # say what was
PROMISES = {Path("docs/server.md"), Path("docs/reliability.md")}  # numbers have tests of their own
PATHS = ("damrak", "tests", "docs", "bench", "tools", "examples", "deploy", "web")
MADE_LATER = {"web/dist", "web/build", "web/node_modules"}
FILES = [
    path.relative_to(ROOT).as_posix()
    for place in (*PATHS[:-1], "web/src", "web/test", "web/scripts")
    for path in (*(ROOT / place).rglob("*.*"), *ROOT.glob("*.*"))
]
EXAMPLE_PROGRAMS = [path.relative_to(ROOT) for path in (ROOT / "examples").glob("*.py")]
EXAMPLES = {"game.toml"}  # files that readers make
LEVELS = Path("docs/levels.md")
OWN_FIGURES = "## All of them at one table"  # its command stands above its table
# Numbers in pages written by hand, beside figures of bench/results.md and numbers of rules.
CHOSEN = {
    "CONTRIBUTING.md": {"127"},
    "docs/analysis-method.md": {"500"},
    "docs/bots.md": {"32", "300", "8,192", "10,000", "6,000"},
    "docs/data.md": {"65", "16,000"},
    "docs/design.md": {"256", "20", "10", "2009"},
}


def read(page: Path) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """What was written by hand: no generated part, no block of code, no target of a link."""
    text = docs.MARKED.sub("", read(page))
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    return re.sub(r"\]\([^)]*\)", "]", text)


def names(page: Path) -> list[str]:
    """What stands between backquotes."""
    return re.findall(r"`([^`\n]+)`", prose(page))


def test_the_picture_is_of_this_board() -> None:
    """Made by `damrak board show --svg docs/board.svg`."""
    assert read(Path("docs/board.svg")) == draw_svg(Board.amsterdam())


def test_generated_parts_are_up_to_date() -> None:
    """If this fails, run `python -m tools.docs`."""
    assert docs.outdated() == []
    assert docs.fill("a <!-- python: generated -->old<!-- end --> b") == docs.fill(
        "a <!-- python: generated --><!-- end --> b"
    )
    assert "old" not in docs.fill("<!-- over: generated -->\nold\n<!-- end -->")


def test_the_page_of_python_can_be_read_without_the_site() -> None:
    """Every class and function it describes, and every public method, has a row with a sentence."""
    rows = dict(re.findall(r"^\| \**`([\w.]+).*?\| ([^|]+) \|$", docs_api.api_table(), re.M))
    assert {path.rpartition(".")[2] for path in docs_api.described()} - {"errors"} <= set(rows)
    for kind in (Game, Board, Games):
        public = {name for name, each in vars(kind).items() if name[0] != "_" and each.__doc__}
        methods = {name for name in public if not isinstance(vars(kind)[name], int | str)}
        assert {f"{kind.__name__}.{name}" for name in methods} <= set(rows)
    assert all(told[0].isupper() or told[0] == "`" for told in rows.values())


def test_the_readme_names_every_command() -> None:
    commands = {command.name for command in app.registered_commands}
    commands |= {group.name for group in app.registered_groups}
    assert set(re.findall(r"`damrak (\w+)", README)) == commands


def test_the_readme_says_what_it_must() -> None:
    for words in ("make play", "make test", "not affiliated", "Reconstructed", "docs/board.svg"):
        assert words in README
    code = README.split("```python")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line.startswith(">>>")]) <= 12


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", read(page)):
        assert (ROOT / page.parent / target).exists(), target


@pytest.mark.parametrize("page", sorted(set(PAGES) - HISTORY), ids=str)
def test_paths_and_modules_exist(page: Path) -> None:
    for name in names(page):
        path = name.rstrip("/")
        if re.fullmatch(rf"({'|'.join(PATHS)})/[\w./-]+", path) and path not in MADE_LATER:
            assert (ROOT / path).exists(), name
        if re.fullmatch(r"[\w./-]+\.(py|ts|svelte|toml|ftl|mjs)", path) and path not in EXAMPLES:
            assert any(file == path or file.endswith(f"/{path}") for file in FILES), name
        module = re.match(r"((?:damrak|tools|tests)(?:\.[a-z_]\w*)+)", name)
        if module:
            assert is_module(module[1]), name


def is_module(name: str) -> bool:
    """Whether this is a module, or something in one; nothing is imported but packages."""
    parts = name.split(".")
    path = ROOT.joinpath(*parts)
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    holder = ROOT.joinpath(*parts[:-1])
    files = [holder.with_suffix(".py"), holder / "__init__.py"]
    return any(file.is_file() and parts[-1] in file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("page", sorted(set(PAGES) - HISTORY), ids=str)
def test_commands_have_these_options(page: Path) -> None:
    text = docs.MARKED.sub("", read(page))
    blocks = [
        line for block in re.findall(r"```\n(.*?)```", text, re.S) for line in block.split("\n")
    ]
    for line in [*re.findall(r"`([^`\n]+)`", text), *blocks]:
        command = re.match(r"(?:\.venv/bin/)?damrak (.*)", line)
        if command:
            check_command(command[1].split("   #")[0])


def test_headings_of_commands_are_what_people_type() -> None:
    headings = re.findall(r"^## damrak (.+)$", read(Path("docs/commands.md")), re.M)
    assert "bots to-torch" in headings
    for heading in headings:
        check_command(heading)


def check_command(line: str) -> None:
    """Every command and option of a line is one that `damrak` knows."""
    command: Any = typer.main.get_command(app)
    words = shlex.split(line.split(" -- ", maxsplit=1)[0].replace("'", ""))
    while words and hasattr(command, "commands") and words[0] in command.commands:
        command = command.commands[words.pop(0)]
    known = {name for each in command.params for name in (*each.opts, *each.secondary_opts)}
    for word in words:
        if word.startswith("--"):
            assert word in known | {"--help", "--version"}, (line, word)
    if words and hasattr(command, "commands"):
        assert words[0].startswith("-") or words[0].isupper(), line


@pytest.mark.parametrize(
    "page", sorted(set(PAGES) - HISTORY - PROMISES - {docs_records.PAGE}), ids=str
)
def test_every_number_is_generated_or_known(page: Path) -> None:
    """Figures stand in bench/results.md; other numbers are few and listed above."""
    text = re.sub(r"`[^`\n]*`", "", prose(page))
    if page == LEVELS:
        before, after = text.split(OWN_FIGURES)
        text = before + "\n## " + after.split("\n## ", 1)[1]
    figures = read(Path("bench/results.md")) if page in (Path("README.md"), LEVELS) else ""
    rules = set(re.findall(r"^\| ([2-8]\.\d+) \|", read(Path("damrak/rules/README.md")), re.M))
    known = CHOSEN.get(str(page), set()) | rules
    for number in re.findall(r"(?<![\w.,@#-])\d(?:[\d.,]*\d|(?= ?(?:%|kB|MB|ms)))(?![-\w])", text):
        stands = re.search(rf"(?<![\d.,]){re.escape(number)}(?![\d]|[.,]\d)", figures)
        assert number in known or stands, number


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_python_in_a_page_can_be_copied_piece_by_piece(page: Path, tmp_path: Path) -> None:
    """Each piece imports what it uses; one that says "yours" stands for the reader's own code."""
    text = (ROOT / page).read_text(encoding="utf-8")
    pieces = [each for each in re.findall(r"```python\n(.*?)```", text, re.S) if ">>>" not in each]
    for number, code in enumerate(pieces):
        (tmp_path / f"piece_{number}.py").write_text(code, encoding="utf-8")
    check = (sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--select", "F821")
    done = subprocess.run([*check, tmp_path], capture_output=True, text=True, check=False)
    unknown = re.findall(r"Undefined name `(\w+)`", done.stdout)
    assert done.returncode == bool(unknown), done.stderr
    assert [name for name in unknown if f"{name}(seen, masks)  # yours" not in text] == []


def test_addresses_of_a_server_on_this_machine_are_right() -> None:
    texts = [read(page) for page in {*PAGES, *EXAMPLE_PROGRAMS}]
    ports = {port for text in texts for port in re.findall(r"localhost:(\d+)", text)}
    assert ports == {str(Settings().port)}


def test_make_has_these_targets_and_the_code_these_variables() -> None:
    text = "\n".join(read(page) for page in set(PAGES) - HISTORY)
    targets = set(re.findall(r"^([\w-]+):", read(Path("Makefile")), re.M))
    assert set(re.findall(r"(?:^|`)make ([a-z][\w-]*)", text, re.M)) <= targets
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "damrak").rglob("*.py"))
    code += "".join(re.findall(r"\$\{\w+", read(Path("deploy/compose.yaml"))))
    for name in set(re.findall(r"\bDAMRAK_[A-Z]+(?:_[A-Z]+)*\b", text)):
        setting = name.removeprefix("DAMRAK_").lower()
        assert name in code or setting in Settings.__struct_fields__, name


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads(read(Path("pyproject.toml")))["project"]
    assert project["version"] == __version__
    assert f"\nversion: {__version__}\n" in read(Path("CITATION.cff"))
    assert f"\n## {__version__}\n" in read(Path("CHANGELOG.md"))


def test_the_map_of_rooms_is_the_one_that_is_checked() -> None:
    found = re.findall(r"^\| `damrak/([\w/]+)` \|", read(Path("CONTRIBUTING.md")), re.M)
    assert found == list(MAY_IMPORT)


def test_the_site_can_be_built(tmp_path: Path) -> None:
    """Strictly: a link or an anchor that leads nowhere, or an unknown Python name, fails."""
    site.stage(site.STAGE)
    done = site.build()
    assert done.returncode == 0, done.stderr
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.md").write_text("[lost](nowhere.md)\n", encoding="utf-8")
    config = tmp_path / "mkdocs.yml"
    inner = f"INHERIT: {ROOT / 'mkdocs.yml'}\ndocs_dir: pages\nsite_dir: site\nnav: null\n"
    config.write_text(inner, encoding="utf-8")
    broken = site.build(config)
    assert broken.returncode == 1
    assert "nowhere.md" in broken.stderr


def test_the_site_has_every_page() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert {Path(page) for page in re.findall(r": ([\w/.-]+\.md)$", text, re.M)} == set(PAGES)


@pytest.mark.parametrize("path", [*sorted(ROOT.glob("*.lock")), ROOT / "web" / "package-lock.json"])
def test_locks_name_no_address(path: Path) -> None:
    """Where packages come from is the business of whoever installs them; nor do funders belong."""
    assert "://" not in path.read_text(encoding="utf-8")
