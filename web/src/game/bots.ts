/** Bots of every level: each is handed what its seat may know, nothing else. */
import { BOTS, LEVELS, type Net, type Observation, type Rules, type Search, type State } from "../generated/rules.ts";
import { needsNet } from "./plan.ts";

const PATIENCE = 800; // milliseconds that anybody waits for a bot

export interface Bot {
  /** The number of a legal action for the viewer of this observation. */
  choose(seen: Observation): number;
}

/** A bot of a level for people (`apprentice` to `master`). */
export function botOf(rules: Rules, level: string, net: Net | null = null): Bot {
  const [name, budget] = (LEVELS[level] ?? level).split("@");
  if (needsNet(level)) {
    if (!net) throw new RangeError(`${level} has no net`);
    return { choose: (seen) => rules.chooseNet(seen, net) };
  }
  if (name === "search") return new Thinker(rules, ...limits(budget!));
  const number = BOTS.indexOf(name!);
  if (number < 0) throw new RangeError(`there is no bot ${level}`);
  return { choose: (seen) => rules.chooseBot(number, seen) };
}

/** Milliseconds and simulations of a budget, as `200ms` or `1000`; a slow device does fewer. */
function limits(budget: string): [number, number] {
  const number = Number.parseInt(budget, 10);
  return budget.endsWith("ms") ? [number, Infinity] : [PATIENCE, number];
}

/** Looks ahead within its limits. */
class Thinker implements Bot {
  private readonly search: Search;
  private readonly room: State;

  constructor(
    private readonly rules: Rules,
    private readonly milliseconds: number,
    private readonly simulations: number,
  ) {
    this.search = rules.newSearch();
    this.room = rules.newState();
  }

  choose(seen: Observation): number {
    const legal = this.rules.legalForViewer(seen);
    return legal.length === 1 ? legal[0]! : this.think(seen);
  }

  private think(seen: Observation): number {
    return this.rules.thinkFor(seen, this.room, this.search, this.milliseconds, this.simulations);
  }
}
