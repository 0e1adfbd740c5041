import { describe, expect, test } from "vitest";
import { GAMES } from "../demo/fixtures.ts";
import { ROUTES } from "./board.ts";
import { cheapestPath, routesOnCheapest, routesTowards } from "../../game/paths.ts";
import { lackOf } from "../../game/needs.ts";
import { usesOf } from "./uses.ts";

const every = new Set(ROUTES.map((route) => route.id));
const none: ReadonlySet<number> = new Set();
const { view } = GAMES[3][5];

describe("routes on a cheapest way", () => {
  test("exactly those whose claim brings the end nearer by all of their carts", () => {
    const whole = cheapestPath("jordaan", "waag", none, every)!;
    const on = routesOnCheapest("jordaan", "waag", none, every);
    for (const { id, length } of ROUTES) {
      const rest = cheapestPath("jordaan", "waag", new Set([id]), every)!;
      expect(on.includes(id)).toBe(rest.carts === whole.carts - length);
    }
  });

  test("none where no way is left", () => {
    expect(routesOnCheapest("jordaan", "waag", none, none)).toEqual([]);
  });

  test("and a longer way counts that saves more than half of its carts", () => {
    const whole = cheapestPath("jordaan", "waag", none, every)!;
    const towards = routesTowards("jordaan", "waag", none, every);
    for (const { id, length } of ROUTES) {
      const rest = cheapestPath("jordaan", "waag", new Set([id]), every)!;
      expect(towards.includes(id)).toBe(2 * (whole.carts - rest.carts) > length);
    }
    expect(towards.length).toBeGreaterThan(routesOnCheapest("jordaan", "waag", none, every).length);
  });
});

describe("uses", () => {
  const uses = (change: Partial<typeof view>) => usesOf({ view: { ...view, ...change }, hopes: [], own: none, open: every });

  test("merchandise, while there is some", () => {
    const goods = ROUTES.filter((route) => route.carts).map((route) => route.id);
    expect([...uses({}).keys()]).toEqual(goods);
    expect(uses({ merchandise_left: 0 }).size).toBe(0);
  });

  test("the last round begins where two carts or fewer would be left", () => {
    const seats = view.seats.map((seat) => ({ ...seat, carts: 5 }));
    const ending = [...uses({ seats })].filter(([, { ends }]) => ends).map(([id]) => id);
    expect(ending).toEqual(ROUTES.filter((route) => route.length >= 3).map((route) => route.id));
    expect([...uses({ seats, turns_left: 2 }).values()].some(({ ends }) => ends)).toBe(false);
  });
});

test("a route that completes a contract is good for it, also where a way of half its carts is left", () => {
  let dear = 0;
  for (const { id: long, a, b, length } of ROUTES) {
    const way = cheapestPath(a, b, none, new Set([...every].filter((id) => id !== long)))!.missing;
    for (const missed of way.filter((id) => 2 * ROUTES[id]!.length <= length)) {
      const own = new Set(way.filter((id) => id !== missed));
      const open = new Set([...every].filter((id) => !own.has(id)));
      const uses = usesOf({ view, own, open, hopes: [{ a, b, points: 6, id: 7, completed: false }] as never });
      expect(uses.get(long)!.contracts).toEqual([7]);
      dear += Number(!routesTowards(a, b, own, open).includes(long));
    }
  }
  expect(dear).toBeGreaterThan(0);
});

describe("what a hand lacks", () => {
  const blue = ROUTES.find((route) => route.colour === "blue" && route.length === 3)!;
  const gray = ROUTES.find((route) => route.colour === "gray" && route.length === 4)!;

  test("cards of the route's colour, wilds counted in", () => {
    expect(lackOf(blue, { blue: 1, red: 5 })).toEqual({ colour: "blue", count: 2 });
    expect(lackOf(blue, { blue: 1, wild: 2 })).toBeNull();
  });

  test("for gray, cards of the colour held most", () => {
    expect(lackOf(gray, { red: 2, pink: 1 })).toEqual({ colour: "gray", count: 2 });
    expect(lackOf(gray, {})).toEqual({ colour: "gray", count: 4 });
  });
});
