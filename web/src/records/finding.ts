/** The game that an address names: one of this browser, or one that the link itself holds. */
import type { Rules } from "../rules/rules.ts";
import { readLink } from "./link.ts";
import { loadRules } from "../game/loading.ts";
import { wornBy, type SeatPlan } from "../game/seating.ts";
import type { GameRecord } from "../generated/game.ts";
import { decodeRecord } from "../game/record.ts";
import { seatsOf } from "./replay.ts";
import { loadGame } from "./store.ts";

export interface Found {
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
  /** The lesson told what to do, so its moves are not judged. */
  readonly lesson: boolean;
}

/** Throws a RecordError where there is none. */
export async function findRecord(name: string): Promise<Found> {
  const rules = await loadRules();
  const kept = await loadGame(name).catch(() => null);
  if (!kept) return withSeats(rules, readLink(rules, name));
  return { rules, record: decodeRecord(kept.record), seats: kept.seats, lesson: kept.lesson };
}

export function withSeats(rules: Rules, record: GameRecord): Found {
  return { rules, record, seats: seatsOf(record), lesson: false };
}

/** The colour that a seat wears: by the address (`colours=1,0`) where that names them. */
export function wornIn(query: URLSearchParams, seats: readonly SeatPlan[], seat: number): number {
  const named = query.get("colours") ?? "";
  const colours = /^[0-3](,[0-3]){1,3}$/.test(named) ? named.split(",").map(Number) : [];
  return colours[seat] ?? wornBy(seats, seat);
}
