/** The marks of contracts: a letter that stands on the map, on the card and in words. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Letters for these contracts: one that was given before stays, others take the first free ones. */
export function marked(contracts: readonly number[], before: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const kept = new Map(contracts.filter((id) => before.has(id)).map((id) => [id, before.get(id)!]));
  const free = [...LETTERS].filter((letter) => ![...kept.values()].includes(letter));
  return new Map(contracts.map((id) => [id, kept.get(id) ?? free.shift() ?? "?"]));
}
