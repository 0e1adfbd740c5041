"""How strong a net is: games on the same cards from every seat, against a bot and its past self.

Each net that was measured stays in the folder `arena` until the next one is, which meets it.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np

from damrak.arena.settings import Job, Settings, play_job
from damrak.arena.summary import summarise
from damrak.board import Board
from damrak.bots.running.net_files import PREFIX, read_card, write_net
from damrak.i18n import text

RIVAL = "planner"
PAST = "past self"
SEED = 5
Results = dict[str, dict[str, dict[str, float]]]  # rival -> players -> share of wins of a seat


class Evaluation:
    """Measures the strength of a run's net at intervals."""

    def __init__(self, folder: Path, board: Board, players: tuple[int, ...], games: int) -> None:
        self._folder, self._board = folder / "arena", board
        self._players, self._games = players, games

    def measure(self, net: np.ndarray, steps: int) -> Results:
        """Play against the rival, and against the net that was measured before this one."""
        self._folder.mkdir(parents=True, exist_ok=True)
        past = self._measured(steps)
        card = self._folder / f"net-{steps:015d}.json"
        write_net(card, net, self._board, {"steps": steps})
        results = {RIVAL: self._against(card, RIVAL)}
        if past:
            name = f"{PAST} after {read_card(past[-1])['steps']} steps"
            results[name] = self._against(card, f"{PREFIX}{past[-1]}")
        for old in past:
            old.unlink()
            old.with_suffix(".bin").unlink()
        return results

    @property
    def told(self) -> str:
        """The command that plays the same games against the rival."""
        return f"damrak arena net:FILE {RIVAL} --players N --games {self._games} --seed {SEED}"

    def _measured(self, steps: int) -> list[Path]:
        cards = sorted(self._folder.glob("net-*.json"))
        return [card for card in cards if int(card.stem.removeprefix("net-")) < steps]

    def _against(self, card: Path, rival: str) -> dict[str, dict[str, float]]:
        return {
            str(players): share_of(f"{PREFIX}{card}", rival, self._board, players, self._games)
            for players in self._players
        }


def share_of(bot: str, rival: str, board: Board, players: int, games: int) -> dict[str, float]:
    """The share of wins of a seat of the bot, with the interval of 95 %; equal is 1 / players."""
    settings = Settings(board, (bot, rival), players, SEED)
    schedule = settings.schedule
    tables = schedule.deals_for(games) * schedule.tables_a_deal
    played = play_job(Job(settings, tuple(range(tables))))
    rows = summarise(settings, played)["bots"]
    share = next(row["win_share"] for row in rows if row["name"] == bot)
    return {
        "value": share["value"],
        "low": share["low"],
        "high": share["high"],
        "games": len(played),
    }


def in_words(results: Results) -> str:
    """Shares of wins in per cent, by the number of players."""
    rivals = []
    for rival, shares in results.items():
        parts = [
            f"{players}: {text('insight-percent', share=_wins(each))}"
            for players, each in shares.items()
            if math.isfinite(each["value"])
        ]
        rivals.append(f"{rival} {', '.join(parts)}")
    return "; ".join(rivals)


def _wins(share: dict[str, float]) -> str:
    return f"{100 * share['value']:.1f} ± {50 * (share['high'] - share['low']):.1f}"
