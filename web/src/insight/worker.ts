/** Looks at a finished game away from the page, and answers for the master on the way. */
import { botOf, decide, type Bot } from "../game/bots.ts";
import { actionNumber, actionWords } from "../game/board.ts";
import { replay } from "../game/game.ts";
import { NoNet } from "../game/weights.ts";
import type { GameRecord } from "../generated/game.ts";
import { marketOf } from "../game/view.ts";
import { SEED } from "../generated/insight.ts";
import type { Rules } from "../rules/rules.ts";
import type { FromWorker, Problem, ToWorker } from "./messages.ts";
import { loadBench } from "./loading.ts";
import { Reviewer } from "./reviewer.ts";
import { isBacked, Trials, type Ending, type Trial } from "./trial.ts";
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
  readonly trials: Trials;
  /** By the number of an action: what is being found out about it, once. */
  readonly tried: Map<number, Promise<Trial | null>>;
  readonly asked: Map<number, Promise<void>>;
}
let desk: Promise<Desk> | null = null;

async function prepare(record: GameRecord, bots: number): Promise<Desk> {
  const { rules, net, judge } = await loadBench();
  const reviewer = new Reviewer(rules, net, judge);
  return { walk: new Walk(rules, reviewer, record), reviewer, rules, record, master: botOf(rules, "master", net), trials: new Trials(rules, net, bots), tried: new Map(), asked: new Map() };
}

async function begin(record: GameRecord, bots: number): Promise<void> {
  desk = prepare(record, bots);
  const { walk } = await desk;
  say({ type: "start", chances: walk.start, forecast: walk.forecast });
  while (!walk.isDone) {
    say({ type: "step", ...walk.next() });
    await breathe();
  }
  say({ type: "done", accounts: walk.accounts() });
}

/** What another call with this number began already, or begins now. */
function once<Found>(kept: Map<number, Promise<Found>>, number: number, find: (number: number) => Promise<Found>): Promise<Found> {
  if (!kept.has(number)) kept.set(number, find(number));
  return kept.get(number)!;
}

/** Games from a moment that are played on after what seems a mistake and after the better action; null where nothing does. */
async function tryOut(number: number): Promise<Trial | null> {
  const { walk, rules, record, trials } = await desk!;
  while (walk.decisions.length < number) await breathe();
  const { action, best, seat, reason } = walk.decisions[number - 1]!;
  if (!reason) return null;
  const { state } = replay(rules, record, number - 1);
  const market = marketOf(state.market);
  const better = await withRests(trials.ending(state, seat, actionNumber(best, market)));
  return { better, played: await withRests(trials.ending(state, seat, actionNumber(action, market))) };
}

/** What the master would have done: where games confirm a mistake the better action, elsewhere what it thinks of what the seat knew. */
async function consider(number: number): Promise<void> {
  const { walk, rules, record, master, tried } = await desk!;
  const trial = await once(tried, number, tryOut);
  if (trial && isBacked(trial)) return say({ type: "master", number, said: { action: walk.decisions[number - 1]!.best, trial } });
  const seen = replay(rules, record, number - 1).observation(record.actions[number - 1]!.seat);
  rules.seedChoices(SEED); // the same question has the same answer
  const chosen = decide(master.think(seen)); // without a rest: what it works with is also the walk's
  say({ type: "master", number, said: { action: actionWords(chosen, marketOf(seen.market)), trial } });
}

async function ask(number: number): Promise<void> {
  return once((await desk!).asked, number, consider);
}

/** What the games come to; questions are heard meanwhile. */
async function withRests(games: Generator<void, Ending, void>): Promise<Ending> {
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
    await breathe();
  }
}

/** The weighing of a few deals may be wrong, so each decision that is to be told is put on trial first. */
async function tell(seat: number): Promise<void> {
  const { walk, reviewer, tried } = await desk!;
  const confirmed = new Set<number>();
  for (let number: number | undefined; (number = walk.mattered(seat).find((each) => !confirmed.has(each))); ) {
    if (isBacked((await once(tried, number, tryOut))!)) {
      confirmed.add(number);
      await ask(number);
    } else reviewer.clear(number);
  }
  say({ type: "told", seat, told: walk.told(seat) });
}

/** How often a seat wins from a moment, whoever is to move there. */
async function weigh(seat: number, moment: number): Promise<void> {
  const { rules, record, trials } = await desk!;
  const { won } = await withRests(trials.ending(replay(rules, record, moment).state, seat));
  say({ type: "weighed", seat, moment, won });
}

/** Do what a message asks for. */
function heed(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "begin":
      return begin(message.record, message.bots);
    case "ask":
      return ask(message.number);
    case "tell":
      return tell(message.seat);
    case "weigh":
      return weigh(message.seat, message.moment);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof NoNet) return "net";
  return error instanceof Unfinished ? "unfinished" : "other";
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  heed(data).catch((error: unknown) => say({ type: "failed", problem: problemOf(error), reason: String(error) }));
};
