/** Games kept in this browser. Where a browser keeps nothing, games are played all the same. */
import type { StoredGame } from "../game/seating.ts";

const NAME = "damrak";
const STORE = "games";
const KEPT = 100; // finished games; older ones make room

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Keep a game as it is now; whether that was possible. */
export async function keepGame(game: StoredGame): Promise<boolean> {
  try {
    await run("readwrite", (store) => store.put(game));
    return true;
  } catch {
    return false;
  }
}

export async function loadGame(id: string): Promise<StoredGame | null> {
  return (await run("readonly", (store) => store.get(id) as IDBRequest<StoredGame | undefined>)) ?? null;
}

/** All games, the last played first; none where nothing is kept. */
export async function listGames(): Promise<StoredGame[]> {
  try {
    const all = await run("readonly", (store) => store.getAll() as IDBRequest<StoredGame[]>);
    return all.sort((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

export async function dropGame(id: string): Promise<void> {
  await run("readwrite", (store) => store.delete(id));
}

/** Drop finished games beyond those that are kept. */
export async function tidyGames(): Promise<void> {
  const finished = (await listGames()).filter((game) => game.outcome);
  for (const game of finished.slice(KEPT)) await dropGame(game.id);
}
