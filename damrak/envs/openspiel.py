"""The OpenSpiel games; importing this registers `python_damrak`, `..._deals` and `..._tree`.

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

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, TypeAlias

import numpy as np

from damrak.board import CARDS, Board
from damrak.board.facts import PLAYERS
from damrak.board.tables import action_count
from damrak.compile.kernel import bound, hold
from damrak.envs.every_order import every_deal, every_shuffle
from damrak.envs.games import IllegalActions
from damrak.envs.imagine import imagine
from damrak.envs.kernels.openspiel import (
    act,
    deal,
    list_legal,
    observe_all,
    score_game,
    show,
)
from damrak.envs.rows import records_of, rows_of
from damrak.game.catalogue import catalogue, check_players, find_board
from damrak.game.seeds import seed_bytes, seed_words
from damrak.i18n.extras import MissingExtra
from damrak.rules.actions import KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from damrak.rules.layout import EMPTY, NOBODY, OVER
from damrak.rules.observe import observe
from damrak.rules.score import reward
from damrak.rules.tensor import (
    own_numbers,
    tensor_columns,
    tensor_dtype,
    tensor_size,
    tensor_slices,
)

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("pyspiel") from error

SEED_BYTES = 32
OUTCOMES = 256  # of a byte
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
PARTS = 36  # a reward is a whole number of 36ths, however many share a win
KEEPS = {"first": KEEP_FIRST, "second": KEEP_SECOND, "both": KEEP_BOTH}
News: TypeAlias = tuple["News", int, int, bytes] | None  # before it; who did what; seen then
NOT_DEALT = "not dealt"  # what a player knows before the seed is complete


def _game_type(short_name: str, long_name: str, **parameters: int | str) -> Any:
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

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
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
        tables, held = self.catalogue.table_array, Held(self)  # arrays are of these types always
        numbers, work = np.zeros(self.actions, np.int64), self.catalogue.work()
        self.act = bound(act, tables, held.record, 0)
        self.observe_all = bound(observe_all, tables, held.record, held.seen)
        self.list_legal = bound(list_legal, tables, held.record, work, numbers)
        self.tables = hold(self.act, tables)[0]  # the calls above are all made ahead, or none is

    def new_initial_state(self) -> DamrakState:
        """A game before the deal."""
        return DamrakState(self)

    def _list_deals(self, given: dict[str, Any]) -> int:
        """How many outcomes the one chance node before the game has, or 0."""
        return 0

    def deal_seed(self, number: int) -> bytes:
        """The seed of a deal that is listed."""
        return seed_bytes(number)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.deals else SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
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
            return PartObserver(self, public)
        return DamrakObserver(self, wanted.perfect_recall)


class SomeDeals(DamrakGame):
    """The same with a few deals, so that all chance can be listed."""

    game_type = DEALS_TYPE

    def _list_deals(self, given: dict[str, Any]) -> int:
        deals = int(given.get("deals", 1))
        if deals < 1:
            raise ValueError("deals is a number of deals, 1 or more")
        return deals


class WholeTree(DamrakGame):
    """The same with every deal and every shuffle there is, all equally likely."""

    game_type, is_tree = TREE_TYPE, True

    def _list_deals(self, given: dict[str, Any]) -> int:
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


class Held:
    """Everything about one game. OpenSpiel copies it with `copy.deepcopy`, for each clone."""

    def __init__(self, game: DamrakGame) -> None:
        self.seed = b""  # the bytes drawn so far
        self.player = CHANCE  # who decides
        self.record = np.zeros(1, game.catalogue.state_dtype)
        self.seen = np.zeros(game.players, game.catalogue.observation_dtype)  # by player
        self.memory = [b""] * game.players  # digest of what each player saw and did, until `told`
        self.told = self.seen.tobytes()  # what all saw then
        self.news: News = None  # what happened since; the digests are made when they are asked for
        self.legal: list[int] | None = None  # what is legal now, once it has been asked for
        self.actor, self.chosen = CHANCE, 0  # whose action waits for a shuffle, and which
        self.shuffles: list[bytes] = []  # seeds, one for each outcome of that shuffle

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "legal": None}

    def __deepcopy__(self, memo: object) -> Held:
        other = object.__new__(Held)
        other.__dict__.update(self.__dict__)  # lists are never changed, only replaced
        other.record = records_of(rows_of(self.record).copy(), self.record.dtype)
        other.seen = records_of(rows_of(self.seen).copy(), self.seen.dtype)
        return other

    def remember(self, actor: int, action: int) -> None:
        """Keep what happened for every player's digest."""
        self.news = (self.news, actor, action, self.seen.tobytes())

    def digests(self) -> list[bytes]:
        """What each player saw and did, in few bytes; at set-up (8.7) that may be nothing new."""
        told, news = list[tuple[int, int, bytes]](), self.news
        while news is not None:
            told.append(news[1:])
            news = news[0]
        for actor, action, after in reversed(told):
            self.memory = self._with_news(actor, action, after)
            self.told = after
        self.news = None
        return self.memory

    def _with_news(self, actor: int, action: int, after: bytes) -> list[bytes]:
        size, memory = self.seen.itemsize, self.memory.copy()
        for player, past in enumerate(self.memory):
            mine = slice(player * size, (player + 1) * size)
            if player == actor or after[mine] != self.told[mine]:
                own = str(action if player == actor else "").encode()
                news = past + own + b"\n" + after[mine]
                memory[player] = blake2b(news, digest_size=16).digest()
        return memory


