/** Things that are counted beside a small picture. */
export const THINGS = ["cart", "card", "contract", "merchandise"] as const;
export type Thing = (typeof THINGS)[number];
/** What is told of a route beside a small picture: it brings merchandise, the last round begins with it. */
export type Pictured = Thing | "end";
