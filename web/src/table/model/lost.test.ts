import { describe, expect, test } from "vitest";
import type { Cards, ContractView } from "../../game/types.ts";
import { GAMES } from "../demo/fixtures.ts";
import { ROUTES } from "./board.ts";
import { lostBy, lostContracts, routesFor } from "./lost.ts";

const { view } = GAMES[3][5];
const own: ReadonlySet<number> = new Set();
const every = new Set(ROUTES.map(({ id }) => id));
/** A contract between the ends of one route, which one claim completes. */
const near = ROUTES.find(({ colour, length }) => colour === "blue" && length === 3)!;
const contract: ContractView = { id: 1, a: near.a, b: near.b, points: 3, completed: false };
const viewer = view.viewer!;
const next = (viewer + 1) % view.players;

function lossOf(change: Partial<typeof view>, given: ContractView = contract, open: ReadonlySet<number> = every): string | undefined {
  return lostContracts({ view: { ...view, ...change }, own, open, contracts: [given] }).get(1)?.why;
}

describe("a contract is lost", () => {
  const paid: Cards = { blue: 3 };
  const turn = { turns_left: 1, to_move: viewer, phase: "turn" } as const;

  test("without a way, or with too few carts for it", () => {
    const seats = view.seats.map((seat) => ({ ...seat, carts: 2 }));
    expect(lossOf({})).toBeUndefined();
    expect(lossOf({}, contract, new Set())).toBe("blocked");
    expect(lossOf({ seats })).toBe("short");
    expect(lossOf({ seats }, { ...contract, completed: true })).toBeUndefined();
  });

  test("in the last round unless the hand pays for a route that completes it", () => {
    expect(lossOf({ ...turn, hand: paid })).toBeUndefined();
    expect(lossOf({ ...turn, hand: { blue: 2, wild: 1 } })).toBeUndefined();
    expect(lossOf({ ...turn, hand: { blue: 2 } })).toBe("late");
    expect(lossOf({ ...turn, hand: { blue: 9, red: 9, wild: 9 } }, { ...contract, a: "jordaan", b: "waag" })).toBe("late"); // several routes
  });

  test("once one's last turn is over or has begun otherwise, not before", () => {
    const waiting = { to_move: next, phase: "turn", hand: paid } as const;
    expect(lossOf({ ...waiting, turns_left: view.players })).toBeUndefined();
    expect(lossOf({ ...waiting, turns_left: view.players - 1 })).toBe("late");
    expect(lossOf({ ...turn, phase: "second", hand: paid })).toBe("late");
    expect(lossOf({ ...turn, phase: "over", to_move: null, turns_left: 0, hand: paid })).toBe("late");
  });

  test("and of the routes that complete one in the last round each one counts, the long ones too", () => {
    const known = { view: { ...view, ...turn, hand: { blue: 9, red: 9, green: 9, orange: 9, pink: 9, black: 9 } }, own, open: every };
    const ends = ROUTES.filter(({ a, b }) => a === near.a && b === near.b).map(({ id }) => id);
    expect([...routesFor(contract, known)]).toEqual(ends);
  });
});

describe("claiming a route loses a contract", () => {
  const lost = (route: number, carts: number, change: Partial<typeof view> = {}): number => {
    const seats = view.seats.map((seat) => ({ ...seat, carts }));
    return lostBy(route, { view: { ...view, turns_left: null, ...change, seats }, own, open: every, hopes: [contract] }).length;
  };
  const other = ROUTES.find(({ a, b, length }) => length === 3 && ![a, b].some((end) => end === near.a || end === near.b))!;

  test("where too few carts would be left, never the one that it completes", () => {
    expect(lost(other.id, 16)).toBe(0);
    expect(lost(other.id, 5)).toBe(1);
    expect(lost(near.id, 3)).toBe(0);
  });

  test("in the last turn, where it does something else", () => {
    expect(lost(other.id, 16, { turns_left: 1 })).toBe(1);
    expect(lost(near.id, 16, { turns_left: 1 })).toBe(0);
  });

  test("where the last round begins and more than one claim would be missing", () => {
    const three = { ...contract, a: "jordaan", b: "waag" };
    const seats = view.seats.map((seat) => ({ ...seat, carts: 4 }));
    const two = ROUTES.find(({ length }) => length === 2)!;
    expect(lostBy(two.id, { view: { ...view, turns_left: null, seats }, own, open: every, hopes: [three] })).toHaveLength(1);
  });
});
