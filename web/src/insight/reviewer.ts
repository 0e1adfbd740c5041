/** The kernels of a review, in insight.wasm; apart from the rest of the rules, because games do without them. */
import type { Pointer, RecordOf } from "../rules/memory.ts";
import type { Reason, Told } from "./report.ts";
import { reasonOf } from "./reason.ts";
import { toldOf } from "./told.ts";
import type { Advice, Judgement, Net, Observation, Rules, SeatAccount, State } from "../rules/rules.ts";

/** The judge of the chances of all seats: its weights, and what it works with. */
export interface Judge {
  readonly at: Pointer<"Judge">;
  readonly desk: RecordOf<"JudgeBuffers">;
  readonly position: RecordOf<"Position">;
}

/** A judge with these weights; nobody's kind is told to it. */
export function newJudge({ memory }: Rules, weights: Uint8Array): Judge {
  const at = memory.reserve("Judge");
  memory.write(at, weights);
  const desk = memory.create("JudgeBuffers");
  desk.kinds.fill(-1);
  return { at, desk, position: memory.create("Position") };
}

/** The chances of all seats, everything known but the order of the decks: they add up to 1. */
export function chances({ wasm, tables, work }: Rules, state: State, { at, desk, position }: Judge): Float64Array {
  wasm.find_chances(tables, state.at, work, position.at, at, desk.at);
  return desk.chances.slice(0, state.players[0]!);
}

/** Looks at a game action by action; what it finds is in the judgement, written anew each time. */
export class Reviewer {
  readonly judgement: Judgement;
  private readonly settled: SeatAccount;
  private readonly before: State;
  private readonly after: State;
  private readonly room: State;
  private readonly seen: Observation;
  private readonly then: Observation;
  private readonly advice: Advice;
  private readonly against: RecordOf<"Against">;
  private readonly course: RecordOf<"Course">;
  private readonly sequels: RecordOf<"Sequels">;
  private readonly telling: RecordOf<"Telling">;
  private now: State;

  constructor(
    private readonly rules: Rules,
    private readonly net: Net,
    private readonly judge: Judge,
  ) {
    this.judgement = rules.memory.create("Judgement");
    this.settled = rules.memory.create("SeatAccount");
    this.before = this.now = rules.newState();
    this.after = rules.newState();
    this.room = rules.newState();
    this.seen = rules.newObservation();
    this.then = rules.newObservation();
    this.advice = rules.newAdvice();
    this.against = rules.memory.create("Against");
    this.course = rules.memory.create("Course");
    this.sequels = rules.memory.create("Sequels");
    this.telling = rules.memory.create("Telling");
  }

  /** Forget all games, and look at one that has been dealt; actions will change this state. */
  begin(state: State): void {
    const { wasm, tables, work } = this.rules;
    this.now = state;
    wasm.begin_review(tables, state.at, work, ...this.judged());
    wasm.begin_course(tables, state.at, this.course.at);
  }

  /** Look at an action of the viewer; `play` carries it out. */
  look(observation: Observation, action: number, play: () => void): void {
    const { before, after, seen, then, room, net, now } = this;
    const { wasm, tables, work } = this.rules;
    before.bytes.set(now.bytes);
    seen.bytes.set(observation.bytes);
    play();
    after.bytes.set(now.bytes);
    wasm.review_action(tables, before.at, after.at, seen.at, then.at, room.at, work, net.at, net.desk.at, ...this.judged(), action);
    wasm.note_moment(tables, after.at, seen.viewer[0]!, action, work, this.course.at);
  }

  /** Why the best action of the last decision was better than what was played there; null where that is not sure. */
  reason(played: number): Reason | null {
    const { judgement, advice, against, seen } = this;
    if (!judgement.clear[0]) return null;
    const { wasm, tables, work } = this.rules;
    wasm.compare_choices(tables, seen.at, work, played, judgement.at, advice.at, against.at);
    wasm.note_better(tables, judgement.at, advice.at, against.at, this.course.at);
    return reasonOf(advice, against);
  }

  /** What the actions looked at come to for a seat; written anew at the next call. */
  account(seat: number): SeatAccount {
    const { course, settled, telling } = this;
    const { wasm, tables } = this.rules;
    wasm.write_account(tables, this.now.at, seat, this.judgement.at, settled.at);
    wasm.pick_mattered(tables, course.at, settled.at, telling.at);
    return settled;
  }

  /** What is told of a decision that matters in the last account, after those before it. */
  tell(number: number, reason: Reason): Told {
    const { course, sequels, telling } = this;
    const { wasm, tables, work } = this.rules;
    wasm.choose_facts(tables, course.at, number, work, sequels.at, telling.at);
    return toldOf(number, reason, sequels);
  }

  /** Games that were played on do not confirm it: that is no mistake to be told. */
  clear(number: number): void {
    this.course.agreed[number] = 1;
  }

  private judged() {
    const { at, desk, position } = this.judge;
    return [at, desk.at, position.at, this.judgement.at] as const;
  }
}
