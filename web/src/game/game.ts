/** One game on the rules in WebAssembly: everything, hidden facts included. Lives in a worker. */
import { BOARD, BOARD_HASH, RULES_VERSION, RULES_VERSIONS } from "../generated/facts.ts";
import type { Happened, Observation, Rules, State } from "../rules/rules.ts";
import { actionNumber, actionWords } from "./board.ts";
import { CHANCE, FORMAT, NOBODY, PHASE, type Mix } from "../generated/game.ts";
import { eventOf, isRevealing, seenBy, spellDeck } from "./events.ts";
import { outcomeOf } from "./outcome.ts";
import { bytesOf, commitmentOf, hex, RecordError } from "./record.ts";
import type { Card, GameRecord, OpenEvent, Outcome, SeenEvent, View } from "./types.ts";
import { marketOf, viewOf } from "./view.ts";

/** What a game begins with. */
export interface Deal {
  readonly seats: readonly string[];
  readonly seed: Uint8Array;
  /** Null: to be drawn (2.8). */
  readonly firstSeat: number | null;
  /** The version of the rules that the game began with; today's if not said. */
  readonly rules?: number;
  /** Whether the record of the game is marked: actions were taken back after they had shown something. */
  readonly takenBack?: boolean;
  /** What the seed was mixed from. */
  readonly mix?: Mix;
}

export class Game {
  /** Written anew by every action. */
  readonly state: State;
  private readonly seen: Observation;
  private readonly happened: Happened;
  private readonly shuffles: number[][];
  private readonly events: OpenEvent[] = [];
  /** How often each of them swept the market. */
  private readonly sweeps: number[] = [];
  /** The state before each action. */
  private readonly before: Uint8Array[] = [];
  /** Whether a player went back after seeing what came of an action. */
  private takenBack: boolean;

  constructor(
    private readonly rules: Rules,
    readonly deal: Deal,
  ) {
    this.takenBack = deal.takenBack ?? false;
    this.state = rules.newState();
    this.seen = rules.newObservation();
    this.happened = rules.newEvent();
    const first = deal.firstSeat ?? NOBODY;
    this.shuffles = rules.newGameNoted(this.state, deal.seed, deal.seats.length, first);
  }

  get players(): number {
    return this.deal.seats.length;
  }

  get isOver(): boolean {
    return this.state.phase[0] === PHASE.over;
  }

  /** How many actions have been taken. */
  get length(): number {
    return this.events.length;
  }

  /** The seats that may act now: all that have not chosen at set-up, else one. */
  waitingFor(): number[] {
    return this.rules.seatsToAct(this.state);
  }

  /** Whose turn it is; null while the first contracts are chosen, and at the end. */
  get turn(): number | null {
    return this.state.phase[0] === PHASE.setup ? null : (this.waitingFor()[0] ?? null);
  }

  /** The numbers of the actions this seat may do now. */
  legal(seat: number | null): number[] {
    if (seat === null || !this.waitingFor().includes(seat)) return [];
    return this.rules.legalForViewer(this.observation(seat));
  }

  view(viewer: number | null): View {
    return viewOf(this.rules, this.observation(viewer));
  }

  /** What a viewer may know, in a record that is written anew at the next call. */
  observation(viewer: number | null): Observation {
    this.rules.observe(this.state, viewer ?? NOBODY, this.seen);
    return this.seen;
  }

  outcome(): Outcome | null {
    return outcomeOf(this.rules, this.state);
  }

  /** Do a legal action for a seat; throws, and changes nothing, where it is not legal. */
  play(seat: number, action: number): OpenEvent {
    if (!this.legal(seat).includes(action)) throw new RangeError(`action ${action} is not legal`);
    const { state } = this;
    const words = actionWords(action, marketOf(state.market));
    const before = state.bytes.slice();
    if (state.phase[0] === PHASE.setup) state.toMove[0] = seat; // 8.7: choices may come in any order
    const shuffles = this.rules.act(state, seat, action, this.happened, this.deal.rules);
    const event = eventOf(this.happened, words, shuffles);
    this.events.push(event);
    this.sweeps.push(this.happened.sweeps[0]!);
    this.before.push(before);
    return event;
  }

  /** How many actions came before the last one of this seat; null where it has not acted. */
  lastOf(seat: number): number | null {
    const place = this.events.findLastIndex((event) => event.seat === seat);
    return place < 0 ? null : place;
  }

