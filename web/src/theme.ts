/** Puts the settings that style sheets read onto the page. */
import { isStill, settings } from "./settings.svelte.ts";

export function dress(): void {
  const { dataset } = document.documentElement;
  if (settings.theme === "auto") delete dataset.theme;
  else dataset.theme = settings.theme;
  dataset.motion = isStill() ? "reduced" : "full";
  dataset.symbols = settings.symbols ? "on" : "off";
}
