/**
 * This browser's part in fair deals: it adds a share of its own to the seed, keeps what the server
 * promised before the game, and checks both after it. docs/server.md tells how a seed is made.
 */
import type { Update } from "../generated/protocol.ts";
import { fetchRecord } from "./api.ts";
import type { Wish } from "./line.ts";

const STORE = "damrak-deals";
const KEPT = 50;

/** What is known of a deal since before its first card. */
export interface Kept {
  readonly code: string;
  readonly game: number;
  readonly commitment: string;
  /** Of the seats held here, by what was promised. */
  readonly shares: Readonly<Record<string, string>>;
}

/** What a check found: `mine` is whether this browser's shares were used, null if it added none. */
export interface Checked {
  readonly holds: boolean;
  readonly kept: boolean;
  readonly mine: boolean | null;
}

/** Loaded when it is needed, which keeps it off the first page. */
const checking = (): Promise<typeof import("./checking.ts")> => import("./checking.ts");

type Send = (wish: Wish) => Promise<void>;

let remembered: readonly Kept[] | null = null;

function all(): readonly Kept[] {
  try {
    remembered ??= JSON.parse(localStorage.getItem(STORE) ?? "[]") as Kept[];
  } catch {
    remembered = [];
  }
  return remembered;
}

export function keptOf(code: string, game: number): Kept | null {
  return all().find((each) => each.code === code && each.game === game) ?? null;
}

function keep(deal: Kept): void {
  const others = all().filter((each) => each.code !== deal.code || each.game !== deal.game);
  remembered = [deal, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(STORE, JSON.stringify(remembered));
  } catch {
    // then it is known as long as the page is open
  }
}

/** Forget what was read, as a page that is loaded again does; for tests. */
export function reread(): void {
  remembered = null;
}

/** Promises that wait for the server's answer. */
const asked = new Set<string>();

/** Do what is due before a game: promise a share for each seat held here, and reveal it. */
export function takePart(update: Update, send: Send): void {
  if (update.phase !== "lobby") return;
  const { code, game, proof, seats } = update;
  const known = keptOf(code, game);
  // Other cards were dealt in the same lobby, or this is the first look.
  if (known?.commitment !== proof.commitment) keep({ code, game, commitment: proof.commitment, shares: {} });
  const ready = seats.every((seat) => seat.kind !== "open" && seat.ready);
  const shown = proof.shares.some((share) => share !== null);
  for (const seat of update.seats_held) {
    const promise = proof.promises[seat];
    const share = promise && keptOf(code, game)!.shares[promise];
    if (!promise && !shown && update.duplicate_of === null) void ask(`${code} ${game} ${seat}`, async () => send(await newPromise(update, seat)));
    else if (share && ready && !proof.shares[seat]) void ask(share, () => send({ type: "reveal", seat, share }));
  }
}

/** Send something once at a time; a refusal is answered by the next update. */
async function ask(what: string, send: () => Promise<void>): Promise<void> {
  if (asked.has(what)) return;
  asked.add(what);
  await send().catch(() => undefined);
  asked.delete(what);
}

async function newPromise({ code, game }: Update, seat: number): Promise<Wish> {
  const { share, promise } = (await checking()).newShare();
  const deal = keptOf(code, game)!;
  keep({ ...deal, shares: { ...deal.shares, [promise]: share } });
  return { type: "promise", seat, promise };
}

/** Check a finished game against what is known since before it. */
export async function checkDeal(update: Update, tokens: readonly string[]): Promise<Checked> {
  const text = await fetchRecord(update.code, update.game, tokens);
  const kept = keptOf(update.code, update.game);
  const proven = await (await checking()).proven(text);
  if (!proven) return { holds: false, kept: kept !== null, mine: null };
  const holds = [update.proof.commitment, kept?.commitment ?? proven.commitment].every((each) => each === proven.commitment);
  return { holds, kept: kept !== null, mine: isMine(update, kept, proven.mix?.shares ?? []) };
}

/** Whether the shares of all seats held here were used; null if none was promised here. */
function isMine(update: Update, kept: Kept | null, used: readonly (string | null)[]): boolean | null {
  const mine = Object.values(kept?.shares ?? {});
  if (!mine.length || !update.seats_held.length || update.duplicate_of !== null) return null;
  return mine.filter((share) => used.includes(share)).length >= update.seats_held.length;
}
