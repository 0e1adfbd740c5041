/** What reviews found, kept on this device by the id of a game: small, and only as long as the judge stays the same. */
import { HABITS, JUDGE } from "../generated/insight.ts";
import { loadGame } from "../records/store.ts";
import type { Account, Habit } from "./report.ts";

/** What a game came to for one seat. */
export interface Played {
  readonly accuracy: number | null;
  /** The share of victory. */
  readonly result: number;
  readonly habits: Readonly<Record<Habit, number>>;
}

/** By the id of a game, then by seat. */
export type Reviews = Readonly<Record<string, readonly Played[]>>;

const STORE = "damrak-reviews";
/** Another judge, or other habits: all games are looked at again. */
const MADE = [JUDGE.sha256, ...HABITS].join();

interface Kept {
  readonly made: string;
  readonly games: Reviews;
}

/** All that is kept; nothing where this device keeps nothing. */
export function keptReviews(): Reviews {
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? "null") as Kept | null;
    return kept?.made === MADE ? kept.games : {};
  } catch {
    return {};
  }
}

/** Keep what a review of a game found; all that is kept now. */
export function keepReview(id: string, accounts: readonly Account[]): Reviews {
  const played = accounts.map(({ accuracy, result, habits }) => ({ accuracy, result, habits }));
  return keep({ ...keptReviews(), [id]: played });
}

/** The same if the game is one of this browser. */
export async function keepIfStored(id: string, accounts: readonly Account[]): Promise<void> {
  if (await loadGame(id).catch(() => null)) keepReview(id, accounts);
}

/** Forget games other than these; all that is kept now. */
export function tidyReviews(ids: readonly string[]): Reviews {
  const known = Object.entries(keptReviews()).filter(([id]) => ids.includes(id));
  return keep(Object.fromEntries(known));
}

function keep(games: Reviews): Reviews {
  try {
    localStorage.setItem(STORE, JSON.stringify({ made: MADE, games } satisfies Kept));
  } catch {
    // a browser that keeps nothing looks again next time
  }
  return games;
}
