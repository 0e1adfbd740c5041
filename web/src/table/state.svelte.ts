/** The table on one screen: what it shows, what is being chosen, what is lit. */
import type { Component } from "svelte";
import type { Moment, Source } from "../game/source.ts";
import { Refused } from "../game/source.ts";
import type { ContractView, Refusal, SeenEvent, View } from "../game/types.ts";
import { settings } from "../settings.svelte.ts";
import type { Spot } from "./board/press.ts";
import type { Card } from "./model/board.ts";
import {
  IDLE,
  chooseMove,
  choosePayment,
  chooseRoute,
  confirm,
  revise,
  type Choice,
  type Habits,
} from "./model/choice.ts";
import { forcedMove } from "./model/forced.ts";
import { lossesOf, lostBy, lostContracts, routesFor } from "./model/lost.ts";
import { Hinting } from "./hinting.svelte.ts";
import { claimsByRoute, moveOf, turned, type Claim, type Move } from "./model/moves.ts";
import { inOrder, marked } from "./model/marks.ts";
import { cardsNeeded, goalsOf, openRoutes } from "../game/needs.ts";
import type { Step } from "./model/reveal.ts";
import { doingsSince, spanSince } from "./model/since.ts";
import { paidWith, usesOf } from "./model/uses.ts";
import { loadOnlooker } from "../game/loading.ts";
import { unfold } from "./model/unfold.ts";
import { show } from "./motion/show.ts";
import { Stage } from "./motion/stage.svelte.ts";

/** More than this is not followed card by card: after a long absence the last ones are enough. */
const FOLLOWED = 12;
/** Milliseconds for which a press on a market slot cannot be meant for the card that has come there. */
const TURNED = 600;
/** Milliseconds for which contracts completed just now are celebrated. */
const JOY = 2000;
/** Milliseconds that a pointer may take from one route to the next. */
const PARTING = 50;

export class TableState {
  readonly stage = new Stage();
  readonly hinting: Hinting;
  /** What the screen shows; behind the source's moment while things move. */
  moment: Moment = $state.raw() as Moment;
  choice: Choice = $state.raw(IDLE);
  /** The route under the pointer or the focus. */
  pointed = $state<number | null>(null);
  /** The route of the row of the log under the pointer or the focus. */
  recalled = $state<number | null>(null);
  /** Why the pointed route cannot be claimed. */
  refusal: Refusal | null = $state.raw(null);
  /** Contracts lit until further notice, and the one under the pointer. */
  pinned: readonly number[] = $state.raw([]);
  glanced = $state<number | null>(null);
  /** Contracts on offer that are to be put back. */
  returned: readonly number[] = $state.raw([]);
  /** Contracts completed by what is being shown. */
  completed: readonly number[] = $state.raw([]);
  dragged = $state<Card | null>(null);
  /** The colour of the hand of which one asks what it pays for. */
  weighed = $state<Card | null>(null);
  /** Whether the field for typed moves was asked for; it takes the focus as soon as it is there. */
  typing = $state(false);
  /** Whether the board has room for a note beside the route one looks at. */
  roomy = $state(false);
  /** Routes that a finger may have meant instead of the chosen one. */
  nearby: readonly number[] = $state.raw([]);
  /** The route at a place on the screen; the board knows. */
  routeAt: (spot: Spot, isTouch: boolean) => number | null = () => null;
  /** Whether the last action may be taken back, also while it is still being shown. */
  undoable = $state(false);
  /** Whether the game was over before anybody looked: its end is not told once more. */
  readonly isLate: boolean;
  /** Whether the final scoring has been revealed to its end. */
  counted = $state(false);
  /** Points as far as the final scoring has revealed them. */
  revealed: readonly number[] | null = $state.raw(null);
  /** What the final scoring says aloud, line by line. */
  scoring: readonly string[] = $state.raw([]);
  /** The contract completed just now, or the step of the final scoring that is being revealed; and what draws it on the board. */
  scored: Step | null = $state.raw(null);
  overlay: Component | null = $state.raw(null);
  /** How many events were told before those that are being shown. */
  heard = $state(0);
  private waiting = $state(0);
  private readonly queue: Moment[] = [];
  private readonly stop: () => void;
  private parting: ReturnType<typeof setTimeout> | undefined;
  /** Which showing of events is the present one. */
  private run = 0;
  /** The celebration under way, what ends it, and whether what others do waits for it. */
  private joy: Promise<void> | null = null;
  private soothe = (): void => {};
  private joyful = false;
  /** When the card of each market slot last changed. */
  private readonly turned: number[] = [];

