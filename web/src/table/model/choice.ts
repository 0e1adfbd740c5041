/** Choosing an action, step by step: nothing -> a route -> its payment -> confirmed -> sent. */
import { sensible, type Claim, type Move } from "./moves.ts";

export type Choice =
  | { readonly at: "idle" }
  /** A payment is to be picked. */
  | { readonly at: "paying"; readonly route: number; readonly ways: readonly Claim[] }
  /** A payment is picked and waits for a yes. */
  | {
      readonly at: "confirming";
      readonly route: number;
      readonly ways: readonly Claim[];
      readonly claim: Claim;
    }
  /** Any other action that waits for a yes. */
  | { readonly at: "asked"; readonly move: Move }
  | { readonly at: "sent"; readonly move: Move };

/** What a player wants to be asked; the same for mouse, touch and keys. */
export interface Habits {
  /** Before every action. */
  readonly confirmAll: boolean;
  /** How to pay, even where one payment is better in every way. */
  readonly askPayment: boolean;
}

export const IDLE: Choice = { at: "idle" };

/** A route was chosen; `ways` are its legal payments, cheapest first. */
export function chooseRoute(ways: readonly Claim[], { confirmAll, askPayment }: Habits): Choice {
  const open = askPayment ? ways : sensible(ways);
  const first = open[0];
  if (!first) return IDLE;
  if (confirmAll) return { at: "confirming", route: first.route, ways: open, claim: first };
  return open.length === 1 ? { at: "sent", move: first } : { at: "paying", route: first.route, ways: open };
}

/** A payment was chosen. */
export function choosePayment(choice: Choice, claim: Claim, { confirmAll }: Habits): Choice {
  if (choice.at !== "paying" && choice.at !== "confirming") return choice;
  if (!confirmAll) return { at: "sent", move: claim };
  return { at: "confirming", route: choice.route, ways: choice.ways, claim };
}

/** Any other action was chosen; choosing it a second time confirms it. */
export function chooseMove(choice: Choice, move: Move, { confirmAll }: Habits): Choice {
  const again = choice.at === "asked" && choice.move.number === move.number;
  return confirmAll && !again ? { at: "asked", move } : { at: "sent", move };
}

/** Yes. */
export function confirm(choice: Choice): Choice {
  if (choice.at === "confirming") return { at: "sent", move: choice.claim };
  if (choice.at === "asked") return { at: "sent", move: choice.move };
  return choice.at === "paying" ? { at: "sent", move: choice.ways[0] } : choice;
}

/** After the table has changed: what was prepared stays only while it is still legal. */
export function revise(choice: Choice, legal: ReadonlySet<number>): Choice {
  if (choice.at === "sent") return IDLE;
  if (choice.at === "idle") return choice;
  const prepared = choice.at === "asked" ? [choice.move] : choice.ways;
  return prepared.every((move) => legal.has(move.number)) ? choice : IDLE;
}
