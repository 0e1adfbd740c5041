/** Everything a record says, checked by playing it again. */
import type { Rules } from "../rules/rules.ts";
import { CHECKS, type Check } from "../generated/game.ts";
import { replay } from "../game/game.ts";
import { bytesOf, commitmentOf, decodeRecord, encodeRecord, hex, mixedSeed, RecordError } from "../game/record.ts";

/** What was checked; throws a RecordError at the first thing that does not hold. */
export function verify(rules: Rules, text: string): Check[] {
  const record = decodeRecord(text);
  const game = replay(rules, record);
  const promised = record.commitment === commitmentOf(bytesOf(record.seed), record.mix);
  if (!promised || (record.mix && hex(mixedSeed(record.mix)) !== record.seed)) throw new RecordError("commitment");
  if (encodeRecord(game.record()) !== text) throw new RecordError("result");
  return CHECKS.filter((check) => check !== "result" || game.isOver);
}
