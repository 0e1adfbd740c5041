// What is told of decisions, in words; what is true of them is tested with the kernels, in tests/insight/test_sequel_*.py.
import { describe, expect, test } from "vitest";
import type { Card, View } from "../src/game/types.ts";
import { CLAIMS, FIRST_CLAIM } from "../src/generated/facts.ts";
import { ACTIONS } from "../src/game/board.ts";
import { CARDS } from "../src/generated/game.ts";
import { SEQUELS } from "../src/generated/insight.ts";
import { LANGUAGES, type Language } from "../src/i18n/languages.ts";
import { listed, loadCoach, loadInsight, loadPages, setLanguage } from "../src/i18n/i18n.svelte.ts";
import type { Decision, Fact, Reason, Step, Told } from "../src/insight/report.ts";
import { betterText, creditOf, creditText, luckText, reasonTexts, whenText } from "../src/pages/review/words.ts";

const [ANNA, BEN] = [0, 1];
const [HARING_OUDE_WAAL, HUIS_WAAG] = [2, 39]; // routes: what they are stands in boards/amsterdam
const HUIS_OUDE_WAAL = 23; // a contract

/** The words of a claim. */
function claim(route: number, colour: Card, coloured: number, wilds = 0): string {
  const place = CLAIMS.findIndex(([r, c, n, w]) => r === route && CARDS[c] === colour && n === coloured && w === wilds);
  return ACTIONS[FIRST_CLAIM + place]!;
}

/** A decision in which the chance is 20 % higher after the better action; `equal` are as good as it. */
function decided(action: string, best: string, reason: Reason | null = null, equal: readonly string[] = []): Decision {
  const options = [best, ...equal].map((each) => ({ action: each, chance: 0.5, openly: 0.5, points: 30, rival: 31 }));
  return { number: 1, seat: ANNA, action, best, equals: [best, ...equal], after: 0.3, regret: 0.2, error: 0, cost: 0.2, choices: 5, reason, options: [...options, { action, chance: 0.3, openly: 0.3, points: 28, rival: 31 }] };
}

const said = (decision: Decision, told: Told, seats: never): string => reasonTexts(decision, told, seats).join(" ");
const telling = (keys: readonly string[], facts: readonly Fact[] = []): Told => ({ number: 1, keys, facts });

test("an action is credited with the contracts that it completed, and with the end of a game that was won", () => {
  const step = (completed: readonly number[], last = false) => ({ number: 3, seat: ANNA, completed, last_round: last }) as unknown as Step;
  expect(creditOf(step([]), [ANNA])).toBeNull();
  expect(creditOf(step([HUIS_OUDE_WAAL]), [BEN])).toEqual({ number: 3, completed: [HUIS_OUDE_WAAL], won: false });
  expect(creditOf(step([], true), [ANNA])).toEqual({ number: 3, completed: [], won: true });
  expect(creditOf(step([], true), [BEN])).toBeNull();
});

describe("what is told", () => {
  test.each(Object.keys(LANGUAGES) as Language[])("%s has a sentence for every kind", async (language) => {
    await setLanguage(language);
    await Promise.all([loadCoach(), loadInsight(), loadPages()]);
    const numbers = ["points", "more", "lack", "after", "own", "left", "carts", "held", "length", "turns"];
    const names = { rival: 1, route: HUIS_WAAG, contract: HUIS_OUDE_WAAL };
    const seats = ["Anna", "Ben"].map((name) => ({ name })) as never;
    const numberless = { route: -1, card: -1, contract: -1, other: -1, was_route: -1, was_card: -1 };
    const none = decided("draw deck", "draw market red", { keys: [], arguments: numberless });
    for (const count of [0, 1, 2, 5]) {
      const told = { ...names, ...Object.fromEntries(numbers.map((name) => [name, count])) };
      const sentences = SEQUELS.map((kind) => said(none, telling([], [{ kind, arguments: { ...told, card: 4 } }]), seats));
      expect(new Set(sentences).size).toBe(SEQUELS.length);
      expect(sentences.filter((each) => !/^\S.*\.$/s.test(each))).toEqual([]);
    }
    const [way] = [{ ...names, way: HUIS_OUDE_WAAL, turns: 1, points: 2, lack: 1, after: 2 }];
    expect(said(none, telling([], [{ kind: "short", arguments: way }]), seats)).toMatch(/Huis.*Waag.*Huis.*Waag.*Huis.*Oude Waal/s); // the route, and the contract that it is for
    for (const [key, missing] of [["coach-why-card", 1], ["coach-why-card", 2], ["coach-why-card-way", 1]] as const) {
      const card = decided("draw deck", "draw market red", { keys: [key], arguments: { ...numberless, route: HARING_OUDE_WAAL, contract: HUIS_OUDE_WAAL, missing } });
      expect(said(card, telling([key]), seats)).toMatch(/^\S.*Haring.*\.$/s);
    }
    await setLanguage("en");
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s counts one's own turns, credits, and says what luck was made of", async (language) => {
    await setLanguage(language);
    await Promise.all([loadCoach(), loadInsight(), loadPages()]);
    expect([whenText(10, { phase: "turn" } as View).match(/\d+/)?.[0], whenText(0, { phase: "turn" } as View).match(/\d/)]).toEqual(["10", null]);
    expect(creditText({ number: 3, completed: [HUIS_OUDE_WAAL], won: true })).toMatch(/Oude Waal.*\+2.*\..*\.$/s);
    const luck = luckText({ deal: 0.1, cards: -0.2, contracts: 0.2, others: 0.001, hidden: 0 });
    expect(luck).toMatch(/^[^:]+:[^:.]+\. [^:]+:[^:.]+\.$/); // good parts, a bad one
    const [one, two] = [{ deal: 0.1 }, { contracts: 0.2 }].map((part) => /: (.+)\.$/.exec(luckText({ deal: 0, cards: 0, contracts: 0, others: 0, hidden: 0, ...part }))![1]!);
    expect(luck).toContain(listed([two!, one!])); // and none that is too small
    expect(luckText({ deal: 0, cards: 0, contracts: 0, others: 0, hidden: 0 })).toBe("");
    await setLanguage("en");
  });

  test("names every action that was as good, and no card in place of a claim", () => {
    const view = { viewer: ANNA, market: [] } as unknown as View;
    const better = (action: string, ...equal: string[]) => betterText(decided(action, "draw market red", null, equal), view);
    expect(better("draw market blue")).toBe("take red from the market");
    expect(better("draw market blue", "draw deck")).toBe("take red from the market or draw blind");
    expect(better(claim(HUIS_WAAG, "blue", 1), "draw deck")).toBe("draw cards; almost any would do");
    expect(better(claim(HUIS_WAAG, "blue", 1))).toBe("take red from the market");
  });
});
