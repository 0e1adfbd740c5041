import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { botOf, decide } from "../src/game/bots.ts";
import { Game, replay } from "../src/game/game.ts";
import { decodeRecord } from "../src/game/record.ts";
import { Rules } from "../src/rules/rules.ts";
import { marksOf, spread, turnsOf } from "../src/insight/marks.ts";
import { momentsOf } from "../src/insight/moments.ts";
import { gameFrom } from "../src/insight/playon.ts";
import { newJudge, Reviewer } from "../src/insight/reviewer.ts";
import type { Step } from "../src/insight/report.ts";
import { TRIALS } from "../src/generated/insight.ts";
import { botsOf, endingFor, isBacked, meansOf, together, trialOf, Trials, type Ending, type Endings } from "../src/insight/trial.ts";
import { Unfinished, Walk } from "../src/insight/walk.ts";
import type { SeatPlan } from "../src/game/seating.ts";
import type { Said } from "../src/insight/messages.ts";
import { bestOf, isSame } from "../src/pages/review/words.ts";

let rules: Rules;
let reviewer: Reviewer;
let trials: Trials;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/insight.wasm"));
  const weights = (name: string) => readFileSync(`../damrak/bots/weights/${name}.bin`);
  const net = rules.newNet(weights("master"));
  reviewer = new Reviewer(rules, net, newJudge(rules, weights("judge")));
  trials = new Trials(rules, net, botsOf([{ name: "Anna", kind: "person", level: null }, { name: "Ben", kind: "bot", level: "porter" }]));
});

/** A game between a carter and a porter, after so many actions at most. */
function played(most = Infinity): Game {
  rules.seedChoices(7n);
  const game = new Game(rules, { seats: ["Anna", "Ben"], seed: new Uint8Array(32).fill(5), firstSeat: 0 });
  const bots = [botOf(rules, "carter"), botOf(rules, "porter")];
  while (!game.isOver && game.length < most) {
    const seat = game.waitingFor()[0]!;
    game.play(seat, decide(bots[seat]!.think(game.observation(seat))));
  }
  return game;
}

describe("a game looked at", () => {
  test("grows action by action, and what it comes to adds up", () => {
    const record = played().record();
    const walk = new Walk(rules, reviewer, record);
    expect(walk.start).toHaveLength(2);
    while (!walk.isDone) {
      const before = walk.steps.at(-1)?.chances ?? walk.start;
      const { step, decision } = walk.next();
      expect(step.number).toBe(walk.steps.length);
      expect(decision.action).toBe(record.actions[step.number - 1]!.action);
      expect(step.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
      step.chances.forEach((chance, seat) => {
        expect(step.choice[seat]! + step.luck[seat]! + step.hidden[seat]!).toBeCloseTo(chance - before[seat]!, 9);
      });
    }
    for (const account of walk.accounts()) {
      const { prior, own, others, luck, result, seat } = account;
      expect(prior + own + others + luck).toBeCloseTo(result, 9);
      expect(result).toBe(Number(record.result!.winners.includes(seat)) / record.result!.winners.length);
    }
    walk.accounts().forEach(({ mattered, finest }, seat) => {
      const own = mattered.map(({ number }) => walk.decisions[number - 1]!);
      expect(own.every((each) => each.seat === seat && each.reason && each.equals[0] === each.best)).toBe(true);
      expect(own.map(({ number }) => number)).toEqual(own.map(({ number }) => number).sort((a, b) => a - b));
      if (finest) expect(walk.decisions[finest - 1]!.regret).toBe(0);
    });
  });

  test("must be over", () => {
    expect(() => new Walk(rules, reviewer, played(20).record())).toThrow(Unfinished);
  });

  test("is shown from the knowledge of one seat, and its free choices are found", () => {
    const game = played();
    const record = game.record();
    const { views, choices, sweeps } = momentsOf(rules, record, 1);
    expect(sweeps).toEqual(game.history(null).flatMap((event, place) => (event.sweeps ? [place + 1] : [])));
    expect(views).toHaveLength(record.actions.length + 1);
    expect(views.every((view) => view.viewer === 1)).toBe(true);
    expect(views.at(-1)!.phase).toBe("over");
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.every((number) => record.actions[number - 1]!.seat === 1)).toBe(true);
  });

  test("counts the turns of each seat by themselves", () => {
    const record = played().record();
    const { turns, views, outcome } = momentsOf(rules, record, 1);
    expect(outcome!.winners).toEqual(record.result!.winners);
    expect(turns).toHaveLength(record.actions.length + 1);
    for (const seat of [0, 1]) {
      const own = record.actions.flatMap((action, place) => (action.seat === seat ? [place + 1] : []));
      expect(turns[own[0]!]).toBe(0); // contracts are chosen before the first turn
      const begun = turnsOf(own, turns);
      expect(begun.every((moment) => views[moment]!.phase === "turn")).toBe(true);
      expect(begun).toHaveLength(turns[own.at(-1)!]!);
      expect(Math.max(...turns)).toBeLessThan(record.actions.length / 2);
    }
  });
});

