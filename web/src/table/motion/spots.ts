/** Where cards come to lie that pay for a route: one on each of its spaces. */
import { ROUTES, VIEW_BOX } from "../../art/plan.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The anchor of one space of a route. */
export function spaceAnchor(route: number, space: number): string {
  return `space-${route}-${space}`;
}

/** The box on the screen that an anchor names, if it names a space: as high as a plank is long. */
export function spaceBox(anchor: string, sheet: DOMRect): Box | null {
  const [kind, route, space] = anchor.split("-");
  if (kind !== "space") return null;
  const unit = sheet.width / VIEW_BOX[2];
  const { spaces, length } = ROUTES[Number(route)];
  const { x, y } = spaces[Number(space)];
  const side = length * unit;
  return { x: sheet.left + x * unit - side / 2, y: sheet.top + y * unit - side / 2, width: side, height: side };
}
