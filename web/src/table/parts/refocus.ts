/** Where the focus goes when what had it goes away: back to the board, for those who use keys. */
export function refocus(): void {
  const used = document.activeElement?.matches(":focus-visible");
  if (!used) return;
  queueMicrotask(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<SVGElement>("[data-route][tabindex='0']")?.focus();
  });
}
