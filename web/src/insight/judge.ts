/** A seat's chances, from what it may know: as damrak/insight/judge.py. */
import { DEALS, FIT, GLANCES, SEED, TRIALS } from "../generated/insight.ts";
import type { Net, Observation, Rules, Sight } from "../rules/rules.ts";

/** Chances after actions and the net's logits, by their numbers; the legal ones, and those tried closely; a usual player's mean chance. */
export interface Weighed {
  readonly worth: Float64Array;
  readonly liked: Float64Array;
  readonly legal: readonly number[];
  readonly closely: readonly number[];
  readonly usual: number;
}

export class Judge {
  private readonly sight: Sight;

  constructor(
    private readonly rules: Rules,
    net: Net,
  ) {
    const glass = rules.newGlass(FIT);
    glass.seed[0] = SEED;
    this.sight = { net, glass, look: rules.newObservation(), room: rules.newState() };
  }

  /** The viewer's chance to win, while the game goes on. */
  chance(seen: Observation): number {
    return this.rules.chanceNow(seen, this.sight, DEALS);
  }

  /** What each action of the viewer, who decides, is worth to it; the one played is tried closely. */
  actions(seen: Observation, played: number): Weighed {
    this.rules.weighActions(seen, this.sight, TRIALS, played);
    const { worth, liked, same, tried, usual } = this.sight.glass;
    const legal = Array.from(worth.keys()).filter((action) => worth[action]! >= 0);
    const closely = legal.filter((action) => Number(same[action]) === action && tried[action]! >= TRIALS);
    return { worth: worth.slice(), liked: liked.slice(), legal, closely, usual: usual[0]! };
  }

  /** The viewer's mean chance after an action of its own, or a market card of another's. */
  after(seen: Observation, action: number): number {
    return this.rules.chanceAfter(seen, this.sight, GLANCES, action);
  }
}
