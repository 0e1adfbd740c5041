import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import CardFace from "../src/art/CardFace.svelte";
import CartMark from "../src/art/CartMark.svelte";
import GoodsCard from "../src/art/GoodsCard.svelte";
import GoodsSheet from "../src/art/GoodsSheet.svelte";
import PileFace from "../src/art/PileFace.svelte";
import PlaceArt from "../src/art/PlaceArt.svelte";
import PlankMark from "../src/art/PlankMark.svelte";
import Sheet from "../src/art/Sheet.svelte";
import Symbol from "../src/art/Symbol.svelte";
import Token from "../src/art/Token.svelte";
import { GOODS } from "../src/art/ids.ts";
import { SYMBOL } from "../src/generated/plan.ts";
import type { Card, Colour } from "../src/game/types.ts";
import { LOCATIONS, ROUTES } from "../src/art/plan.ts";
import { BOARD } from "../src/generated/facts.ts";

const CARDS = Object.keys(SYMBOL) as Card[];
const COLOURS = CARDS.filter((card): card is Colour => card !== "wild");
const wanted = (html: string): string[] => [...html.matchAll(/(?:href="|url\()#([\w-]+)/g)].map((found) => found[1]);

const sheet = render(Sheet).container.innerHTML + render(GoodsSheet).container.innerHTML;
const known = new Set([...sheet.matchAll(/ id="([\w-]+)"/g)].map((found) => found[1]));

test("the sheet holds whatever it uses, each once", () => {
  expect(wanted(sheet).filter((id) => !known.has(id))).toEqual([]);
  expect(known.size).toBe([...sheet.matchAll(/ id="/g)].length);
});

test("the policy of the page allows the sheet", () => {
  expect(sheet).not.toMatch(/ style=|<style|<script|https?:/);
});

test("all that is drawn is in the sheet", () => {
  const drawn = [
    ...[null, ...CARDS].map((card) => render(CardFace, { card })),
    ...CARDS.map((card) => render(Symbol, { card })),
    ...GOODS.map((goods) => render(GoodsCard, { goods })),
    ...(["deck", "discards", "contracts", "merchandise"] as const).map((kind) => render(PileFace, { kind })),
    ...[0, 1, 2, 3].map((seat) => render(Token, { seat })),
    ...COLOURS.map((colour) => render(PlankMark, { colour, length: 88, width: 34, wheel: true })),
    ...[0, 1, 2, 3].map((seat) => render(CartMark, { seat, angle: 30 })),
    ...LOCATIONS.map((location) => render(PlaceArt, { location })),
  ];
  const ids = drawn.flatMap(({ container }) => wanted(container.innerHTML));
  expect(ids.length).toBeGreaterThan(drawn.length);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test("a colour is told by its symbol and its pattern too", () => {
  for (const colour of COLOURS) {
    const { container } = render(PlankMark, { colour, length: 88, width: 34, wheel: false });
    expect(wanted(container.innerHTML)).toEqual([`art-pattern-${colour}`, `art-${SYMBOL[colour]}`]);
  }
  expect(new Set(Object.values(SYMBOL)).size).toBe(CARDS.length);
});

test("a route's line leads from its first location through its spaces to its second", () => {
  for (const { id, path, spaces } of ROUTES) {
    const route = BOARD.map.routes[id];
    const ends = [route.from, route.to].map((end) => LOCATIONS.find((location) => location.id === end)!);
    const curves = path.slice(1).split("C").map((part) => part.split(" ").map(Number));
    const passed = curves.map((numbers) => numbers.slice(-2));
    expect(passed).toEqual([ends[0], ...spaces, ends[1]].map(({ x, y }) => [x, y]));
    expect(path).not.toContain("NaN");
  }
});
