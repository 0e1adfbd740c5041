"""What a viewer knows after an event that it was told, from what it knew before.

The rules do this with the whole state; here nothing is read that the viewer may not know. A client
uses it to show several events one after another when only the view after the last is at hand.
"""

from __future__ import annotations

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, drop_lowest, has_bit, lowest_bit
from damrak.compile.numbers import int64
from damrak.game.kernels.events import NO_CARD, Happened
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_FIRST, PASS
from damrak.rules.apply import can_take_second, end_turn, take_route
from damrak.rules.contracts import BOTH, known_places, next_place
from damrak.rules.layout import (
    EMPTY,
    NOBODY,
    OFFER,
    OVER,
    SECOND,
    SETUP,
    TURN,
    UNKNOWN,
    WILD,
    Observation,
    Tables,
)
from damrak.rules.market import count_cards, first_empty, slots_of, sweep_market

KEEP_ONE = -2  # in place of an action: another seat kept one contract, and which is a secret


@kernel
def follow(tables: Tables, seen: Observation, event: Happened) -> bool:
    """Bring an observation up to date with the next event, as its viewer was told it.

    Returns False, and changes nothing, where the event cannot be the next one.
    """
    seat, kind = event.seat, event.action - slots_of(seen)
    if not can_follow(tables, seen, event):
        return False
    last = True  # of this turn
    if is_keep(event.action, kind):
        last = follow_keep(seen, seat, 1 if event.action == KEEP_ONE else kind - KEEP_FIRST + 1)
    elif kind < 0:
        last = follow_market(seen, seat, event.action)
    elif kind == DECK:
        last = follow_deck(seen, seat, event.drew)
    elif kind == CONTRACTS:
        last = follow_offer(seen, seat, event)
    elif kind >= FIRST_CLAIM:
        follow_claim(tables, seen, seat, event.action)
    count_unseen(tables, seen)
    for place in range(event.turned_count):
        turn_up(seen, event.turned[place])
    if last or (seen.phase == SECOND and not can_take_second(seen)):
        end_turn(tables, seen, kind == PASS)
    return True


@kernel
def is_keep(action: int, kind: int) -> bool:
    """Whether an action keeps contracts."""
    return action == KEEP_ONE or (kind >= KEEP_FIRST and kind < PASS)


@kernel
def can_follow(tables: Tables, seen: Observation, event: Happened) -> bool:
    """Whether the event fits what the viewer knows: its seat, the moment, and what it takes."""
    seat, kind = event.seat, event.action - slots_of(seen)
    keeps = is_keep(event.action, kind)
    if seat < 0 or seat >= seen.players or (event.action < 0 and not keeps):
        return False
    if seen.phase == SETUP:
        return keeps and seen.choice[seat] == 0
    if seen.phase == OVER or seat != seen.to_move or keeps != (seen.phase == OFFER):
        return False
    if keeps:
        return True
    if kind < 0:
        return seen.market[event.action] < EMPTY
    if kind == DECK:
        return has_cards(seen) and (seat != seen.viewer or event.drew != NO_CARD)
    return seen.phase == TURN and (kind < FIRST_CLAIM or can_claim(tables, seen, event))


@kernel
def can_claim(tables: Tables, seen: Observation, event: Happened) -> bool:
    """Whether the claim is of a free route, and there are cards and carts for it."""
    action, seat = event.action, event.seat
    if action >= len(tables.claim_route) or not has_bit(seen.free_claims[action >> 6], action & 63):
        return False
    length = tables.route_length[tables.claim_route[action]]
    return seen.hand_size[seat] >= length and seen.carts[seat] >= length


@kernel
def follow_market(seen: Observation, seat: int, slot: int) -> bool:
    """A face-up card goes into a hand; whether it ends the turn (4.3)."""
    card = seen.market[slot]
    last = seen.phase == SECOND or card == WILD
    seen.market[slot] = EMPTY
    seen.hand_size[seat] += 1
    if seen.viewer != NOBODY:
        seen.known[seat, card] += 1
    if seat == seen.viewer:
        seen.hand[seat, card] += 1
    seen.phase = SECOND
    return last


@kernel
def follow_deck(seen: Observation, seat: int, card: int) -> bool:
    """The top card goes into a hand, and only its owner sees it; whether it ends the turn."""
    last = seen.phase == SECOND
    take_unseen(seen)
    seen.hand_size[seat] += 1
    seen.blind_size[seat] += 1
    if seat == seen.viewer:
        seen.hand[seat, card] += 1
        seen.blind[seat, card] += 1
    seen.phase = SECOND
    return last


@kernel
def take_unseen(seen: Observation) -> None:
    """The deck loses its top card; an empty one is first made of the discards (4.7)."""
    if seen.deck_size == 0:
        seen.deck_size = count_cards(seen.discards)
        seen.reshuffles += 1
        for card in range(EMPTY):
            learn_hands(seen, card)
            seen.fresh[card] = seen.discards[card]
            seen.unseen[card] += seen.discards[card]
            seen.discards[card] = 0
        for seat in range(len(seen.blind_size)):
            seen.blind_size[seat] = 0
    seen.deck_size -= 1


@kernel
def learn_hands(seen: Observation, card: int) -> None:
    """At a reshuffle the deck is empty: with two players all that is unseen is in one hand."""
    me = seen.viewer
    for seat in range(len(seen.blind_size)):
        seen.blind[seat, card] = 0
    if seen.players == 2 and me != NOBODY:
        seen.known[me, card] = seen.hand[me, card]
        seen.known[1 - me, card] += seen.unseen[card]
        seen.unseen[card] = 0


