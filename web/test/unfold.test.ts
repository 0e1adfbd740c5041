import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Game } from "../src/game/game.ts";
import type { Moment } from "../src/game/source.ts";
import type { View } from "../src/game/types.ts";
import { Rules } from "../src/rules/rules.ts";
import { unfold } from "../src/table/model/unfold.ts";

const WINDOW = 5;
const VIEWERS = [0, 2, null];
let rules: Rules;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
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

const visible = ({ market, hand, deck, seats, contracts_left }: View) => ({
  market,
  hand,
  deck,
  contracts_left,
  seats: seats.map(({ routes, carts, cards, score, merchandise, contracts }) => ({
    routes: [...routes].sort((a, b) => a - b),
    ...{ carts, cards, score, merchandise, contracts },
  })),
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
      const steps = unfold(seen[start]!, moment);
      expect(steps.at(-1)!.view).toBe(moment.view);
      expect(steps.map((step) => step.legal.length)).toEqual([0, 0, 0, 0, 1]);
      expect(steps.map((step) => step.history.length)).toEqual([1, 2, 3, 4, 5].map((count) => start + count));
      for (const [k, step] of steps.entries()) {
        const real = seen[start + k + 1]!;
        if (real.reshuffles !== seen[start]!.reshuffles) break; // a new deck is not told by the event
        expect(visible(step.view)).toEqual(visible(real));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test("a single event is the moment itself, none leaves nothing to show", () => {
  const { seen, game } = views(1, 0, (legal) => legal[0]!);
  const moment = { view: seen[9]!, events: [game.history(0)[8]!], history: game.history(0).slice(0, 9), legal: [] } as unknown as Moment;
  expect(unfold(seen[8]!, moment)[0]).toBe(moment);
  expect(unfold(seen[8]!, { ...moment, events: [] })).toEqual([]);
});