describe("what is told of a game", () => {
  test("are its marks: one for a claim, completed contracts, a cleared market, the last round", () => {
    const step = (number: number, action: string, more: Partial<Step> = {}): Step =>
      ({ number, seat: 0, action, completed: [], last_round: false, ...more }) as unknown as Step;
    const steps = [step(1, "draw deck"), step(2, "claim a b"), step(3, "claim a b", { completed: [4], last_round: true })];
    expect(marksOf([1], steps).map(({ number, kind }) => [number, kind])).toEqual([[1, "sweep"], [2, "claim"], [3, "completed"], [3, "last"]]);
  });

  test("are marks apart from each other, and none beyond the end", () => {
    expect(spread([10, 50, 90], 22, 100)).toEqual([10, 50, 90]);
    expect(spread([10, 12, 90, 99], 22, 100)).toEqual([10, 32, 78, 100]);
    expect(spread([], 22, 100)).toEqual([]);
  });
});

test("a game is played on from a moment, against its bots, and is marked", () => {
  const record = played().record();
  const bots: SeatPlan[] = record.seats.map((name, seat) => ({ name, kind: seat ? "bot" : "person", level: seat ? "porter" : null }));
  const game = gameFrom(record, bots, 0, 10, "x", 5);
  const begun = replay(rules, decodeRecord(game.record));
  expect([begun.length, begun.isOver, game.outcome, game.takenBack]).toEqual([10, false, null, true]);
  expect(begun.record().taken_back).toBe(true);
  expect(game.seats).toEqual(bots);
  const people: SeatPlan[] = record.seats.map((name) => ({ name, kind: "person", level: null }));
  expect([game.turn, gameFrom(record, bots, 0, 1, "x", 5).turn]).toEqual([0, null]); // at first contracts are chosen
  expect(gameFrom(record, people, 1, 10, "x", 5).seats.map(({ kind }) => kind)).toEqual(["bot", "person"]);
});

describe("games that are played on", () => {
  function endings(game: Game, mover?: number, action?: number): Endings {
    const games = trials.endings(game.state, 0, TRIALS, mover, action);
    for (;;) {
      const { done, value } = games.next();
      if (done) return value;
    }
  }
  const ending = (game: Game, seat: number, action?: number): Ending => endingFor(endings(game, seat, action), seat);
  const won = (game: Game, seat: number, action?: number): number => ending(game, seat, action).won;

  test("share their victories among the seats, the same at every asking", () => {
    const late = played(played().length - 12);
    const before = late.state.bytes.slice();
    const each = [won(late, 0), won(late, 1)];
    expect(Math.abs(each[0]! + each[1]! - TRIALS)).toBeLessThanOrEqual(1); // halves of a shared victory are rounded
    expect([won(late, 0), won(late, 1)]).toEqual(each);
    expect(late.state.bytes).toEqual(before);
    const over = played();
    const [score] = over.outcome()!.scores;
    expect(Object.values(ending(over, 0).points).reduce((sum, each) => sum + each)).toBeCloseTo(score!.total, 6);
    expect([0, 1].map((seat) => won(over, seat) / TRIALS)).toEqual([0, 1].map((seat) => Number(over.outcome()!.winners.includes(seat))));
  });

  test("go on from an action of the seat", () => {
    const late = played(played().length - 12);
    const seat = late.waitingFor()[0]!;
    const claim = late.legal(seat).at(-1)!;
    const after = won(late, seat, claim);
    late.play(seat, claim);
    expect(won(late, seat)).toBe(after);
  });

  test("are played by bots as they are, and by the net for people and for bots that look ahead", () => {
    const levels = ["porter", "merchant", "master", "regent"].map((level) => ({ name: "", kind: "bot", level }) as const);
    expect(botsOf(levels).toString(16)).toBe("64");
    expect(botsOf([{ name: "", kind: "person", level: null }, levels[0]!]).toString(16)).toBe("40");
  });

  test("in two lots come to the same as in one", () => {
    const late = played(played().length - 12);
    const lot = (low: number, high: number): Endings => {
      const games = trials.endings(late.state, low, high);
      for (;;) {
        const { done, value } = games.next();
        if (done) return value;
      }
    };
    const [one, both] = [lot(0, 24), together(lot(0, 10), lot(10, 24))];
    expect(both).toEqual(one);
    const { chances, points } = meansOf(one);
    expect(chances.reduce((sum, each) => sum + each)).toBeCloseTo(1, 12);
    expect(points.every((each) => each > 0)).toBe(true);
  });

  test("say of a mistake which contract it cost, and which route went to whom", () => {
    const none = { routes: 0, contracts: 0, merchandise: 0 };
    const lot = (contract: number, route: number): Endings => ({ games: TRIALS, won: [50, 50], points: [none, none], routes: [{ 7: 100 }, { 3: route, 5: 60 }], contracts: [{ 1: contract, 2: 90 }, { 4: 100 - contract }] });
    const { contract, route } = trialOf(0, lot(95, 4), lot(8, 96));
    expect([contract, route]).toEqual([{ seat: 0, id: 1, better: 95, played: 8 }, { seat: 1, id: 3, better: 4, played: 96 }]);
    const same = trialOf(0, lot(50, 40), lot(40, 50)); // too little to explain anything
    expect([same.contract, same.route]).toEqual([null, null]);
  });

  test("confirm a mistake from eight victories on", () => {
    const trial = (better: number): boolean => isBacked({ better: { won: better, points }, played: { won: 50, points } });
    const points = { routes: 0, contracts: 0, merchandise: 0 };
    expect([trial(58), trial(57)]).toEqual([true, false]);
  });
});

