/** A finished game played again with a judge beside it, one action at a time: as damrak/insight/analysis.py. */
import { actionNumber, actionWords } from "../game/board.ts";
import type { OpenEvent } from "../generated/game.ts";
import { replay, type Game } from "../game/game.ts";
import type { GameRecord } from "../generated/game.ts";
import { marketOf } from "../game/view.ts";
import { OPTIONS, TRUST } from "../generated/insight.ts";
import type { Net, Rules } from "../rules/rules.ts";
import { summaryOf } from "./account.ts";
import { Judge } from "./judge.ts";
import type { Cause, Decision, Luck, Step, Summary } from "./report.ts";

/** A game that is not over keeps its secrets. */
export class Unfinished extends Error {}

export class Walk {
  readonly start: readonly number[];
  readonly steps: Step[] = [];
  readonly decisions: Decision[] = [];
  private readonly game: Game;
  private readonly judge: Judge;

  constructor(
    rules: Rules,
    net: Net,
    private readonly record: GameRecord,
  ) {
    if (!replay(rules, record).isOver) throw new Unfinished("the game goes on");
    this.game = replay(rules, record, 0);
    this.judge = new Judge(rules, net);
    this.start = this.now();
  }

  get isDone(): boolean {
    return this.steps.length === this.record.actions.length;
  }

  /** Look at the next action. */
  next(): { readonly step: Step; readonly decision: Decision } {
    const { game, record } = this;
    const number = this.steps.length + 1;
    const { seat, action: words } = record.actions[number - 1]!;
    const before = this.steps.at(-1)?.chances ?? this.start;
    const action = actionNumber(words, game.view(null).market);
    const decision = this.decide(number, seat, action, before[seat]!);
    const foreseen = this.foreseen(seat, action, words);
    const event = game.play(seat, action);
    const chances = this.now();
    const luck = chances.map((after, place) =>
      told(place === seat ? this.ownLuck(decision, event, after) : this.othersLuck(before[place]!, foreseen[place], after)),
    );
    const step = { number, seat, action: words, chances, skill: decision.skill, luck };
    this.steps.push(step);
    this.decisions.push(decision);
    return { step, decision };
  }

  /** What the whole game comes to, once it is done. */
  summary(): Summary {
    const { steps, decisions, start } = this;
    return summaryOf({ names: this.record.seats, outcome: this.game.outcome()!, start, steps, decisions });
  }

  /** Each seat's chance at this moment, from what it knows. */
  private now(): number[] {
    const { game } = this;
    const won = game.outcome()?.winners;
    return game.deal.seats.map((_, seat) =>
      won ? Number(won.includes(seat)) / won.length : this.judge.chance(game.observation(seat)),
    );
  }

  private decide(number: number, seat: number, action: number, before: number): Decision {
    const seen = this.game.observation(seat);
    const market = marketOf(seen.market);
    const { worth, liked, legal, closely, usual } = this.judge.actions(seen, action);
    const promise = (each: number) => worth[each]! + TRUST * liked[each]!;
    const favourite = closely.reduce((best, each) => (promise(each) > promise(best) ? each : best));
    const best = worth[favourite]! > worth[action]! ? favourite : action;
    const byWorth = (a: number, b: number) => worth[b]! - worth[a]!;
    const order = [...closely].sort((a, b) => byWorth(a, b) || a - b);
    const options = [...new Set([best, action, ...order])].slice(0, OPTIONS).sort(byWorth);
    const after = worth[action]!;
    return {
      number,
      seat,
      action: actionWords(action, market),
      before,
      after,
      best: actionWords(best, market),
      regret: worth[best]! - after,
      usual,
      skill: legal.length > 1 ? after - usual : 0,
      choices: legal.length,
      options: options.map((each) => ({ action: actionWords(each, market), chance: worth[each]! })),
    };
  }

  /** The others' mean chances after a card was taken, before the next one is turned up. */
  private foreseen(mover: number, action: number, words: string): (number | undefined)[] {
    if (!words.startsWith("draw market")) return [];
    return this.game.deal.seats.map((_, seat) =>
      seat === mover ? undefined : this.judge.after(this.game.observation(seat), action),
    );
  }

  private ownLuck({ after: promised, before, skill }: Decision, event: OpenEvent, after: number): [Cause, number][] {
    return [["reckoning", promised - skill - before], [this.cause(event), after - promised]];
  }

  private othersLuck(before: number, foreseen: number | undefined, after: number): [Cause, number][] {
    if (this.game.isOver) return [["scoring", after - before]];
    if (foreseen === undefined) return [["others", after - before]];
    return [["others", foreseen - before], ["market", after - foreseen]];
  }

  /** What chance did to the one who acted. */
  private cause({ drew, offered, turned }: OpenEvent): Cause {
    if (this.game.isOver) return "scoring";
    if (drew) return "card";
    if (offered) return "contracts";
    return turned ? "market" : "reckoning";
  }
}

/** Luck by cause, without what is nothing. */
function told(parts: readonly [Cause, number][]): Luck {
  const luck: Partial<Record<Cause, number>> = {};
  for (const [cause, part] of parts) if (part) luck[cause] = (luck[cause] ?? 0) + part;
  return luck;
}
