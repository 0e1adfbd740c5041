import { describe, expect, test } from "vitest";
import { ROUTES, VIEW_BOX } from "../../art/plan.ts";
import { spaceAnchor, spaceBox } from "../motion/spots.ts";
import { placeBeside, type Box, type Size } from "./placing.ts";

/** The spaces of a route on a sheet of this width. */
function boxesOf(route: number, width: number): Box[] {
  const sheet = new DOMRect(0, 0, width, (width * VIEW_BOX[3]) / VIEW_BOX[2]);
  return ROUTES[route].spaces.map((_, k) => spaceBox(spaceAnchor(route, k), sheet)!);
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

describe("payments beside a route", () => {
  const cases: [string, Size, Size][] = [
    ["a laptop", { width: 950, height: 633 }, { width: 260, height: 150 }],
    ["a wall", { width: 1600, height: 1066 }, { width: 400, height: 220 }],
    ["a phone", { width: 374, height: 250 }, { width: 170, height: 110 }],
    ["a phone, with many ways to pay", { width: 374, height: 250 }, { width: 150, height: 234 }],
    ["a phone held sideways, with many ways to pay", { width: 416, height: 277 }, { width: 166, height: 260 }],
  ];

  test.each(cases)("lie inside the frame of %s and never on the route", (_, frame, panel) => {
    for (const { id } of ROUTES) {
      const spaces = boxesOf(id, frame.width);
      const spot = placeBeside(frame, spaces, panel);
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.y).toBeGreaterThanOrEqual(0);
      expect(spot.x + panel.width).toBeLessThanOrEqual(frame.width);
      expect(spot.y + panel.height).toBeLessThanOrEqual(frame.height);
      expect(spaces.some((space) => overlap({ ...spot, ...panel }, space)), `route ${id}`).toBe(false);
    }
  });

  test("go to an edge where there is no room beside, and leave as much of the route free as can be", () => {
    const frame = { width: 200, height: 140 };
    const spot = placeBeside(frame, [{ x: 60, y: 10, width: 80, height: 60 }], { width: 180, height: 70 });
    expect(spot).toEqual({ x: 10, y: 62 });
  });
});
