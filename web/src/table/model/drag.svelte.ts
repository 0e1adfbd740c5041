/** Dragging cards from the hand onto a route. */
import type { TableState } from "../state.svelte.ts";
import type { Card } from "./board.ts";

/** Pixels that a press may tremble before it is a drag. */
const TREMBLE = 8;
/** Pixels above a finger where a card is laid. */
const ABOVE = 30;

export class Drag {
  at = $state<{ x: number; y: number } | null>(null);

  constructor(private readonly table: TableState) {}

  start(press: PointerEvent, card: Card): void {
    const moving = (event: PointerEvent): void => this.move(event, press, card);
    const ending = (event: PointerEvent): void => {
      window.removeEventListener("pointermove", moving);
      window.removeEventListener("pointerup", ending);
      window.removeEventListener("pointercancel", ending);
      this.drop(event, card);
    };
    window.addEventListener("pointermove", moving);
    window.addEventListener("pointerup", ending);
    window.addEventListener("pointercancel", ending);
  }

  private move(event: PointerEvent, press: PointerEvent, card: Card): void {
    const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!this.at && far < TREMBLE) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.table.dragged = card;
    const route = this.routeUnder(event);
    if (route !== this.table.pointed) void this.table.point(route);
  }

  private drop(event: PointerEvent, card: Card): void {
    if (!this.at) return;
    this.at = null;
    this.table.dragged = null;
    const route = event.type === "pointerup" ? this.routeUnder(event) : null;
    if (route === null) this.table.cancel();
    else void this.table.choose(route, card);
  }

  /** The route under the pointer, or just above it, where a finger hides nothing. */
  private routeUnder({ clientX, clientY, pointerType }: PointerEvent): number | null {
    const isTouch = pointerType === "touch";
    return this.table.routeAt({ clientX, clientY: clientY - (isTouch ? ABOVE : 0) }, isTouch);
  }
}
