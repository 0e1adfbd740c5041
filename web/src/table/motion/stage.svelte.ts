/** What moves: cards in the air, carts that roll on. Everything here can be hurried to its end. */
import { isStill, settings } from "../../settings.svelte.ts";
import type { Card } from "../model/board.ts";
import { spaceBox, type Box } from "./spots.ts";
import { ring, speaker, type Sound } from "./speaker.ts";

export type Cargo =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "back" }
  | { readonly kind: "contract" }
  | { readonly kind: "merchandise" };

export interface Flight {
  readonly id: number;
  readonly cargo: Cargo;
  readonly from: Box;
  readonly to: Box;
  readonly ms: number;
}

export const FLY = 380;
/** After what others do: a glance at a card, a look at a claim. */
export const GLANCE = 160;
export const REST = 480;
export const ROLL = 150;

/**
 * Just before the browser draws: boxes are measured with the layout that is due then, in a task apart from what
 * changed the page. A hidden page draws nothing, so the wait has an end.
 */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 60);
  });
}

export class Stage {
  flights = $state.raw<readonly Flight[]>([]);
  /** Market slots whose card is in the air. */
  lifted = $state.raw<ReadonlySet<number>>(new Set());
  /** The route onto which carts are rolling. */
  rolling = $state<number | null>(null);
  /** The table on the screen, where anchors are looked up. */
  root: HTMLElement | null = null;
  readonly speaker = speaker;
  private hurried = false;
  private readonly waking = new Set<() => void>();
  private last = 0;

  /** How long something of this many milliseconds takes at the speed of the moment. */
  lasting(ms: number): number {
    return this.hurried || isStill() || settings.speed === 0 ? 0 : ms / settings.speed;
  }

  /** Let everything that is under way end now. */
  hurry(): void {
    this.hurried = true;
    for (const wake of [...this.waking]) wake();
    this.flights = [];
    this.lifted = new Set();
    this.rolling = null;
  }

  /** From here on things take their time again. */
  calm(): void {
    this.hurried = false;
    this.lifted = new Set();
    this.rolling = null;
  }

  /** Wait, unless hurried; `ms` as designed. A pause remains when nothing moves. */
  async pause(ms: number): Promise<void> {
    const time = this.hurried || settings.speed === 0 ? 0 : ms / settings.speed;
    if (time === 0) return;
    await new Promise<void>((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waking.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, time);
      this.waking.add(wake);
    });
  }

  /**
   * Fly something from one anchor to another; at once where either is not on the screen. What stays
   * lies where it came down until `clear`.
   */
  async fly(cargo: Cargo, from: string, to: string, then: "goes" | "stays" = "goes"): Promise<void> {
    if (this.lasting(FLY) > 0) await nextFrame();
    const ms = this.lasting(FLY); // it may have been hurried
    const [start, end] = ms > 0 ? [this.find(from), this.find(to)] : [null, null];
    if (!start || !end) return;
    const flight = { id: ++this.last, cargo, from: start, to: end, ms };
    this.flights = [...this.flights, flight];
    await this.pause(FLY);
    if (then === "goes") this.flights = this.flights.filter((other) => other.id !== flight.id);
  }

  /** Nothing is in the air or lies on the board. */
  clear(): void {
    this.flights = [];
  }

  sound(sound: Sound): void {
    ring(sound);
  }

  private find(anchor: string): Box | null {
    const sheet = this.root?.querySelector("svg.routes")?.getBoundingClientRect();
    const found = this.root?.querySelector(`[data-anchor="${anchor}"]`);
    const box = (sheet && spaceBox(anchor, sheet)) ?? found?.getBoundingClientRect();
    return box && box.width > 0 ? box : null;
  }
}
