/** Things that are counted beside a small picture. */
export type Thing = "cart" | "card" | "contract" | "merchandise";
