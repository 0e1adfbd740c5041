/** A turn in which there is nothing to do or to gain goes on by itself. */
import { screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { ACTION } from "../generated/facts.ts";
import { settings } from "../settings.svelte.ts";
import { preparePage, rich, sit } from "./demo/sitting.ts";

preparePage();
const stuck = { ...rich, legal: [ACTION.pass] };
const last = { ...rich, legal: [0, 1, ACTION.deck], view: { ...rich.view, turns_left: 1 } };

test.each([
  ["a pass", stuck, ACTION.pass],
  ["a card in the last turn", last, ACTION.deck],
])("%s is not waited for, and a line says so", async (_, moment, action) => {
  settings.speed = 2;
  const source = sit(moment);
  const line = "Nothing more to gain: the game goes on by itself.";
  expect(document.querySelector(".status")!.textContent).toContain(line);
  expect(screen.getByRole("log").textContent).toContain(line);
  expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  expect(source.acted).toEqual([]);
  await vi.waitFor(() => expect(source.acted).toEqual([action]), 5000);
});

test("those who want to be asked are asked", async () => {
  settings.confirmAll = true;
  const source = sit(stuck);
  screen.getByRole("button", { name: "Pass" }).click();
  await vi.waitFor(() => expect(document.querySelector(".dock")!.textContent).toContain("Pass this turn?"));
  expect(source.acted).toEqual([]);
});

test("what was taken back is not done again by itself", async () => {
  settings.speed = 1;
  const source = sit({ ...stuck, undo: true });
  screen.getByRole("button", { name: "Undo" }).click();
  await vi.waitFor(() => expect(screen.getByRole("button", { name: "Pass" })).toBeTruthy());
  expect(source.undone).toBe(1);
  expect(source.acted).toEqual([]);
});
