/** What is told on trial: a game is played on many times, by its bots and for people by the master's net. */
import { outcomeOf } from "../game/outcome.ts";
import type { SeatPlan } from "../game/seating.ts";
import { BOTS, LEVELS } from "../generated/facts.ts";
import { BACKED, BOT_BITS, NO_ACTION, TRIALS } from "../generated/insight.ts";
import type { Net, Observation, Rules, State } from "../rules/rules.ts";

const AT_ONCE = 4; // games between two rests
const MANY = TRIALS / 4; // games by which what came of two actions differs so much that it explains them

export type Scored = Readonly<Record<"routes" | "contracts" | "merchandise", number>>;

/** In how many games something was done, by its number. */
type Counts = Readonly<Record<number, number>>;

/** What came of some games, by seat: sums of shares of victory and of points, which routes were claimed and contracts completed. */
export interface Endings {
  readonly games: number;
  readonly won: readonly number[];
  readonly points: readonly Scored[];
  readonly routes: readonly Counts[];
  readonly contracts: readonly Counts[];
}

/** Something that happened in more games after one action than after another. */
export interface Differs {
  readonly seat: number;
  readonly id: number;
  readonly better: number;
  readonly played: number;
}

/** What came of `TRIALS` games for one seat: how many it won, and its points at the end on average. */
export interface Ending {
  readonly won: number;
  readonly points: Scored;
}

/** What came of the better action, and of the one that was played. */
export interface Pair {
  readonly better: Ending;
  readonly played: Ending;
}

/** The same, and where it differs most. */
export interface Trial extends Pair {
  /** A contract of the seat that was completed more often after the better action. */
  readonly contract: Differs | null;
  /** A route that another seat claimed more often after what was played. */
  readonly route: Differs | null;
}

/** What two lots of as many games say of an action of a seat. */
export function trialOf(seat: number, better: Endings, played: Endings): Trial {
  const others = [...played.won.keys()].filter((each) => each !== seat);
  return {
    ...{ better: endingFor(better, seat), played: endingFor(played, seat) },
    contract: mostOf([seat], better.contracts, played.contracts, 1),
    route: mostOf(others, better.routes, played.routes, -1),
  };
}

/** What was done by one of these seats in many more games of the better ones (`sign` 1) or of the others (-1); null where nothing was. */
function mostOf(seats: readonly number[], better: readonly Counts[], played: readonly Counts[], sign: 1 | -1): Differs | null {
  const found = seats.flatMap((seat) =>
    Object.keys({ ...better[seat], ...played[seat] }).map((id) => ({ seat, id: Number(id), better: better[seat]![Number(id)] ?? 0, played: played[seat]![Number(id)] ?? 0 })),
  );
  const more = (each: Differs): number => sign * (each.better - each.played);
  const [most] = found.sort((one, other) => more(other) - more(one));
  return most && more(most) >= MANY ? most : null;
}

/** How many more of its games the better action won. */
export function gainOf({ better, played }: Pair): number {
  return better.won - played.won;
}

/** Whether the games say, too, that it was a mistake. */
export function isBacked(pair: Pair): boolean {
  return gainOf(pair) >= BACKED;
}

/** Who plays a game on, as a kernel takes it: bots as they are; those that look ahead, and people, are played by the net. */
export function botsOf(seats: readonly SeatPlan[]): number {
  const numbers = seats.map(({ kind, level }) => (kind === "bot" ? 1 + BOTS.indexOf((LEVELS[level ?? ""] ?? level ?? "").split("@")[0]!) : 0));
  return numbers.reduce((all, number, seat) => all | (number << (BOT_BITS * seat)), 0);
}

/** Two lots of games as one. */
export function together(one: Endings, other: Endings): Endings {
  return {
    games: one.games + other.games,
    won: one.won.map((won, seat) => won + other.won[seat]!),
    points: one.points.map((points, seat) => added(points, other.points[seat]!)),
    routes: one.routes.map((routes, seat) => counted(routes, other.routes[seat]!)),
    contracts: one.contracts.map((contracts, seat) => counted(contracts, other.contracts[seat]!)),
  };
}

/** What the games came to for one seat. */
export function endingFor({ games, won, points }: Endings, seat: number): Ending {
  const { routes, contracts, merchandise } = points[seat]!;
  return {
    won: Math.round((TRIALS * won[seat]!) / games),
    points: { routes: routes / games, contracts: contracts / games, merchandise: merchandise / games },
  };
}

/** Each seat's share of victory, and its points at the end on average. */
export function meansOf({ games, won, points }: Endings): { readonly chances: number[]; readonly points: number[] } {
  return { chances: won.map((each) => each / games), points: points.map(({ routes, contracts, merchandise }) => (routes + contracts + merchandise) / games) };
}

/** Plays games on, a few at a time: whoever asks may do something else at each yield. */
export class Trials {
  private readonly room: State;
  private readonly seen: Observation;

  constructor(
    private readonly rules: Rules,
    private readonly net: Net,
    private readonly bots: number,
  ) {
    this.room = rules.newState();
    this.seen = rules.newObservation();
  }

  /** What comes of a state in the games from number `low` to before `high`, after an action of `mover` where one is named. */
  *endings(state: State, low: number, high: number, mover = 0, action = NO_ACTION): Generator<void, Endings, void> {
    const { rules, room, seen, net, bots } = this;
    const { wasm, tables, work } = rules;
    let all: Endings | null = null;
    for (let number = low; number < high; number++) {
      wasm.play_on(tables, state.at, room.at, seen.at, work, net.at, net.desk.at, mover, action, number, bots);
      const { scores, winners } = outcomeOf(rules, room)!;
      const one: Endings = {
        games: 1,
        won: scores.map((_, seat) => Number(winners.includes(seat)) / winners.length),
        points: scores.map(({ routes, contracts, merchandise }) => ({ routes: sumOf(routes), contracts: sumOf(contracts), merchandise: merchandise.points })),
        routes: scores.map(({ routes }) => Object.fromEntries(routes.map(({ route }) => [route, 1]))),
        contracts: scores.map(({ contracts }) => Object.fromEntries(contracts.filter(({ completed }) => completed).map(({ contract }) => [contract, 1]))),
      };
      all = all ? together(all, one) : one;
      if (number % AT_ONCE === AT_ONCE - 1) yield;
    }
    return all!;
  }
}

function added(one: Scored, other: Scored): Scored {
  return { routes: one.routes + other.routes, contracts: one.contracts + other.contracts, merchandise: one.merchandise + other.merchandise };
}

function counted(one: Counts, other: Counts): Counts {
  const all: Record<number, number> = { ...one };
  for (const [id, games] of Object.entries(other)) all[Number(id)] = (all[Number(id)] ?? 0) + games;
  return all;
}

function sumOf(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}
