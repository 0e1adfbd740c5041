/** The choices of a seat that mattered: the dearest of those that the master would not have made. */
import { MATTERED } from "../generated/insight.ts";
import { dearest } from "./account.ts";
import type { Decision } from "./report.ts";

/** So many of the dearest are put before the master. */
const TRIED = 8;

export interface Mattered {
  readonly told: readonly Decision[];
  /** The numbers of those about which the master is yet to be asked. */
  readonly wanted: readonly number[];
}

/** What gave most away by the weighing of a few deals need not be a fault: the master, who looks ahead, has a say. */
export function matteredOf(
  decisions: readonly Decision[],
  seat: number,
  agrees: (decision: Decision) => boolean | null,
): Mattered {
  const own = dearest(decisions.filter((each) => each.seat === seat)).slice(0, TRIED);
  const [told, wanted]: [Decision[], number[]] = [[], []];
  for (const decision of own) {
    if (told.length + wanted.length === MATTERED) break;
    const same = agrees(decision);
    if (same === null) wanted.push(decision.number);
    else if (!same) told.push(decision);
  }
  return { told, wanted };
}
