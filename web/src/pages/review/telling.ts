/** Which of all that speaks about a decision is told, so that it can be believed. */
import type { Decision } from "../../insight/report.ts";
import { nextBest } from "../../insight/account.ts";
import { equalsOf } from "../../insight/mattered.ts";
import { ROUTES } from "../../table/model/board.ts";
import type { Credit, Kind, Sequel } from "./sequel.ts";

/** What a fact is about: two that are told together differ in it. */
const SUBJECTS: Readonly<Record<Kind, "route" | "cards" | "contract" | "points" | "wait">> = {
  ...({ cut: "route", round: "route", taken: "route" } as const),
  ...({ setback: "cards", lacked: "cards", short: "cards", idle: "cards", spare: "cards" } as const),
  ...({ kept: "contract", returned: "contract", drawn: "contract", open: "contract", none: "contract", late: "contract" } as const),
  ...({ ended: "points", goods: "points", unused: "points" } as const),
  free: "wait",
};
const faults = (...names: string[]): string[] => names.map((name) => `insight-fault-${name}`);
const whys = (...names: string[]): string[] => names.map((name) => `coach-why-${name}`);
const notes = (...names: string[]): string[] => names.map((name) => `coach-note-${name}`);
const FEWER = "insight-fault-fewer";
/** Faults that the rules and printed numbers prove: of what was played alone, and beside one better action. */
const OWN_FAULTS = faults("ends", "single");
const PROVEN = [...OWN_FAULTS, ...faults("last", "wilds"), FEWER];
/** Faults that are told only where the record has nothing to say. */
const GUESSED = faults("spends", "paid", "idle", "odds", "late", "open");
/** What presses and is a fact; that a rival may come is told by the record, once it happened. */
const NOTES = notes("last", "begins", "bridge");
/** What speaks for an action in general, or presses in general. */
const WEAK = [...whys("spread", "pair", "hidden", "wild", "block", "goods", "new"), ...notes("ending", "ending-own")];
/** What speaks for an action and can be checked on the board. */
const STRONG = whys("complete", "way", "card", "card-way", "done", "near", "ready", "share", "lost", "carts");

const SURE = 0.05;
/** So many options must have been compared before one is called the best of the game, unless there were fewer. */
const COMPARED = 3;
const LEAD = 0.03; // by which a choice must have been ahead of all others to be praised
const SLIP = 0.02; // less is not worth a word
const FEW = 2; // cards that are soon found

/** Whether a fact says why another choice was better: that a route could wait does not. */
function isTelling({ kind }: Sequel): boolean {
  return kind !== "free";
}

/** What the reason of a decision says that can be believed; nothing of one action where others were as good. */
function soundKeys(decision: Decision): string[] {
  const { keys, arguments: told } = decision.reason ?? { keys: [], arguments: {} };
  if (equalsOf(decision).length > 1) return keys.filter((key) => OWN_FAULTS.includes(key));
  const all = hasFewer(decision) && !keys.includes(FEWER) ? [...keys, FEWER] : keys;
  return all.filter((key) => (key === "coach-why-card" ? isWorth(told["route"]!, told["missing"]!) : key !== "coach-why-card-way" || told["missing"]! <= FEW));
}

/** Whether a route without a contract brings much for the few cards that it lacks. */
function isWorth(route: number, missing: number): boolean {
  return ROUTES[route]!.points > 3 * missing;
}

/** Whether a claim brought much less than the better one. */
function hasFewer({ action, best, reason }: Decision): boolean {
  const { points = 0, was_points: had = 0, route, was_route: was } = reason?.arguments ?? {};
  return [action, best].every((each) => each.startsWith("claim ")) && route !== was && points > 2 * had;
}

/** Whether something that can be checked says why another choice was better; a claim has points and a step on the way to speak for it. */
function isExplained(decision: Decision, sequels: readonly Sequel[]): boolean {
  const sound = decision.action.startsWith("claim ") ? PROVEN : [...PROVEN, ...STRONG];
  return sequels.some(isTelling) || soundKeys(decision).some((key) => sound.includes(key));
}

/**
 * Whether it can be believed that a decision was a mistake: the game was open, and the mistake can be explained. Nobody
 * believes it of what cost next to nothing, completed a contract or led to victory.
 */
export function isBelieved(decision: Decision, sequels: readonly Sequel[], chance: number, credit: Credit | null = null): boolean {
  return !credit && decision.regret >= SLIP && isOpen(chance) && isExplained(decision, sequels);
}

function isOpen(chance: number): boolean {
  return chance > SURE && chance < 1 - SURE;
}

/**
 * The best choice of a seat: the one that was furthest ahead of what else it could do, while the game was open and there
 * was something to choose from. A card drawn blind is no feat.
 */
export function finestOf(decisions: readonly Decision[], chanceAt: (moment: number) => number): Decision | null {
  const lead = (each: Decision): number => each.after - nextBest(each);
  const fine = decisions.filter((each) => each.regret === 0 && each.action !== "draw deck" && lead(each) > LEAD && isPraised(each, chanceAt(each.number - 1)));
  return fine.reduce<Decision | null>((best, each) => (best && lead(best) >= lead(each) ? best : each), null);
}

/** Whether a choice may be called the best of the game. */
function isPraised({ options, choices }: Decision, chance: number): boolean {
  return isOpen(chance) && options.length > 1 && options.length >= Math.min(choices, COMPARED);
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

/** The messages of a decision's reason that are told before and beside such facts. */
export function keysBeside(decision: Decision, facts: readonly Sequel[]): string[] {
  const told = decision.reason?.arguments ?? {};
  const telling = facts.filter(isTelling);
  const isNamed = telling.some(({ told: { contract, way = contract } }) => way === told["contract"]);
  const isMissed = telling.some(({ kind }) => ["setback", "lacked", "short"].includes(kind)); // they name a route that a card was for
  return soundKeys(decision).filter((key) => {
    if (key === "insight-fault-ends") return !telling.some(({ kind }) => kind === "ended");
    if (PROVEN.includes(key) || NOTES.includes(key)) return true;
    if (GUESSED.includes(key) || WEAK.includes(key)) return !telling.length;
    return key.startsWith("coach-why-") && !(isMissed && (key === "coach-why-card" || (isNamed && key === "coach-why-card-way")));
  });
}
