/** The secrets of the tables this browser sits at. They open seats: nothing else may see them. */

const STORE = "damrak-tables";
const NAME = "damrak-name";
const KEPT = 50;

export interface Keys {
  readonly code: string;
  readonly owner?: string;
  readonly invite?: string;
  /** One for each seat held here. */
  readonly seats: readonly string[];
  readonly seen: number;
  /** Whether another screen shows the board of this table. */
  readonly hands?: boolean;
}

/** A secret of 192 bits. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** The tables known here, the last visited first. */
export function knownTables(): Keys[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as Keys[];
  } catch {
    return [];
  }
}

export function keysOf(code: string): Keys {
  return knownTables().find((keys) => keys.code === code) ?? { code, seats: [], seen: 0 };
}

export function keepKeys(keys: Keys): void {
  const others = knownTables().filter((each) => each.code !== keys.code);
  const all = [{ ...keys, seen: Date.now() }, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // without a memory the seat lasts as long as the page
  }
}

/** Forget a table that one has left for good. */
export function forgetKeys(code: string): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(knownTables().filter((each) => each.code !== code)));
  } catch {
    // then it stays in the list
  }
}

/** The name by which this browser last sat down. */
export function knownName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // then it is asked for again
  }
}

/** What a client shows at a table: its seats, and what lets it in. */
export function tokensOf({ owner, invite, seats }: Keys): string[] {
  return [...seats, ...(owner ? [owner] : []), ...(invite ? [invite] : [])];
}
