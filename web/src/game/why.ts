/**
 * Why something is refused, from what the viewer knows: the reasons of damrak/game/why.py.
 * Asked only of what the rules do not list as legal; decides nothing.
 */
import { ACTION, FIRST_CLAIM, MARKET_SLOTS } from "../generated/facts.ts";
import { claimOf, ROUTES, type Route } from "./board.ts";
import type { Refusal, View } from "./types.ts";

const KEEPS: readonly number[] = [ACTION.keep_first, ACTION.keep_second, ACTION.keep_both];

/** Why the viewer cannot claim this route now, or null if it can. */
export function whyNotRoute(view: View, legal: readonly number[], route: number): Refusal | null {
  return legal.some((action) => claimOf(action)?.route === route) ? null : claimRefusal(view, legal, route);
}

/** Why the viewer cannot do this action (a number of ACTIONS) now, or null if it can. */
export function whyNot(view: View, legal: readonly number[], action: number): Refusal | null {
  if (legal.includes(action)) return null;
  if (action >= FIRST_CLAIM) return claimRefusal(view, legal, claimOf(action)!.route);
  const kind = action < MARKET_SLOTS || action === ACTION.deck ? "draw" : KEEPS.includes(action) ? "keep" : "other";
  return notNow(view, legal) ?? early(view, kind) ?? plainRefusal(view, action);
}

function claimRefusal(view: View, legal: readonly number[], route: number): Refusal {
  return notNow(view, legal) ?? early(view, "claim") ?? routeRefusal(view, ROUTES[route]!);
}

function refuse(rule: string, key: string, given: Refusal["arguments"] = {}): Refusal {
  return { rule, key, arguments: given };
}

/** Another's turn, or none; one's own without anything to do is a pause. */
function notNow(view: View, legal: readonly number[]): Refusal | null {
  if (view.phase === "over") return refuse("7.1", "game-over");
  if (view.viewer !== null && view.to_move === view.viewer) return legal.length ? null : refuse("", "paused");
  return view.phase === "setup" ? refuse("2.5", "chosen") : refuse("3.1", "not-your-turn");
}

/** An action of another moment: a choice or a second card is due first, or is not. */
function early(view: View, kind: "claim" | "draw" | "keep" | "other"): Refusal | null {
  if (view.phase === "setup" && kind !== "keep") return refuse("2.5", "choose-first");
  if (view.phase === "offer" && kind !== "keep") return refuse("6.1", "keep-first");
  if (kind === "keep" && view.phase !== "setup" && view.phase !== "offer")
    return refuse("6.1", "nothing-offered");
  if (view.phase === "second" && kind !== "draw") return refuse("4.1", "second-card-first");
  return null;
}

function plainRefusal(view: View, action: number): Refusal {
  if (action < MARKET_SLOTS) {
    if (view.market[action] === null) return refuse("8.1", "slot-empty", { slot: action + 1 });
    return refuse("4.4", "second-wild");
  }
  if (action === ACTION.deck) return refuse("8.2", "no-cards");
  if (action === ACTION.contracts) return refuse("6.3", "no-contracts");
  return action === ACTION.pass ? refuse("3.2", "no-pass") : refuse("6.2", "must-keep");
}

function routeRefusal(view: View, route: Route): Refusal {
  const owner = ownerOf(view, route.id);
  const other = route.twin === null ? null : ownerOf(view, route.twin);
  if (owner !== null && owner === view.viewer) return refuse("5.4", "route-yours");
  if (owner !== null) return refuse("5.4", "route-taken", { seat: owner + 1 });
  if (other !== null && other === view.viewer) return refuse("5.6", "other-half-yours");
  if (other !== null && view.players === 2) return refuse("5.7", "other-half-closed");
  const { carts } = view.seats[view.viewer ?? 0]!;
  if (carts < route.length) return refuse("5.5", "carts", { needed: route.length, carts });
  return refuse("5.1", "cannot-pay", { needed: route.length, colour: route.colour });
}

function ownerOf(view: View, route: number): number | null {
  return view.seats.find((seat) => seat.routes.includes(route))?.seat ?? null;
}
