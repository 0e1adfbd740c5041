/** Bots of every level: each is handed what its seat may know, nothing else. */
import { BOTS, LEVELS } from "../generated/facts.ts";
import type { Net, Observation, Rules, Steps } from "../rules/rules.ts";
import { needsNet } from "./seating.ts";

const PATIENCE = 800; // milliseconds that anybody waits for a bot
const MASTER_PATIENCE = 3000; // and for the strongest: it ends early where a device needs longer

export interface Bot {
  /** The number of a legal action for the viewer; whoever asks may do something else at each yield. */
  think(seen: Observation): Thought;
}

/** A choice on its way. */
export type Thought = Generator<void, number, void>;

/** A bot of a level for people (`apprentice` to `master`). */
export function botOf(rules: Rules, level: string, net: Net | null = null): Bot {
  const [name, budget] = (LEVELS[level] ?? level).split("@");
  if (needsNet(level) && !net) throw new RangeError(`${level} has no net`);
  if (name === "net") return atOnce((seen) => rules.chooseNet(seen, net!));
  if (name === "guided") {
    const guide = rules.newGuide();
    return new Thinker(rules, (seen) => rules.guidedSteps(seen, net!, guide), limits(budget!, MASTER_PATIENCE));
  }
  if (name === "search") {
    const [room, search] = [rules.newState(), rules.newSearch()];
    return new Thinker(rules, (seen) => rules.searchSteps(seen, room, search), limits(budget!, PATIENCE));
  }
  const number = BOTS.indexOf(name!);
  if (number < 0) throw new RangeError(`there is no bot ${level}`);
  return atOnce((seen) => rules.chooseBot(number, seen));
}

function atOnce(choose: (seen: Observation) => number): Bot {
  return {
    *think(seen) {
      return choose(seen);
    },
  };
}

/** Simulations and milliseconds at a table of so many. */
type Limits = (players: number) => [simulations: number, milliseconds: number];

/**
 * Limits of a budget, as `200ms`, `1000`, or `900/600/300` for tables of two, three and four; a slow
 * device does fewer simulations.
 */
function limits(budget: string, patience: number): Limits {
  const numbers = budget.split("/").map((number) => Number.parseInt(number, 10));
  if (budget.endsWith("ms")) return () => [Infinity, numbers[0]!];
  return (players) => [numbers[players - 2] ?? numbers[0]!, patience];
}

/** Looks ahead within its limits. */
class Thinker implements Bot {
  private readonly seen: Observation;

  constructor(
    private readonly rules: Rules,
    private readonly stepsFrom: (seen: Observation) => Steps,
    private readonly limits: Limits,
  ) {
    this.seen = rules.newObservation();
  }

  *think(seen: Observation): Thought {
    const legal = this.rules.legalForViewer(seen);
    if (legal.length === 1) return legal[0]!;
    this.seen.bytes.set(seen.bytes); // others may look at something else meanwhile
    return yield* lookAhead(this.stepsFrom(this.seen), ...this.limits(seen.players[0]!));
  }
}

/** The choice after so many simulations, in rounds of equal length; by the clock where that runs out. */
export function* lookAhead(steps: Steps, simulations: number, milliseconds = Infinity): Thought {
  const started = performance.now();
  const rounds = steps.begin();
  let left = simulations;
  for (let round = 1; round <= rounds; round++) {
    let part = Math.floor(left / (rounds - round + 1));
    while (part > 0 && performance.now() < started + (milliseconds * round) / rounds) {
      const done = steps.compare();
      if (!done) break;
      part -= done;
      left -= done;
      yield;
    }
    if (round < rounds) steps.halve();
  }
  return steps.best();
}

/** The choice, without a rest. */
export function decide(thought: Thought): number {
  for (;;) {
    const { done, value } = thought.next();
    if (done) return value;
  }
}
