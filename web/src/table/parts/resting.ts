/** Whether a mouse rests: it is where it was pressed last, and what it enters came to it. */

let pressed: { readonly x: number; readonly y: number } | null = null;

addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (pressed = { x, y }), true);

export function rests({ clientX, clientY }: PointerEvent): boolean {
  return clientX === pressed?.x && clientY === pressed.y;
}
