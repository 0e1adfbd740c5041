/** The rules, bots and analysis in WebAssembly, under the names that the rest of the client uses. */
import { NET, RULES_VERSION } from "../generated/facts.ts";
import type { Kernels } from "../generated/kernels.ts";
import { RECORDS, TABLES } from "../generated/records.ts";
import { Memory, type Pointer, type RecordOf } from "./memory.ts";

export type State = RecordOf<"State">;
export type Observation = RecordOf<"Observation">;
export type Work = RecordOf<"Work">;
export type Search = RecordOf<"Search">;
export type NetBuffers = RecordOf<"NetBuffers">;
export type Guide = RecordOf<"Guide">;
export type Advice = RecordOf<"Advice">;
export type Judgement = RecordOf<"Judgement">;
export type SeatAccount = RecordOf<"SeatAccount">;
export type Happened = RecordOf<"Event">;
export type Refused = RecordOf<"Refusal">;
export type ScoreLines = RecordOf<"ScoreLines">;

interface Exports extends Kernels {
  readonly memory: WebAssembly.Memory;
  readonly __heap_base: WebAssembly.Global;
}

/** A search, step by step: one may look at a clock, or do something else, between two of them. */
export interface Steps {
  /** How many rounds there will be. */
  begin(): number;
  /** Try the actions up for choice once more; how many simulations, 0 when there is no room. */
  compare(): number;
  /** After each round but the last. */
  halve(): void;
  /** The choice; what it is made of comes from the generator set by `seedChoices`. */
  best(): number;
}

/** The weights of a net in the module's memory, and the desk it works at. */
export interface Net {
  readonly at: Pointer<"Net">;
  readonly desk: NetBuffers;
}

/** The rules in one instance of the module, with room for records of each kind. */
export class Rules {
  readonly memory: Memory;
  readonly tables: Pointer<"Tables">;
  readonly work: Pointer<"Work">;
  private readonly noted: RecordOf<"StateWithShuffles">;
  private readonly before: State;
  private readonly refusal: Refused;
  private readonly lines: ScoreLines;
  readonly workRecord: Work;

  private constructor(readonly wasm: Exports) {
    this.memory = new Memory(wasm.memory, Number(wasm.__heap_base.value));
    this.tables = this.memory.reserve("Tables");
    this.memory.write(this.tables, Uint8Array.from(TABLES.match(/../g)!, (byte) => parseInt(byte, 16)));
    this.workRecord = this.memory.create("Work");
    this.work = this.workRecord.at;
    this.noted = this.memory.create("StateWithShuffles");
    this.before = this.memory.create("State");
    this.refusal = this.memory.create("Refusal");
    this.lines = this.memory.create("ScoreLines");
  }

  /** Compile and start the module: the bytes of rules.wasm, or of insight.wasm for a review. */
  static async load(module: BufferSource): Promise<Rules> {
    const { instance } = await WebAssembly.instantiate(module, {});
    return new Rules(instance.exports as unknown as Exports);
  }

  newState(): State {
    return this.memory.create("State");
  }

  newObservation(): Observation {
    return this.memory.create("Observation");
  }

  /** Set up a game from a seed of 32 bytes; first seat -1 draws who begins. */
  newGame(state: State, seed: Uint8Array, players: number, firstSeat = -1): void {
    this.plantSeed(state, seed);
    this.wasm.new_game(this.tables, state.at, players, firstSeat);
  }

  /** The same; returns the shuffles made, the top of each deck last. */
  newGameNoted(state: State, seed: Uint8Array, players: number, firstSeat = -1): number[][] {
    this.plantSeed(state, seed);
    const { tables, wasm } = this;
    return this.withNotes(state, (at) => wasm.new_game_noted(tables, at, players, firstSeat));
  }

  private plantSeed(state: State, seed: Uint8Array): void {
    if (seed.length !== 32) throw new RangeError("a seed has 32 bytes");
    const words = new DataView(seed.buffer, seed.byteOffset);
    for (let word = 0; word < 8; word++) state.seed[word] = words.getUint32(4 * word, true);
  }

  private withNotes(state: State, run: (at: Pointer<"StateWithShuffles">) => number): number[][] {
    const { noted } = this;
    noted.bytes.set(state.bytes);
    noted.shuffles[0] = 0;
    run(noted.at);
    state.bytes.set(noted.bytes.subarray(0, RECORDS.State.size));
    const cards = noted.orders.length / noted.orderSizes.length;
    return Array.from({ length: noted.shuffles[0]! }, (_, place) =>
      Array.from(noted.orders.subarray(place * cards, place * cards + noted.orderSizes[place]!)),
    );
  }

  chooseAtSetup(state: State, seat: number, choice: number): void {
    this.wasm.choose_at_setup(state.at, seat, choice);
  }

  /** The numbers of the legal actions of the seat to move. */
  legalActions(state: State): number[] {
    this.wasm.legal_actions(this.tables, state.at, this.work);
    return this.members();
  }

  /** The same from an observation of the seat to move. */
  legalForViewer(observation: Observation): number[] {
    this.wasm.legal_for_viewer(this.tables, observation.at, this.work);
    return this.members();
  }

  apply(state: State, action: number): void {
    this.wasm.apply(this.tables, state.at, action);
  }

  newEvent(): Happened {
    return this.memory.create("Event");
  }

  /** Carry out a legal action of a seat and write down what it did; returns the shuffles made. */
  act(state: State, seat: number, action: number, event: Happened, rules: number = RULES_VERSION): number[][] {
    const { before, noted, tables, wasm } = this;
    before.bytes.set(state.bytes);
    noted.rules[0] = rules;
    const shuffles = this.withNotes(state, (at) => wasm.apply_noted(tables, at, action));
    wasm.note_event(before.at, state.at, noted.at, seat, action, event.at);
    return shuffles;
  }

