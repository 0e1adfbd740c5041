/** A finished game as one seat saw it, moment by moment. */
import { replay } from "../game/game.ts";
import type { GameRecord } from "../generated/game.ts";
import type { Outcome, View } from "../game/types.ts";
import type { Rules } from "../rules/rules.ts";

export interface Moments {
  /** The seat's view after each action, that of the deal first. */
  readonly views: readonly View[];
  /** The numbers of the actions that the seat chose among several. */
  readonly choices: readonly number[];
  /** The numbers of the actions with which the market was swept. */
  readonly sweeps: readonly number[];
  /** By the number of an action: which turn of the seat that acts it belongs to, from 1; 0 before its first one. */
  readonly turns: readonly number[];
  /** Null while the game goes on. */
  readonly outcome: Outcome | null;
}

export function momentsOf(rules: Rules, record: GameRecord, seat: number): Moments {
  const game = replay(rules, record, 0);
  const views = [game.view(seat)];
  const choices: number[] = [];
  const [turns, begun] = [[0], record.seats.map(() => 0)];
  for (const { seat: mover, action } of record.actions) {
    if (mover === seat && game.legal(seat).length > 1) choices.push(views.length);
    if (views.at(-1)!.phase === "turn") begun[mover]!++;
    turns.push(begun[mover]!);
    game.playWords(mover, action);
    views.push(game.view(seat));
  }
  const sweeps = game.history(seat).flatMap((event, place) => (event.sweeps ? [place + 1] : []));
  return { views, choices, sweeps, turns, outcome: game.outcome() };
}
