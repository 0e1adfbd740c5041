/** Looks at a finished game away from the page, and answers for the master on the way. */
import { botOf, decide, type Bot } from "../game/bots.ts";
import { actionNumber, actionWords } from "../game/board.ts";
import { replay } from "../game/game.ts";
import { NoNet } from "../game/weights.ts";
import type { GameRecord } from "../generated/game.ts";
import { marketOf } from "../game/view.ts";
import type { Card } from "../game/types.ts";
import { SEED } from "../generated/insight.ts";
import type { Observation, Rules } from "../rules/rules.ts";
import type { FromWorker, Problem, ToWorker } from "./messages.ts";
import { loadBench } from "./loading.ts";
import { Reviewer } from "./reviewer.ts";
import { Unfinished, Walk } from "./walk.ts";

const say = (message: FromWorker): void => postMessage(message);
/** Lets questions be heard between two actions. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Desk {
  readonly walk: Walk;
  readonly reviewer: Reviewer;
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly master: Bot;
  /** By the number of an action about which the master has had its say: whether it would have done the same. */
  readonly answers: Map<number, boolean>;
}
let desk: Promise<Desk> | null = null;

async function prepare(record: GameRecord): Promise<Desk> {
  const { rules, net, judge } = await loadBench();
  const reviewer = new Reviewer(rules, net, judge);
  return { walk: new Walk(rules, reviewer, record), reviewer, rules, record, master: botOf(rules, "master", net), answers: new Map() };
}

async function begin(record: GameRecord): Promise<void> {
  desk = prepare(record);
  const { walk } = await desk;
  say({ type: "start", chances: walk.start, forecast: walk.forecast });
  while (!walk.isDone) {
    say({ type: "step", ...walk.next() });
    await breathe();
  }
  say({ type: "done", accounts: walk.accounts() });
}

/** What the seat of an action knew before it. */
function knownBefore(rules: Rules, record: GameRecord, number: number): Observation {
  return replay(rules, record, number - 1).observation(record.actions[number - 1]!.seat);
}

/** The master knows what the seat knew, and no more. */
async function ask(number: number): Promise<void> {
  const { rules, record, master, answers } = await desk!;
  if (answers.has(number)) return;
  const seen = knownBefore(rules, record, number);
  const market = marketOf(seen.market);
  rules.seedChoices(SEED); // the same question has the same answer
  const chosen = decide(master.think(seen)); // without a rest: what it works with is also the walk's
  answers.set(number, isSame(chosen, actionNumber(record.actions[number - 1]!.action, market), market));
  say({ type: "master", number, action: actionWords(chosen, market) });
}

/** Whether two actions come to the same: equal cards lie at several places of the market. */
function isSame(one: number, other: number, market: readonly (Card | null)[]): boolean {
  return one === other || (market[one] !== undefined && market[one] === market[other]);
}

/** The weighing of a few deals may be wrong, so the master, who looks ahead, is asked about each decision that is told. */
async function tell(seat: number): Promise<void> {
  const { walk, reviewer, answers } = await desk!;
  const unasked = (): number | undefined => {
    answers.forEach((agrees, number) => agrees && reviewer.agree(number));
    return walk.mattered(seat).find((each) => !answers.has(each));
  };
  for (let number = unasked(); number !== undefined; number = unasked()) {
    await ask(number);
    await breathe();
  }
  say({ type: "told", seat, told: walk.told(seat) });
}

/** Do what a message asks for. */
function heed(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "begin":
      return begin(message.record);
    case "ask":
      return ask(message.number);
    case "tell":
      return tell(message.seat);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof NoNet) return "net";
  return error instanceof Unfinished ? "unfinished" : "other";
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  heed(data).catch((error: unknown) => say({ type: "failed", problem: problemOf(error), reason: String(error) }));
};
