/**
 * A finished game in a link: the seed, the names and the numbers of the actions; all else follows.
 * Bytes: version of the rules, players (128 more: actions were taken back), first seat (255: drawn),
 * 32 of the seed, each name with its length before it, then the actions, 7 bits a byte; those of the
 * set-up with their seat before them.
 */
import { RULES_VERSIONS } from "../generated/facts.ts";
import type { Rules } from "../rules/rules.ts";
import { PLAYERS } from "../generated/game.ts";
import { actionNumber } from "../game/board.ts";
import { Game, type Deal } from "../game/game.ts";
import type { GameRecord } from "../generated/game.ts";
import { bytesOf, RecordError } from "../game/record.ts";

const DRAWN = 255;
const TAKEN_BACK = 128;

/** Throws a RecordError where the game is not over: its link would show hidden cards. */
export function writeLink(rules: Rules, record: GameRecord): string {
  if (!record.result) throw new RecordError("result");
  const firstSeat = record.first_seat_drawn ? null : record.first_seat;
  const deal: Deal = { seats: record.seats, seed: bytesOf(record.seed), firstSeat, rules: record.rules };
  const mark = record.taken_back ? TAKEN_BACK : 0;
  const bytes = [record.rules, mark | record.seats.length, firstSeat ?? DRAWN, ...deal.seed];
  for (const name of record.seats) {
    const letters = new TextEncoder().encode(name);
    bytes.push(letters.length, ...letters);
  }
  const game = new Game(rules, deal);
  record.actions.forEach(({ seat, action }, place) => {
    const number = actionNumber(action, game.view(null).market);
    if (place < record.seats.length) bytes.push(seat);
    bytes.push(...(number < 128 ? [number] : [128 | (number & 127), number >> 7]));
    game.play(seat, number);
  });
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record that a link holds; throws a RecordError where it holds none. */
export function readLink(rules: Rules, link: string): GameRecord {
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    return read(rules, Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    throw new RecordError("other");
  }
}

function read(rules: Rules, bytes: Uint8Array): GameRecord {
  let at = 0;
  const take = (count: number): Uint8Array => {
    if (at + count > bytes.length) throw new RangeError("too short");
    return bytes.subarray(at, (at += count));
  };
  const [version, marked, first] = take(3) as unknown as [number, number, number];
  const [players, takenBack] = [marked & ~TAKEN_BACK, marked >= TAKEN_BACK];
  if (!RULES_VERSIONS.includes(version) || !PLAYERS.includes(players)) throw new RangeError("no game");
  const seed = take(32).slice();
  const seats = Array.from({ length: players }, () => new TextDecoder().decode(take(take(1)[0]!)));
  const game = new Game(rules, { seats, seed, firstSeat: first === DRAWN ? null : first, rules: version, takenBack });
  while (at < bytes.length) {
    const seat = game.length < players ? take(1)[0]! : game.waitingFor()[0]!;
    const low = take(1)[0]!;
    game.play(seat, low < 128 ? low : (low & 127) | (take(1)[0]! << 7));
  }
  return game.record();
}