  constructor(private readonly source: Source) {
    this.hinting = new Hinting(source);
    this.moment = source.moment;
    this.heard = source.moment.history.length;
    this.undoable = source.moment.undo;
    this.isLate = source.moment.outcome !== null;
    this.stop = source.subscribe((moment) => this.receive(moment));
  }

  view: View = $derived.by(() => this.moment.view);
  /** What may be chosen now: nothing while events are still being shown. */
  legal: readonly Move[] = $derived.by(() => {
    const moves = this.waiting ? [] : this.moment.legal.map(moveOf);
    return this.offer[0] === this.view.offer[0] ? moves : moves.map(turned);
  });
  /** What is done by itself, because there is nothing else to do; not for those who want to be asked or have taken something back. */
  forced: Move | null = $derived.by(() =>
    settings.confirmAll || this.stays || this.choice.at !== "idle" ? null : forcedMove(this.legal, this.view),
  );
  /** Whether something was taken back and nothing done since. */
  stays = $state(false);
  isMine = $derived(this.moment.legal.length > 0);
  /** What is looked at before all else: contracts on offer, and the end. */
  first: "offer" | "end" | null = $derived.by(() => (this.moment.outcome ? "end" : this.view.offer.length ? "offer" : null));
  own = $derived(new Set(this.view.viewer === null ? [] : this.view.seats[this.view.viewer].routes));
  open = $derived(openRoutes(this.view.seats, this.view.closed));
  /** Contracts that can no longer be completed, and why; the others, which alone guide the viewer. */
  lost = $derived.by(() => lostContracts(this));
  hopes: readonly ContractView[] = $derived.by(() => this.contracts.filter(({ id }) => !this.lost.has(id)));
  goals = $derived.by(() =>
    this.view.turns_left === null
      ? goalsOf(this.hopes, this.own, this.open, this.hinting.lead)
      : this.hopes.flatMap((each) => goalsOf([each], this.own, routesFor(each, this))),
  );
  /** What each open route would be good for. */
  uses = $derived.by(() => usesOf(this));
  /** What the others did since the viewer's last turn, and the routes they claimed. */
  since = $derived(doingsSince(this.moment.history, this.view));
  fresh: ReadonlySet<number> = $derived(
    new Set(this.since.flatMap(({ deeds }) => deeds.flatMap((deed) => (deed.kind === "claim" ? [deed.route] : [])))),
  );
  /** The contracts without a way or the carts for it, each with the place in the history of the claim that made it so. */
  losses = $derived(lossesOf(this, this.moment.history));
  /** Those lost since the viewer's last turn. */
  lately = $derived.by(() => this.held.filter(({ id }) => (this.losses.get(id) ?? -1) >= spanSince(this.moment.history, this.view)[0]));
  needed = $derived(cardsNeeded(this.goals.filter((goal) => this.isHeld(goal.contract))));
  ways: ReadonlyMap<number, Claim[]> = $derived(claimsByRoute(this.legal, this.view.hand, this.needed));

  /** Contracts whose ends and cheapest way are lit: the one looked at, or what a hint is about. */
  lit: readonly number[] = $derived.by(() =>
    this.glanced === null ? (this.hinting.contracts ?? this.pinned) : [this.glanced],
  );