  /** Why the viewer may not do the action of this number; written anew at the next question. */
  explainAction(observation: Observation, action: number): Refused {
    this.wasm.explain_action(this.tables, observation.at, action, this.refusal.at);
    return this.refusal;
  }

  /** Why the viewer may not claim a route, however it would pay. */
  explainRoute(observation: Observation, route: number): Refused {
    this.wasm.explain_route(this.tables, observation.at, route, this.refusal.at);
    return this.refusal;
  }

  /** Bring an observation up to date with an event; false where it cannot be the next one. */
  follow(observation: Observation, event: Happened): boolean {
    return this.wasm.follow(this.tables, observation.at, event.at) === 1;
  }

  /** Work out which claims are free from the routes that are taken. */
  openClaims(observation: Observation): void {
    this.wasm.open_claims(this.tables, observation.at);
  }

  /** Whether nobody owns a route and nobody can claim it any more. */
  isClosed(observation: Observation, route: number): boolean {
    return this.wasm.is_closed(this.tables, observation.at, route) === 1;
  }

  /** The seats that may act now: all that have not chosen at set-up, else one. */
  seatsToAct(state: State): number[] {
    return seatsIn(this.wasm.seats_to_act(state.at), state.players[0]);
  }

  /** Whether the routes of a seat complete a contract. */
  seesCompleted(observation: Observation, seat: number, contract: number): boolean {
    return this.wasm.sees_completed(this.tables, observation.at, seat, contract) === 1;
  }

  /** The scoring of a finished game; written anew at the next call. */
  scoreLines(state: State): ScoreLines {
    this.wasm.write_lines(this.tables, state.at, this.work, this.lines.at);
    return this.lines;
  }

  /** What a seat (-1: a spectator) may know. */
  observe(state: State, viewer: number, observation: Observation): void {
    this.wasm.observe(this.tables, state.at, viewer, observation.at);
  }

  /** A state that fits the observation; chance comes from the generator set by `seedChoices`. */
  resample(observation: Observation, state: State): void {
    this.wasm.resample(this.tables, observation.at, this.work, state.at);
  }

  /** The points of each seat as if the game ended now, and who would win. */
  score(state: State): { totals: number[]; completed: number[]; winners: number[] } {
    const players = state.players[0];
    this.wasm.final_scores(this.tables, state.at, this.work);
    const won = this.wasm.winners(this.work, players);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    return {
      totals: seats.map((seat) => this.workRecord.totals[seat]),
      completed: seats.map((seat) => this.workRecord.completed[seat]),
      winners: seatsIn(won, players),
    };
  }

  /** Set the generator of random choices (never of a deal). */
  seedChoices(seed: bigint): void {
    this.workRecord.random[0] = seed;
  }

  randomAction(state: State): number {
    return this.wasm.random_action(this.tables, state.at, this.work);
  }

  /** Play randomly to the end; how many actions. */
  playout(state: State): number {
    return this.wasm.playout(this.tables, state.at, this.work);
  }

  /** The choice of a bot (its place in BOTS); its chance comes from `seedChoices`. */
  chooseBot(bot: number, observation: Observation): number {
    return this.wasm.choose_bot(bot, this.tables, observation.at, this.work);
  }

  newSearch(): Search {
    return this.memory.create("Search");
  }

  /** The steps of the search; `state` is room for its deals. */
  searchSteps(observation: Observation, state: State, search: Search): Steps {
    const { tables, work, wasm } = this;
    return {
      begin: () => {
        wasm.search_begin(tables, observation.at, work, search.at);
        return wasm.search_rounds(search.at);
      },
      compare: () => wasm.search_compare(tables, observation.at, work, state.at, search.at),
      halve: () => wasm.search_halve(search.at),
      best: () => wasm.search_best(observation.at, search.at),
    };
  }

  /** Room for a net with these weights: the bytes of the file that NET describes. */
  newNet(weights: Uint8Array): Net {
    if (weights.length !== NET.bytes) throw new RangeError(`a net has ${NET.bytes} bytes`);
    const at = this.memory.reserve("Net");
    this.memory.write(at, weights);
    return { at, desk: this.memory.create("NetBuffers") };
  }

  /** The action that a net likes best; what it thinks of all of them stays on its desk. */
  chooseNet(observation: Observation, { at, desk }: Net): number {
    return this.wasm.net_choose(this.tables, observation.at, this.work, at, desk.at);
  }

  newGuide(): Guide {
    return this.memory.create("Guide");
  }

  /** The steps of the search with a net. */
  guidedSteps(observation: Observation, net: Net, guide: Guide): Steps {
    const { tables, work, wasm } = this;
    return {
      begin: () => {
        wasm.guided_begin(tables, observation.at, work, net.at, guide.at);
        return wasm.guided_rounds(guide.at);
      },
      compare: () => wasm.guided_compare(tables, observation.at, work, net.at, guide.at),
      halve: () => wasm.guided_halve(guide.at),
      best: () => wasm.guided_best(guide.at),
    };
  }

  newAdvice(): Advice {
    return this.memory.create("Advice");
  }

  /** Write down what speaks for a legal action of the viewer. */
  advise(observation: Observation, action: number, advice: Advice): void {
    this.wasm.coach_advise(this.tables, observation.at, this.work, action, advice.at);
  }

  private members(): number[] {
    const found: number[] = [];
    this.workRecord.legal.forEach((word, index) => {
      for (let place = 0; word > 0n; place++, word >>= 1n) {
        if (word & 1n) found.push(64 * index + place);
      }
    });
    return found;
  }
}

/** The seats in a set. */
function seatsIn(set: number, players: number): number[] {
  return Array.from({ length: players }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
}
