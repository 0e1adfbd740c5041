/** Dragging cards from the hand onto a route. */
import type { TableState } from "../state.svelte.ts";
import type { Card } from "./board.ts";

/** Pixels that a press may tremble before it is a drag. */
const TREMBLE = 8;

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
    const route = routeUnder(event);
    if (route !== this.table.pointed) void this.table.point(route);
  }

  private drop(event: PointerEvent, card: Card): void {
    if (!this.at) return;
    this.at = null;
    this.table.dragged = null;
    const route = event.type === "pointerup" ? routeUnder(event) : null;
    if (route === null) this.table.cancel();
    else void this.table.choose(route, card);
  }
}

/** The route under the pointer, or just above it, where a finger hides nothing. */
function routeUnder(event: PointerEvent): number | null {
  for (const above of event.pointerType === "touch" ? [30, 0] : [0]) {
    const under = document.elementFromPoint(event.clientX, event.clientY - above);
    const route = under?.closest<SVGElement>("[data-route]")?.dataset["route"];
    if (route !== undefined) return Number(route);
  }
  return null;
}
