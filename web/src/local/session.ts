/**
 * A game at one device: people, bots, and who may look. What leaves it is one seat's knowledge, or
 * a spectator's while the device is handed over.
 */
import type { Net, Rules } from "../rules/rules.ts";
import { botOf, type Bot } from "../game/bots.ts";
import type { Hint } from "../game/coach.ts";
import type { Coach } from "../insight/coach.ts";
import { Game, replay } from "../game/game.ts";
import { seatInfos, type GamePlan, type StoredGame } from "../game/seating.ts";
import { bytesOf, decodeRecord, encodeRecord } from "../game/record.ts";
import type { Moment, SeatInfo } from "../game/source.ts";

/**
 * A moment, and the seat that should have the device before the game goes on. While the moment is
 * still another seat's, that one may look at what came of its turn; `cover` ends that.
 */
export interface Shown {
  readonly moment: Moment;
  readonly handover: number | null;
}

export interface Around {
  show(shown: Shown): void;
  keep(game: StoredGame): Promise<void>;
  /** Lets others do something. */
  breathe(): Promise<void>;
  now(): number;
}

const STRETCH = 40; // milliseconds that a bot thinks before others are let on

export class Session {
  private readonly infos: readonly SeatInfo[];
  private readonly bots: readonly (Bot | null)[];
  private readonly people: readonly number[];
  private readonly shown = new Map<number | null, Set<number>>();
  private viewer: number | null;
  private handover: number | null = null;
  private running = false;
  private kept = false;
  /** How often people have done something. */
  private deeds = 0;
  /** At how many choices the coach was asked, and the last of them. */
  private hints: number;
  private hinted = -1;

  private constructor(
    private readonly rules: Rules,
    private readonly game: Game,
    private readonly fixed: Pick<StoredGame, "id" | "seats" | "lesson" | "created" | "hints">,
    private readonly around: Around,
    net: Net | null,
  ) {
    const { seats } = fixed;
    this.infos = seatInfos(seats);
    this.hints = fixed.hints ?? 0;
    this.bots = seats.map((seat) => (seat.kind === "bot" ? botOf(rules, seat.level!, net) : null));
    this.people = seats.flatMap((seat, place) => (seat.kind === "person" ? [place] : []));
    this.viewer = this.people.length === 1 ? this.people[0]! : null;
    this.rules.seedChoices(crypto.getRandomValues(new BigUint64Array(1))[0]!);
  }

  /** A new game; the net is needed where a bot is one. */
  static begin(rules: Rules, plan: GamePlan, id: string, around: Around, net: Net | null = null): Session {
    const seed = plan.seed ? bytesOf(plan.seed) : crypto.getRandomValues(new Uint8Array(32));
    const { seats, firstSeat } = plan;
    const game = new Game(rules, { seats: seats.map((seat) => seat.name), seed, firstSeat });
    const lesson = plan.lesson ?? false;
    return new Session(rules, game, { id, seats, lesson, created: around.now() }, around, net);
  }

  static resume(rules: Rules, stored: StoredGame, around: Around, net: Net | null = null): Session {
    const game = replay(rules, decodeRecord(stored.record));
    const session = new Session(rules, game, stored, around, net);
    session.kept = true; // a look at it is no news: it keeps its date
    return session;
  }

  /** Show how things stand, and let the bots play until a person is wanted. */
  async run(): Promise<void> {
    this.arrange();
    this.show();
    if (this.running) return; // whoever is quicker than the keeping: the run under way goes on from here
    this.running = true;
    try {
      for (;;) {
        if (!this.kept) await this.keep();
        else if (!(await this.letBotPlay())) return;
      }
    } finally {
      this.running = false;
    }
  }

  private async letBotPlay(): Promise<boolean> {
    const { deeds } = this;
    if (this.nextBot() === null) return false;
    await this.around.breathe();
    const seat = this.nextBot();
    if (seat === null || deeds !== this.deeds) return true; // a person was quicker
    const action = await this.choiceOf(seat);
    if (action === null) return true;
    this.game.play(seat, action);
    this.arrange();
    await this.keep();
    this.show();
    return true;
  }

