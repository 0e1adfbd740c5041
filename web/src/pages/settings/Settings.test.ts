/** What is chosen in the settings counts at once and is kept. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadPages, setLanguage } from "../../i18n/i18n.svelte.ts";
import { settings } from "../../settings.svelte.ts";
import Settings from "./Settings.svelte";

beforeAll(async () => {
  await setLanguage("en");
  await loadPages();
});
afterEach(cleanup);

test("how much a hint shows at first has three strengths", async () => {
  render(Settings);
  const kept = (): unknown => (JSON.parse(localStorage.getItem("damrak-settings")!) as { hint: unknown }).hint;
  const strengths = [["A nudge first", 1], ["The kind of move first", 2], ["The move and the reason", 3]] as const;
  for (const [words, strength] of strengths) {
    await fireEvent.click(screen.getByRole("radio", { name: words, hidden: true }));
    expect([settings.hint, kept()]).toEqual([strength, strength]);
  }
});
