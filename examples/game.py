"""A whole game between two bots, told move by move.

Run it with: python examples/game.py
A bot sees an observation, never the state. `Game` checks every action against the rules.
"""

import typer

from damrak import Board, Game
from damrak.bots import bot_named

NAMES = ("carter", "porter")


def main(seed: int = 7) -> Game:
    """Play the game and print what happens; the same seed gives the same game."""
    board = Board.amsterdam()
    bots = [bot_named(name, board, seed) for name in NAMES]
    game = Game.new(players=2, seed=seed, first_seat=0)
    while (seat := game.to_move) is not None:
        event = game.play_number(bots[seat].choose(game.observation(seat)), seat)
        print(f"{game.turn:3} {NAMES[seat]}: {event.action}")
    outcome = game.outcome()
    assert outcome is not None  # noqa: S101 - the game is over
    for name, score in zip(NAMES, outcome.scores, strict=True):
        print(f"{name}: {score.total} points")
    print("won by", *(NAMES[seat] for seat in outcome.winners))
    return game


if __name__ == "__main__":
    typer.run(main)
