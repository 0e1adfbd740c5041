/** A game as people see it; all but the reason of a refusal is generated from damrak/game. */
export type * from "../generated/game.ts";

/** Why something cannot be done: the rule's number, a message key (`why-...`) and its arguments. */
export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly arguments: Readonly<Record<string, string | number>>;
}
