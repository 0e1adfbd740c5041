import { describe, expect, test } from "vitest";
import { LOCATIONS, ROUTES } from "../../art/plan.ts";
import { ROUTES as PRINTED } from "../model/board.ts";
import { alongside } from "./alongside.ts";
import { GLOW, middle, neighbour, outline, placeNear, planksAway, routesNear } from "./geometry.ts";
import { Lens } from "./lens.svelte.ts";
import { byLetter, destination } from "./roam.ts";

describe("a finger", () => {
  test("on a plank means its route", () => {
    for (const { id, spaces } of ROUTES) expect(routesNear(spaces[0], 30)[0]).toBe(id);
  });

  test("in the gap between two planks, or before a place, means their route", () => {
    for (const { id, line } of ROUTES) {
      for (let k = 1; k < line.length; k += 1) {
        const [[ax, ay], [bx, by]] = [line[k - 1]!, line[k]!];
        const point = { x: (ax + bx) / 2, y: (ay + by) / 2 };
        if (placeNear(point, 0) === null) expect(routesNear(point, 0)[0]).toBe(id);
      }
    }
  });

  test("between two routes means the nearer one", () => {
    const [one, other] = [ROUTES[0].spaces[0], ROUTES[1].spaces[0]];
    const between = (part: number): { x: number; y: number } => ({ x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part });
    expect(routesNear(between(0.45), 1000)[0]).toBe(0);
    expect(routesNear(between(0.55), 1000)[0]).toBe(1);
  });

  test("on a place itself means no route", () => {
    for (const { x, y } of LOCATIONS) expect(routesNear({ x, y }, 0)).toEqual([]);
  });

  test("far from everything means nothing", () => {
    expect(routesNear({ x: 5, y: 5 }, 30)).toEqual([]);
  });
});

describe("keys on the board", () => {
  test("an arrow leads that way", () => {
    for (const { id } of ROUTES) {
      const right = neighbour(id, 1, 0);
      if (right !== id) expect(middle(right).x).toBeGreaterThan(middle(id).x);
      const up = neighbour(id, 0, -1);
      if (up !== id) expect(middle(up).y).toBeLessThan(middle(id).y);
    }
  });

  test("arrows reach every route", () => {
    const seen = new Set([0]);
    const waiting = [0];
    while (waiting.length) {
      const from = waiting.pop()!;
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = destination(key, from)!;
        if (!seen.has(next)) waiting.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBe(ROUTES.length);
  });

  test("a letter goes round the routes of its locations", () => {
    const first = byLetter("w", 0)!;
    const names = [PRINTED[first].a, PRINTED[first].b];
    expect(names.some((name) => name.startsWith("w"))).toBe(true);
    expect(byLetter("w", first)).not.toBe(first);
    expect(byLetter("x", 0)).toBeNull();
  });
});

describe("the lens", () => {
  function framed(width: number, height: number): Lens {
    const lens = new Lens(1.5);
    const frame = document.createElement("div");
    frame.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
    lens.attach(frame);
    return lens;
  }

  test("zooms about a point and never beyond its limits", () => {
    const lens = framed(900, 600);
    lens.zoom(2, { x: 900, y: 600 });
    expect([lens.scale, lens.x, lens.y]).toEqual([2, -450, -300]);
    lens.zoom(100);
    expect(lens.scale).toBe(5);
    lens.zoom(0.001);
    expect([lens.scale, Math.abs(lens.x), Math.abs(lens.y)]).toEqual([1, 0, 0]);
  });

  test("shows no gap beside a sheet that fills its window", () => {
    const lens = framed(390, 400); // the sheet is 390 by 260
    lens.zoom(1.2, { x: 0, y: 0 });
    expect(lens.x).toBeCloseTo(39);
    expect(lens.y).toBe(0);
  });

  test("a press that moves the zoomed sheet is no click", () => {
    const lens = framed(900, 600);
    const at = (x: number): PointerEvent => new PointerEvent("pointermove", { pointerId: 1, clientX: x, clientY: 300 });
    lens.down(at(100));
    lens.move(at(200));
    expect(lens.moved).toBe(false);
    lens.up(at(200));
    lens.zoom(2);
    lens.down(at(100));
    lens.move(at(200));
    expect(lens.moved).toBe(true);
    expect(lens.x).toBe(100);
  });
});

describe("lines beside the routes", () => {
  test("begin and end at the locations, beside the planks of their route", () => {
    for (const route of ROUTES) {
      const { id, spaces } = route;
      const points = alongside(id, 0).match(/[\d.]+ [\d.]+/g)!.map((pair) => pair.split(" ").map(Number));
      expect(points).toHaveLength(2 * spaces.length + 2);
      for (const [x, y] of points.slice(1, -1)) expect(planksAway({ x, y }, route)).toBeGreaterThan(7);
    }
  });

  test("do not lie on each other", () => {
    expect(alongside(3, 0)).not.toBe(alongside(3, 1));
  });
});

test("the edge about each plank of a route lies as far from it as its light reaches", () => {
  for (const route of ROUTES) {
    const edges = outline(route.id).split("M").slice(1);
    expect(edges).toHaveLength(route.spaces.length);
    for (const [k, edge] of edges.entries()) {
      const ends = edge.split(/L|A\S+ \S+ 0 0 1 |Z/).filter(Boolean);
      expect(ends).toHaveLength(9);
      for (const [x, y] of ends.map((end) => end.split(" ").map(Number))) {
        expect(planksAway({ x: x!, y: y! }, { ...route, spaces: [route.spaces[k]!] })).toBeCloseTo(GLOW);
      }
    }
  }
});
