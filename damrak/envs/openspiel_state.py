"""One game of OpenSpiel: whose turn it is, what is legal, what an action or an outcome does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from damrak.board import CARDS
from damrak.envs.every_order import every_shuffle
from damrak.envs.games import IllegalActions
from damrak.envs.imagine import imagine
from damrak.envs.kernels.openspiel import deal, score_game
from damrak.envs.openspiel_held import Held
from damrak.game.seeds import seed_words
from damrak.i18n.extras import MissingExtra
from damrak.rules.layout import EMPTY, State

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("pyspiel") from error

SEED_BYTES = 32
OUTCOMES = 256  # of a byte
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
PARTS = 36  # a reward is a whole number of 36ths, however many share a win


class DamrakState(pyspiel.State):  # type: ignore[misc]
    """One game; its attribute is everything that is copied and stored."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._held = Held(game.calls, CHANCE)

    def current_player(self) -> int:
        return self._held.player

    def is_terminal(self) -> bool:
        return self._held.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._held.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel gives them, without its way through C++ and back."""
        mover = self._held.player
        if mover < 0 or player not in (None, mover):
            asked = () if player is None else (player,)
            return super().legal_actions(*asked)  # type: ignore[no-any-return]
        return self._held.legal.copy()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed, or the number of the deal or of the shuffle."""
        count = len(self._held.shuffles) or self.get_game().deals
        return [(number, 1 / count) for number in range(count)] if count else CHANCES

    def returns(self) -> list[float]:
        """The reward of each player; they add up to 0."""
        made = self.get_game().catalogue
        rewards = np.zeros(self.num_players(), np.float32)
        if self.is_terminal():
            score_game(made.table_array, self._held.record, np.zeros(1, made.work_dtype), rewards)
        return [exact(value) for value in rewards]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> DamrakState:
        """A random state that the player cannot distinguish from this one."""
        game = self.get_game()
        if game.deals:
            raise ValueError("a game whose deals are listed cannot be dealt anew")
        anew: DamrakState = game.new_initial_state()
        for _ in self._held.seed:
            anew.apply_action(below(OUTCOMES, probability_sampler))
        if self._held.player != CHANCE:
            seen, words = self._held.seen[player_id : player_id + 1], seed_words(anew._held.seed)
            made = imagine(
                game.catalogue,
                seen,
                int(self._held.record["to_move"][0]),
                words,
                lambda bound: below(bound, probability_sampler),
            )
            anew._held.put(made.view(np.int8), game.calls)
            anew._held.look(TERMINAL)
            memory = [b""] * self.num_players()
            memory[player_id] = self._held.digests()[player_id]
            anew._held.memory, anew._held.told = memory, anew._held.seen.tobytes()
            anew._held.news = None
        return anew

    @property
    def is_dealt(self) -> bool:
        return len(self._held.seed) == SEED_BYTES

    @property
    def record(self) -> State:
        """Everything there is to know about the game, hidden facts included."""
        record: State = self._held.record[0]
        return record

    def observed(self, player: int) -> np.ndarray | None:
        """The observation of a player, an array of one; None before the deal."""
        return self._held.seen[player : player + 1] if self.is_dealt else None

    def remembered(self, player: int) -> str:
        """A digest of everything the player saw and did."""
        return self._held.digests()[player].hex()

    def __str__(self) -> str:
        return record_text(self._held.record) if self.is_dealt else f"seed {self._held.seed.hex()}"

    def _legal_actions(self, player: int) -> list[int]:
        return self._held.legal.copy()

    def _apply_action(self, action: int) -> None:
        """Carry out an action or a chance outcome; raises IllegalActions if it is not legal."""
        held = self._held
        if held.player >= 0:
            if action not in held.legal:
                legal = ", ".join(map(str, held.legal))
                raise IllegalActions("number-of", number=str(action), legal=legal)
            if not (held.calls.is_tree and self._has_to_shuffle(action)):
                self._act(held.player, action)
        elif self.is_dealt:
            self._shuffle(action)
        else:
            self._add_to_seed(action)

    def _act(self, actor: int, action: int) -> None:
        held = self._held
        held.calls.act(held.taken, action)
        held.look(TERMINAL)
        held.remember(actor, action)

    def _has_to_shuffle(self, action: int) -> bool:
        """Whether chance comes before the action is done; if so it is chance's turn."""
        held = self._held
        held.shuffles = every_shuffle(held.calls.catalogue, held.record, held.player, action)
        if held.shuffles:
            held.actor, held.chosen, held.player = held.player, action, CHANCE
        return bool(held.shuffles)

    def _shuffle(self, outcome: int) -> None:
        """Do the action that waits with this shuffle."""
        if not 0 <= outcome < len(self._held.shuffles):
            raise IllegalActions("number", number=str(outcome))
        self._held.record["seed"] = seed_words(self._held.shuffles[outcome])
        self._held.shuffles = []
        self._act(self._held.actor, self._held.chosen)

    def _add_to_seed(self, byte: int) -> None:
        """Add a byte to the seed, or choose all of it; after the last one deal the game."""
        game = self.get_game()
        if not 0 <= byte < (game.deals or OUTCOMES):
            raise IllegalActions("number", number=str(byte))
        self._held.seed += game.deal_seed(byte) if game.deals else bytes([byte])
        if len(self._held.seed) == SEED_BYTES:
            self._held.record["seed"] = seed_words(self._held.seed)
            deal(game.catalogue.table_array, self._held.record, game.players)
            for _ in range(game.players if game.kept else 0):
                game.calls.act(self._held.taken, game.kept)
            self._held.look(TERMINAL)
            self._held.remember(CHANCE, byte)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            if self._held.shuffles:
                return f"shuffle {action}"
            return f"deal {action}" if self.get_game().deals else f"seed byte {action:02x}"
        made = self.get_game().catalogue
        if action >= made.slots:
            return str(made.actions[action])
        card = self._held.record["market"][0, action] if self.is_dealt else EMPTY
        shown = f" {CARDS[card]}" if card < EMPTY else ""
        return f"draw market{shown} {action + 1}"


def record_text(record: np.ndarray) -> str:
    """The fields of an array of one record as text, without those that are all 0."""
    fields = [(name, record[name][0]) for name in record.dtype.names or ()]
    return "\n".join(f"{name}: {value.tolist()}" for name, value in fields if value.any())


def below(bound: int, probability_sampler: Callable[[], float]) -> int:
    """A random whole number below the bound, all equally likely."""
    return min(int(bound * probability_sampler()), bound - 1)


def exact(value: float) -> float:
    """A reward as a 64-bit float; 32 bits are too few for sums that OpenSpiel accepts as 0."""
    return round(float(value) * PARTS) / PARTS
