/** Zoom and pan: wheel, pinch, drag, keys. The sheet never leaves the window. */

const MOST = 5;
/** Pixels that a pointer may tremble before a press becomes a drag. */
const TREMBLE = 6;

/** The sheet's middle lies (x, y) off the window's middle, `scale` times as large as when whole. */
export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Whether the press under way has moved the sheet, so that it is no click. */
  moved = false;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private window: HTMLElement | null = null;
  private travelled = 0;

  /** `shape` is the sheet's breadth by its height. */
  constructor(private readonly shape: number) {}

  /** An attachment for the element through which the sheet is seen. */
  attach = (window: HTMLElement): (() => void) => {
    this.window = window;
    const wheel = (event: WheelEvent): void => this.turn(event);
    window.addEventListener("wheel", wheel, { passive: false });
    return () => window.removeEventListener("wheel", wheel);
  };

  /** Whether nothing is pressed. */
  get isStill(): boolean {
    return this.pointers.size === 0;
  }

  get isWhole(): boolean {
    return this.scale === 1;
  }

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Zoom about a point of the window, or its middle. */
  zoom(factor: number, at?: { x: number; y: number }): void {
    const box = this.window?.getBoundingClientRect();
    if (!box) return;
    const scale = Math.min(Math.max(this.scale * factor, 1), MOST);
    const [cx, cy] = at
      ? [at.x - box.left - box.width / 2, at.y - box.top - box.height / 2]
      : [0, 0];
    const change = scale / this.scale;
    this.place(scale, cx - (cx - this.x) * change, cy - (cy - this.y) * change);
  }

  /** Bring a point of the window nearer to its middle, if the sheet is zoomed. */
  reveal(box: DOMRect): void {
    const view = this.window?.getBoundingClientRect();
    if (!view || this.isWhole) return;
    const dx = Math.max(view.left + 40 - box.left, 0) - Math.max(box.right - view.right + 40, 0);
    const dy = Math.max(view.top + 40 - box.top, 0) - Math.max(box.bottom - view.bottom + 40, 0);
    this.place(this.scale, this.x + dx, this.y + dy);
  }

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) [this.travelled, this.moved] = [0, false];
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled < TREMBLE && !other) return;
    this.pointers.set(event.pointerId, now);
    if (other) this.pinch(before, now, other);
    else if (!this.isWhole) this.place(this.scale, this.x + now.x - before.x, this.y + now.y - before.y);
    this.moved ||= other !== undefined || !this.isWhole;
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private pinch(before: Spot, now: Spot, other: Spot): void {
    const wider = apart(now, other) / Math.max(apart(before, other), 1);
    this.zoom(wider, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.place(this.scale, this.x + (now.x - before.x) / 2, this.y + (now.y - before.y) / 2);
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  }

  /** Where the sheet's corner goes; it covers the window as far as it can. */
  private place(scale: number, x: number, y: number): void {
    const box = this.window?.getBoundingClientRect();
    if (!box) return;
    const width = Math.min(box.width, box.height * this.shape);
    this.scale = scale;
    this.x = within(x, box.width, width, scale);
    this.y = within(y, box.height, width / this.shape, scale);
  }
}

/** An offset from the middle of the window that leaves no gap where the sheet is larger than it. */
function within(offset: number, window: number, sheet: number, scale: number): number {
  const spare = Math.max((sheet * scale - window) / 2, 0);
  return Math.min(spare, Math.max(offset, -spare));
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