class DamrakState(pyspiel.State):  # type: ignore[misc]
    """One game; its attribute is everything that is copied and stored."""

    def __init__(self, game: DamrakGame) -> None:
        super().__init__(game)
        self._held = Held(game)

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
        return self._legal_actions(mover)

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
            anew._held.record = imagine(
                game.catalogue,
                seen,
                int(self._held.record["to_move"][0]),
                words,
                lambda bound: below(bound, probability_sampler),
            )
            anew._look(game)
            memory = [b""] * self.num_players()
            memory[player_id] = self._held.digests()[player_id]
            anew._held.memory, anew._held.told = memory, anew._held.seen.tobytes()
            anew._held.news = None
        return anew

    @property
    def is_dealt(self) -> bool:
        return len(self._held.seed) == SEED_BYTES

    @property
    def record(self) -> Any:
        """Everything there is to know about the game, hidden facts included."""
        return self._held.record[0]

    def observed(self, player: int) -> np.ndarray | None:
        """The observation of a player, an array of one; None before the deal."""
        return self._held.seen[player : player + 1] if self.is_dealt else None

    def remembered(self, player: int) -> str:
        """A digest of everything the player saw and did."""
        return self._held.digests()[player].hex()

    def __str__(self) -> str:
        return record_text(self._held.record) if self.is_dealt else f"seed {self._held.seed.hex()}"

    def _legal_actions(self, player: int) -> list[int]:
        held = self._held
        if held.legal is None:
            game = self.get_game()
            numbers = np.empty(game.actions, np.int64)
            count = game.list_legal(game.tables, held.record, game.catalogue.work(), numbers)
            held.legal = numbers[:count].tolist()
        return held.legal.copy()

    def _apply_action(self, action: int) -> None:
        """Carry out an action or a chance outcome; raises IllegalActions if it is not legal."""
        player = self._held.player
        if player == CHANCE and self.is_dealt:
            self._shuffle(action)
        elif player == CHANCE:
            self._add_to_seed(action)
        elif action not in (self._held.legal or self._legal_actions(player)):
            legal = ", ".join(map(str, self._legal_actions(player)))
            raise IllegalActions("number-of", number=str(action), legal=legal)
        else:
            game = self.get_game()
            if not (game.is_tree and self._has_to_shuffle(action)):
                self._act(game, player, action)

    def _act(self, game: DamrakGame, actor: int, action: int) -> None:
        game.act(game.tables, self._held.record, action)
        self._look(game)
        self._held.remember(actor, action)

    def _has_to_shuffle(self, action: int) -> bool:
        """Whether chance comes before the action is done; if so it is chance's turn."""
        held = self._held
        held.shuffles = every_shuffle(self.get_game().catalogue, held.record, held.player, action)
        if held.shuffles:
            held.actor, held.chosen, held.player = held.player, action, CHANCE
        return bool(held.shuffles)

    def _shuffle(self, outcome: int) -> None:
        """Do the action that waits with this shuffle."""
        if not 0 <= outcome < len(self._held.shuffles):
            raise IllegalActions("number", number=str(outcome))
        self._held.record["seed"] = seed_words(self._held.shuffles[outcome])
        self._held.shuffles = []
        self._act(self.get_game(), self._held.actor, self._held.chosen)

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
                act(game.catalogue.table_array, self._held.record, game.kept)
            self._look(game)
            self._held.remember(CHANCE, byte)

    def _look(self, game: DamrakGame) -> None:
        """Update the observation of every player."""
        held = self._held
        game.observe_all(game.tables, held.record, held.seen)
        held.legal, over = None, held.record["phase"].item() == OVER
        held.player = TERMINAL if over else held.record["to_move"].item()

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


