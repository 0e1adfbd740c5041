/** The marks of contracts: a letter that stands on the map, on the card and in words. */
import type { SeenEvent, View } from "../../game/types.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * The letter of each contract that the viewer holds, is offered or has drawn: those of the start by
 * their ids, then the others as they were drawn. After a reload and in a replay they are the same.
 */
export function marked({ viewer, contracts, offer }: View, history: readonly SeenEvent[]): ReadonlyMap<number, string> {
  const drawn = history.flatMap(({ seat, offered }) => (seat === viewer && offered) || []);
  const start = [...contracts, ...offer].map(({ id }) => id).filter((id) => !drawn.includes(id));
  const all = new Set([...start.sort((one, other) => one - other), ...drawn]);
  return new Map([...all].map((id, place) => [id, LETTERS[place] ?? "?"]));
}

/** Contracts in the order of their letters. */
export function inOrder<T extends { readonly id: number }>(contracts: readonly T[], marks: ReadonlyMap<number, string>): T[] {
  return [...contracts].sort((one, other) => (marks.get(one.id)! < marks.get(other.id)! ? -1 : 1));
}
