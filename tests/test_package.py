"""What others install: sdist and wheel, in a clean venv with the core packages alone.

The venv takes its packages from the one that runs the tests, so nothing is downloaded, and pip
itself checks that what the wheel asks for is there.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_bytes
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import hatch_build
from damrak.i18n.extras import EXTRAS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAME = """
from damrak import Board, Game
from damrak.bots import bot_named
from damrak.envs.games import Games

game = Game.new(players=2, seed=1)
bots = [bot_named(name, Board.amsterdam(), 1) for name in ("carter", "greedy")]
while not game.is_over:
    game.play_number(bots[game.to_move].choose(game.observation(game.to_move)))
print(len(game.outcome().scores), len(Games(3, 2, seed=1).masks))
"""
IMPORTS = """
from importlib import import_module

for name in ("damrak_v1", "seat", "vector", "openspiel", "cuda", "sb3", "jax_games"):
    try:
        import_module(f"damrak.envs.{name}")
    except ImportError as error:
        print(error)
"""
SITE = """
import damrak.server.web.app, damrak.server.web.run
from damrak.server.settings import Settings
from damrak.server.web.static import find_site

print("index.html" in find_site(Settings()).files)
"""


def run(*command: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program far from the sources."""
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run(
        [str(part) for part in command],
        env={**clean, "NO_COLOR": "1", "COLUMNS": "200", **environment},
        cwd="/",
        check=False,
        capture_output=True,
        text=True,
    )


def needed(requirements: list[str], extra: str = "") -> dict[str, Distribution]:
    """The installed distributions that these requirements ask for, and all that those ask for."""
    found: dict[str, Distribution] = {}
    left = [(Requirement(each), extra) for each in requirements]
    while left:
        requirement, wanted = left.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": wanted}):
            continue
        package = distribution(requirement.name)
        if requirement.name not in found or requirement.extras:
            found[requirement.name] = package
            inner = [Requirement(each) for each in package.requires or []]
            left += [(each, name) for each in inner for name in ("", *requirement.extras)]
    return found


def lend(packages: dict[str, Distribution], site: Path) -> None:
    """Link installed packages into another venv."""
    for package in packages.values():
        for file in package.files or []:
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (site / top).exists():
                (site / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """Made from the sdist, as an index or a distribution does it: without Node.js."""
    with tarfile.open(sdist) as archive:
        archive.extractall(sdist.parent, filter="data")
    (source,) = (path for path in sdist.parent.iterdir() if path.is_dir())
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(sdist.parent)]
    without_node = {**os.environ, "PATH": str(Path(sys.executable).parent)}
    subprocess.run(command, cwd=source, env=without_node, check=True, capture_output=True)
    (made,) = sdist.parent.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def venv(wheel: Path) -> Path:
    """The `bin` of a venv with the wheel and the core packages, and nothing else."""
    folder = wheel.parent / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    lend(needed(PROJECT["dependencies"]), site)
    install(folder / "bin", str(wheel))
    return folder / "bin"


def install(binaries: Path, what: str) -> None:
    """Without an index: pip fails if anything that is asked for is missing."""
    pip = (sys.executable, "-m", "pip", "--python", binaries / "python", "install", "--no-index")
    done = run(*pip, what, PIP_FIND_LINKS="", PIP_CONFIG_FILE=os.devnull)
    assert done.returncode == 0, done.stderr


