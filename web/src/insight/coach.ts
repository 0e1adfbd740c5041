/** The coach: advises the viewer to do what the judge of a review holds best, and says why. */
import { readAdvice, type Hint } from "../game/coach.ts";
import type { Advice, Judgement, Net, Observation, Rules, State } from "../rules/rules.ts";
import type { Judge } from "./reviewer.ts";

export class Coach {
  private readonly seen: Observation;
  private readonly then: Observation;
  private readonly room: State;
  private readonly judgement: Judgement;
  private readonly advice: Advice;

  constructor(
    private readonly rules: Rules,
    private readonly net: Net,
    private readonly judge: Judge,
  ) {
    this.seen = rules.newObservation();
    this.then = rules.newObservation();
    this.room = rules.newState();
    this.judgement = rules.memory.create("Judgement");
    this.advice = rules.newAdvice();
  }

  /** The action for the viewer, who decides: a review finds no fault with it. */
  pick(seen: Observation): number {
    const { then, net, judge, room, judgement } = this;
    const { wasm, tables, work } = this.rules;
    this.take(seen);
    return wasm.coach_pick(tables, this.seen.at, then.at, room.at, work, net.at, net.desk.at, judge.at, judge.desk.at, judge.position.at, judgement.at);
  }

  /** What it advises, or the action that a lesson leads to, and what speaks for it. */
  hint(seen: Observation, led: number | null = null): Hint {
    this.take(seen);
    this.rules.advise(this.seen, led ?? this.pick(seen), this.advice);
    return readAdvice(this.advice);
  }

  /** The game may live in the memory of another module. */
  private take(seen: Observation): void {
    this.seen.bytes.set(seen.bytes);
  }
}
