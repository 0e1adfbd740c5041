"""Games as tables: plays some, exports them, and reads them with what is installed.

Run it with: python examples/data.py
It reads with NumPy, and with pandas, polars and DuckDB where they are installed.
"""

import tempfile
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import typer

from damrak import Board
from damrak.arena.series import Series, play_series
from damrak.data.export import Wish, export

BOTS = ("carter", "greedy")


def with_numpy(folder: Path) -> list[float]:
    """How often each seat won, from arrays."""
    games = np.load(folder / "games.npy")
    return [float(games["won"][:, seat].mean()) for seat in range(len(BOTS))]


def with_pandas(folder: Path) -> list[float]:
    """The same from Parquet with pandas; then the observations as one array."""
    import pandas

    games = pandas.read_parquet(folder / "games.parquet")
    moves = pandas.read_parquet(folder / "moves.parquet")
    seen = np.frombuffer(b"".join(moves.observation), np.int8).reshape(len(moves), -1)
    print("pandas:", len(moves), "decisions of", seen.shape[1], "numbers")
    return [float(games.won.str[seat].mean()) for seat in range(len(BOTS))]


def with_polars(folder: Path) -> list[float]:
    """The same with polars."""
    import polars

    games = polars.read_parquet(folder / "games.parquet")
    won = np.stack(games["won"].to_list())
    return [float(share) for share in won.mean(axis=0)[: len(BOTS)]]


def with_duckdb(folder: Path) -> list[float]:
    """The same with a query."""
    import duckdb

    query = "SELECT avg(won[1]::INT), avg(won[2]::INT) FROM read_parquet(?)"
    found = duckdb.execute(query, [str(folder / "games.parquet")]).fetchone()
    return [float(share) for share in found or ()]


READERS: dict[str, Callable[[Path], list[float]]] = {
    "pandas": with_pandas,
    "polars": with_polars,
    "duckdb": with_duckdb,
}


def main(games: int = 20) -> dict[str, list[float]]:
    """Play, export and read; the share of games that each seat won, by reader."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "records").mkdir()
        play_series(Series(Board.amsterdam(), BOTS, 1, 0, games, folder / "records"))
        export([folder / "records"], folder / "numpy")
        shares = {"numpy": with_numpy(folder / "numpy")}
        if find_spec("pyarrow"):
            export([folder / "records"], folder / "parquet", Wish("parquet"))
            installed = {name: read for name, read in READERS.items() if find_spec(name)}
            shares |= {name: read(folder / "parquet") for name, read in installed.items()}
    for reader, won in shares.items():
        print(f"{reader}: {BOTS[0]} won {won[0]:.0%}, {BOTS[1]} {won[1]:.0%}")
    return shares


if __name__ == "__main__":
    typer.run(main)
