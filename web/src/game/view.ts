/** An observation with names, for people: the JSON of damrak/game/view.py. */
import { CARDS, NOBODY, PHASES, UNKNOWN } from "../generated/game.ts";
import type { Observation, Rules } from "../rules/rules.ts";
import { CONTRACTS, ROUTES } from "./board.ts";
import { cardsByName, members, row } from "./reading.ts";
import type { Card, ContractView, SeatView, View } from "./types.ts";

/** The names for an observation; reads nothing but the observation. */
export function viewOf(rules: Rules, seen: Observation): View {
  const me = seen.viewer[0]!;
  const phase = PHASES[seen.phase[0]!]!;
  const contracts = (ids: Iterable<number>) => contractViews(rules, seen, me, ids);
  return {
    viewer: orNull(me),
    players: seen.players[0]!,
    first_seat: seen.firstSeat[0]!,
    phase,
    to_move: phase === "over" ? null : orNull(seen.toMove[0]!),
    turn: seen.turn[0]!,
    turns_left: orNull(seen.turnsLeft[0]!),
    market: marketOf(seen.market),
    deck: seen.deckSize[0]!,
    discards: cardsByName(seen.discards),
    reshuffles: seen.reshuffles[0]!,
    contracts_left: seen.contractCount[0]!,
    merchandise_left: seen.merchandiseLeft[0]!,
    hand: me === NOBODY ? {} : cardsByName(row(seen.hand, CARDS.length, me)),
    unseen: cardsByName(seen.unseen),
    contracts: me === NOBODY ? [] : contracts(members(seen.contracts[me]!)),
    offer: me === NOBODY ? [] : contracts(row(seen.offer, 2, me).subarray(0, seen.offered[me])),
    returned: Array.from(seen.deckContracts).filter((contract) => contract !== UNKNOWN),
    closed: ROUTES.map(({ id }) => id).filter((route) => rules.isClosed(seen, route)),
    seats: Array.from({ length: seen.players[0]! }, (_, seat) => seatView(seen, seat)),
  };
}

/** The face-up cards; null is an empty slot. */
export function marketOf(slots: Int8Array): (Card | null)[] {
  return Array.from(slots, (card) => CARDS[card] ?? null);
}

/** Nobody, or not yet. */
function orNull(number: number): number | null {
  return number === NOBODY ? null : number;
}

function contractViews(
  rules: Rules,
  seen: Observation,
  me: number,
  ids: Iterable<number>,
): ContractView[] {
  return Array.from(ids, (id) => {
    const { a, b, points } = CONTRACTS[id]!;
    return { id, a, b, points, completed: rules.seesCompleted(seen, me, id) };
  });
}

function seatView(seen: Observation, seat: number): SeatView {
  return {
    seat,
    score: seen.score[seat]!,
    carts: seen.carts[seat]!,
    merchandise: seen.merchandise[seat]!,
    cards: seen.handSize[seat]!,
    known: cardsByName(row(seen.known, CARDS.length, seat)),
    contracts: seen.contractsKept[seat]!,
    known_contracts: members(seen.contractsKnown[seat]!),
    offered: seen.offered[seat]!,
    routes: members(seen.routes[seat]!),
  };
}
