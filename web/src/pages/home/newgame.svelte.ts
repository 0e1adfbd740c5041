/** The game that the first page is about to begin, as chosen last time. */
import { MAX_NAME, PLAYERS } from "../../generated/game.ts";
import { LEVEL_NAMES, NAMES, needsNet, type GamePlan, type SeatPlan } from "../../game/seating.ts";

const KEY = "damrak-plan";

interface Kept {
  players: number;
  level: string;
  names: string[];
  kinds: string[];
  first: number | null;
  colours?: number[];
}

/** `person`, or the level of a bot. */
export type Kind = "person" | (string & {});

/** Whether this can be shown as a name; joiners inside it (a family as one emoji) are welcome. */
function isName(name: string): boolean {
  const plain = name.replace(/(?<=\S)\u200d(?=\S)/gu, "");
  return plain.length > 0 && [...name].length <= MAX_NAME && !/\p{C}/u.test(plain);
}

export class NewGame {
  players = $state(3);
  /** Whether somebody has chosen all this before. */
  isKept = false;
  /** What sits in each of the four seats. */
  kinds = $state<Kind[]>(["person", "apprentice", "apprentice", "apprentice"]);
  names = $state<string[]>(["", "", "", ""]);
  /** Null: drawn by lot. */
  first = $state<number | null>(null);
  /** The number of the colour of each of the four seats, all different. */
  colours = $state([0, 1, 2, 3]);

  constructor(you: string) {
    this.names[0] = you;
    this.remember();
    this.renameBots();
  }

  /** Whoever comes to play meets others each time; a bot that was given a name of its own keeps it. */
  private renameBots(): void {
    const fixed = this.names.map((name, seat) => (this.kinds[seat] !== "person" && NAMES.includes(name) ? "" : name.trim()));
    const free = NAMES.filter((name) => !fixed.some((other) => other.toLowerCase() === name.toLowerCase()));
    this.names = fixed.map((name) => name || free.splice(Math.random() * free.length, 1)[0]!);
  }

  /** The level of all bots, or null where they differ or there are none. */
  get level(): string | null {
    const levels = new Set(this.kinds.slice(0, this.players).filter((kind) => kind !== "person"));
    return levels.size === 1 ? [...levels][0]! : null;
  }

  set level(level: string) {
    this.kinds = this.kinds.map((kind) => (kind === "person" ? kind : level));
  }

  /** Whether a bot at the table is a net, which takes a while to come the first time. */
  get needsNet(): boolean {
    return this.kinds.slice(0, this.players).some((kind) => needsNet(kind));
  }

  get seats(): readonly number[] {
    return Array.from({ length: this.players }, (_, seat) => seat);
  }

  /** What is wrong with the name of a seat, as a message; null: nothing. */
  problemOf(seat: number): "home-name-bad" | "home-name-twice" | null {
    const name = this.names[seat]!.trim();
    if (!isName(name)) return "home-name-bad";
    const isSame = (other: number): boolean => this.names[other]!.trim().toLowerCase() === name.toLowerCase();
    return this.seats.some((other) => other !== seat && isSame(other)) ? "home-name-twice" : null;
  }

  /** Whether a name is wrong. */
  get isMisnamed(): boolean {
    return this.seats.some((seat) => this.problemOf(seat) !== null);
  }

  /** Give a seat a colour; the seat that has it takes the other one in exchange. */
  dress(seat: number, colour: number): void {
    const before = this.colours[seat]!;
    this.colours = this.colours.map((each, other) => (other === seat ? colour : each === colour ? before : each));
  }

  plan(): GamePlan {
    const seats: SeatPlan[] = this.seats.map((seat) => {
      const kind = this.kinds[seat]!;
      const name = this.names[seat]!.trim();
      const colour = this.colours[seat]!;
      return kind === "person" ? { name, kind: "person", level: null, colour } : { name, kind: "bot", level: kind, colour };
    });
    return { seats, firstSeat: this.first !== null && this.first < this.players ? this.first : null };
  }

  keep(): void {
    const { players, names, kinds, first, colours } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ players, names, kinds, first, colours }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  private remember(): void {
    try {
      const { players, names, kinds, first, colours = this.colours } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
      if (!PLAYERS.includes(players) || names.length !== 4 || kinds.length !== 4) return;
      if (!kinds.every((kind) => kind === "person" || LEVEL_NAMES.includes(kind)) || [...colours].sort().join() !== "0,1,2,3") return;
      Object.assign(this, { players, names: names.map(String), kinds, first, colours, isKept: true });
    } catch {
      // damaged: as new
    }
  }
}
