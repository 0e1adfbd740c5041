"""The game of RULES.md, slowly and plainly: a second opinion on the fast engine.

Decisions where RULES.md leaves something open:

- 4.6, 8.3: a flush needs 3 or more wilds (2.4) whatever the size of the market. It is skipped
  when market, deck and discards hold fewer than `market - 2` non-wild cards: 3 for the market of
  5; on a board with another market size this is the number that lets a flush succeed.
- 4.6: the market is looked at when an action has done all else, before the choice of a second
  card or the end of the turn; also after the last action of the game.
- 4.7, 8.9: a card is "needed" by a blind draw, an empty market slot or the deal, never before.
  A reshuffle of a single discard counts as a reshuffle and uses up its stream number.
- 4.1, 8.2: drawing is possible when at least one first card can be taken.
- 2.2, 2.5: when a board has too few cards for the deal, later seats get what is left; a seat
  offered one contract must keep it (as in 6.2), a seat offered none has no choice to make.
- 5.3: a set needs at least one card of its colour, or is written as all wild.
- 5.9: with the merchandise stack empty, a claim takes none.
- 6.1: the offered contracts leave the contract deck when they are drawn, and the one not kept
  returns when the choice is made.
- 7.1: the carts looked at are those of the player whose turn ends.
- 7.1, 8.4, 8.5: when the last final turn also completes a round of passes, the end is "carts".
- 7.4: a place that the table does not list gives no points.
- After the end `to_move` stays at the seat that took the last turn; `turns_left` stays too.
- `final()` and `winners()` may be asked at any time: they score the position as it stands.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from .chance import CONTRACT_STREAM, RESHUFFLE_STREAM, TRANSPORT_STREAM, shuffle

WILD = "wild"
GRAY = "gray"
FLUSH_WILDS = 3  # 4.6

Action = tuple[str | int, ...]


@dataclass(frozen=True)
class RefRoute:
    """A route between two locations."""  # 1.1

    id: int
    a: str
    b: str
    length: int
    colour: str
    carts: bool
    twin: int | None


@dataclass(frozen=True)
class RefContract:
    """A contract card."""  # 1.4

    id: int
    a: str
    b: str
    points: int


@dataclass(frozen=True)
class RefBoard:
    """Everything that may differ from one board to another."""  # section 1

    colours: tuple[str, ...]
    cards_per_colour: int
    wilds: int
    carts: int
    merchandise: int
    market: int
    end_carts: int
    route_points: dict[int, int]
    merchandise_points: dict[int, tuple[int, ...]]
    locations: tuple[str, ...]
    routes: tuple[RefRoute, ...]
    contracts: tuple[RefContract, ...]


@dataclass(frozen=True)
class RefScore:
    """The final score of one seat."""  # 7.2-7.4

    routes: int
    contracts: list[tuple[int, int]]
    merchandise: int
    total: int
    completed: int


def remove(cards: Counter[str], card: str, count: int) -> None:
    """Take cards out of a counter, leaving no zero behind."""
    cards[card] -= count
    if cards[card] == 0:
        del cards[card]


class Reference:
    """One game, from the deal to the final score."""

    def __init__(self, board: RefBoard, players: int, seed: bytes, first_seat: int) -> None:
        if not 2 <= players <= 4:  # 2.1
            raise ValueError("two to four players")
        if not 0 <= first_seat < players:  # 2.8
            raise ValueError("no such first seat")
        if len(seed) != 32:
            raise ValueError("the seed is 32 bytes")
        self.board = board
        self.players = players
        self.seed = seed
        self.first_seat = first_seat
        self._routes = {route.id: route for route in board.routes}
        self._contracts = {contract.id: contract for contract in board.contracts}

        self.discards: Counter[str] = Counter()
        self.reshuffles = 0
        self.market: list[str | None] = [None] * board.market
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.claimed: dict[int, int] = {}
        self.carts = [board.carts] * players  # 2.1
        self.scores = [0] * players  # 1.6
        self.merchandise = [0] * players  # 2.7
        self.contracts: list[list[int]] = [[] for _ in range(players)]
        self.offers: list[list[int]] = [[] for _ in range(players)]
        self.phase = "setup"
        self.to_move = 0
        self.turns_left: int | None = None
        self.end_reason: str | None = None
        self._passes = 0  # passes in a row, 8.4
        self._choices: dict[int, str] = {}  # seat -> its choice of 2.5

        self.deck = self._new_deck()
        self._deal_transport()
        self._fill_market()
        self.contract_deck = shuffle(seed, CONTRACT_STREAM, sorted(self._contracts))  # 2.5
        for seat in range(players):
            self.offers[seat] = self._draw_contracts()  # 2.5
        self._next_choice()

    # ---------------------------------------------------------------- set-up

    def _listed(self, cards: Counter[str]) -> list[str]:
        """Cards in the order of the board's colours, wild last."""
        return [card for card in (*self.board.colours, WILD) for _ in range(cards[card])]

    def _new_deck(self) -> list[str]:
        """All transport cards, shuffled."""  # 1.3, 2.2
        cards = Counter(dict.fromkeys(self.board.colours, self.board.cards_per_colour))
        cards[WILD] = self.board.wilds
        return shuffle(self.seed, TRANSPORT_STREAM, self._listed(cards))

    def _deal_transport(self) -> None:
        """Two cards to each seat."""  # 2.2
        for hand in self.hands:
            for _ in range(2):
                card = self._draw_card()
                if card is not None:
                    hand[card] += 1

    def _next_choice(self) -> None:
        """Ask the next seat for its first contracts, or begin when all have chosen."""  # 2.5
        waiting = [
            seat for seat in range(self.players) if self.offers[seat] and seat not in self._choices
        ]
        if waiting:
            self.to_move = waiting[0]
            return
        for seat in range(self.players):  # 8.7: in seat order
            if seat in self._choices:
                self._keep(seat, self._choices[seat])
        self.to_move = self.first_seat  # 2.8
        self.phase = "turn"

    # ------------------------------------------------------ deck and market

    def _draw_card(self) -> str | None:
        """The top card of the deck, reshuffling first if need be."""  # 4.7, 8.9
        if not self.deck and self._can_draw():
            stream = RESHUFFLE_STREAM + self.reshuffles
            self.deck = shuffle(self.seed, stream, self._listed(self.discards))
            self.discards = Counter()
            self.reshuffles += 1
        return self.deck.pop() if self.deck else None

    def _can_draw(self) -> bool:
        """Whether a card can be drawn from the deck or a reshuffle."""  # 8.2
        return bool(self.deck) or self.discards.total() > 0

    def _fill_market(self) -> None:
        """Fill the slots, flush while 4.6 asks for it, fill again."""
        self._fill_slots()
        while self._must_flush():
            for slot, card in enumerate(self.market):
                if card is not None:
                    self.discards[card] += 1
                self.market[slot] = None
            self._fill_slots()

    def _fill_slots(self) -> None:
        """Fill the empty slots from left to right as far as the cards go."""  # 4.2, 8.1
        for slot, card in enumerate(self.market):
            if card is None:
                self.market[slot] = self._draw_card()

    def _must_flush(self) -> bool:
        """Whether the market is thrown away."""  # 2.4, 4.6, 8.3
        if self.market.count(WILD) < FLUSH_WILDS:
            return False
        pool = Counter(card for card in self.market if card is not None)
        pool.update(self.deck)
        pool.update(self.discards)
        plain = pool.total() - pool[WILD]
        return plain >= self.board.market - (FLUSH_WILDS - 1)

    # -------------------------------------------------------- legal actions

    def legal_actions(self) -> set[Action]:
        """Everything the seat to move may do."""
        if self.phase == "over":
            return set()
        if self.phase in ("setup", "offer"):
            return self._legal_keeps()
        if self.phase == "second":
            return self._legal_draws(second=True)
        actions = self._legal_draws(second=False) | self._legal_claims()  # 3.1
        if self.contract_deck:  # 6.2, 6.3
            actions.add(("contracts",))
        return actions or {("pass",)}  # 3.2, 8.4

    def _legal_keeps(self) -> set[Action]:
        """Which of the offered contracts may be kept."""  # 2.5, 6.1, 6.2
        if len(self.offers[self.to_move]) == 1:
            return {("keep", "first")}
        return {("keep", "first"), ("keep", "second"), ("keep", "both")}

    def _legal_draws(self, second: bool) -> set[Action]:
        """Which cards may be taken, as the first or the second card."""  # 4.1
        actions: set[Action] = set()
        for slot, card in enumerate(self.market):
            if card is None:  # 8.1
                continue
            if card == WILD and second:  # 4.4
                continue
            actions.add(("market", slot))
        if self._can_draw():  # 8.2
            actions.add(("deck",))
        return actions

    def _legal_claims(self) -> set[Action]:
        """Every open route with every way to pay for it."""  # 5
        return {
            ("claim", route.id, colour, wilds)
            for route in self.board.routes
            if self._is_open(route, self.to_move)
            for colour, wilds in self._payments(route, self.hands[self.to_move])
        }

    def _is_open(self, route: RefRoute, seat: int) -> bool:
        """Whether the seat might claim the route, cards aside."""
        if route.id in self.claimed:  # 5.4
            return False
        if self.carts[seat] < route.length:  # 5.5
            return False
        if route.twin is not None and route.twin in self.claimed:
            if self.players == 2:  # 5.7
                return False
            return self.claimed[route.twin] != seat  # 5.6, 8.10
        return True

    def _payments(self, route: RefRoute, hand: Counter[str]) -> Iterator[tuple[str, int]]:
        """The sets of cards in the hand that pay for the route."""  # 5.1-5.3
        colours = self.board.colours if route.colour == GRAY else (route.colour,)  # 5.2
        for colour in colours:
            for wilds in range(route.length):
                if hand[colour] >= route.length - wilds and hand[WILD] >= wilds:
                    yield colour, wilds
        if hand[WILD] >= route.length:  # 5.3: all wild
            yield WILD, route.length

    # --------------------------------------------------------------- playing

    def play(self, action: Action) -> None:
        """Play one action of the seat to move."""
        if action not in self.legal_actions():
            raise ValueError(f"not legal now: {action}")
        kind = action[0]
        if kind == "market":
            self._play_market(int(action[1]))
        elif kind == "deck":
            self._play_deck()
        elif kind == "contracts":
            self._play_contracts()
        elif kind == "keep":
            self._play_keep(str(action[1]))
        elif kind == "claim":
            self._play_claim(self._routes[int(action[1])], str(action[2]), int(action[3]))
        else:
            self._end_turn(passed=True)  # 8.4
        self._fill_market()  # 4.6, 8.3: after every action

    def _play_market(self, slot: int) -> None:
        """Take a market card, which is replaced at once."""  # 4.1, 4.2
        card = self.market[slot]
        if card is None:
            raise ValueError("an empty slot")
        self.market[slot] = None
        self.hands[self.to_move][card] += 1
        self._fill_market()
        self._after_card(only_card=card == WILD)  # 4.3

    def _play_deck(self) -> None:
        """Draw blind."""  # 4.1, 4.5
        card = self._draw_card()
        if card is None:
            raise ValueError("no card to draw")
        self.hands[self.to_move][card] += 1
        self._fill_market()  # 4.6: also between two cards
        self._after_card(only_card=False)

    def _after_card(self, only_card: bool) -> None:
        """Go on to the second card or end the turn."""  # 4.1, 4.3, 8.2
        if self.phase == "second" or only_card or not self._legal_draws(second=True):
            self._end_turn(passed=False)
        else:
            self.phase = "second"

    def _draw_contracts(self) -> list[int]:
        """The top two contracts, or what there is."""  # 2.5, 6.1, 6.2, 8.8
        count = min(2, len(self.contract_deck))
        return [self.contract_deck.pop() for _ in range(count)]

    def _play_contracts(self) -> None:
        """Draw contracts to choose from."""  # 6.1
        self.offers[self.to_move] = self._draw_contracts()
        self.phase = "offer"

    def _play_keep(self, choice: str) -> None:
        """Choose among the offered contracts."""
        if self.phase == "setup":
            self._choices[self.to_move] = choice  # 8.7: nothing shows yet
            self._next_choice()
        else:
            self._keep(self.to_move, choice)
            self._end_turn(passed=False)  # 8.8

    def _keep(self, seat: int, choice: str) -> None:
        """Keep the chosen contracts; the rest goes to the bottom of the deck."""  # 2.5, 6.1
        wanted = {"first": (0,), "second": (1,), "both": (0, 1)}[choice]
        for place, contract in enumerate(self.offers[seat]):
            if place in wanted:
                self.contracts[seat].append(contract)  # 6.4
            else:
                self.contract_deck.insert(0, contract)
        self.offers[seat] = []

    def _play_claim(self, route: RefRoute, colour: str, wilds: int) -> None:
        """Pay for a route, put the carts on it and score it."""
        seat = self.to_move
        for card, count in ((colour, route.length - wilds), (WILD, wilds)):
            if count:
                remove(self.hands[seat], card, count)
                self.discards[card] += count  # 5.1
        self.claimed[route.id] = seat
        self.carts[seat] -= route.length  # 5.1
        self.scores[seat] += self.board.route_points[route.length]  # 5.8
        if route.carts and sum(self.merchandise) < self.board.merchandise:
            self.merchandise[seat] += 1  # 5.9
        self._fill_market()  # 8.1, 8.3: there are new cards in the discards
        self._end_turn(passed=False)  # 5.4

    def _end_turn(self, passed: bool) -> None:
        """Look for the end of the game, or go on to the next seat."""
        self._passes = self._passes + 1 if passed else 0
        if self.turns_left is not None:
            self.turns_left -= 1  # 7.1, 8.5
        elif self.carts[self.to_move] <= self.board.end_carts:
            self.turns_left = self.players  # 7.1: the others in order, then this player
        if self.turns_left == 0:
            self._end_game("carts")  # 7.1
        elif self._passes == self.players:
            self._end_game("passes")  # 8.4
        else:
            self.to_move = (self.to_move + 1) % self.players  # 2.8
            self.phase = "turn"

    def _end_game(self, reason: str) -> None:
        self.phase = "over"
        self.end_reason = reason

    # --------------------------------------------------------------- scoring

    def final(self) -> list[RefScore]:
        """The final score of every seat."""  # 7.2-7.6
        return [self._final_of(seat) for seat in range(self.players)]

    def _final_of(self, seat: int) -> RefScore:
        routes = self._recount(seat)
        contracts = [
            (contract, self._contract_points(seat, contract)) for contract in self.contracts[seat]
        ]
        merchandise = self._merchandise_points(seat)
        return RefScore(
            routes=routes,
            contracts=contracts,
            merchandise=merchandise,
            total=routes + sum(points for _, points in contracts) + merchandise,
            completed=sum(self._is_completed(seat, contract) for contract, _ in contracts),
        )

    def _recount(self, seat: int) -> int:
        """The route points, counted again from the board."""  # 7.2
        lengths = [self._routes[route].length for route, s in self.claimed.items() if s == seat]
        return sum(self.board.route_points[length] for length in lengths)

    def _contract_points(self, seat: int, contract: int) -> int:
        """A contract adds or subtracts its value."""  # 7.3
        points = self._contracts[contract].points
        return points if self._is_completed(seat, contract) else -points

    def _is_completed(self, seat: int, contract: int) -> bool:
        """Whether the seat's own routes join the two locations."""  # 6.5
        wanted = self._contracts[contract]
        reached = {wanted.a}
        own = [self._routes[route] for route, s in self.claimed.items() if s == seat]
        grown = True
        while grown:
            before = len(reached)
            for route in own:
                if route.a in reached or route.b in reached:
                    reached |= {route.a, route.b}
            grown = len(reached) > before
        return wanted.b in reached

    def _merchandise_points(self, seat: int) -> int:
        """The bonus for the place in merchandise."""  # 7.4
        own = self.merchandise[seat]
        if own == 0:  # 7.5
            return 0
        ahead = sum(other > own for other in self.merchandise)  # 7.6: ties share the place
        table = self.board.merchandise_points[self.players]
        return table[ahead] if ahead < len(table) else 0

    def winners(self) -> list[int]:
        """The seat that wins, or the seats that share the victory."""  # 7.7
        ranks = [(score.total, score.completed) for score in self.final()]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
