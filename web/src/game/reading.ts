/** Records of the module as numbers and names. */
import { CARDS } from "../generated/game.ts";
import type { Card, Cards } from "./types.ts";

/** The things in a set of up to 64. */
export function members(set: bigint): number[] {
  const found: number[] = [];
  for (let place = 0; set > 0n; place++, set >>= 1n) if (set & 1n) found.push(place);
  return found;
}

/** One row of a table that is stored flat. */
export function row(table: Int8Array, length: number, index: number): Int8Array {
  return table.subarray(index * length, (index + 1) * length);
}

/** Cards by colour, those there are. */
export function cardsByName(counts: Int8Array): Cards {
  const cards: Partial<Record<Card, number>> = {};
  CARDS.forEach((card, place) => {
    if (counts[place]) cards[card] = counts[place];
  });
  return cards;
}
