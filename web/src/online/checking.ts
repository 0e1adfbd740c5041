/** What a browser computes for fair deals: a share of the seed, and a whole game dealt again. */
import type { GameRecord } from "../generated/game.ts";
import { commitment, decodeRecord, hex } from "../game/record.ts";
import { loadRules } from "../game/loading.ts";
import { verify } from "../records/verify.ts";

/** 32 random bytes, and what is promised of them. */
export function newShare(): { share: string; promise: string } {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { share: hex(bytes), promise: commitment(bytes) };
}

/** The record in this text if everything in it holds, else null. */
export async function proven(text: string): Promise<GameRecord | null> {
  const rules = await loadRules();
  try {
    verify(rules, text);
  } catch {
    return null;
  }
  return decodeRecord(text);
}