  /** What a bot chooses; null where a person did something while it thought. */
  private async choiceOf(seat: number): Promise<number | null> {
    const { deeds, around, game } = this;
    if (this.fixed.lesson) {
      const { gentleChoice } = await import("../game/gentle.ts"); // no other game needs it
      return gentleChoice(game.view(seat), game.legal(seat), game.view(1 - seat));
    }
    const thought = this.bots[seat]!.think(this.game.observation(seat));
    for (let rested = around.now(); ; ) {
      const { done, value } = thought.next();
      if (done) return value;
      if (around.now() < rested + STRETCH) continue;
      await around.breathe();
      if (deeds !== this.deeds) return null;
      rested = around.now();
    }
  }

  /** The viewer's choice; throws where it is not legal, and nothing changes. */
  async act(action: number): Promise<void> {
    if (this.viewer === null || this.handover !== null) throw new RangeError("nobody looks");
    this.game.play(this.viewer, action);
    this.deeds += 1;
    this.kept = false;
    await this.run();
  }

  /** What the coach tells the viewer, who decides; throws where it does not. In a lesson it leads to the contracts in hand. */
  async hint(coach: Coach): Promise<Hint> {
    const { viewer, game } = this;
    if (viewer === null || this.handover !== null) throw new RangeError("nobody looks");
    if (!game.waitingFor().includes(viewer)) throw new RangeError("nothing is to be decided");
    if (this.hinted !== game.length) this.hints += 1;
    this.hinted = game.length;
    if (!this.fixed.lesson) return coach.hint(game.observation(viewer));
    const { leadingChoice } = await import("../game/leading.ts"); // no other game needs it
    return coach.hint(game.observation(viewer), leadingChoice({ view: game.view(viewer), legal: game.legal(viewer) }));
  }

  /** The viewer takes the own last action back, with all that followed; nothing happens where it may not. */
  async undo(): Promise<void> {
    const length = this.undoTo;
    if (length === null) return;
    this.game.goBack(length);
    this.handover = null;
    this.deeds += 1;
    this.kept = false;
    for (const places of this.shown.values()) for (const place of places) if (place >= length) places.delete(place);
    await this.run();
  }

  /**
   * How many actions would remain if the viewer took the last one back; null where that may not be.
   * Alone against bots one may always go back, until the game has ended. Where several people share
   * the device, only until it is handed over, and only if the action itself showed nothing.
   */
  private get undoTo(): number | null {
    const { game, viewer } = this;
    const place = viewer === null || game.isOver ? null : game.lastOf(viewer);
    if (place === null || this.people.length === 1) return place;
    const unseen = game.seatsAfter(place).every((seat) => this.bots[seat]) && !game.isRevealing(place);
    return unseen ? place : null;
  }

  /** The one who played has seen enough: from now on nobody looks, until `look`. */
  cover(): void {
    if (this.handover === null) return;
    this.viewer = null;
    this.show();
  }

  /** The person to whom the device was handed over looks now. */
  look(seat: number): void {
    if (seat !== this.handover || this.viewer !== null) return;
    this.viewer = seat;
    this.handover = null;
    this.show();
  }

  private nextBot(): number | null {
    return this.game.waitingFor().find((seat) => this.bots[seat]) ?? null;
  }

  /** With several people the device goes to the one who is wanted. */
  private arrange(): void {
    const waiting = this.game.waitingFor();
    if (this.nextBot() !== null || waiting.length === 0) return;
    if (!waiting.includes(this.viewer ?? -1)) this.handover = waiting[0]!;
  }

  private show(): void {
    const { game, viewer } = this;
    const before = this.shown.get(viewer);
    const visible = game.visible(viewer);
    const news = before ? visible.filter((place) => !before.has(place)) : [];
    this.shown.set(viewer, new Set(visible));
    this.around.show({
      handover: this.handover,
      moment: {
        view: game.view(viewer),
        legal: game.legal(viewer),
        events: news.map((place) => game.seenEvent(place, viewer)),
        history: game.history(viewer),
        seats: this.infos,
        outcome: game.outcome(),
        undo: this.undoTo !== null,
      },
    });
  }

  private keep(): Promise<void> {
    this.kept = true;
    const record = this.game.record();
    return this.around.keep({
      ...this.fixed,
      updated: this.around.now(),
      actions: this.game.length,
      turn: this.game.turn,
      outcome: this.game.outcome(),
      takenBack: record.taken_back ?? false,
      hints: this.hints,
      record: encodeRecord(record),
    });
  }
}