  /** Whether a contract steps back on the board: it is put back, or others are looked at; those held stay beside an offer. */
  isQuiet(contract: number): boolean {
    const { lit, pinned, view, returned } = this;
    return returned.includes(contract) || (lit.length > 0 && !lit.includes(contract) && (lit !== pinned || view.offer.length === 0));
  }

  /** Light a contract until further notice, or no longer. */
  pin(contract: number): void {
    const others = this.pinned.filter((each) => each !== contract);
    this.pinned = others.length === this.pinned.length ? [...others, contract] : others;
  }

  /** The letter of each contract held or offered. */
  marks = $derived(marked(this.view, this.moment.history));
  /** Contracts held, and those on offer, each in the order of their letters. */
  held: readonly ContractView[] = $derived(inOrder(this.view.contracts, this.marks));
  offer: readonly ContractView[] = $derived(inOrder(this.view.offer, this.marks));

  /** Contracts held and offered. */
  get contracts(): readonly ContractView[] {
    return [...this.held, ...this.offer];
  }

  /** The claim that phantom carts and cards show: the one prepared, or the pointed route's first. */
  phantom: Claim | null = $derived.by(() => {
    if (this.choice.at === "confirming") return this.choice.claim;
    if (this.choice.at === "paying") return this.choice.ways[0];
    return this.pointed === null ? null : (this.ways.get(this.pointed)?.[0] ?? null);
  });

  /** The routes that the dragged or weighed colour pays for: what is legal, or what the hand has cards for until one may claim. */
  paidFor: ReadonlySet<number> | null = $derived.by(() => {
    const card = this.dragged ?? this.weighed;
    if (card === null) return null;
    if (this.ways.size === 0) return paidWith(card, this.view.hand, this.open);
    return new Set([...this.ways].filter(([, ways]) => ways.some((way) => way.colour === card)).map(([route]) => route));
  });

  /** Ask what a colour pays for; asked again, it is put away. */
  weigh(card: Card): void {
    const weighed = this.weighed === card ? null : card;
    this.cancel();
    this.weighed = weighed;
  }

  scoreOf(seat: number): number {
    return this.revealed?.[seat] ?? this.view.seats[seat].score;
  }

  /** Whether what is said of a route stands beside it, and not in the dock. */
  get isNoted(): boolean {
    return this.roomy && this.nearby.length === 0;
  }

  private isHeld(contract: number): boolean {
    return this.view.contracts.some((held) => held.id === contract);
  }

  can(kind: Move["kind"], slot?: number): Move | undefined {
    return this.legal.find((move) => move.kind === kind && (!("slot" in move) || move.slot === slot));
  }

  /** Light a route up and, where it cannot be claimed, ask for the rule that forbids it. */
  async point(route: number | null): Promise<void> {
    clearTimeout(this.parting);
    this.pointed = route;
    this.refusal = null;
    if (route === null || this.ways.has(route) || this.view.viewer === null) return;
    const refusal = await this.source.why(route);
    if (this.pointed === route && !this.ways.has(route)) this.refusal = refusal;
  }

  /** The pointer has left a route, often for the next one: then nothing is taken down in between. */
  part(route: number): void {
    clearTimeout(this.parting);
    this.parting = setTimeout(() => this.leave(route), PARTING);
  }

  /** Nobody looks at a route any more; one that was tapped stays while others are offered in its place. */
  leave(route: number): void {
    if (this.pointed === route && this.choice.at === "idle" && this.nearby.length === 0) void this.point(null);
  }

  /** Choose a route, with only the payments of a colour that was laid on it or is weighed. */
  async choose(route: number, card = this.weighed): Promise<void> {
    const all = this.ways.get(route) ?? [];
    const ways = card ? all.filter((way) => way.colour === card) : all;
    await this.point(route);
    await this.advance(chooseRoute(ways.length ? ways : all, this.habits(route)));
  }

