/** A long press of a finger: it asks about what lies under it and chooses nothing. */
import type { Point } from "./geometry.ts";

const LONG = 450;
/** Pixels that a finger may slide and still press. */
const SLIDE = 10;

type Spot = { readonly clientX: number; readonly clientY: number };

export class Press {
  /** Whether the press that ended last was a long one, so that its click chooses nothing. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: Point = { x: 0, y: 0 };

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
}
