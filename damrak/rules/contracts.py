"""The contract deck: a ring of contracts, drawn from the top, returned to the bottom."""

from damrak.compile import kernel
from damrak.compile.bits import bit
from damrak.compile.numbers import int64
from damrak.rules.layout import Observation, State

BOTH = 3  # a set of the two contracts of an offer


@kernel
def offer_contracts(state: State, seat: int) -> None:
    """2.5, 6.1, 8.8: show the seat the top two contracts, or the last one (6.2)."""
    offered = min(2, state.contract_count)
    for place in range(offered):
        contract = state.contract_deck[state.contract_top]
        state.offer[seat, place] = contract
        state.contract_known[contract] |= 1 << seat
        state.contract_top = next_place(state.contract_top, deck_places(state))
        state.contract_count -= 1
    state.offered[seat] = offered


@kernel
def deck_places(state: State) -> int:
    """How many places the ring has: as many as the board has contracts."""
    return len(state.contract_deck) - int64(state.absent_contracts)


@kernel
def known_places(seen: Observation) -> int:
    """The same, for what a viewer knows of the ring."""
    return len(seen.deck_contracts) - int64(seen.absent_contracts)


@kernel
def next_place(place: int, size: int) -> int:
    """The next place of a ring."""
    return place + 1 if place + 1 < size else 0


@kernel
def keep_contracts(state: State, seat: int, choice: int) -> None:
    """Keep the chosen ones of the offer; the other goes to the bottom of the deck (6.1, 8.8)."""
    split = state.offered[seat] == 2 and choice != BOTH
    for place in range(2):
        if place < state.offered[seat]:
            contract = state.offer[seat, place]
            if choice & (1 << place):
                state.contracts[seat] |= bit(contract)
            else:
                return_contract(state, contract)
            if split:  # nobody else can tell which of the two went where
                state.contract_known[contract] = 1 << seat
            state.offer[seat, place] = 0
    state.offered[seat] = 0


@kernel
def return_contract(state: State, contract: int) -> None:
    """Put a contract under the deck."""
    place = state.contract_top + state.contract_count
    if place >= deck_places(state):
        place -= deck_places(state)
    state.contract_deck[place] = contract
    state.contract_count += 1
