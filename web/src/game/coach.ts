/** Hints: what the coach would do and why, from what one seat may know. Lives in a worker. */
import { COACH, STRENGTHS } from "../generated/facts.ts";
import type { Advice, Guide, Net, Observation, Rules } from "../rules/rules.ts";
import { decide, lookAhead } from "./bots.ts";

/** How far the coach looks ahead, and for how many milliseconds at most. */
const SIMULATIONS = 150;
const PATIENCE = 800;

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

export class Coach {
  private readonly guide: Guide;
  private readonly advice: Advice;

  constructor(
    private readonly rules: Rules,
    private readonly net: Net,
  ) {
    this.guide = rules.newGuide();
    this.advice = rules.newAdvice();
  }

  /** A hint for the viewer, who decides. */
  hint(seen: Observation): Hint {
    const { rules, net, advice } = this;
    const action = decide(lookAhead(rules.guidedSteps(seen, net, this.guide), SIMULATIONS, PATIENCE));
    rules.advise(seen, action, advice);
    return readAdvice(advice);
  }
}

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
export function keysOf({ kind, thought, reason, note }: Hint, strength: Strength): string[] {
  if (strength === 1) return [`coach-think-${thought}`];
  const keys = [`coach-${strength === 2 ? "kind" : "do"}-${kind}`, `coach-why-${reason}`];
  return note === "none" ? keys : [...keys, `coach-note-${note}`];
}
