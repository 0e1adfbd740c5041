import { beforeAll, describe, expect, test } from "vitest";
import type { Moment } from "../game/source.ts";
import type { ContractView } from "../game/types.ts";
import { setLanguage } from "../i18n/i18n.svelte.ts";
import { FIRST_CLAIM } from "../generated/facts.ts";
import { FixtureSource, GAMES } from "./demo/fixtures.ts";
import { ROUTES, type Route } from "./model/board.ts";
import { LOCATIONS } from "../art/plan.ts";
import { moveOf, type Claim } from "./model/moves.ts";
import { cheapestPath } from "../game/paths.ts";
import { TableState } from "./state.svelte.ts";
import { costsText, goodsText, helpsText, verdictOf } from "./verdict.ts";

beforeAll(() => setLanguage("en"));
const quiet = GAMES[3][1]!; // nobody has claimed anything yet
const contract = (id: number, a: string, b: string): ContractView => ({ id, a, b, points: 5, completed: false });

function tableOf(moment: Moment, change: Partial<Moment["view"]>): TableState {
  return new TableState(new FixtureSource({ ...moment, view: { ...moment.view, ...change } }));
}

test("a route that was tapped stays in sight while others are offered in its place", async () => {
  const table = tableOf(quiet, {});
  await table.point(3);
  table.nearby = [4];
  table.leave(3);
  expect(table.pointed).toBe(3);
  table.nearby = [];
  table.leave(3);
  expect(table.pointed).toBeNull();
});

test("what a gray route lacks is of one colour where that is more than one card", () => {
  const told = (spaces: number): string => {
    const route = ROUTES.find(({ colour, length }) => colour === "gray" && length === spaces)!;
    return verdictOf(tableOf({ ...quiet, legal: [] }, { hand: {} }), route.id)!.text;
  };
  expect(told(1)).toBe("One card missing, of any colour.");
  expect(told(2)).toBe("2 cards missing, all of one colour.");
});

describe("half of a double route", () => {
  const halves = ROUTES.filter(({ a, b }) => ROUTES.filter((other) => other.a === a && other.b === b).length === 2);
  const [taken, twin] = halves.filter(({ a, b }) => a === halves[0]!.a && b === halves[0]!.b) as [Route, Route];

  async function refused(...others: number[]): Promise<string> {
    const seats = quiet.view.seats.map((seat) => ({ ...seat, routes: seat.seat === 1 ? [taken.id] : seat.seat === 2 ? others : [] }));
    const table = tableOf({ ...quiet, legal: quiet.legal.filter((number) => number < FIRST_CLAIM) }, { seats });
    await table.point(taken.id);
    return verdictOf(table, taken.id)!.text;
  }

  test("that another player holds tells whether the other half is free", async () => {
    expect(await refused()).toMatch(/already holds this route\. The other route of this double is still free\.$/);
    expect(await refused(twin.id)).toMatch(/already holds this route\.$/);
  });
});

describe("what a route is good for", () => {
  test("a contract that it completes is told apart from one that it only helps", () => {
    const { routes } = cheapestPath("jordaan", "waag", new Set(), new Set(ROUTES.map(({ id }) => id)))!;
    const first = ROUTES[routes[0]!]!;
    const table = tableOf(quiet, { contracts: [contract(1, first.a, first.b), contract(2, "jordaan", "waag")], merchandise_left: 0 });
    expect(helpsText(table, first.id)).toBe("Completes contract A. Helps contract B.");
  });

  test("a contract that it would lose is told before, and the claim is asked about", async () => {
    const [first] = quiet.legal.filter((number) => number >= FIRST_CLAIM).map((number) => moveOf(number)) as Claim[];
    const { id, a, b, length } = ROUTES[first!.route]!;
    const cartsTo = (place: string, own: number[]): number => cheapestPath(a, place, new Set(own), new Set(ROUTES.map((each) => each.id)))!.carts;
    const far = LOCATIONS.find((each) => each.id !== a && each.id !== b && cartsTo(each.id, []) === cartsTo(each.id, [id]))!.id;
    const cheapest = cartsTo(far, []);
    const table = (carts: number): TableState =>
      tableOf(quiet, { contracts: [contract(1, a, far)], seats: quiet.view.seats.map((seat) => ({ ...seat, carts })) });
    const enough = table(16);
    expect(costsText(enough, id)).toBe("");
    const few = table(length + cheapest - 1);
    expect(few.lost.size).toBe(0);
    expect(costsText(few, id)).toBe("No longer possible then: contract A.");
    const both = [contract(1, a, far), contract(2, far, a)];
    expect(costsText(tableOf(quiet, { contracts: both, seats: few.view.seats }), id)).toBe("No longer possible then: contracts A and B.");
    await few.choose(id);
    expect(few.choice.at).toBe("confirming");
    await enough.choose(id);
    expect(enough.choice.at).not.toBe("confirming");
  });

  test("wheels are explained in words with what they do to the bonus, while there is merchandise", () => {
    const { id } = ROUTES.find(({ carts }) => carts)!;
    const had = (...cards: number[]): Partial<Moment["view"]> => ({ seats: quiet.view.seats.map((seat, k) => ({ ...seat, merchandise: cards[k]! })) });
    const told = (change: Partial<Moment["view"]>): string => goodsText(tableOf(quiet, change), id).replaceAll("\u00a0", " ");
    expect(told(had(0, 0, 2))).toBe("Wheels bring merchandise: bonus 0 → 5.");
    expect(told(had(1, 2, 1))).toBe("Wheels bring merchandise: bonus 5 → 8.");
    expect(told(had(2, 1, 0))).toBe("Wheels bring merchandise: bonus 8."); // nothing changes, and no arrow says so
    expect(told({ merchandise_left: 0 })).toBe("");
  });
});
