"""Which of three bots is best? Each plays the same cards from every seat.

Run it with: python examples/arena.py
`damrak arena random greedy porter` does the same from the command line.
"""

from typing import Any

from damrak import Board
from damrak.arena.arena import play_arena, whole_deals
from damrak.arena.settings import Settings
from damrak.arena.store import Store
from damrak.arena.summary import summarise


def main(deals: int = 20) -> dict[str, Any]:
    """Play every pair on so many deals and print their ratings, the best first."""
    settings = Settings(Board.amsterdam(), ("random", "greedy", "porter"), players=2, seed=1)
    store = Store(None, settings)  # a path in place of None keeps the games in a file
    for _ in play_arena(settings, store, deals):
        pass
    summary = summarise(settings, whole_deals(settings, store.games()))
    store.close()
    print(f"{summary['games']} games")
    for bot in summary["bots"]:
        value, low, high = (bot["rating"][name] for name in ("value", "low", "high"))
        print(f"{bot['name']:8} {value:+7.1f} ({low:+.1f} to {high:+.1f})")
    return summary


if __name__ == "__main__":
    main()
