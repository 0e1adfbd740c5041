/** A stored game: the same bytes as damrak/game/record.py writes. */
import { sha256 } from "@noble/hashes/sha2.js";
import { FORMAT, MAX_BYTES, MIXED, type GameRecord, type Mix } from "../generated/game.ts";

/** A record that cannot be read or does not hold: `record-...` says why. */
export class RecordError extends Error {
  constructor(
    readonly key: "size" | "json" | "other" | "changed" | "rules" | "chance" | "board" | "deals" | "action" | "outcome" | "commitment" | "result",
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`record: ${key}`);
  }
}

/** The record as the text of its file; the last line is the SHA-256 of the rest. */
export function encodeRecord(record: GameRecord): string {
  const lines = Object.entries(record).map(([key, value]) => ` ${JSON.stringify(key)}: ${entry(key, value)}`);
  const content = `{\n${lines.join(",\n")}\n}`;
  const checksum = digest(new TextEncoder().encode(content));
  return `${content.slice(0, -2)},\n "checksum": "${checksum}"\n}\n`;
}

/** Read a record; throws a RecordError at the first thing that is wrong. */
export function decodeRecord(text: string): GameRecord {
  if (text.length > MAX_BYTES) throw new RecordError("size");
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new RecordError("json");
  }
  if (typeof content !== "object" || content === null || !("actions" in content) || !("seed" in content))
    throw new RecordError("other");
  const { checksum: _, ...rest } = content as Record<string, unknown>;
  const record = rest as unknown as GameRecord;
  if (record.format !== FORMAT) throw new RecordError("other");
  if (encodeRecord(record) !== text) throw new RecordError("changed");
  return record;
}

/** What may be published of a seed before the game: it fixes the seed and tells nothing. */
export function commitment(seed: Uint8Array): string {
  return digest(seed);
}

/** The seed that a secret and the shares of players make, as damrak/game/record.py mixes it. */
export function mixedSeed({ secret, shares }: Mix): Uint8Array {
  const parts = shares.flatMap((share, seat) => (share === null ? [] : [seat, ...bytesOf(share)]));
  return sha256(Uint8Array.from([...new TextEncoder().encode(MIXED), ...bytesOf(secret), ...parts]));
}

/** What was published before a game: of the secret, where the seed was mixed from one. */
export function commitmentOf(seed: Uint8Array, mix?: Mix): string {
  return commitment(mix ? bytesOf(mix.secret) : seed);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function digest(bytes: Uint8Array): string {
  return hex(sha256(bytes));
}

function entry(key: string, value: unknown): string {
  if (key !== "actions" || !Array.isArray(value) || !value.length) return spaced(value);
  return `[\n${value.map((each) => `  ${spaced(each)}`).join(",\n")}\n ]`;
}

/** JSON with a blank after every comma and colon. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const rows = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`);
  return `{${rows.join(", ")}}`;
}
