/** The local game that is being played, so that a page finds the one that another page began. */
import { LocalSource } from "./local.ts";
import type { GamePlan } from "../game/seating.ts";
import { loadGame } from "../records/store.ts";

let current: LocalSource | null = null;

/** Begin a game; its id. */
export async function beginGame(plan: GamePlan): Promise<string> {
  leaveGame();
  current = await LocalSource.begin(plan);
  void navigator.storage?.persist?.(); // so that a full device does not drop the game
  return current.id;
}

/** The game of this id: the one just begun, or one that was kept; null where there is none. */
export async function findGame(id: string): Promise<LocalSource | null> {
  if (current?.id === id) return current;
  leaveGame();
  const kept = await loadGame(id);
  current = kept && (await LocalSource.resume(kept));
  return current;
}

/** The game stays kept; its worker ends. */
export function leaveGame(): void {
  current?.close();
  current = null;
}
