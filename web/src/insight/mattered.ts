/** The choices of a seat that mattered: the dearest of those that the master would not have made. */
import { MATTERED } from "../generated/insight.ts";
import type { Decision } from "./report.ts";

export interface Mattered {
  readonly told: readonly Decision[];
  /** The numbers of those about which the master is yet to be asked. */
  readonly wanted: readonly number[];
}

/**
 * Of the dearest decisions of a seat, the worst first, those to be told: those of more belief come before others, those
 * of none are left out, and a claim that was missed several times is told once. The weighing of a few deals may be
 * wrong, so the master, who looks ahead, has a say.
 */
export function matteredOf(
  dearest: readonly Decision[],
  agrees: (decision: Decision) => boolean | null,
  belief: (decision: Decision) => number,
): Mattered {
  const [told, wanted]: [Decision[], number[]] = [[], []];
  const missed = new Set<string>();
  for (const decision of [...dearest].sort((one, other) => belief(other) - belief(one))) {
    if (told.length + wanted.length === MATTERED || !belief(decision)) break;
    const claim = claimOf(decision);
    const same = agrees(decision);
    if (same || (claim !== null && missed.has(claim))) continue;
    if (claim !== null) missed.add(claim);
    if (same === null) wanted.push(decision.number);
    else told.push(decision);
  }
  return { told: dearest.filter((each) => told.includes(each)), wanted };
}

/** The route whose claim was better, whatever is paid for it; null if it was none. */
function claimOf({ best }: Decision): string | null {
  return best.startsWith("claim ") ? best.split(" ", 3).join(" ") : null;
}
