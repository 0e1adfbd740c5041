/**
 * Asks the rules about a view: why something is refused, and what the view is after an event. The
 * kernels decide; here views and events become the records that they take, and come back.
 */
import { ACTION, FIRST_CLAIM } from "../generated/facts.ts";
import {
  CARDS,
  EMPTY,
  KEEP_ONE,
  NOBODY,
  NOT_YET,
  NO_CARD,
  PHASE,
  REFUSALS,
  ROUTE_COLOURS,
  UNKNOWN,
  UNSEEN_CHOICES,
} from "../generated/game.ts";
import type { Happened, Observation, Refused, Rules } from "../rules/rules.ts";
import { ACTIONS, actionNumber, claimOf } from "./board.ts";
import type { Card, Cards, Refusal, SeatView, SeenEvent, View } from "./types.ts";
import { marketOf, viewOf } from "./view.ts";

const SECRETS: readonly string[] = Object.values(UNSEEN_CHOICES);

export class Onlooker {
  private readonly seen: Observation;
  private readonly happened: Happened;

  constructor(private readonly rules: Rules) {
    this.seen = rules.newObservation();
    this.happened = rules.newEvent();
  }

  /** Why the viewer cannot do an action that is not legal; of a claim: however it would pay. */
  whyNot(view: View, action: number): Refusal {
    if (action >= FIRST_CLAIM) return this.whyNotRoute(view, claimOf(action)!.route);
    this.write(view);
    return refusalOf(this.rules.explainAction(this.seen, action));
  }

  /** Why the viewer cannot claim a route now. */
  whyNotRoute(view: View, route: number): Refusal {
    this.write(view);
    return refusalOf(this.rules.explainRoute(this.seen, route));
  }

  /**
   * The views after each of these events; as many as fit the view before them. `chosen` is what
   * the viewer has already chosen at set-up.
   */
  viewsAfter(before: View, events: readonly SeenEvent[], chosen?: SeenEvent): View[] {
    this.write(before);
    if (chosen) this.seen.choice[chosen.seat] = ACTIONS.indexOf(chosen.action) - ACTION.keep_first + 1;
    const views: View[] = [];
    for (const event of events) {
      this.tell(event);
      if (!this.rules.follow(this.seen, this.happened)) break;
      views.push(viewOf(this.rules, this.seen));
    }
    return views;
  }

  /** Write an event into the module's memory. */
  private tell({ seat, action, drew, turned = [], offered = [] }: SeenEvent): void {
    const { happened } = this;
    const secret = SECRETS.includes(action);
    happened.seat[0] = seat;
    happened.action[0] = secret ? KEEP_ONE : actionNumber(action, marketOf(this.seen.market));
    happened.drew[0] = drew ? CARDS.indexOf(drew) : NO_CARD;
    happened.turnedCount[0] = turned.length;
    happened.turned.set(turned.map((card) => CARDS.indexOf(card)));
    happened.offeredCount[0] = offered.length;
    happened.offered.set(offered);
  }

  /** Write a view into the module's memory; what a view does not tell is 0 or unknown. */
  private write(view: View): void {
    const { seen } = this;
    const me = view.viewer ?? NOBODY;
    seen.bytes.fill(0);
    seen.viewer[0] = me;
    seen.players[0] = view.players;
    seen.firstSeat[0] = view.first_seat;
    seen.phase[0] = PHASE[view.phase];
    seen.toMove[0] = view.to_move ?? NOBODY;
    seen.turn[0] = view.turn;
    seen.turnsLeft[0] = view.turns_left ?? NOT_YET;
    seen.market.set(view.market.map((card) => (card ? CARDS.indexOf(card) : EMPTY)));
    seen.deckSize[0] = view.deck;
    seen.discards.set(counts(view.discards));
    seen.unseen.set(counts(view.unseen));
    seen.reshuffles[0] = view.reshuffles;
    seen.merchandiseLeft[0] = view.merchandise_left;
    for (const seat of view.seats) this.writeSeat(seat);
    this.writeContracts(view, me);
    if (me !== NOBODY) seen.hand.set(counts(view.hand), me * CARDS.length);
    this.rules.openClaims(seen);
  }

  /** Contracts that the viewer knows to lie in the deck are taken to be at its bottom. */
  private writeContracts({ contracts, contracts_left, offer, returned }: View, me: number): void {
    const { seen } = this;
    seen.contractCount[0] = contracts_left;
    seen.deckContracts.fill(UNKNOWN);
    seen.deckContracts.set(returned, contracts_left - returned.length);
    if (me === NOBODY) return;
    seen.contracts[me] = setOf(contracts.map(({ id }) => id));
    seen.offersKnown[me] = setOf(offer.map(({ id }) => id));
    seen.offer.set(offer.map(({ id }) => id), 2 * me);
    seen.offered[me] = offer.length;
  }

  private writeSeat(row: SeatView): void {
    const { seen } = this;
    seen.score[row.seat] = row.score;
    seen.carts[row.seat] = row.carts;
    seen.merchandise[row.seat] = row.merchandise;
    seen.handSize[row.seat] = row.cards;
    seen.known.set(counts(row.known), row.seat * CARDS.length);
    seen.contractsKept[row.seat] = row.contracts;
    seen.contractsKnown[row.seat] = setOf(row.known_contracts);
    seen.offered[row.seat] = row.offered;
    seen.routes[row.seat] = setOf(row.routes);
  }
}

/** A reason with names for its numbers. */
export function refusalOf({ reason, arguments: numbers }: Refused): Refusal {
  const [rule, key, kinds] = REFUSALS[reason[0]!]!;
  const named = Object.entries(kinds).map(([name, kind], place) => [name, nameOf(kind, numbers[place]!)]);
  return { rule, key, arguments: Object.fromEntries(named) as Refusal["arguments"] };
}

function nameOf(kind: string, number: number): string | number {
  if (kind === "number") return number;
  return (kind === "card" ? CARDS[number] : ROUTE_COLOURS[number]) ?? "";
}

function counts(cards: Cards): number[] {
  return CARDS.map((card: Card) => cards[card] ?? 0);
}

function setOf(members: readonly number[]): bigint {
  return members.reduce((set, each) => set | (1n << BigInt(each)), 0n);
}
