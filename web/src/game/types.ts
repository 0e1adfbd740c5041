/** A game as people see it: the JSON of damrak/game/view.py, events.py, scoring.py and why.py. */

export type Colour = "pink" | "blue" | "green" | "black" | "red" | "orange";
export type Card = Colour | "wild";
export type Cards = Readonly<Partial<Record<Card, number>>>;
export type Phase = "setup" | "turn" | "second" | "offer" | "over";

/** A contract one may know, and whether its holder's routes complete it. */
export interface ContractView {
  readonly id: number;
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly completed: boolean;
}

/** What is known of one seat; `known` are cards that all have seen it take. */
export interface SeatView {
  readonly seat: number;
  readonly score: number;
  readonly carts: number;
  readonly merchandise: number;
  readonly cards: number;
  readonly known: Cards;
  readonly contracts: number;
  readonly known_contracts: readonly number[];
  readonly offered: number;
  readonly routes: readonly number[];
}

/** Everything the viewer may know, and nothing else. `viewer` is null for a spectator. */
export interface View {
  readonly viewer: number | null;
  readonly players: number;
  readonly first_seat: number;
  readonly phase: Phase;
  readonly to_move: number | null;
  readonly turn: number;
  /** Turns to come once the last round has begun (7.1). */
  readonly turns_left: number | null;
  readonly market: readonly (Card | null)[];
  readonly deck: number;
  readonly discards: Cards;
  readonly reshuffles: number;
  readonly contracts_left: number;
  readonly merchandise_left: number;
  readonly hand: Cards;
  readonly unseen: Cards;
  readonly contracts: readonly ContractView[];
  readonly offer: readonly ContractView[];
  /** Contracts the viewer knows to lie in the deck. */
  readonly returned: readonly number[];
  /** Routes that nobody holds and nobody can claim any more (5.7). */
  readonly closed: readonly number[];
  readonly seats: readonly SeatView[];
}

/** What happened, as the viewer may know it: an action in words and what it brought to light. */
export interface SeenEvent {
  readonly seat: number;
  /** As in ACTIONS, but a market card by name (`draw market blue 3`); `keep one` of another seat. */
  readonly action: string;
  /** The card drawn from the deck; only its owner knows it. */
  readonly drew?: Card;
  /** Cards turned up into the market, in order. */
  readonly turned?: readonly Card[];
  /** Contracts drawn; only their owner knows them. */
  readonly offered?: readonly number[];
}

/** Why something cannot be done: the rule's number, a message key (`why-...`) and its arguments. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly arguments: Readonly<Record<string, string | number>>;
}

export interface RouteLine {
  readonly route: number;
  readonly points: number;
}

export interface ContractLine {
  readonly contract: number;
  readonly completed: boolean;
  readonly points: number;
}

export interface MerchandiseLine {
  readonly cards: number;
  readonly place: number | null;
  readonly points: number;
}

export interface SeatScore {
  readonly seat: number;
  readonly routes: readonly RouteLine[];
  readonly contracts: readonly ContractLine[];
  readonly merchandise: MerchandiseLine;
  readonly total: number;
}

/** How a game ended. `decided_by`: points, contracts (7.7: a tie broken) or shared. */
export interface Outcome {
  readonly reason: "carts" | "passes";
  readonly scores: readonly SeatScore[];
  readonly winners: readonly number[];
  readonly decided_by: "points" | "contracts" | "shared";
}
