import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Game } from "../src/game/game.ts";
import { Onlooker } from "../src/game/onlooker.ts";
import type { Moment } from "../src/game/source.ts";
import type { View } from "../src/game/types.ts";
import { Rules } from "../src/rules/rules.ts";
import { unfold } from "../src/table/model/unfold.ts";

const WINDOW = 5;
const VIEWERS = [0, 2, null];
let rules: Rules;
let asked: Onlooker;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
  asked = new Onlooker(rules);
});

/** All views of a game by one viewer, the first before any action; choices by a plain rule. */
function views(seed: number, viewer: number | null, prefer: (legal: number[], step: number) => number): { game: Game; seen: View[] } {
  const game = new Game(rules, { seats: ["A", "B", "C"], seed: new Uint8Array(32).fill(seed), firstSeat: 0 });
  const seen = [game.view(viewer)];
  for (let step = 0; !game.isOver; step++) {
    const seat = game.waitingFor()[0]!;
    game.play(seat, prefer(game.legal(seat), step));
    seen.push(game.view(viewer));
  }
  return { game, seen };
}

/** All but what a view does not tell well enough: where returned contracts lie in the deck. */
const visible = ({ returned: _, seats, ...rest }: View) => ({
  ...rest,
  seats: seats.map(({ known_contracts: _, ...seat }) => seat),
});

test.each([1, 2, 3])("every event of a row shows what the rules made of it (game %i)", (seed) => {
  let compared = 0;
  for (const viewer of VIEWERS) {
    const { game, seen } = views(seed, viewer, (legal, step) => (step % 7 ? legal.at(-1)! : legal[(step * seed) % legal.length]!));
    const history = game.history(viewer);
    for (let start = 3; start + WINDOW < seen.length; start += WINDOW) {
      const events = history.slice(start, start + WINDOW);
      const told = history.slice(0, start + WINDOW);
      const moment = { view: seen[start + WINDOW]!, events, history: told, legal: [7], outcome: null } as unknown as Moment;
      const steps = unfold(asked, seen[start]!, moment);
      expect(steps.at(-1)!.view).toBe(moment.view);
      expect(steps.map((step) => step.events[0])).toEqual(events);
      expect(steps.map((step) => step.legal.length)).toEqual([0, 0, 0, 0, 1]);
      expect(steps.map((step) => step.history.length)).toEqual([1, 2, 3, 4, 5].map((count) => start + count));
      for (const [k, step] of steps.entries()) {
        expect(visible(step.view)).toEqual(visible(seen[start + k + 1]!));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test("a single event is the moment itself, none leaves nothing to show", () => {
  const { seen, game } = views(1, 0, (legal) => legal[0]!);
  const moment = { view: seen[9]!, events: [game.history(0)[8]!], history: game.history(0).slice(0, 9), legal: [] } as unknown as Moment;
  expect(unfold(asked, seen[8]!, moment)[0]).toBe(moment);
  expect(unfold(asked, seen[8]!, { ...moment, events: [] })).toEqual([]);
});

test("a merchandise card that is taken leaves the stack", () => {
  const { game, seen } = views(2, null, (legal) => legal.at(-1)!);
  const place = seen.findIndex((view, k) => k > 3 && view.merchandise_left < seen[k - 1]!.merchandise_left);
  const history = game.history(null);
  const moment = { view: seen[place + 1]!, events: history.slice(place - 1, place + 1), history: history.slice(0, place + 1), legal: [] };
  const [step] = unfold(asked, seen[place - 1]!, moment as unknown as Moment);
  expect(step!.view.merchandise_left).toBe(seen[place - 1]!.merchandise_left - 1);
});

test("choices at set-up show when the last one is made", () => {
  const game = new Game(rules, { seats: ["A", "B", "C"], seed: new Uint8Array(32).fill(3), firstSeat: 1 });
  game.play(2, game.legal(2).at(-1)!);
  game.play(0, game.legal(0)[1]!);
  const before = game.view(0);
  game.play(1, game.legal(1)[0]!);
  const [after, history] = [game.view(0), game.history(0)];
  game.play(1, game.legal(1)[0]!);
  const events = [history[0]!, history[2]!, game.history(0)[3]!];
  const told = [history[1]!, ...events]; // one's own choice was told before
  const moment = { view: game.view(0), events, history: told, legal: [] } as unknown as Moment;
  const steps = unfold(asked, before, moment);
  expect(steps).toHaveLength(3);
  expect(steps[0]!.view).toEqual(before);
  expect(visible(steps[1]!.view)).toEqual(visible(after));
});

test("events that do not follow from what was shown are not made up", () => {
  const { seen, game } = views(1, 0, (legal) => legal[0]!);
  const events = game.history(0).slice(20, 26);
  const moment = { view: seen[26]!, events, history: game.history(0).slice(0, 26), legal: [] } as unknown as Moment;
  const steps = unfold(asked, seen.at(-1)!, moment);
  expect(steps).toHaveLength(1);
  expect(steps[0]!.view).toBe(moment.view);
});
