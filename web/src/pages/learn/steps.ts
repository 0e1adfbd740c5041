/** What the first game explains, each thing when it first matters. */
import { FIRST_CLAIM } from "../../generated/facts.ts";
import { GRAY, WILD } from "../../generated/game.ts";
import { claimOf, ROUTES } from "../../game/board.ts";
import type { Moment } from "../../game/source.ts";
import type { SeenEvent } from "../../game/types.ts";

export interface Step {
  /** Its text is `learn-ID`. */
  readonly id: string;
  /** The rule behind it. */
  readonly rule: string;
  readonly when: (moment: Moment) => boolean;
}

const isMine = ({ legal }: Moment): boolean => legal.length > 0;
const phase = (name: string) => (moment: Moment) => isMine(moment) && moment.view.phase === name;
const turn = phase("turn");
const claims = ({ legal }: Moment) => legal.flatMap((action) => (action >= FIRST_CLAIM ? [claimOf(action)!] : []));
const mine = ({ history, view }: Moment, what: RegExp): SeenEvent[] =>
  history.filter((event) => event.seat === view.viewer && what.test(event.action));
const ownRoutes = ({ view }: Moment) => view.seats[view.viewer ?? 0]!.routes.map((route) => ROUTES[route]!);

/** In the order of telling: the first that matters and was not told yet comes next. */
export const STEPS: readonly Step[] = [
  { id: "welcome", rule: "2.5", when: phase("setup") },
  { id: "contracts", rule: "6.5", when: phase("setup") },
  { id: "turn", rule: "3.1", when: turn },
  { id: "draw", rule: "4.1", when: turn },
  { id: "second", rule: "4.1", when: phase("second") },
  { id: "second-wild", rule: "4.4", when: (now) => phase("second")(now) && now.view.market.includes(WILD) },
  { id: "wild", rule: "4.3", when: (now) => turn(now) && now.view.market.includes(WILD) },
  { id: "claim", rule: "5.1", when: (now) => turn(now) && claims(now).length > 0 },
  { id: "gray", rule: "5.2", when: (now) => turn(now) && claims(now).some((claim) => ROUTES[claim.route]!.colour === GRAY) },
  { id: "wild-pays", rule: "5.3", when: (now) => turn(now) && claims(now).some((claim) => claim.wilds > 0) },
  { id: "points", rule: "5.8", when: (now) => ownRoutes(now).length > 0 },
  { id: "merchandise", rule: "5.9", when: (now) => ownRoutes(now).some((route) => route.carts) },
  { id: "double", rule: "5.7", when: (now) => now.view.closed.length > 0 },
  { id: "progress", rule: "6.5", when: (now) => ownRoutes(now).length > 1 },
  { id: "completed", rule: "7.3", when: (now) => now.view.contracts.some((contract) => contract.completed) },
  { id: "more", rule: "6.1", when: (now) => turn(now) && mine(now, /^draw/).length >= 8 },
  { id: "offer", rule: "6.1", when: phase("offer") },
  { id: "flush", rule: "4.6", when: (now) => now.events.some((event) => (event.turned?.length ?? 0) >= 5) },
  { id: "reshuffle", rule: "4.7", when: (now) => now.view.reshuffles > 0 },
  { id: "last", rule: "7.1", when: (now) => now.view.turns_left !== null && now.outcome === null },
  { id: "end", rule: "7.4", when: (now) => now.outcome !== null },
];
