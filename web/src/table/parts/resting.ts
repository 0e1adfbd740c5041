/** A look with the mouse: it begins when the mouse moves on a thing, not when the thing comes to lie beneath it. */

let at: { readonly clientX: number; readonly clientY: number } | null = null;
let moved = false;

function isThere({ clientX, clientY }: PointerEvent): boolean {
  return clientX === at?.clientX && clientY === at.clientY;
}

function note(event: PointerEvent): void {
  moved = !isThere(event);
  at = event;
}
addEventListener("pointermove", note, true);
addEventListener("pointerdown", note, true);

/** Whether a mouse rests: what it enters came to it. A mouse that has not been seen before rests, fingers never do. */
export function rests(event: PointerEvent): boolean {
  return event.pointerType !== "touch" && (event.type === "pointermove" ? !moved : at === null || isThere(event));
}

/** Has an element answer to a look: `come` is called once, `go` when the pointer leaves. */
export function looking({ come, go }: Record<"come" | "go", (event: PointerEvent) => void>): (element: Element) => void {
  return (element) => {
    let on = false;
    const look = (event: PointerEvent): void => {
      if (on || rests(event)) return;
      on = true;
      come(event);
    };
    const leave = (event: PointerEvent): void => {
      on = false;
      go(event);
    };
    for (const [type, answer] of [["pointerenter", look], ["pointermove", look], ["pointerleave", leave]] as const) {
      element.addEventListener(type, answer as EventListener);
    }
  };
}
