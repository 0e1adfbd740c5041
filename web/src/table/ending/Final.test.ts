/** The end is counted before one's eyes and ears: what is drawn on the board, in which order, and what sounds. */
import { waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCATIONS } from "../../art/plan.ts";
import { settings } from "../../settings.svelte.ts";
import { GAMES } from "../demo/fixtures.ts";
import { preparePage, sit } from "../demo/sitting.ts";
import { CONTRACTS } from "../model/board.ts";
import { speaker } from "../motion/speaker.ts";

preparePage();
beforeEach(() => void Object.assign(settings, { speed: 8, motion: "full" })); // nothing is skipped, but nobody waits long
afterEach(() => vi.restoreAllMocks());

/** The contract that the board shows, by the places of its ends, how it is drawn, and what it brings. */
function drawn(): string {
  const at = (end: Element, x: number, y: number) => end.getAttribute("cx") === String(x) && end.getAttribute("cy") === String(y);
  const ends = [...document.querySelectorAll(".reveal .end")].map((end) => LOCATIONS.find(({ x, y }) => at(end, x, y))!.id);
  if (!ends.length) return "";
  const has = (part: string) => document.querySelector(`.reveal ${part}`) !== null;
  const how = has(".way") && !has(".failed") ? "way" : has(".gap") && has(".end.failed") && has(".points.failed") ? "gap" : "neither";
  return `${ends.join(" ")} ${how} ${document.querySelector(".reveal .points")!.textContent!.trim()}`;
}

/** All that is heard from the final scoring, each with what the board shows then. */
async function counted(players: 2 | 4, last: string): Promise<[string, string][]> {
  const heard: [string, string][] = [];
  vi.spyOn(speaker, "play").mockImplementation((sound) => {
    if (document.querySelector(".final")) void tick().then(() => heard.push([sound, drawn()]));
  });
  const [before, end] = GAMES[players].slice(-2);
  sit(before!).send(end!);
  await waitFor(() => expect(heard.at(-1)?.[0]).toBe(last));
  return heard;
}

const told = (contract: number, how: string): string => `${CONTRACTS[contract]!.a} ${CONTRACTS[contract]!.b} ${how}`;

test("routes, then each contract drawn while it counts, one that failed as a gap, then merchandise, then the bells", async () => {
  expect(await counted(2, "win")).toEqual([
    ["cart", ""],
    ["cart", ""],
    ["gilt", told(21, "way +3")],
    ["failed", told(2, "gap −8")],
    ["coin", ""],
    ["coin", ""],
    ["win", ""],
  ]);
});

test("contracts come seat by seat; who did not win hears the tower alone", async () => {
  const heard = await counted(4, "end");
  const times = (count: number, sound: string) => Array<string>(count).fill(sound);
  expect(heard.map(([sound]) => sound)).toEqual([...times(4, "cart"), ...times(5, "gilt"), ...times(4, "coin"), "end"]);
  expect(heard.flatMap(([, board]) => board || [])).toEqual([told(8, "way +6"), told(10, "way +5"), told(2, "way +8"), told(0, "way +9"), told(12, "way +5")]);
});
