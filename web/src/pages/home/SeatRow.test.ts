/** A name that cannot be: why is said at its field. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../i18n/i18n.svelte.ts";
import NewGame from "./NewGame.svelte";

beforeAll(() => setLanguage("en"));
afterEach(cleanup);

test("it is told at the seat, and nobody can begin until it is mended", async () => {
  render(NewGame);
  const [first, second] = [1, 2].map((seat) => screen.getByLabelText<HTMLInputElement>(`Name in seat ${seat}`));
  const told = (): (string | null)[] =>
    [first!, second!].map((field) => field.getAttribute("aria-invalid") === "true" ? document.getElementById(field.getAttribute("aria-describedby")!)!.textContent : null);
  const play = screen.getByRole<HTMLButtonElement>("button", { name: "Play" });
  await fireEvent.input(first!, { target: { value: "  " } });
  expect([...told(), play.disabled]).toEqual(["Every name needs 1 to 32 characters.", null, true]);
  expect(first!.closest("details")!.open).toBe(true); // never out of sight
  await fireEvent.input(first!, { target: { value: second!.value.toUpperCase() } });
  const twice = "Two players have the same name.";
  expect([...told(), play.disabled]).toEqual([twice, twice, true]);
  await fireEvent.input(first!, { target: { value: "👩‍👩‍👧‍👦 Jansen" } });
  expect([...told(), play.disabled]).toEqual([null, null, false]);
});
