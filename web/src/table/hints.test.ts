import { beforeAll, expect, test } from "vitest";
import { CONTRACTS, ROUTES } from "../game/board.ts";
import type { Hint } from "../game/coach.ts";
import type { Moment } from "../game/source.ts";
import type { ContractView } from "../game/types.ts";
import { cheapestPath } from "../game/paths.ts";
import { CLAIMS, FIRST_CLAIM } from "../generated/facts.ts";
import { loadCoach, setLanguage } from "../i18n/i18n.svelte.ts";
import { FixtureSource, GAMES } from "./demo/fixtures.ts";
import { warnings } from "./hints.ts";
import { TableState } from "./state.svelte.ts";

beforeAll(async () => {
  await setLanguage("en");
  await loadCoach();
});
const quiet = GAMES[3][1]!; // nobody has claimed anything yet
const contracts: ContractView[] = [{ id: 1, a: "jordaan", b: "waag", points: 9, completed: false }];
const hint = (kind: Hint["kind"]): Hint => ({ action: 6, kind, thought: "new", reason: "new", note: "none", told: {} });

function warned(kind: Hint["kind"], change: Partial<Moment["view"]>, legal = quiet.legal): string[] {
  return warnings(hint(kind), new TableState(new FixtureSource({ ...quiet, legal, view: { ...quiet.view, contracts, ...change } })));
}

test("a contract that can be completed is no reason to warn", () => {
  expect(warned("contracts", {})).toEqual([]);
});

test("one that takes more carts than are left is given up in words", () => {
  const seats = quiet.view.seats.map((seat) => ({ ...seat, carts: 2 }));
  expect(warned("deck", { seats })).toEqual(["Contract A can no longer be completed."]);
});

test("two are named in one sentence", () => {
  const two = [...contracts, { ...contracts[0]!, id: 2, a: "dam" }];
  expect(warned("deck", { closed: [...Array(44).keys()], contracts: two })).toEqual(["Contracts A and B can no longer be completed."]);
});

test("one that no way leads to as well", () => {
  const closed = [...Array(44).keys()];
  expect(warned("deck", { closed })).toEqual(["Contract A can no longer be completed."]);
});

test("a claim after which too few carts are left says so beforehand", () => {
  const { carts, routes } = cheapestPath("jordaan", "waag", new Set(), new Set(ROUTES.map(({ id }) => id)))!;
  const seats = quiet.view.seats.map((seat) => ({ ...seat, carts }));
  const action = CLAIMS.findIndex(([route]) => ROUTES[route]!.length > 1 && !routes.includes(route)) + FIRST_CLAIM;
  const source = new FixtureSource({ ...quiet, view: { ...quiet.view, contracts, seats } });
  expect(warnings({ ...hint("claim"), action }, new TableState(source))).toEqual(["After it contract A can no longer be completed."]);
});

test("on the last turn the coach says what drawing contracts risks, and what comes too late", () => {
  const told = warned("contracts", { turns_left: 3 }, quiet.legal.filter((number) => number < FIRST_CLAIM));
  expect(told[0]).toBe("Contract A can no longer be completed.");
  expect(told[1]).toMatch(/^Your routes already complete 0 of the \d+ contracts that you do not hold; any other costs/);
  const seats = quiet.view.seats.map((seat) => ({ ...seat, routes: seat.seat === quiet.view.viewer ? [...Array(44).keys()] : [] }));
  const all = CONTRACTS.length - contracts.length;
  expect(warned("contracts", { turns_left: 3, seats }).at(-1)).toContain(`complete ${all} of the ${all} contracts`);
});