def test_the_wheel_is_whole(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = {path for path in (ROOT / "damrak").rglob("*") if path.is_file()}
    expected = {path.relative_to(ROOT).as_posix() for path in sources if path.suffix != ".pyc"}
    assert expected <= names
    assert {"damrak/py.typed", "damrak/server/web/static/index.html"} <= names
    assert any(re.match(r"damrak/server/web/static/.*\.wasm$", name) for name in names)
    assert not [name for name in names if not name.startswith(("damrak/", "damrak-"))]


def metadata(wheel: Path) -> Message:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    return message_from_bytes(archive.read(name))


def test_the_metadata_is_for_users(wheel: Path) -> None:
    """No extra for work on Damrak itself, no exact version, no link that leads nowhere."""
    told = metadata(wheel)
    extras = set(told.get_all("Provides-Extra", []))
    assert extras == {*EXTRAS}
    assert not re.search("==", " ".join(told.get_all("Requires-Dist", [])).replace("extra ==", ""))
    assert told["Author"] == "The Damrak contributors"
    assert "reinforcement learning" in told["Keywords"]
    shown = told.get_payload()
    assert isinstance(shown, str)
    assert shown.startswith("# Damrak\n")
    assert "](docs/" not in shown


def test_the_readme_leads_to_the_repository_that_publishes(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "[a page](docs/play.md) ![a view](docs/board.svg) [far](https://example.org) [up](#top)"
    monkeypatch.delenv("GITHUB_REPOSITORY", raising=False)
    assert hatch_build.repository() == ""
    assert hatch_build.urls("") == {}
    assert hatch_build.readme(text, "", "v1") == "a page  [far](https://example.org) [up](#top)"
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://example.org")
    monkeypatch.setenv("GITHUB_REPOSITORY", "us/damrak")
    address = hatch_build.repository()
    assert hatch_build.readme(text, address, "v1") == (
        "[a page](https://example.org/us/damrak/blob/v1/docs/play.md) "
        "![a view](https://example.org/us/damrak/raw/v1/docs/board.svg) "
        "[far](https://example.org) [up](#top)"
    )
    assert {address in url for url in hatch_build.urls(address).values()} == {True}


def test_a_clone_without_npm_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"needs Node\.js with npm"):
        hatch_build.build_client(tmp_path)


def test_the_core_plays(venv: Path) -> None:
    """A game, bots and a batch of games."""
    done = run(venv / "python", "-c", GAME)
    assert (done.returncode, done.stdout) == (0, "2 3\n"), done.stderr


def test_the_commands_explain_themselves(venv: Path) -> None:
    done = run(venv / "damrak", "play", "--help")
    assert (done.returncode, "Usage: damrak play" in done.stdout) == (0, True), done.stderr


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("server", "serve"),
        ("server", "admin stats"),
        ("train", "train FOLDER"),
        ("train", "arena master planner --gpu"),
        ("cluster", "arena greedy planner --games 2 --ray"),
    ],
)
def test_a_missing_extra_is_named_in_one_line(venv: Path, extra: str, command: str) -> None:
    done = run(venv / "damrak", *command.split())
    assert done.returncode == 2, done.stderr
    wanted = rf'damrak: this needs [\w-]+; install it with: pip install "damrak\[{extra}\]"\n'
    assert re.fullmatch(wanted, done.stderr.splitlines(keepends=True)[-1])


def test_so_is_one_that_a_module_needs(venv: Path) -> None:
    done = run(venv / "python", "-c", IMPORTS)
    found = re.findall(
        r'^this needs \w+[\w-]*; install it with: pip install "(.+)"', done.stdout, re.M
    )
    extras = ("rl", "rl", "rl", "openspiel", "cuda", "sb3", "jax")
    assert found == [f"damrak[{extra}]" for extra in extras]


def test_the_server_runs_with_its_extra(venv: Path, wheel: Path) -> None:
    (site,) = venv.parent.glob("lib/python*/site-packages")
    lend(needed(PROJECT["optional-dependencies"]["server"], "server"), site)
    install(venv, f"{wheel}[server]")
    done = run(venv / "python", "-c", SITE)
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr


def test_every_extra_is_known_by_its_packages() -> None:
    """The modules that are looked for are those that the extra brings."""
    modules = {"open_spiel": "pyspiel", "dm-tree": "tree"}
    for extra, known in EXTRAS.items():
        asked = [Requirement(each).name for each in PROJECT["optional-dependencies"][extra]]
        brought = {modules.get(name, name.replace("-", "_")) for name in asked}
        assert brought - {"damrak", "uvloop"} == set(known)
