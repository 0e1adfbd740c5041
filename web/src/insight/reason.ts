/** Why the best action of a decision was better, as data: the JSON of `reason_of` in damrak/insight/coach.py. */
import { keysOf, readAdvice } from "../game/coach.ts";
import { AGAINST, FAULTS } from "../generated/insight.ts";
import type { Advice } from "../rules/rules.ts";
import type { RecordOf } from "../rules/memory.ts";
import type { Reason } from "./report.ts";

const CODES = ["action", "kind", "thought", "reason", "note", "fault", "was_kind", "was_reason", "was_note"];

/** The reason in two records that the kernel wrote: what speaks for the action, and against the other. */
export function reasonOf(advice: Advice, { bytes }: RecordOf<"Against">): Reason {
  const numbers = new Int32Array(bytes.buffer, bytes.byteOffset, AGAINST.length);
  const against = Object.fromEntries(AGAINST.map((name, place) => [name, numbers[place]!]));
  const hint = readAdvice(advice);
  const fault = FAULTS[against["fault"]!]!;
  const told = Object.entries({ ...hint.told, ...against }).filter(([name]) => !CODES.includes(name));
  return {
    keys: [
      ...keysOf(hint, 2).slice(1), // the first says what to do
      ...(fault === "none" ? [] : [`insight-fault-${fault}`]),
      ...(against["ahead"] ? ["insight-fault-ahead"] : []),
    ],
    arguments: Object.fromEntries(told),
  };
}
