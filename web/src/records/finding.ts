/** The game that an address names: one of this browser, or one that the link itself holds. */
import type { Rules } from "../rules/rules.ts";
import { readLink } from "./link.ts";
import { loadRules } from "../local/loading.ts";
import type { SeatPlan } from "../local/seating.ts";
import type { GameRecord } from "../generated/game.ts";
import { decodeRecord } from "../game/record.ts";
import { seatsOf } from "./replay.ts";
import { loadGame } from "../local/store.ts";

export interface Found {
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly seats: readonly SeatPlan[];
}

/** Throws a RecordError where there is none. */
export async function findRecord(name: string): Promise<Found> {
  const rules = await loadRules();
  const kept = await loadGame(name).catch(() => null);
  if (!kept) return withSeats(rules, readLink(rules, name));
  return { rules, record: decodeRecord(kept.record), seats: kept.seats };
}

export function withSeats(rules: Rules, record: GameRecord): Found {
  return { rules, record, seats: seatsOf(record) };
}
