/** Looks at a finished game away from the page, and answers for the master on the way. */
import { botOf, decide, type Bot } from "../game/bots.ts";
import { actionWords } from "../game/board.ts";
import { replay } from "../game/game.ts";
import { NoNet } from "../game/weights.ts";
import type { GameRecord } from "../generated/game.ts";
import { marketOf } from "../game/view.ts";
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
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly master: Bot;
}
let desk: Promise<Desk> | null = null;

async function prepare(record: GameRecord): Promise<Desk> {
  const { rules, net, judge } = await loadBench();
  const reviewer = new Reviewer(rules, net, judge);
  return { walk: new Walk(rules, reviewer, record), rules, record, master: botOf(rules, "master", net) };
}

async function begin(record: GameRecord): Promise<void> {
  desk = prepare(record);
  const { walk } = await desk;
  say({ type: "start", chances: walk.start });
  while (!walk.isDone) {
    say({ type: "step", ...walk.next() });
    await breathe();
  }
  say({ type: "done", accounts: walk.accounts(), dearest: walk.dearest() });
}

/** What the seat of an action knew before it. */
function knownBefore(rules: Rules, record: GameRecord, number: number): Observation {
  return replay(rules, record, number - 1).observation(record.actions[number - 1]!.seat);
}

/** The master knows what the seat knew, and no more. */
async function ask(number: number): Promise<void> {
  const { rules, record, master } = await desk!;
  const seen = knownBefore(rules, record, number);
  const market = marketOf(seen.market);
  rules.seedChoices(SEED); // the same question has the same answer
  const chosen = decide(master.think(seen)); // without a rest: what it works with is also the walk's
  say({ type: "master", number, action: actionWords(chosen, market) });
}

/** Do what a message asks for. */
function heed(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "begin":
      return begin(message.record);
    case "ask":
      return ask(message.number);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof NoNet) return "net";
  return error instanceof Unfinished ? "unfinished" : "other";
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  heed(data).catch((error: unknown) => say({ type: "failed", problem: problemOf(error), reason: String(error) }));
};