  /** What is asked before a claim: one that begins the last round or loses a contract is never done at once. */
  private habits(route: number): Habits {
    const { confirmAll, askPayment } = settings;
    const isGrave = this.uses.get(route)?.ends || lostBy(route, this).length > 0;
    return { confirmAll: confirmAll || isGrave, askPayment };
  }

  async payWith(claim: Claim): Promise<void> {
    await this.advance(choosePayment(this.choice, claim, this.habits(claim.route)));
  }

  async confirm(): Promise<void> {
    await this.advance(confirm(this.choice));
  }

  cancel(): void {
    this.choice = IDLE;
    this.refusal = null;
    this.pointed = this.weighed = null;
    this.nearby = [];
  }

  /** Do something that is legal now, after a question where the player wants one. */
  async act(move: Move): Promise<void> {
    await this.advance(chooseMove(this.choice, move, settings));
  }

  /** Take a card of the market, unless it came so lately that the press was meant for the one before it; false if it cannot be taken. */
  take(slot: number): boolean {
    const move = this.can("market", slot);
    if (move && !(performance.now() - this.turned[slot]! < TURNED)) void this.act(move);
    return move !== undefined;
  }

  /** Whether the coach may be asked now. */
  get mayAsk(): boolean {
    return this.hinting.isOffered && this.legal.length > 0;
  }

  /** Do what the coach has told; it asks nothing more. */
  async heed(): Promise<void> {
    const { advised } = this.hinting;
    if (advised && this.moment.legal.includes(advised.action)) await this.advance({ at: "sent", move: moveOf(advised.action) });
  }

  /** Whether a hint has a place of its own; one about contracts on offer stands beside them. */
  get isHinted(): boolean {
    return this.hinting.isOpen && this.choice.at === "idle" && this.view.offer.length === 0;
  }

  /** Take the last action back, where nobody has seen anything new since. */
  async undo(): Promise<void> {
    if (!this.undoable) return;
    this.undoable = false;
    this.stays = true;
    this.soothe();
    this.hurry();
    this.cancel();
    await this.attempt(() => this.source.undo());
  }

  private async advance(choice: Choice): Promise<void> {
    this.choice = choice;
    if (choice.at !== "sent") return;
    const { move } = choice;
    this.stays = false;
    if (move.kind === "market") this.turned[move.slot] = performance.now();
    this.pointed = this.weighed = null;
    this.nearby = [];
    this.stage.speaker.wake();
    await this.attempt(() => this.source.act(move.number));
    if (this.choice === choice) this.choice = IDLE;
  }