  /** Who acted after the action in this place. */
  seatsAfter(place: number): number[] {
    return this.events.slice(place + 1).map((event) => event.seat);
  }

  /** Whether the action in this place showed something new; choices at set-up do, once all have chosen. */
  isRevealing(place: number): boolean {
    return place < this.players || isRevealing(this.events[place]!);
  }

  /** Take back all actions but the first `length`; the record is marked if anything new was seen since. */
  goBack(length: number): void {
    const state = this.before[length];
    if (!state) throw new RangeError("nothing can be taken back");
    this.takenBack ||= this.length > length + 1 || this.isRevealing(length);
    this.state.bytes.set(state);
    this.events.length = this.sweeps.length = this.before.length = length;
  }

  /** The same by the words of a record. */
  playWords(seat: number, words: string): OpenEvent {
    return this.play(seat, actionNumber(words, marketOf(this.state.market)));
  }

  /** The places of the events that a viewer may know of: at set-up only its own (8.7). */
  visible(viewer: number | null): number[] {
    const places = this.events.map((_, place) => place);
    if (this.state.phase[0] !== PHASE.setup) return places;
    return places.filter((place) => this.events[place]!.seat === viewer);
  }

  /** What happened, as a seat (null: a spectator) may know it. */
  history(viewer: number | null): SeenEvent[] {
    return this.visible(viewer).map((place) => this.seenEvent(place, viewer));
  }

  seenEvent(place: number, viewer: number | null): SeenEvent {
    return seenBy(this.events[place]!, viewer, this.sweeps[place]!);
  }

  /** The top cards of the deck: a secret, for replays with everything open. */
  nextCards(count: number): (Card | null)[] {
    const deck = this.state.deck.slice(0, this.state.deckSize[0]);
    return marketOf(deck.reverse().subarray(0, count));
  }

  /** The game so far, as it is stored. */
  record(): GameRecord {
    const [transport, ...rest] = this.shuffles;
    const contracts = rest.pop()!;
    const result = this.outcome();
    return {
      format: FORMAT,
      rules: this.deal.rules ?? RULES_VERSION,
      chance: CHANCE,
      board: { id: BOARD.id, hash: BOARD_HASH },
      seats: this.deal.seats,
      first_seat: this.state.firstSeat[0]!,
      first_seat_drawn: this.deal.firstSeat === null,
      commitment: commitmentOf(this.deal.seed, this.deal.mix),
      seed: hex(this.deal.seed),
      transport: spellDeck(transport!),
      contracts,
      reshuffled: rest.map(spellDeck),
      actions: [...this.events],
      ...(result ? { result } : {}),
      ...(this.takenBack ? { taken_back: true } : {}),
      ...(this.deal.mix ? { mix: this.deal.mix } : {}),
    };
  }
}

/** The game after so many actions of a record (all, if not said); each must come out as recorded. */
export function replay(rules: Rules, record: GameRecord, actions = Infinity): Game {
  if (!RULES_VERSIONS.includes(record.rules)) throw new RecordError("rules");
  if (record.chance !== CHANCE) throw new RecordError("chance");
  if (record.board.hash !== BOARD_HASH) throw new RecordError("board", { id: record.board.id });
  const game = dealt(rules, record);
  record.actions.slice(0, actions).forEach((stored, place) => {
    let event: OpenEvent;
    try {
      event = game.playWords(stored.seat, stored.action);
    } catch {
      throw new RecordError("action", { number: place + 1 });
    }
    if (JSON.stringify(event) !== JSON.stringify(stored))
      throw new RecordError("outcome", { number: place + 1 });
  });
  return game;
}

function dealt(rules: Rules, record: GameRecord): Game {
  const firstSeat = record.first_seat_drawn ? null : record.first_seat;
  const { seats, taken_back: takenBack = false, mix } = record;
  const deal = { seats, seed: bytesOf(record.seed), firstSeat, rules: record.rules, takenBack };
  const game = new Game(rules, mix ? { ...deal, mix } : deal);
  const facts = ({ first_seat, transport, reshuffled, contracts }: GameRecord) =>
    JSON.stringify([first_seat, transport, reshuffled, contracts]);
  if (facts(game.record()) !== facts(record)) throw new RecordError("deals");
  return game;
}
