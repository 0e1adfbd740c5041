/** Events as typed deeds: who did what, with which cards, where on the board. */
import { MARKET_SLOTS } from "../../generated/facts.ts";
import { ACTIONS } from "../../game/board.ts";
import type { SeenEvent } from "../../game/types.ts";
import type { Card } from "./board.ts";
import { moveOf, type Claim } from "./moves.ts";

export type Deed =
  | { readonly kind: "market"; readonly card: Card; readonly slot: number }
  | { readonly kind: "deck"; readonly card: Card | null }
  | { readonly kind: "contracts" }
  | { readonly kind: "keep"; readonly kept: "first" | "second" | "one" | "both" }
  | { readonly kind: "pass" }
  | Claim;

/** What an event did; `market` is what lay open before it. */
export function deedOf(event: SeenEvent, market: readonly (Card | null)[]): Deed {
  if (event.action.startsWith("draw market")) return fromMarket(event.action, market);
  if (event.action === "draw deck") return { kind: "deck", card: event.drew ?? null };
  if (event.action === "keep one") return { kind: "keep", kept: "one" };
  const number = ACTIONS.indexOf(event.action);
  const move = number < 0 ? null : moveOf(number);
  if (move?.kind === "claim") return move;
  if (move?.kind === "keep") return { kind: "keep", kept: move.keeping };
  return move?.kind === "contracts" ? { kind: "contracts" } : { kind: "pass" };
}

/** "draw market 3", "draw market red" or "draw market red 3". */
function fromMarket(action: string, market: readonly (Card | null)[]): Deed {
  const words = action.split(" ").slice(2);
  const named = Number(words.at(-1)) - 1;
  const slot = Number.isNaN(named) ? market.indexOf(words[0] as Card) : named;
  const said = Number.isNaN(Number(words[0])) ? words[0] : market[slot];
  return { kind: "market", card: said as Card, slot: Math.min(Math.max(slot, 0), MARKET_SLOTS - 1) };
}
