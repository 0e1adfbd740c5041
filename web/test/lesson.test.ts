import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { Session, type Around, type Shown } from "../src/local/session.ts";
import { FIRST_CLAIM } from "../src/generated/facts.ts";
import { Rules } from "../src/rules/rules.ts";
import { hasText, setLanguage } from "../src/i18n/i18n.svelte.ts";
import { Lesson } from "../src/pages/learn/lesson.svelte.ts";
import { STEPS } from "../src/pages/learn/steps.ts";

beforeEach(() => localStorage.clear());

/** Plays the lesson's own cards against its opponent: claims where it can, else takes a card. */
async function play(lesson: Lesson, told: string[]): Promise<void> {
  const rules = await Rules.load(readFileSync("src/generated/rules.wasm"));
  let last!: Shown;
  const around: Around = {
    show: (shown) => {
      last = shown;
      lesson.look(shown.moment);
      while (lesson.step) {
        told.push(lesson.step.id);
        lesson.understood();
      }
    },
    keep: () => Promise.resolve(),
    breathe: () => Promise.resolve(),
    now: () => 0,
  };
  const seats = [
    { name: "A", kind: "person", level: null },
    { name: "B", kind: "bot", level: "apprentice" },
  ] as const;
  const session = Session.begin(rules, { seats, firstSeat: 0, seed: "1650".repeat(16), lesson: true }, "a", around);
  await session.run();
  while (!last.moment.outcome) {
    const { legal } = last.moment;
    await session.act(legal.findLast((action) => action >= FIRST_CLAIM) ?? legal[0]!);
  }
}

test("every step has its text", async () => {
  await setLanguage("en");
  expect(STEPS.filter((step) => !hasText(`learn-${step.id}`))).toEqual([]);
});

test("a game tells each thing once, the first things first and the end last", async () => {
  const told: string[] = [];
  await play(new Lesson("a"), told);
  expect(told.slice(0, 4)).toEqual(["welcome", "contracts", "turn", "draw"]);
  expect(told.at(-1)).toBe("end");
  expect(new Set(told).size).toBe(told.length);
  for (const id of ["second", "claim", "points", "completed", "last"]) expect(told).toContain(id);
});

test("what was told is not told again after a reload", async () => {
  const first: string[] = [];
  await play(new Lesson("a"), first);
  const again: string[] = [];
  await play(new Lesson("a"), again);
  expect(again.filter((id) => first.includes(id))).toEqual([]);
  const other: string[] = [];
  await play(new Lesson("b"), other);
  expect(other[0]).toBe("welcome");
});
