import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Game } from "../src/game/game.ts";
import { Onlooker } from "../src/game/onlooker.ts";
import { whyNot, whyNotRoute } from "../src/game/why.ts";
import { BOARD } from "../src/generated/facts.ts";
import { ACTIONS } from "../src/game/board.ts";
import { Rules } from "../src/rules/rules.ts";
import { setLanguage } from "../src/i18n/i18n.svelte.ts";
import { refusalText } from "../src/table/words.ts";

const SEATS = ["Anna", "Ben"].map((name) => ({ name, emblem: "heart", kind: "person", level: null, connected: true }) as const);
let rules: Rules;
let asked: Onlooker;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
  asked = new Onlooker(rules);
  await setLanguage("en");
});

test("whatever is refused in a whole game has a reason in words; what is legal has none", () => {
  const game = new Game(rules, { seats: ["Anna", "Ben"], seed: new Uint8Array(32).fill(5), firstSeat: 0 });
  const reasons = new Set<string>();
  for (let step = 0; !game.isOver; step++) {
    for (const seat of [0, 1]) {
      const [view, legal] = [game.view(seat), game.legal(seat)];
      for (const action of ACTIONS.keys()) {
        const refusal = whyNot(asked, view, legal, action);
        expect(refusal === null).toBe(legal.includes(action));
        if (refusal) reasons.add(refusalText(refusal, SEATS));
      }
    }
    const next = game.waitingFor()[0]!;
    const legal = game.legal(next);
    game.play(next, step % 5 ? legal.at(-1)! : legal[0]!);
  }
  expect(reasons.size).toBeGreaterThan(10);
});

test("a pause is told as one, not as a card that is missing or cannot pay", () => {
  const game = new Game(rules, { seats: ["Anna", "Ben"], seed: new Uint8Array(32).fill(5), firstSeat: 0 });
  for (const seat of [0, 1]) game.play(seat, game.legal(seat)[0]!);
  const view = game.view(0);
  const told = [...ACTIONS.keys()].map((action) => whyNot(asked, view, [], action)!.key);
  const routes = BOARD.map.routes.map((route) => whyNotRoute(asked, view, [], route.id)!.key);
  expect(new Set([...told, ...routes])).toEqual(new Set(["paused"]));
  expect(refusalText(whyNot(asked, view, [], 0)!, SEATS)).toBe("The game is paused.");
});