  /** Do something that may be refused; then the reason is shown. */
  private async attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
  }

  /** Whether a game is looked at again. */
  get isReplay(): boolean {
    return !!this.source.isReplay;
  }

  /** What a replay has just shown. */
  get replayed(): SeenEvent | undefined {
    return this.isReplay ? this.moment.history.at(-1) : undefined;
  }

  /** Whether something is still being shown step by step. */
  get isShowing(): boolean {
    return this.waiting > 0;
  }

  /** Whether the viewer could already act, were it not for what is still being shown. */
  get isWaited(): boolean {
    return this.waiting > 0 && this.source.moment.legal.length > 0;
  }

  /** Somebody presses something: a celebration that holds others up ends; else nothing that the viewer could act after is waited for. */
  press(): void {
    if (this.joyful) this.soothe();
    else if (this.isWaited) this.hurry();
  }

  /** Show at once what is still being shown step by step. */
  hurry(): void {
    if (!this.waiting) return;
    this.run += 1; // what is under way ends without another effect
    for (const moment of this.queue.splice(0)) if (moment.view !== this.view) this.settle(moment);
    this.waiting = 0;
    this.stage.hurry();
    this.rest();
  }

  close(): void {
    this.run += 1;
    this.stop();
    this.stage.hurry();
  }

  private receive(moment: Moment): void {
    this.undoable = moment.undo;
    this.queue.push(moment);
    this.waiting += 1;
    if (this.queue.length === 1) void this.drain();
  }

  private async drain(): Promise<void> {
    const run = ++this.run;
    this.completed = [];
    this.heard = Math.max(this.moment.history.length, this.queue[0]!.history.length - FOLLOWED);
    this.stage.calm();
    while (this.queue.length > 0) {
      await this.present(this.queue[0], run);
      if (run !== this.run) return;
      this.queue.shift();
      this.waiting -= 1;
    }
    this.stage.calm();
    this.rest();
  }

  /** Everything is shown; what was prepared may have become impossible. */
  private rest(): void {
    this.choice = revise(this.choice, new Set(this.moment.legal));
    if (this.isMine) this.stage.sound("turn");
  }

  /** Shows the events of a moment one after another, each with what came of it. */
  private async present(moment: Moment, run: number): Promise<void> {
    const steps = await unfolded(this.view, moment);
    if (run !== this.run) return;
    const skipped = steps.at(-FOLLOWED - 1);
    if (skipped) this.settle(skipped);
    for (const step of steps.slice(-FOLLOWED)) {
      if (step.events[0]!.seat !== this.view.viewer) await this.rejoice();
      if (run !== this.run) return;
      const settle = (): void => {
        if (run === this.run) this.settle(step);
      };
      await show(this.stage, step.events[0]!, { before: this.view, after: step.view, settle });
      if (run !== this.run) return;
    }
    if (steps.length === 0) this.settle(moment);
  }

  /** Something has happened: what was refused before may be possible now. */
  private reconsider(): void {
    if (this.pointed === null) this.refusal = null;
    else void this.point(this.pointed);
  }

  private settle(moment: Moment): void {
    const open = new Set(this.view.contracts.filter((each) => !each.completed).map((each) => each.id));
    moment.view.market.forEach((card, slot) => {
      if (card !== this.view.market[slot]) this.turned[slot] = performance.now();
    });
    this.moment = moment;
    this.hinting.close();
    if (moment.events.length) this.reconsider();
    const done = moment.view.contracts.filter((each) => each.completed && open.has(each.id));
    if (done.length === 0) return;
    this.completed = [...this.completed, ...done.map((each) => each.id)];
    this.stage.sound("gilt");
    this.joy = this.celebrate(done);
  }

  /** Others wait for a celebration, except in a replay and for those who want everything at once. */
  private async rejoice(): Promise<void> {
    if (!this.joy || settings.speed === 0 || this.isReplay) return;
    this.joyful = true;
    await this.joy;
    this.joyful = false;
    this.joy = null;
  }

  /** Show on the board what was completed, one contract after another; the final scoring ends it. */
  private async celebrate(done: readonly ContractView[]): Promise<void> {
    const { default: Reveal } = await import("./ending/Reveal.svelte");
    const seat = this.view.viewer!;
    for (const { id: contract, points } of done) {
      if (this.moment.outcome) return;
      const scored: Step = { kind: "contract", seat, points, contract, completed: true };
      [this.overlay, this.scored] = [Reveal, scored];
      await new Promise<void>((resolve) => {
        this.soothe = resolve;
        setTimeout(resolve, JOY / done.length / Math.max(settings.speed, 1));
      });
      if (this.scored !== scored) return;
    }
    [this.overlay, this.scored] = [null, null];
  }
}

/** The events of a moment one by one; where the rules cannot be had, the last of them alone. */
async function unfolded(before: View, moment: Moment): Promise<Moment[]> {
  const { events } = moment;
  if (events.length < 2) return events.length ? [moment] : [];
  const asked = await loadOnlooker();
  return asked ? unfold(asked, before, moment) : [{ ...moment, events: events.slice(-1) }];
}