test("a best option is marked only where that is sure", () => {
  const view = momentsOf(rules, played().record(), 0).views[0]!;
  const [reason, options] = [{ keys: [], arguments: {} }, []];
  const slip = { number: 1, seat: 0, action: "draw deck", best: "pass", equals: ["pass"], after: 0.3, regret: 0.2, error: 0, cost: 0.2, choices: 5, reason, options };
  const says = (action: string, better = 0): Said => ({ action, trial: better ? { better: { won: better, points }, played: { won: 80, points }, contract: null, route: null } : null });
  const points = { routes: 0, contracts: 0, merchandise: 0 };
  expect(bestOf(slip, null, view)).toBeNull(); // the master has yet to speak
  expect(bestOf(slip, says("pass", 88), view)).toBe("pass");
  expect(bestOf(slip, says("pass", 87), view)).toBeNull(); // the games do not confirm it
  expect(bestOf(slip, says("draw deck"), view)).toBeNull(); // the master would have done the same
  expect(bestOf({ ...slip, reason: null }, null, view)).toBeNull(); // it may be chance
  expect(bestOf({ ...slip, reason: null, best: "draw deck", regret: 0 }, says("contracts", 95), view)).toBe("contracts"); // games say what the judge missed
  expect(bestOf({ ...slip, reason: null }, says("pass"), view)).toBeNull(); // whatever the master holds
  expect(bestOf({ ...slip, reason: null, regret: 0.001 }, says("draw deck"), view)).toBe("draw deck"); // as good as the best
  expect(bestOf({ ...slip, best: "draw deck", regret: 0, reason: null }, null, view)).toBe("draw deck");
});

test("equal cards at two places of the market are told apart by nobody", () => {
  const view = momentsOf(rules, played().record(), 0).views[0]!;
  expect(isSame("draw market red 2", "draw market red 4", view)).toBe(true);
  expect(isSame("draw market red 2", "draw market green 2", view)).toBe(false);
  expect(isSame(null, "draw deck", view)).toBe(false);
});

test("what games do not confirm is no mistake: the next one takes its place", () => {
  const walk = new Walk(rules, reviewer, played().record());
  while (!walk.isDone) walk.next();
  const before = walk.mattered(0);
  expect(walk.told(0).map(({ number }) => number)).toEqual(before);
  expect(before.every((number) => walk.decisions[number - 1]!.seat === 0)).toBe(true);
  reviewer.clear(before[0]!);
  expect(walk.mattered(0)).not.toContain(before[0]);
  expect(walk.mattered(0)).toEqual(expect.arrayContaining(before.slice(1)));
});
