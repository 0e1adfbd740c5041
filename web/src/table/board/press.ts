/** Fingers on the board: a long press asks and chooses nothing, a double tap zooms. */
import type { Point } from "./geometry.ts";

const LONG = 450;
/** Pixels that a finger may slide and still press. */
const SLIDE = 10;
/** Milliseconds and pixels between the two taps of a double tap. */
const TWICE = { time: 300, way: 30 };

export type Spot = { readonly clientX: number; readonly clientY: number };

export class Press {
  /** Whether the press that ended last was a long one, so that its click chooses nothing. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: Point = { x: 0, y: 0 };
  private tapped = { time: -Infinity, x: 0, y: 0 };

  /** `ask` is called once, while the finger still rests. */
  constructor(private readonly ask: (spot: Spot) => void) {}

  down(event: PointerEvent): void {
    this.up();
    this.held = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const { clientX, clientY } = event;
    this.start = { x: clientX, y: clientY };
    this.timer = setTimeout(() => {
      this.held = true;
      this.ask({ clientX, clientY });
    }, LONG);
  }

  move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.start.x, clientY - this.start.y) > SLIDE) this.up();
  }

  up(): void {
    clearTimeout(this.timer);
  }

  /** Whether a tap is the second of two in one place; a third begins anew. */
  isSecond({ timeStamp: time, clientX: x, clientY: y }: MouseEvent): boolean {
    const before = this.tapped;
    const near = Math.hypot(x - before.x, y - before.y) <= TWICE.way;
    const second = near && time - before.time <= TWICE.time;
    this.tapped = { time: second ? -Infinity : time, x, y };
    return second;
  }
}
