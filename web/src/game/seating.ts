/** Who plays a game in this browser, and how such a game is kept. */
import { LEVELS } from "../generated/facts.ts";
import type { Outcome } from "./types.ts";
import { EMBLEMS, type SeatInfo } from "./source.ts";

export const LEVEL_NAMES = Object.keys(LEVELS);
/** Names of the time for those who bring none. */
export const NAMES: readonly string[] = ["Saskia", "Pieter", "Grietje", "Cornelis", "Titus", "Neeltje", "Joris", "Machteld"];

export interface SeatPlan {
  readonly name: string;
  readonly kind: "person" | "bot";
  readonly level: string | null;
  /** The number of the colour that it wears (0 to 3); that of its place if not said. */
  readonly colour?: number;
}

/** A game to be begun. */
export interface GamePlan {
  readonly seats: readonly SeatPlan[];
  /** Null: to be drawn (2.8). */
  readonly firstSeat: number | null;
  /** Hexadecimal; only for games whose cards are not secret, such as a lesson. */
  readonly seed?: string;
  /** Played to learn, with explanations beside it. */
  readonly lesson?: boolean;
}

/** A game as it is kept in this browser after every action. */
export interface StoredGame {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly lesson: boolean;
  readonly created: number;
  readonly updated: number;
  readonly actions: number;
  /** Whose turn it is; null while the first contracts are chosen, missing in games kept by earlier versions. */
  readonly turn?: number | null;
  readonly outcome: Outcome | null;
  /** Whether actions were taken back after they had shown something: such a game counts nowhere. */
  readonly takenBack?: boolean;
  /** At how many choices the coach was asked. */
  readonly hints?: number;
  /** The text of its record; holds the secret of a game that still goes on. */
  readonly record: string;
}

/** Whether a bot of this level needs the net, which is loaded apart from the rules. */
export function needsNet(level: string | null): boolean {
  const [name] = (LEVELS[level ?? ""] ?? level ?? "").split("@");
  return name === "net" || name === "guided";
}

export function seatInfos(seats: readonly SeatPlan[]): SeatInfo[] {
  return seats.map((seat, place) => ({ ...seat, emblem: EMBLEMS[wornBy(seats, place)]!, connected: true }));
}

/** The number of the colour that a seat wears. */
export function wornBy(seats: readonly SeatPlan[], place: number): number {
  return seats[place]?.colour ?? place;
}
