/** A game played on from a moment of a finished one, against the same bots. */
import { encodeRecord } from "../game/record.ts";
import type { GameRecord } from "../generated/game.ts";
import type { SeatPlan, StoredGame } from "../game/seating.ts";
import { keepGame } from "../records/store.ts";

/** The level of those who cannot be asked to play on. */
const LEVEL = "merchant";

/** The game after so many actions; it is marked, because what comes next has been seen. */
export function gameFrom(record: GameRecord, seats: readonly SeatPlan[], seat: number, actions: number, id: string, now: number): StoredGame {
  const { result: _, ...begun } = record;
  const text = encodeRecord({ ...begun, actions: record.actions.slice(0, actions), taken_back: true });
  const fixed = { id, lesson: false, created: now, updated: now, outcome: null, takenBack: true };
  const turn = actions < seats.length ? null : seat;
  return { ...fixed, seats: opponents(seats, seat), actions, turn, record: text };
}

/** Who plays: the bots of the game; where it had none, others than the seat become bots. */
function opponents(seats: readonly SeatPlan[], seat: number): readonly SeatPlan[] {
  if (seats.some(({ kind }) => kind === "bot")) return seats;
  return seats.map((each, place) => (place === seat ? each : { ...each, kind: "bot", level: LEVEL }));
}

/** Keep such a game in this browser; its id, or null where nothing can be kept. */
export async function playOn(record: GameRecord, seats: readonly SeatPlan[], seat: number, actions: number): Promise<string | null> {
  const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
  return (await keepGame(gameFrom(record, seats, seat, actions, id, Date.now()))) ? id : null;
}
