"""Which of three bots is best? Each plays the same cards from every seat.

Run it with: python examples/arena.py
`damrak arena random greedy porter` does the same from the command line.
"""

import typer

from damrak import Board
from damrak.arena.arena import play_arena, whole_deals
from damrak.arena.settings import Settings
from damrak.arena.store import Store
from damrak.arena.summary import Summary, summarise


def main(deals: int = 20) -> Summary:
    """Play every pair on so many deals and print their ratings, the best first."""
    settings = Settings(Board.amsterdam(), ("random", "greedy", "porter"), players=2, seed=1)
    store = Store(None, settings)  # a path in place of None keeps the games in a file
    for _ in play_arena(settings, store, deals):
        pass
    summary = summarise(settings, whole_deals(settings, store.games()))
    store.close()
    print(f"{summary['games']} games")
    for bot in summary["bots"]:
        rating = bot["rating"]
        print(f"{bot['name']:8} {rating['value']:+7.1f} ", end="")
        print(f"({rating['low']:+.1f} to {rating['high']:+.1f})")
    return summary


if __name__ == "__main__":
    typer.run(main)
