/** The choices of a seat that mattered: the dearest of those that the master would not have made. */
import { MATTERED } from "../generated/insight.ts";
import type { Decision } from "./report.ts";

export interface Mattered {
  readonly told: readonly Decision[];
  /** The numbers of those about which the master is yet to be asked. */
  readonly wanted: readonly number[];
}

const EQUAL = 0.01; // a game in a hundred: nobody can tell such options apart

/** The options as good as the best, itself first. */
export function equalsOf({ action, best, after, regret, options }: Decision): string[] {
  const isEqual = (each: Decision["options"][number]): boolean => each.chance > after + regret - EQUAL;
  const others = options.filter((each) => each.action !== action && each.action !== best && isEqual(each));
  return [best, ...others.map((each) => each.action)];
}

/**
 * Of the dearest decisions of a seat, the worst first, those to be told, in the order of the game: those that can be
 * believed, and a claim that was missed several times only once. The weighing of a few deals may be
 * wrong, so the master, who looks ahead, has a say.
 */
export function matteredOf(
  dearest: readonly Decision[],
  agrees: (decision: Decision) => boolean | null,
  isBelieved: (decision: Decision) => boolean,
): Mattered {
  const [told, wanted]: [Decision[], number[]] = [[], []];
  const missed = new Set<string>();
  for (const decision of dearest.filter(isBelieved)) {
    if (told.length + wanted.length === MATTERED) break;
    const claim = claimOf(decision);
    const same = agrees(decision);
    if (same || (claim !== null && missed.has(claim))) continue;
    if (claim !== null) missed.add(claim);
    if (same === null) wanted.push(decision.number);
    else told.push(decision);
  }
  return { told: told.sort((one, other) => one.number - other.number), wanted };
}

/** The route whose claim was better, whatever is paid for it; null if it was none. */
function claimOf({ best }: Decision): string | null {
  return best.startsWith("claim ") ? best.split(" ", 3).join(" ") : null;
}
