"""Transport cards: the deck, the discards and the five face-up cards."""

from damrak.compile import inlined, kernel
from damrak.compile.numbers import int64
from damrak.rules.chance import RESHUFFLE_STREAM, shuffle
from damrak.rules.layout import EMPTY, WILD, Pile, Seen, State, Tables


@kernel
def slots_of(state: Seen) -> int:
    """How many slots the market of this board has; the number of the first action after them."""
    return len(state.market) - int64(state.absent_slots)


@kernel
def count_cards(cards: Pile) -> int:
    """How many cards lie in a pile that is kept by colour."""
    total = 0
    for colour in range(WILD + 1):
        total += cards[colour]
    return total


@kernel
def can_draw(state: Seen) -> bool:
    """Whether a card can come from the deck, after a reshuffle if need be (8.2)."""
    return state.deck_size > 0 or count_cards(state.discards) > 0


@kernel
def lay_deck(state: State, cards: Pile, stream: int) -> None:
    """Make these cards, by colour, the shuffled deck; nobody has drawn from it yet."""
    for colour in range(WILD + 1):
        state.fresh[colour] = cards[colour]
        for seat in range(len(state.blind)):
            state.blind[seat, colour] = 0
    state.deck_size = count_cards(cards)
    colour, left = 0, cards[0]
    for place in range(int64(state.deck_size)):
        while left == 0:
            colour += 1
            left = cards[colour]
        state.deck[place] = colour
        left -= 1
    shuffle(state, stream, state.deck, state.deck_size)


@kernel
def reshuffle(state: State) -> None:
    """4.7, 8.9: the discards become the deck, now that a card is needed."""
    lay_deck(state, state.discards, RESHUFFLE_STREAM + state.reshuffles)
    state.reshuffles += 1
    for colour in range(WILD + 1):
        state.discards[colour] = 0
        if state.players == 2:  # no card is unseen but in the other's hand: it is known
            state.known[0, colour] = state.hand[0, colour]
            state.known[1, colour] = state.hand[1, colour]


@inlined
@kernel
def take_top(state: State) -> int:
    """The top card of the deck, or EMPTY where deck and discards have none."""
    if state.deck_size == 0:
        if count_cards(state.discards) == 0:
            return EMPTY
        reshuffle(state)
    state.deck_size -= 1
    return state.deck[state.deck_size]


@kernel
def draw_blind(state: State, seat: int) -> None:
    """The top card goes into the hand; nobody else sees it."""
    card = take_top(state)
    state.hand[seat, card] += 1
    state.blind[seat, card] += 1


@kernel
def first_empty(state: Seen) -> int:
    """The first empty slot; the length of `market` where all are full."""
    first = len(state.market)
    for place in range(1, len(state.market) + 1):
        slot = len(state.market) - place
        first = slot if state.market[slot] == EMPTY else first
    return first


@inlined
@kernel
def fill_market(state: State) -> bool:
    """8.1: turn up cards into the empty slots, left to right; whether any slot changed."""
    changed = False
    slot = first_empty(state)
    while slot < len(state.market):
        card = take_top(state)
        if card == EMPTY:
            return changed
        state.market[slot] = card
        state.fresh[card] -= 1
        changed = True
        slot = first_empty(state)
    return changed


@kernel
def market_wilds(state: Seen) -> int:
    wilds = 0
    for slot in range(len(state.market)):
        wilds += state.market[slot] == WILD
    return wilds


@kernel
def can_flush(tables: Tables, state: State) -> bool:
    """8.3: whether market, deck and discards have plain cards for a market with fewer wilds."""
    too_few = tables.slots - tables.flush_wilds
    if state.deck_size - tables.cards[WILD] > too_few:  # the deck alone has enough
        return True
    plain = state.deck_size + count_cards(state.discards) - state.discards[WILD]
    for place in range(len(state.deck)):
        plain -= place < state.deck_size and state.deck[place] == WILD
    for slot in range(len(state.market)):
        plain += state.market[slot] < WILD
    return plain > too_few


@kernel
def has_too_many_wilds(tables: Tables, state: State) -> bool:
    """4.6, 8.3: whether the market is swept: it shows too many wilds, and sweeping can help."""
    return market_wilds(state) >= tables.flush_wilds and can_flush(tables, state)


@kernel
def sweep_market(state: Seen) -> None:
    """All face-up cards go to the discards."""
    for slot in range(len(state.market)):
        if state.market[slot] < EMPTY:
            state.discards[state.market[slot]] += 1
            state.market[slot] = EMPTY


@inlined
@kernel
def refresh_market(tables: Tables, state: State) -> None:
    """2.3, 4.2, 8.1: fill the empty slots; 2.4, 4.6: sweep the market while it is too wild.

    Called after every action: a market that was kept is swept as soon as that can help (8.3).
    """
    fill_market(state)
    while has_too_many_wilds(tables, state):
        sweep_market(state)
        fill_market(state)


@kernel
def take_market(state: State, seat: int, slot: int) -> None:
    """A face-up card goes into the hand, seen by all; its slot is empty until it is refreshed."""
    card = state.market[slot]
    state.hand[seat, card] += 1
    state.known[seat, card] += 1
    state.market[slot] = EMPTY
