"""The OpenSpiel games; importing this registers `python_damrak`, `..._deals` and `..._tree`.

Their states are in openspiel_state.py, what players observe in openspiel_observers.py.

    import pyspiel
    import damrak.envs.openspiel
    game = pyspiel.load_game("python_damrak(players=3)")

Parameters: `players`, 2 to 4; `board`, the path of a board file or the name of a board of the
package (`amsterdam` without it).

**Chance.** A seed of 32 bytes determines all randomness, so a game begins with 32 chance nodes,
one for each byte, with 256 equally likely outcomes each. This is exact, and every chance node can
be enumerated (EXPLICIT_STOCHASTIC). After that a game is deterministic. No player learns anything
about the seed. A search that continues from the real state would know the decks, so search from
`resample_from_infostate`, as IS-MCTS does.

`python_damrak_deals(deals=N)` begins with one chance node of N equally likely outcomes instead:
outcome n is the deal of `Game.new(seed=n)`. All chance can then be listed, as algorithms that walk
whole trees need it; a tree is still far too large on the published board.

`python_damrak_tree` lists all chance exactly, for a board so small that its whole tree can be
walked (`board=village`): one chance node has every deal, and one every order of the discards
whenever they are shuffled. With `keep=both` (or `first`, `second`) a game begins after the set-up,
in which all kept these contracts; with `deals=N` there are only the first N deals. What a player
knows is told by its digest alone.

**Information.** Everything a player is given comes from the `observe` kernel. An observation is
what a perfectly attentive player knows now. The information state string adds a digest of
everything the player has seen and done before (perfect recall); the two tensors are the same.

**Resampling.** A resampled state is equal in everything that the player knows, its past included.
Hidden facts and the seed are dealt again, and the others remember nothing from before. It cannot be
reached by a replay, so a state carries its record, and the history of a resampled state is only its
new seed. With deals that are listed there is no resampling: few of the states it would make can be.

OpenSpiel does not pass `resample_from_infostate` of Python games to C++: use
`open_spiel.python.algorithms.ismcts`, not `pyspiel.ISMCTSBot`.
"""

from __future__ import annotations

from typing import Any, TypedDict

from damrak.board import Board
from damrak.board.facts import PLAYERS
from damrak.board.tables import action_count
from damrak.envs.every_order import every_deal
from damrak.envs.openspiel_held import calls_for
from damrak.envs.openspiel_observers import DamrakObserver, PartObserver
from damrak.envs.openspiel_state import (
    CHANCE,
    OUTCOMES,
    SEED_BYTES,
    TERMINAL,
    DamrakState,
    exact,
)
from damrak.game.catalogue import catalogue, check_players, find_board
from damrak.game.seeds import seed_bytes
from damrak.i18n.extras import MissingExtra
from damrak.rules.actions import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from damrak.rules.score import reward

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("pyspiel") from error

__all__ = [
    "CHANCE",
    "DEALS_TYPE",
    "GAME_TYPE",
    "TERMINAL",
    "TREE_TYPE",
    "DamrakGame",
    "DamrakObserver",
    "DamrakState",
    "PartObserver",
    "SomeDeals",
    "WholeTree",
    "load_game",
    "longest_game",
]
KEEPS = {"first": KEEP_FIRST, "second": KEEP_SECOND, "both": KEEP_BOTH}


class Parameters(TypedDict, total=False):
    """What a game of OpenSpiel is loaded with."""

    players: int
    board: str
    deals: int
    keep: str


def _game_type(short_name: str, long_name: str, **parameters: int | str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(PLAYERS),
        min_num_players=min(PLAYERS),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "board": "", **parameters},
    )


GAME_TYPE = _game_type("python_damrak", "Damrak")
DEALS_TYPE = _game_type("python_damrak_deals", "Damrak with some deals alone", deals=1)
TREE_TYPE = _game_type("python_damrak_tree", "Damrak with all chance listed", keep="", deals=0)


class DamrakGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A board and a number of players."""

    game_type, is_tree, kept = GAME_TYPE, False, 0

    def __init__(self, params: Parameters | None = None) -> None:
        given: Parameters = params or {}
        self.players = int(given.get("players", 2))
        self.catalogue = catalogue(find_board(given.get("board", "")))
        board = self.catalogue.board
        check_players(board, self.players)
        self.actions = action_count(board)
        self.deals = self._list_deals(given)  # 0: the bytes of a seed are drawn
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=self.deals or OUTCOMES,
            num_players=self.players,
            min_utility=exact(reward(0, self.players, 0)),
            max_utility=exact(reward(1, self.players, 0)),
            utility_sum=0.0,
            max_game_length=longest_game(board, self.players),
        )
        super().__init__(self.game_type, info, given)
        self.calls = calls_for(self.catalogue, self.players, self.is_tree)

    def new_initial_state(self) -> DamrakState:
        """A game before the deal."""
        return DamrakState(self)

    def _list_deals(self, given: Parameters) -> int:
        """How many outcomes the one chance node before the game has, or 0."""
        return 0

    def deal_seed(self, number: int) -> bytes:
        """The seed of a deal that is listed."""
        return seed_bytes(number)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.deals else SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> DamrakObserver | PartObserver:
        """An observer of what a player knows now or, with perfect recall, has ever seen.

        What everybody knows, and what a player knows besides, can be observed by themselves, as
        texts. What several players know together cannot.
        """
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        kinds = pyspiel.PrivateInfoType
        public, private = wanted.public_info, wanted.private_info == kinds.SINGLE_PLAYER
        apart = public != private and not wanted.perfect_recall
        both = public and private
        if params or wanted.private_info == kinds.ALL_PLAYERS or not (apart or both):
            raise ValueError("only what everybody knows and what one player knows can be observed")
        if apart:
            return PartObserver(self.catalogue, public)
        return DamrakObserver(self.catalogue, wanted.perfect_recall, self.is_tree)


class SomeDeals(DamrakGame):
    """The same with a few deals, so that all chance can be listed."""

    game_type = DEALS_TYPE

    def _list_deals(self, given: Parameters) -> int:
        deals = int(given.get("deals", 1))
        if deals < 1:
            raise ValueError("deals is a number of deals, 1 or more")
        return deals


class WholeTree(DamrakGame):
    """The same with every deal and every shuffle there is, all equally likely."""

    game_type, is_tree = TREE_TYPE, True

    def _list_deals(self, given: Parameters) -> int:
        keep = given.get("keep", "")
        if keep not in ("", *KEEPS):
            raise ValueError(f"keep is one of: {', '.join(KEEPS)}")
        self.kept = self.catalogue.slots + KEEPS[keep] if keep else 0
        every = every_deal(self.catalogue, self.players)
        self._deals = every[: int(given.get("deals", 0)) or len(every)]
        return len(self._deals)

    def deal_seed(self, number: int) -> bytes:
        return self._deals[number]

    def max_chance_nodes_in_history(self) -> int:
        return 1 + longest_game(self.catalogue.board, self.players)


def longest_game(board: Board, players: int) -> int:
    """An upper bound of the actions in a game.

    Every claim takes a route and at least a cart. A drawn card stays in a hand or is paid with a
    cart. Of every offer at least one contract is kept for good. Passing (8.4) begins when all cards
    are in hands and no contract is left, so only a claim can interrupt it.
    """
    pieces, cards = board.facts.pieces, sum(board.facts.cards.counts())
    carts = players * pieces.carts
    claims = min(len(board.routes), carts)
    draws = cards - players * pieces.start_cards + carts
    offers = len(board.contracts) - players
    passes = (claims + 1) * (players - 1) + 1
    return players + claims + draws + 2 * offers + passes


def load_game(name: str, given: Parameters) -> Any:
    """A game of this module with these parameters, as OpenSpiel loads it."""
    return pyspiel.load_game(name, given)


pyspiel.register_game(GAME_TYPE, DamrakGame)
pyspiel.register_game(DEALS_TYPE, SomeDeals)
pyspiel.register_game(TREE_TYPE, WholeTree)
