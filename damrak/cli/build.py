"""`damrak build`: what is generated for the browser, from rules, protocol and board."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from damrak.cli.console import notes, say, write_file
from damrak.i18n import text

app = typer.Typer(help="Build the rules for other targets.", no_args_is_help=True)
DEFAULT = Path("web/src/generated")
SCHEMA = Path("docs/protocol.schema.json")


@app.command("wasm")
def wasm(
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = DEFAULT,
) -> None:
    """Write rules.wasm and rules.ts: the rules and the Amsterdam board for a browser."""
    with notes().status(text("building")):
        module = build()
        source = typescript()
    try:
        out.mkdir(parents=True, exist_ok=True)
        (out / "rules.wasm").write_bytes(module)
        (out / "rules.ts").write_text(source, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{out}: {error.strerror}") from error
    say("built", folder=str(out), size=len(module))


@app.command("protocol")
def protocol(
    out: Annotated[Path, typer.Option(help="The folder for protocol.ts.")] = DEFAULT,
    schema: Annotated[Path, typer.Option(help="The file for the JSON schema.")] = SCHEMA,
) -> None:
    """Write the server's protocol: TypeScript types for the client, and a JSON schema."""
    from damrak.cli.client_types import client_types
    from damrak.server.schema import schema_text

    for path, content in ((out / "protocol.ts", client_types()), (schema, schema_text())):
        write_file(path, content)
        say("written", file=str(path))


@app.command("web")
def web(
    out: Annotated[Path, typer.Option(help="The folder to write to.")] = DEFAULT,
) -> None:
    """Write plan.ts, where everything of the Amsterdam board stands, and its symbols."""
    for name, content in drawings().items():
        write_file(out / name, content)
        say("written", file=str(out / name))


def drawings() -> dict[str, str]:
    """The files of `damrak build web`, by name."""
    from damrak.cli.plan import plan_typescript, symbol_sheet
    from damrak.game.catalogue import amsterdam

    board = amsterdam()
    return {"plan.ts": plan_typescript(board), "symbols.svg": symbol_sheet(board)}


def build() -> bytes:
    """The module, compiled in a process of its own that does not optimise for this machine."""
    from damrak.compile.wasm import compile_environment

    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "rules.wasm"
        environment = {**os.environ, **compile_environment(folder)}
        command = [sys.executable, "-m", "damrak.cli.build", str(target)]
        subprocess.run(command, env=environment, check=True)  # noqa: S603 - our own code
        return target.read_bytes()


def typescript() -> str:
    """The loader, for the rules as they are now."""
    from damrak.cli.typescript import loader
    from damrak.game.catalogue import amsterdam, catalogue

    return loader(catalogue(amsterdam()))


def _compile(target: Path) -> None:
    import numba

    from damrak.bots.exports import EXPORTS as BOTS
    from damrak.bots.search import SEARCH
    from damrak.compile.wasm import Export, build_wasm
    from damrak.game.catalogue import amsterdam, catalogue
    from damrak.rules.exports import EXPORTS
    from damrak.rules.noted import noted_dtype, noted_exports

    made = catalogue(amsterdam())
    noted = noted_exports(numba.njit(nogil=True, error_model="numpy"))
    kinds = {
        "T": numba.from_dtype(made.table_array.dtype),
        "S": numba.from_dtype(made.state_dtype),
        "N": numba.from_dtype(noted_dtype(made.board)),
        "O": numba.from_dtype(made.observation_dtype),
        "W": numba.from_dtype(made.work_dtype),
        "X": numba.from_dtype(SEARCH),
        "i": numba.types.int64,
    }
    exports = [
        Export(name, kernel, tuple(kinds[letter] for letter in letters))
        for name, (kernel, letters) in {**EXPORTS, **noted, **BOTS}.items()
    ]
    target.write_bytes(build_wasm(exports))


if __name__ == "__main__":
    _compile(Path(sys.argv[1]))
