/** Things that are counted beside a small picture. */
export const THINGS = ["cart", "card", "contract", "merchandise"] as const;
export type Thing = (typeof THINGS)[number];
