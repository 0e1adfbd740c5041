/** What an action brought to light, and who saw it: the JSON of damrak/game/events.py. */
import { CARDS, LETTERS, OPEN_FACTS, OWN_FACTS, UNSEEN_CHOICES, type OpenEvent, type SeenEvent } from "../generated/game.ts";
import type { Happened } from "../rules/rules.ts";

/** A shuffled deck as letters, the top last. */
export function spellDeck(order: readonly number[]): string {
  return order.map((card) => LETTERS[card]).join("");
}

/** What the kernel wrote, with names; fields that say nothing are left out, as in records. */
export function eventOf(happened: Happened, action: string, shuffles: readonly (readonly number[])[]): OpenEvent {
  const drew = CARDS[happened.drew[0]!];
  const turned = Array.from(happened.turned.subarray(0, happened.turnedCount[0]), (card) => CARDS[card]!);
  const offered = Array.from(happened.offered.subarray(0, happened.offeredCount[0]));
  return {
    seat: happened.seat[0]!,
    action,
    ...(drew ? { drew } : {}),
    ...(turned.length ? { turned } : {}),
    ...(shuffles.length ? { shuffled: shuffles.map(spellDeck) } : {}),
    ...(offered.length ? { offered } : {}),
  };
}

/** Whether somebody came to know something by it. */
export function isRevealing({ seat: _, action: __, ...facts }: OpenEvent): boolean {
  return Object.keys(facts).length > 0;
}

/** The event as a seat (null: a spectator) may know it; records do not store how often the market was swept. */
export function seenBy(event: OpenEvent, viewer: number | null, sweeps: number): SeenEvent {
  const mine = viewer === event.seat;
  const secret = (UNSEEN_CHOICES as Readonly<Record<string, string>>)[event.action];
  const facts: readonly (keyof OpenEvent)[] = mine ? OWN_FACTS : OPEN_FACTS;
  const told = facts.filter((name) => event[name]).map((name) => [name, event[name]]);
  return {
    seat: event.seat,
    action: (!mine && secret) || event.action,
    ...Object.fromEntries(told),
    ...(sweeps ? { sweeps } : {}),
    ...(event.shuffled ? { shuffles: event.shuffled.length } : {}),
  };
}
