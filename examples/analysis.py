"""An analysis as a table, one row a decision.

Run it with: python examples/analysis.py
`columns` is what `pandas.DataFrame` and `polars.DataFrame` take as it is.
"""

import csv
from pathlib import Path

import typer

from damrak import Game
from damrak.insight.analysis import analyse
from damrak.insight.report import Analysis, Decision

FIELDS = ("number", "seat", "action", "after", "best", "regret", "choices")


def columns(analysis: Analysis) -> dict[str, list[object]]:
    """The decisions of a game, a list for each field."""
    assert set(FIELDS) <= set(Decision.__struct_fields__)  # noqa: S101 - they are fields
    return {name: [getattr(each, name) for each in analysis.decisions] for name in FIELDS}


def write(table: dict[str, list[object]], path: Path) -> None:
    """The table as CSV."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))


def main(path: Path = Path("decisions.csv"), actions: int = 12) -> dict[str, list[object]]:
    """Analyse the first actions of a game and write its decisions."""
    game = Game.new(players=2, seed=7, first_seat=0)
    while game.turn < actions:
        game.play(game.legal_actions()[-1])
    table = columns(analyse(game.record()))
    write(table, path)
    print(f"{path}: {len(table['number'])} decisions")
    return table


if __name__ == "__main__":
    typer.run(main)
