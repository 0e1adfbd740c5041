/** A finished game played again with the judge beside it, one action at a time: what the kernels find, as data. */
import { actionNumber, actionWords } from "../game/board.ts";
import { replay, type Game } from "../game/game.ts";
import { members } from "../game/reading.ts";
import { marketOf } from "../game/view.ts";
import type { GameRecord } from "../generated/game.ts";
import { CAUSES } from "../generated/insight.ts";
import { accountOf, numbersIn } from "./account.ts";
import type { Account, Decision, Step, Told } from "./report.ts";
import type { Rules } from "../rules/rules.ts";
import type { Reviewer } from "./reviewer.ts";

/** A game that is not over keeps its secrets. */
export class Unfinished extends Error {}

export class Walk {
  readonly start: readonly number[];
  readonly forecast: readonly number[];
  readonly steps: Step[] = [];
  readonly decisions: Decision[] = [];
  private readonly game: Game;

  constructor(
    rules: Rules,
    private readonly reviewer: Reviewer,
    private readonly record: GameRecord,
  ) {
    if (!replay(rules, record).isOver) throw new Unfinished("the game goes on");
    this.game = replay(rules, record, 0);
    reviewer.begin(this.game.state);
    this.start = this.seats(reviewer.judgement.chances);
    this.forecast = this.seats(reviewer.judgement.points);
  }

  get isDone(): boolean {
    return this.steps.length === this.record.actions.length;
  }

  /** Look at the next action. */
  next(): { readonly step: Step; readonly decision: Decision } {
    const { game, reviewer } = this;
    const number = this.steps.length + 1;
    const { seat, action: words } = this.record.actions[number - 1]!;
    const seen = game.observation(seat);
    const market = marketOf(seen.market);
    const action = actionNumber(words, market);
    reviewer.look(seen, action, () => game.play(seat, action));
    const step = this.step(number, seat, words);
    const decision = this.decision(number, seat, action, (each) => actionWords(each, market));
    this.steps.push(step);
    this.decisions.push(decision);
    return { step, decision };
  }

  /** What the whole game comes to for each seat, once it is done. */
  accounts(): Account[] {
    const { seats } = this.record;
    return seats.map((_, seat) => accountOf(this.reviewer.account(seat), seat, seats, this.told(seat)));
  }

  /** The decisions of a seat that matter, in the order of the game, and what is told of them. */
  told(seat: number): Told[] {
    return this.mattered(seat).map((number) => this.reviewer.tell(number, this.decisions[number - 1]!.reason!));
  }

  /** Their numbers. */
  mattered(seat: number): number[] {
    return numbersIn(this.reviewer.account(seat).mattered);
  }

  private step(number: number, seat: number, action: string): Step {
    const { chances, points, choice, luck, hidden, cause, completed, lastRound } = this.reviewer.judgement;
    return {
      ...{ number, seat, action, chances: this.seats(chances), forecast: this.seats(points) },
      ...{ choice: this.seats(choice), luck: this.seats(luck), hidden: this.seats(hidden) },
      cause: CAUSES[Number(cause[0])] ?? null,
      completed: members(completed[0]!),
      last_round: lastRound[0] === 1n,
    };
  }

  private decision(number: number, seat: number, action: number, words: (action: number) => string): Decision {
    const { worth, best, equals, regret, error, cost, clear, choices, options, openly, reach, rival } = this.reviewer.judgement;
    const isClear = clear[0] === 1n;
    const known = (actions: BigInt64Array): number[] => Array.from(actions, Number).filter((each) => each >= 0);
    return {
      ...{ number, seat, action: words(action), after: worth[action]!, best: words(Number(best[0])), equals: known(equals).map(words) },
      ...{ regret: regret[0]!, error: error[0]!, cost: isClear ? cost[0]! : null, choices: Number(choices[0]) },
      reason: this.reviewer.reason(action),
      options: known(options).map((each) => {
        const [open, points, most] = isClear ? [openly[each]!, reach[each]!, rival[each]!] : [null, null, null];
        return { action: words(each), chance: worth[each]!, openly: open, points, rival: most };
      }),
    };
  }

  private seats(numbers: Float64Array): number[] {
    return Array.from(numbers.subarray(0, this.game.players));
  }
}
