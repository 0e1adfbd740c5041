/** Choosing an action, step by step: nothing -> a route -> its payment -> said and done. */
import type { Claim, Move } from "./moves.ts";

/** A swift hand (mouse, keys) has seen the phantom carts; a finger covers them and confirms. */
export type Hand = "swift" | "careful";

export type Choice =
  | { readonly at: "idle" }
  | { readonly at: "paying"; readonly route: number; readonly ways: readonly Claim[] }
  | {
      readonly at: "confirming";
      readonly route: number;
      readonly ways: readonly Claim[];
      readonly claim: Claim;
    }
  | { readonly at: "sent"; readonly move: Move };

export const IDLE: Choice = { at: "idle" };

/** A route was chosen; `ways` are its legal payments, thriftiest first, at least one. */
export function chooseRoute(ways: readonly Claim[], hand: Hand): Choice {
  const first = ways[0];
  if (!first) return IDLE;
  if (hand === "careful") return { at: "confirming", route: first.route, ways, claim: first };
  return ways.length === 1 ? { at: "sent", move: first } : { at: "paying", route: first.route, ways };
}

/** A payment was chosen. */
export function choosePayment(choice: Choice, claim: Claim, hand: Hand): Choice {
  if (choice.at !== "paying" && choice.at !== "confirming") return choice;
  if (hand === "swift") return { at: "sent", move: claim };
  return { at: "confirming", route: choice.route, ways: choice.ways, claim };
}

/** What was prepared is meant. */
export function confirm(choice: Choice): Choice {
  if (choice.at === "confirming") return { at: "sent", move: choice.claim };
  return choice.at === "paying" ? { at: "sent", move: choice.ways[0] } : choice;
}

/** After the table has changed: what was prepared stays only while it is still legal. */
export function revise(choice: Choice, legal: ReadonlySet<number>): Choice {
  if (choice.at === "sent") return IDLE;
  if (choice.at === "idle") return choice;
  return choice.ways.every((way) => legal.has(way.number)) ? choice : IDLE;
}
