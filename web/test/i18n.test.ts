import { expect, test, vi } from "vitest";
import { hasRule, loadRules, region, rule, said, setLanguage, t } from "../src/i18n/i18n.svelte.ts";
import { cardList } from "../src/table/words.ts";
import { chooseLanguage, LANGUAGES, type Language } from "../src/i18n/languages.ts";

test("a message is found, with its arguments; a gap is an error", async () => {
  await setLanguage("en");
  expect(t("why-route-taken", { who: "Anna" })).toBe("Anna already holds this route.");
  expect(() => said("nonsense")).toThrow('no message "nonsense" in en');
  expect(() => said("why-route-taken")).toThrow("why-route-taken");
  expect(document.documentElement.lang).toBe("en");
});

test("the rules come when they are asked for", async () => {
  await setLanguage("en");
  expect(rule("rule-4-3")).toBe("");
  await loadRules();
  expect(rule("rule-4-3")).toContain("wild");
  expect(hasRule("rule-9-9")).toBe(false);
});

test("the browser's wishes choose the language", () => {
  expect(chooseLanguage(["xx", "en-GB"])).toBe("en");
  expect(chooseLanguage(["pt-BR", "pl-PL", "en"])).toBe("pl");
  expect(chooseLanguage([])).toBe("en");
});

test("dates are written as in the reader's country, where it speaks the language of the page", async () => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-CH", "en-GB"]);
  await setLanguage("en");
  expect(region()).toBe("en-GB");
  await setLanguage("fi");
  expect(region()).toBe("fi");
  languages.mockRestore();
});

test.each([
  ["en", "2 green and 1 wild"],
  ["es", "2 verdes y 1 comodín"],
  ["fi", "2 × vihreä ja 1 × jokeri"],
] as const)("%s joins the last card as one says it", async (language, told) => {
  await setLanguage(language);
  expect(cardList({ green: 2, wild: 1 }).replaceAll("\u00a0", " ")).toBe(told);
  await setLanguage("en");
});

test("Danish names cards as one says them", async () => {
  await setLanguage("da");
  expect(cardList({ red: 1, blue: 2, wild: 1 })).toBe("et rødt kort, 2 blå kort og en joker");
});

test.each(Object.keys(LANGUAGES) as Language[])("%s tells points below zero with their number", async (language) => {
  await setLanguage(language);
  const told = [-1, -2, -5, 1, 2, 5].map((points) => t("table-points", { points }));
  expect(new Set(told).size).toBe(6);
  for (const [place, points] of [-1, -2, -5].entries()) expect(told[place]).toMatch(new RegExp(`[-−]${-points}`));
  await setLanguage("en");
});

test.each(Object.keys(LANGUAGES) as Language[])("%s names a pile to draw from with the number it shows", async (language) => {
  await setLanguage(language);
  for (const pile of ["table-deck", "table-contract-deck"] as const)
    for (const count of [1, 2, 5, 21]) expect(t(pile, { count })).toContain(String(count));
  await setLanguage("en");
});
