/** A coach that says what speaks for the action to which a lesson leads. */
import { leadingChoice, type Seen } from "../game/leading.ts";
import type { Coach } from "../insight/coach.ts";
import type { Observation } from "../rules/rules.ts";

/** The same coach; it advises its own choice only where the contracts in hand ask for none. */
export function ledBy(coach: Coach, seen: Seen): Coach {
  const lead = leadingChoice(seen);
  const pick = (observation: Observation): number => {
    const own = coach.pick(observation);
    return lead ?? own;
  };
  return Object.create(coach, { pick: { value: pick } }) as Coach;
}