class DamrakObserver:
    """OpenSpiel's observer: `tensor`, its named parts in `dict`, and a text."""

    def __init__(self, game: DamrakGame, perfect_recall: bool) -> None:
        self._tables = game.catalogue.table_array
        self._recall, self._is_tree = perfect_recall, game.is_tree
        board = game.catalogue.board
        self._row, self._columns = np.zeros(1, tensor_dtype(board)), tensor_columns(board)
        self.tensor = np.zeros(tensor_size(board), np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.stop].reshape(part.shape)
            for part in tensor_slices(board)
        }

    def set_from(self, state: DamrakState, player: int) -> None:
        """Write the tensor: see damrak/rules/tensor.py."""
        seen = state.observed(player)
        if seen is None:
            self.tensor.fill(0)
        else:
            show(self._tables, seen, self._row)
            self.tensor[:] = own_numbers(self._row, self._columns)[0]

    def string_from(self, state: DamrakState, player: int) -> str:
        """The observation field by field: see damrak/rules/layout.py."""
        seen = state.observed(player)
        if seen is None:
            return NOT_DEALT
        past = f"memory: {state.remembered(player)}"
        if self._recall and self._is_tree:
            return past
        return record_text(seen) + (f"\n{past}" if self._recall else "")


class PartObserver:
    """What everybody knows (`public`), or what a player knows besides; a text alone."""

    def __init__(self, game: DamrakGame, public: bool) -> None:
        self._catalogue, self._public = game.catalogue, public
        self.tensor, self.dict = None, dict[str, Any]()

    def set_from(self, state: DamrakState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: DamrakState, player: int) -> str:
        """The fields of what a spectator sees, or those that the player sees otherwise."""
        seen = state.observed(player)
        if seen is None:
            return NOT_DEALT
        watched = np.zeros(1, self._catalogue.observation_dtype)
        observe(self._catalogue.tables, state.record, NOBODY, watched[0])
        public = record_text(watched)
        if self._public:
            return public
        known = set(public.split("\n"))
        return "\n".join(line for line in record_text(seen).split("\n") if line not in known)


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


def load_game(name: str, given: dict[str, Any]) -> Any:
    """A game of this module with these parameters, as OpenSpiel loads it."""
    return pyspiel.load_game(name, given)


pyspiel.register_game(GAME_TYPE, DamrakGame)
pyspiel.register_game(DEALS_TYPE, SomeDeals)
pyspiel.register_game(TREE_TYPE, WholeTree)
