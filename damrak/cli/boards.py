"""`damrak board`: show a board, or check a board file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from damrak.board import Board, BoardError
from damrak.cli.options import AsJson
from damrak.i18n import text
from damrak.terminal.console import console, print_json, print_text, read_board, write_file

app = typer.Typer(no_args_is_help=True)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument()],
    as_json: AsJson = False,
) -> None:
    """Check a board file; raises BoardError with every problem and its line."""
    try:
        board = Board.load(file)
    except BoardError as error:
        if as_json:
            print_json({"file": str(file), "problems": [str(each) for each in error.problems]})
        raise
    counts = {
        "locations": len(board.locations),
        "routes": len(board.routes),
        "contracts": len(board.contracts),
    }
    if as_json:
        print_json({"file": str(file), "id": board.id, "hash": board.hash, **counts})
    else:
        print_text("board-good", file=str(file), **counts)


@app.command("show")
def show(
    file: Annotated[Path | None, typer.Argument()] = None,
    svg: Annotated[Path | None, typer.Option()] = None,
    width: Annotated[int, typer.Option(min=80, max=200)] = 110,
) -> None:
    """Print a board as map and tables, or write it to a file as an SVG drawing."""
    board = read_board(file)
    if svg is None:
        _show(board, width)
        return
    from damrak.board.drawing.draw import draw_svg

    write_file(svg, draw_svg(board))
    print_text("board-drawn", file=str(svg))


def _show(board: Board, width: int) -> None:
    from damrak.terminal.map import draw_map

    out = console()
    out.print(draw_map(board, {}, width), soft_wrap=True)
    name = {location.id: location.name for location in board.locations}
    routes = Table(title=text("board-routes"), title_justify="left")
    for heading in (
        "board-number",
        "board-route",
        "board-route-length",
        "board-route-colour",
        "board-route-carts",
        "board-source",
    ):
        routes.add_column(text(heading))
    for route in board.routes:
        cart = text("board-yes") if route.carts else ""
        ends = f"{name[route.a]} - {name[route.b]}"
        routes.add_row(str(route.id), ends, str(route.length), route.colour, cart, route.source)
    contracts = Table(title=text("board-contracts"), title_justify="left")
    for heading in ("board-number", "board-contract", "board-contract-points", "board-source"):
        contracts.add_column(text(heading))
    for contract in board.contracts:
        ends = f"{name[contract.a]} - {name[contract.b]}"
        contracts.add_row(str(contract.id), ends, str(contract.points), contract.source)
    out.print(routes, contracts)
