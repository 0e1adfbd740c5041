import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { keysOf, type Hint } from "../src/game/coach.ts";
import { Game } from "../src/game/game.ts";
import { Coach } from "../src/insight/coach.ts";
import { newJudge } from "../src/insight/reviewer.ts";
import { Session, type Around, type Shown } from "../src/local/session.ts";
import { COACH } from "../src/generated/facts.ts";
import { Rules } from "../src/rules/rules.ts";
import { loadCoach, setLanguage } from "../src/i18n/i18n.svelte.ts";
import { LANGUAGES, type Language } from "../src/i18n/languages.ts";
import { hintTexts } from "../src/table/hints.ts";

let rules: Rules;
let coach: Coach;
beforeAll(async () => {
  rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
  const apart = await Rules.load(readFileSync("src/generated/insight.wasm"));
  const weights = (name: string) => readFileSync(`../damrak/bots/weights/${name}.bin`);
  coach = new Coach(apart, apart.newNet(weights("master")), newJudge(apart, weights("judge")));
});

const person = (name: string) => ({ name, kind: "person", level: null }) as const;
const seats = ["Anna", "Ben", "Cleo"].map((name) => ({ ...person(name), emblem: "heart", connected: true }) as const);

function hintsOfAGame(): Hint[] {
  const game = new Game(rules, { seats: ["Anna", "Ben", "Cleo"], seed: new Uint8Array(32).fill(3), firstSeat: 0 });
  const hints: Hint[] = [];
  while (!game.isOver && hints.length < 36) {
    const seat = game.waitingFor()[0]!;
    const hint = coach.hint(game.observation(seat));
    hints.push(hint);
    game.play(seat, hint.action); // what it advises is legal
  }
  return hints;
}

test("a hint says a little more each time, in every language", async () => {
  const hints = hintsOfAGame();
  expect(new Set(hints.map((hint) => hint.reason)).size).toBeGreaterThan(5);
  await loadCoach();
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await setLanguage(language);
    for (const hint of hints) {
      const [first, second, third] = ([1, 2, 3] as const).map((strength) => hintTexts(hint, strength, seats));
      expect(first).toHaveLength(1);
      expect(second!.slice(1)).toEqual(third!.slice(1));
      for (const text of [...first!, ...second!, ...third!]) {
        expect(text).toMatch(/\S.*[.?]$/);
        expect(text).not.toMatch(/undefined|NaN|-1/);
      }
    }
  }
});

test("the messages of a hint are those of the Python coach", () => {
  const hint: Hint = { action: 0, kind: "claim", thought: "crowded", reason: "way", note: "detour", told: {} };
  expect(keysOf(hint, 1)).toEqual(["coach-think-crowded"]);
  expect(keysOf(hint, 2)).toEqual(["coach-kind-claim", "coach-why-way", "coach-note-detour"]);
  expect(keysOf({ ...hint, note: "none" }, 3)).toEqual(["coach-do-claim", "coach-why-way"]);
  expect(COACH.fields.slice(0, 5)).toEqual(["action", "kind", "thought", "reason", "note"]);
});

test("only who looks, and decides, gets a hint", async () => {
  const shown: Shown[] = [];
  const around: Around = {
    show: (each) => void shown.push(each),
    keep: () => Promise.resolve(),
    breathe: () => Promise.resolve(),
    now: () => 0,
  };
  const plan = { seats: [person("Anna"), person("Ben")], firstSeat: 0, seed: "07".repeat(32) };
  const session = Session.begin(rules, plan, "a", around);
  await session.run();
  await expect(session.hint(coach)).rejects.toThrow("nobody looks");
  session.look(0);
  const { action } = await session.hint(coach);
  expect(shown.at(-1)!.moment.legal).toContain(action);
  await session.act(action);
  await expect(session.hint(coach)).rejects.toThrow("nobody looks"); // the device is on its way to Ben
});