@kernel
def turn_up(seen: Observation, card: int) -> None:
    """A card comes into the first empty slot; where none is, or no card was left, after a sweep."""
    if first_empty(seen) == len(seen.market) or not has_cards(seen):
        sweep_market(seen)
    if not has_cards(seen):  # so it was not in this game
        return
    take_unseen(seen)
    seen.fresh[card] -= 1
    seen.unseen[card] -= 1
    seen.market[first_empty(seen)] = card


@kernel
def has_cards(seen: Observation) -> bool:
    """Whether deck or discards hold a card."""
    return seen.deck_size > 0 or count_cards(seen.discards) > 0


@kernel
def follow_offer(seen: Observation, seat: int, event: Happened) -> bool:
    """The top contracts are looked at (6.1); others know one of them if they once returned it."""
    offered = min(2, seen.contract_count)
    for place in range(offered):
        contract = int64(seen.deck_contracts[seen.contract_top])
        if seat == seen.viewer:
            contract = int64(event.offered[place])
            seen.offer[seat, place] = contract
        if contract != UNKNOWN:
            seen.offers_known[seat] |= bit(contract)
        seen.deck_contracts[seen.contract_top] = UNKNOWN
        seen.contract_top = next_place(seen.contract_top, known_places(seen))
        seen.contract_count -= 1
    seen.offered[seat] = offered
    seen.phase = OFFER
    return False


@kernel
def follow_keep(seen: Observation, seat: int, choice: int) -> bool:
    """Contracts are kept, at set-up when all have chosen (8.7); whether it ends a turn."""
    if seen.phase != SETUP:
        settle_offer(seen, seat, choice)
        return True
    seen.choice[seat] = choice
    if seat == seen.viewer:
        seen.to_move = NOBODY
    for other in range(seen.players):
        if seen.choice[other] == 0:
            return False
    for other in range(seen.players):
        settle_offer(seen, other, seen.choice[other])
        seen.choice[other] = 0
    seen.phase = TURN
    seen.to_move = seen.first_seat
    return False


@kernel
def settle_offer(seen: Observation, seat: int, choice: int) -> None:
    """What is chosen is kept, the other contract goes under the deck."""
    mine, offered = seat == seen.viewer, seen.offered[seat]
    split = offered == 2 and choice != BOTH
    for place in range(offered):
        contract = int64(seen.offer[seat, place]) if mine else int64(UNKNOWN)
        if mine and choice & (1 << place):
            seen.contracts[seat] |= bit(contract)
        if split and (choice & (1 << place)) == 0:
            return_unseen(seen, contract)
        seen.offer[seat, place] = 0
    seen.contracts_kept[seat] += 1 if split else offered
    if mine:
        seen.contracts_known[seat] = seen.contracts[seat]
    elif not split:
        seen.contracts_known[seat] |= seen.offers_known[seat]
    seen.offers_known[seat] = NONE
    seen.offered[seat] = 0


@kernel
def return_unseen(seen: Observation, contract: int) -> None:
    """A contract goes under the deck; UNKNOWN where the viewer cannot tell which."""
    size = known_places(seen)
    place = seen.contract_top + seen.contract_count
    seen.deck_contracts[place - size if place >= size else place] = contract
    seen.contract_count += 1


@kernel
def follow_claim(tables: Tables, seen: Observation, seat: int, action: int) -> None:
    """Section 5: a payment, carts, points and merchandise."""
    route = tables.claim_route[action]
    follow_payment(seen, seat, tables.claim_colour[action], tables.claim_coloured[action])
    follow_payment(seen, seat, WILD, tables.claim_wilds[action])
    take_route(tables, seen, seat, route)
    seen.carts[seat] -= tables.route_length[route]
    seen.score[seat] += tables.route_points[route]
    if tables.route_carts[route] and seen.merchandise_left:
        seen.merchandise[seat] += 1
        seen.merchandise_left -= 1


@kernel
def follow_payment(seen: Observation, seat: int, card: int, count: int) -> None:
    """Cards go to the discards; those known to be in the hand are thought to go first."""
    seen.hand_size[seat] -= count
    seen.known[seat, card] -= min(count, seen.known[seat, card])
    seen.discards[card] += count
    if seat == seen.viewer:
        seen.hand[seat, card] -= count


@kernel
def count_unseen(tables: Tables, seen: Observation) -> None:
    """Count the cards that the viewer has not located, as `observe` does."""
    for card in range(EMPTY):
        located = int64(seen.discards[card])
        for seat in range(len(seen.hand)):
            located += seen.hand[seat, card] if seat == seen.viewer else seen.known[seat, card]
        for slot in range(len(seen.market)):
            located += seen.market[slot] == card
        seen.unseen[card] = tables.cards[card] - located


@kernel
def open_claims(tables: Tables, seen: Observation) -> None:
    """Work out which claims are free and which are barred (5.6, 5.7), from the routes taken."""
    for word in range(len(seen.free_claims)):
        seen.free_claims[word] = tables.all_claims[word]
    for seat in range(len(seen.routes)):
        seen.barred[seat] = NONE
    for seat in range(len(seen.routes)):
        left = seen.routes[seat]
        while left != NONE:
            take_route(tables, seen, seat, lowest_bit(left))
            left = drop_lowest(left)
