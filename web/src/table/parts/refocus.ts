/** Where the focus goes when what had it goes away: back to the board, for those who use keys. */
export const returning = { now: false };

/** Give the focus back to the board; `returning.now` tells the route that nobody asked about it. */
export function refocus(): void {
  const used = document.activeElement?.matches(":focus-visible");
  if (!used) return;
  queueMicrotask(() => {
    if (!document.activeElement?.matches("body, main")) return;
    returning.now = true;
    document.querySelector<SVGElement>("[data-route][tabindex='0']")?.focus();
    returning.now = false;
  });
}
