/** A second press in one place that hits what has slid under the finger since the first. */

/** Milliseconds and pixels within which nobody aims anew. */
const AGAIN = { time: 400, way: 24 };

export class Slips {
  private last: { readonly time: number; readonly x: number; readonly y: number; readonly control: Element | null } | null = null;

  /** Whether a click hits another control than the click just before it in the same place. */
  isSlip(event: MouseEvent): boolean {
    const { timeStamp: time, clientX: x, clientY: y, detail } = event;
    if (detail === 0) return false; // by key
    const control = (event.target as Element).closest("button, a");
    const { last } = this;
    const again = last !== null && time - last.time < AGAIN.time && Math.hypot(x - last.x, y - last.y) < AGAIN.way;
    const slip = again && control !== null && control !== last.control;
    if (!slip) this.last = { time, x, y, control };
    return slip;
  }
}
