/** Which of all that speaks about a decision is told, so that it can be believed. */
import type { Decision, Reason } from "../../insight/report.ts";
import type { Kind, Sequel } from "./sequel.ts";

/** What a fact is about: two that are told together differ in it. */
const SUBJECTS: Readonly<Record<Kind, "route" | "cards" | "contract" | "points" | "wait">> = {
  ...({ cut: "route", round: "route", taken: "route" } as const),
  ...({ setback: "cards", lacked: "cards", short: "cards", idle: "cards", spare: "cards" } as const),
  ...({ kept: "contract", returned: "contract", drawn: "contract", open: "contract", none: "contract", late: "contract" } as const),
  ...({ ended: "points", goods: "points", unused: "points" } as const),
  free: "wait",
};
/** Faults that the rules and printed numbers prove; the others are told only where the record has nothing to say. */
const PROVEN = ["last", "ends", "wilds", "single", "fewer"].map((fault) => `insight-fault-${fault}`);
const GUESSED = ["spends", "paid", "idle", "odds", "late", "open"].map((fault) => `insight-fault-${fault}`);
/** What presses and is a fact; that a rival may come is told by the record, once it happened. */
const NOTES = ["last", "begins", "bridge"].map((note) => `coach-note-${note}`);
/** What speaks for an action in general, or presses in general. */
const WEAK = [
  ...["spread", "pair", "hidden", "wild", "block", "new"].map((reason) => `coach-why-${reason}`),
  ...["ending", "ending-own"].map((note) => `coach-note-${note}`),
];

const SURE = 0.05;
/** So many options must have been compared before one is called the best of the game, unless there were fewer. */
const COMPARED = 3;

/** Whether a fact says why another choice was better: that a route could wait does not. */
function isTelling({ kind }: Sequel): boolean {
  return kind !== "free";
}

/** Whether something that can be checked says why another choice was better. */
function isExplained({ reason }: Decision, sequels: readonly Sequel[]): boolean {
  return sequels.some(isTelling) || (reason?.keys ?? []).some((key) => PROVEN.includes(key));
}

/**
 * How well a decision can be believed: it can be explained, and the game was open. Nobody believes one of 0, nor that a
 * claim, which brings points and a step on the way, was a mistake without a reason that can be checked.
 */
export function belief(decision: Decision, sequels: readonly Sequel[], chance: number): number {
  const explained = isExplained(decision, sequels);
  if (!explained && decision.action.startsWith("claim ")) return 0;
  return Number(explained) + Number(isOpen(chance));
}

function isOpen(chance: number): boolean {
  return chance > SURE && chance < 1 - SURE;
}

/** Whether a choice may be called the best of the game: the game was open, and there was something to choose from. */
export function isPraised({ options, choices }: Decision, chance: number): boolean {
  return isOpen(chance) && options.length >= Math.min(choices, COMPARED);
}

/** The facts to tell of each decision in turn: one that explains it, if possible of a kind not told yet, and one about something else. */
export function chosenOf(sequels: readonly (readonly Sequel[])[]): Sequel[][] {
  const [told, said] = [new Set<Kind>(), new Set<string>()];
  const again = (fact: Sequel): number => Number(told.has(fact.kind)) + Number(said.has(JSON.stringify(fact)));
  return sequels.map((all) => {
    const fresh = [...all].sort((one, other) => again(one) - again(other));
    const main = fresh.find(isTelling) ?? fresh[0];
    const second = fresh.find(({ kind }) => main && SUBJECTS[kind] !== SUBJECTS[main.kind] && !told.has(kind));
    const chosen = [main, second].filter((each) => each !== undefined);
    chosen.forEach((fact) => {
      told.add(fact.kind);
      said.add(JSON.stringify(fact));
    });
    return chosen;
  });
}

/** The messages of a reason that are told before and beside such facts. */
export function keysBeside({ keys, arguments: told }: Reason, facts: readonly Sequel[]): string[] {
  const telling = facts.filter(isTelling);
  const isNamed = telling.some(({ told: { contract } }) => contract === told["contract"]);
  const names = telling.some(({ kind, told: { route } }) => (kind === "setback" || kind === "lacked") && route === told["route"]);
  return keys.filter((key) => {
    if (key === "insight-fault-ends") return !telling.some(({ kind }) => kind === "ended");
    if (PROVEN.includes(key) || NOTES.includes(key)) return true;
    if (GUESSED.includes(key) || WEAK.includes(key)) return !telling.length;
    return key.startsWith("coach-why-") && !(names && (key === "coach-why-card" || (isNamed && key === "coach-why-card-way")));
  });
}
