/** Hints as data: what the coach (insight/coach.ts) would do, and why. */
import { COACH, STRENGTHS } from "../generated/facts.ts";
import type { Advice } from "../rules/rules.ts";

/** What speaks for an action; words for numbers as in damrak/insight/kernels/reasons.py. */
export interface Hint {
  readonly action: number;
  readonly kind: (typeof COACH.kinds)[number];
  readonly thought: (typeof COACH.reasons)[number];
  readonly reason: (typeof COACH.reasons)[number];
  readonly note: (typeof COACH.notes)[number];
  /** All its numbers by name. */
  readonly told: Readonly<Record<string, number>>;
}

/** 1: what to think about; 2: which kind of action, and why; 3: which action. */
export type Strength = (typeof STRENGTHS)[number];

/** The numbers of an advice with their names. */
export function readAdvice(advice: Advice): Hint {
  const { bytes } = advice;
  const numbers = new Int32Array(bytes.buffer, bytes.byteOffset, COACH.fields.length);
  const told: Record<string, number> = {};
  COACH.fields.forEach((name, place) => (told[name] = numbers[place]!));
  return {
    action: told["action"]!,
    kind: COACH.kinds[told["kind"]!]!,
    thought: COACH.reasons[told["thought"]!]!,
    reason: COACH.reasons[told["reason"]!]!,
    note: COACH.notes[told["note"]!]!,
    told,
  };
}

/** The messages of a hint, as damrak/insight/coach.py has them. */
export function keysOf({ kind, thought, reason, note, told }: Hint, strength: Strength): string[] {
  if (strength === 1) return [`coach-think-${thought}`];
  const keys = [`coach-${strength === 2 ? "kind" : "do"}-${kind}`, `coach-why-${reason}`];
  if (told["also"]! >= 0) keys.push("coach-also");
  return note === "none" ? keys : [...keys, `coach-note-${note}`];
}
