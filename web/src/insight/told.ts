/** What is told of a decision, as data: the JSON of `Judge.tell` in damrak/insight/judge.py. */
import { FACT, SEQUELS } from "../generated/insight.ts";
import type { RecordOf } from "../rules/memory.ts";
import type { Fact, Reason, Told } from "./report.ts";

/** What a kernel chose to tell of a decision with this reason. */
export function toldOf(number: number, { keys }: Reason, { chosen, tells, facts }: RecordOf<"Sequels">): Told {
  const named = (kind: string): string | undefined => keys.find((key) => key.startsWith(kind));
  const messages = [named("coach-why-"), named("coach-note-"), named("insight-fault-"), "insight-fault-fewer", "insight-reason-none"];
  const factAt = (place: number): Fact => factOf(facts.subarray(FACT.length * place, FACT.length * (place + 1)));
  return {
    number,
    keys: messages.filter((key, place) => key !== undefined && tells[place]) as string[],
    facts: Array.from(chosen).filter((place) => place >= 0).map(factAt),
  };
}

function factOf(numbers: Int32Array): Fact {
  const [kind, ...rest] = FACT.map((name, place) => [name, numbers[place]!] as const);
  return { kind: SEQUELS[kind![1]]!, arguments: Object.fromEntries(rest.filter(([, number]) => number >= 0)) };
}
