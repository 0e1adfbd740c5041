/** How the tables of this browser stand, and which others are open on this server. */
import type { Phase, SeatInfo, TableList, TableSummary, Update } from "../generated/protocol.ts";
import { tableNow } from "./api.ts";
import { knownTables, tokensOf } from "./keys.ts";
import { seatName } from "./names.ts";

/** One table, in a row. */
export interface Standing {
  readonly code: string;
  /** Who sits there; empty where nobody does yet. */
  readonly names: readonly string[];
  /** Seats that somebody may take who is not there yet. */
  readonly free: number;
  /** Null: it is not there any more. */
  readonly phase: Phase | null;
  /** Whose turn it is, where that is one's own table. */
  readonly turn: string | null;
  readonly mine: boolean;
}

const SHOWN = 6;

/** The tables at which this browser sits, the last visited first; none where no server answers. */
export async function yourTables(): Promise<Standing[]> {
  const known = knownTables().slice(0, SHOWN);
  return Promise.all(known.map((keys) => tableNow(keys.code, tokensOf(keys)).then(standingOf, () => gone(keys.code))));
}

/** Tables that anybody may find, without one's own and those that are over; first those with a free seat. */
export function openTables({ tables }: TableList): Standing[] {
  const own = new Set(knownTables().map(({ code }) => code));
  const others = tables.filter(({ code, phase }) => !own.has(code) && phase !== "over").map(listed);
  return others.sort((one, other) => Number(other.free > 0) - Number(one.free > 0)).slice(0, SHOWN);
}

function namesOf(seats: readonly SeatInfo[]): string[] {
  return seats.flatMap((seat) => (seat.kind === "open" ? [] : [seatName(seat)]));
}

function listed({ code, phase, seats }: TableSummary): Standing {
  const free = phase === "lobby" ? seats.filter(({ kind }) => kind === "open").length : 0;
  return { code, phase, names: namesOf(seats), free, turn: null, mine: false };
}

function standingOf({ code, phase, seats, hands, happened }: Update): Standing {
  if (phase === "lobby" && happened.some(({ kind }) => kind === "closed")) return gone(code);
  const mover = hands[0]?.view?.to_move ?? null;
  const mine = hands.some(({ legal }) => legal.length > 0);
  return { code, phase, names: namesOf(seats), free: 0, mine, turn: mover === null ? null : (seats[mover]?.name ?? null) };
}

function gone(code: string): Standing {
  return { code, phase: null, names: [], free: 0, turn: null, mine: false };
}
