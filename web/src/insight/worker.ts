/** Looks at a finished game away from the page, and answers for the master on the way. */
import { botOf, decide, type Bot } from "../game/bots.ts";
import { actionNumber, actionWords } from "../game/board.ts";
import { replay } from "../game/game.ts";
import { NoNet } from "../game/weights.ts";
import type { GameRecord } from "../generated/game.ts";
import { marketOf } from "../game/view.ts";
import { SEED, TRIALS } from "../generated/insight.ts";
import type { Rules } from "../rules/rules.ts";
import type { FromWorker, Problem, Said, ToWorker } from "./messages.ts";
import { loadBench } from "./loading.ts";
import { Reviewer } from "./reviewer.ts";
import { isAdvised } from "./account.ts";
import { gainOf, isBacked, trialOf, Trials, type Endings, type Trial } from "./trial.ts";
import { Unfinished, Walk } from "./walk.ts";

const MOST = 5; // mistakes that are told of a seat

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
  /** What is told as a mistake because the master would have done better. */
  readonly found: Map<number, Said>;
}
let desk: Promise<Desk> | null = null;

async function prepare(record: GameRecord, bots: number): Promise<Desk> {
  const { rules, net, judge } = await loadBench();
  const reviewer = new Reviewer(rules, net, judge);
  return { walk: new Walk(rules, reviewer, record), reviewer, rules, record, master: botOf(rules, "master", net), trials: new Trials(rules, net, bots), tried: new Map(), asked: new Map(), found: new Map() };
}

async function join(record: GameRecord, bots: number): Promise<void> {
  desk = prepare(record, bots);
  await desk;
}

async function begin(record: GameRecord, bots: number): Promise<void> {
  await join(record, bots);
  const { walk } = await desk!;
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
  const { walk } = await desk!;
  while (walk.decisions.length < number) await breathe();
  const { best, reason } = walk.decisions[number - 1]!;
  return reason ? compare(number, best) : null;
}

/** Games that are played on after another action and after the one that was played. */
async function compare(number: number, other: string): Promise<Trial> {
  const { rules, record, trials } = await desk!;
  const { seat, action } = record.actions[number - 1]!;
  const { state } = replay(rules, record, number - 1);
  const market = marketOf(state.market);
  const after = (each: string): Promise<Endings> => withRests(trials.endings(state, 0, TRIALS, seat, actionNumber(each, market)));
  const better = await after(other);
  return trialOf(seat, better, await after(action));
}

/** What the master would have done: where games confirm a mistake the better action, elsewhere what it thinks of what the seat knew. */
async function consider(number: number): Promise<void> {
  const { walk, tried } = await desk!;
  const trial = await once(tried, number, tryOut);
  if (trial && isBacked(trial)) return say({ type: "master", number, said: { action: walk.decisions[number - 1]!.best, trial } });
  const action = await masterAt(number);
  say({ type: "master", number, said: (await desk!).found.get(number) ?? { action, trial } }); // asked once more, it says the same
}

/** What the master would have done by what the seat knew. */
async function masterAt(number: number): Promise<string> {
  const { rules, record, master } = await desk!;
  const seen = replay(rules, record, number - 1).observation(record.actions[number - 1]!.seat);
  rules.seedChoices(SEED); // the same question has the same answer
  const chosen = decide(master.think(seen)); // without a rest: what it works with is also the walk's
  return actionWords(chosen, marketOf(seen.market));
}

async function ask(number: number): Promise<void> {
  return once((await desk!).asked, number, consider);
}

/** What the games come to; questions are heard meanwhile. */
async function withRests(games: Generator<void, Endings, void>): Promise<Endings> {
  for (;;) {
    const { done, value } = games.next();
    if (done) return value;
    await breathe();
  }
}

/**
 * The weighing of a few deals may be wrong, so each decision that is to be told is put on trial first; and at each fall
 * what a hint would have said, and what the master would have done. Those that cost most are told, in the order of the game.
 */
async function tell(seat: number, falls: readonly number[]): Promise<void> {
  const { walk, reviewer, tried } = await desk!;
  const found = new Map<number, Trial>();
  for (let number: number | undefined; (number = walk.mattered(seat).find((each) => !found.has(each))); ) {
    const trial = (await once(tried, number, tryOut))!;
    if (isBacked(trial)) {
      found.set(number, trial);
      await ask(number);
    } else reviewer.clear(number);
  }
  const known = walk.told(seat);
  for (const number of falls) {
    const trial = found.has(number) ? null : await tryOthers(number);
    if (trial) found.set(number, trial);
  }
  const dearest = [...found.keys()].sort((one, other) => gainOf(found.get(other)!) - gainOf(found.get(one)!)).slice(0, MOST);
  const told = dearest.sort((one, other) => one - other).map((number) => known.find((each) => each.number === number) ?? { number, keys: [], facts: [] });
  say({ type: "told", seat, told });
}

/** What came of the better one of what a hint says and the master's choice, and of what was played; null where neither is better, or a hint says what was played: nobody is blamed for following it. */
async function tryOthers(number: number): Promise<Trial | null> {
  const { walk, tried, found } = await desk!;
  if (await once(tried, number, tryOut)) return null; // what a hint says has been on trial
  const decision = walk.decisions[number - 1]!;
  if (isAdvised(decision)) return null;
  const others = new Set([decision.best, await masterAt(number)]);
  others.delete(decision.action);
  for (const action of others) {
    const trial = await compare(number, action);
    if (!isBacked(trial)) continue;
    const said = { action, trial };
    found.set(number, said);
    say({ type: "master", number, said });
    return trial;
  }
  return null;
}

/** What comes of games that are played on from a moment. */
async function weigh(moment: number, low: number, high: number): Promise<void> {
  const { rules, record, trials } = await desk!;
  say({ type: "weighed", moment, endings: await withRests(trials.endings(replay(rules, record, moment).state, low, high)) });
}

/** Do what a message asks for. */
function heed(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "begin":
      return begin(message.record, message.bots);
    case "join":
      return join(message.record, message.bots);
    case "ask":
      return ask(message.number);
    case "tell":
      return tell(message.seat, message.falls);
    case "weigh":
      return weigh(message.moment, message.low, message.high);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof NoNet) return "net";
  return error instanceof Unfinished ? "unfinished" : "other";
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  heed(data).catch((error: unknown) => say({ type: "failed", problem: problemOf(error), reason: String(error) }));
};
