import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { botOf, decide } from "../src/game/bots.ts";
import { Game } from "../src/game/game.ts";
import type { Outcome } from "../src/game/types.ts";
import { CAUSES, MATTERED, SLIGHT, TURNS } from "../src/generated/insight.ts";
import { Rules, type Net } from "../src/rules/rules.ts";
import { summaryOf } from "../src/insight/account.ts";
import { matteredOf } from "../src/insight/mattered.ts";
import { momentsOf } from "../src/insight/moments.ts";
import type { Decision, Step } from "../src/insight/report.ts";
import { Unfinished, Walk } from "../src/insight/walk.ts";
import { isSame, percents } from "../src/pages/review/words.ts";

let rules: Rules;
let net: Net;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/insight.wasm"));
  net = rules.newNet(readFileSync("../damrak/bots/weights/master.bin"));
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
    const walk = new Walk(rules, net, record);
    expect(walk.start).toHaveLength(2);
    while (!walk.isDone) {
      const before = walk.steps.at(-1)?.chances ?? walk.start;
      const { step, decision } = walk.next();
      expect(step.number).toBe(walk.steps.length);
      expect(decision.action).toBe(record.actions[step.number - 1]!.action);
      step.chances.forEach((chance, seat) => {
        const own = seat === step.seat ? step.skill : 0;
        const parts = Object.values(step.luck[seat]!).reduce((sum, part) => sum + part, own);
        expect(parts).toBeCloseTo(chance - before[seat]!, 9);
      });
    }
    for (const { prior, skill, luck, result, seat } of walk.summary().accounts) {
      expect(prior + skill + luck).toBeCloseTo(result, 9);
      expect(result).toBe(Number(record.result!.winners.includes(seat)) / record.result!.winners.length);
    }
  });

  test("must be over", () => {
    expect(() => new Walk(rules, net, played(20).record())).toThrow(Unfinished);
  });

  test("is shown from the knowledge of one seat, and its free choices are found", () => {
    const game = played();
    const record = game.record();
    const { views, choices } = momentsOf(rules, record, 1);
    expect(views).toHaveLength(record.actions.length + 1);
    expect(views.every((view) => view.viewer === 1)).toBe(true);
    expect(views.at(-1)!.phase).toBe("over");
    expect(choices.length).toBeGreaterThan(5);
    expect(choices.every((number) => record.actions[number - 1]!.seat === 1)).toBe(true);
  });
});

describe("the account", () => {
  const decision = (number: number, seat: number, regret: number, choices = 3): Decision => ({
    ...{ number, seat, regret, choices, action: "pass", best: "pass", before: 0.5, after: 0.5, usual: 0.49, skill: 0.01, options: [] },
  });
  const step = (number: number, chances: readonly number[]): Step => ({
    ...{ number, seat: number % 2, action: "pass", chances, skill: 0.01, luck: [{ card: 0.02 }, { others: -0.02 }] },
  });
  const score = (seat: number) => ({
    ...{ seat, total: 9, merchandise: { cards: 1, place: 1, points: 2 }, routes: [{ route: 0, points: 4 }, { route: 1, points: 2 }] },
    contracts: [{ contract: 0, completed: true, points: 5 }, { contract: 1, completed: false, points: -4 }],
  });
  const outcome: Outcome = { reason: "carts", winners: [0], decided_by: "points", scores: [score(0), score(1)] };
  const swings = [0.6, 0.61, 0.8, 0.79, 0.4, 0.41, 0.9, 0.2, 1];
  const seen = {
    names: ["Anna", "Ben"],
    outcome,
    start: [0.55, 0.4],
    steps: swings.map((chance, place) => step(place + 1, [chance, 1 - chance])),
    decisions: [0.02, 0.2, SLIGHT, 0.1, 0.02, 0.3, 0, 0.05, 0.01].map((regret, place) => decision(place + 1, place % 2, regret, place ? 3 : 1)),
  };

  test("tells the worst decisions of a seat first, the earlier of equals, and none that is slight", () => {
    const [anna, ben] = summaryOf(seen).accounts;
    expect(ben!.mattered).toEqual([6, 2, 4].slice(0, MATTERED));
    expect(anna!.mattered).toEqual([1, 5, 9].slice(0, MATTERED));
    expect(anna!.decisions).toBe(4);
    expect(summaryOf({ ...seen, decisions: [decision(1, 0, SLIGHT)] }).accounts[0]!.mattered).toEqual([]);
  });

  test("sums luck by its causes, the deal included, and points by their kind", () => {
    const [anna, ben] = summaryOf(seen).accounts;
    expect(Object.keys(anna!.causes)).toEqual([...CAUSES]);
    expect(anna!.causes.deal).toBeCloseTo(0.05, 12);
    expect(anna!.causes.card).toBeCloseTo(0.18, 12);
    expect(ben!.luck).toBeCloseTo(-0.1 - 0.18, 12);
    expect(anna!.points).toEqual({ routes: 6, completed: 5, failed: -4, merchandise: 2, total: 9 });
  });

  test("finds the moves after which a chance changed most, in their order", () => {
    expect(summaryOf(seen).turning_points).toEqual([3, 5, 7, 8, 9].slice(0, TURNS));
  });
});

test("two chances are told apart, in tenths where whole per cent are the same", () => {
  expect(percents(0.9, 0.95)).toEqual(["90%", "95%"]);
  expect(percents(0.706, 0.714)).toEqual(["70.6%", "71.4%"]);
});

test("equal cards at two places of the market are told apart by nobody", () => {
  const view = momentsOf(rules, played().record(), 0).views[0]!;
  expect(isSame("draw market red 2", "draw market red 4", view)).toBe(true);
  expect(isSame("draw market red 2", "draw market green 2", view)).toBe(false);
  expect(isSame(null, "draw deck", view)).toBe(false);
});

describe("the choices that mattered", () => {
  const decision = (number: number, regret: number, seat = 0): Decision =>
    ({ number, seat, regret, action: "draw deck" }) as Decision;
  const all = [decision(1, 0.02), decision(2, 0.3), decision(3, 0.9, 1), decision(4, 0.1), decision(5, 0.2), decision(6, 0)];

  test("are the dearest of the seat, once the master has been asked about them", () => {
    expect(matteredOf(all, 0, () => null)).toEqual({ told: [], wanted: [2, 5, 4] });
    const numbers = ({ told }: { told: readonly Decision[] }): number[] => told.map((each) => each.number);
    expect(numbers(matteredOf(all, 0, () => false))).toEqual([2, 5, 4]);
    expect(numbers(matteredOf(all, 1, () => false))).toEqual([3]);
  });

  test("are none that the master would have made as well; the next one takes the place", () => {
    const agrees = ({ number }: Decision): boolean | null => (number === 1 ? null : number === 2);
    expect(matteredOf(all, 0, agrees)).toEqual({ told: [all[4], all[3]], wanted: [1] });
  });
});
