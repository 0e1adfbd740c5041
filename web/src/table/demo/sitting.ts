/** For tests: sit down at a table of a recorded moment, as a player in a hurry does. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach } from "vitest";
import type { Moment } from "../../game/source.ts";
import { CLAIMS, FIRST_CLAIM } from "../../generated/facts.ts";
import { loadPages, setLanguage } from "../../i18n/i18n.svelte.ts";
import { loadOnlooker } from "../../game/loading.ts";
import { settings } from "../../settings.svelte.ts";
import Table from "../Table.svelte";
// Panels that load when they are wanted are here already, however slow the machine is.
import "../dock/HintCard.svelte";
import "../ending/Final.svelte";
import "../panels/Command.svelte";
import "../panels/Places.svelte";
import { FixtureSource, GAMES } from "./fixtures.ts";

/** Call it once in a file: every test begins with the same settings and an empty page. */
export function preparePage(): void {
  beforeAll(loadOnlooker);
  beforeEach(async () => {
    await setLanguage("en");
    await loadPages();
    dispatchEvent(new MouseEvent("pointermove", { clientX: -1, clientY: -1 })); // the mouse is elsewhere
    settings.speed = 0;
    settings.confirmAll = false;
    settings.askPayment = true;
    settings.hint = 3;
  });
  afterEach(cleanup);
}

export function sit(moment: Moment, next: readonly Moment[] = []): FixtureSource {
  const source = new FixtureSource(moment, next);
  render(Table, { source });
  return source;
}

export function route(id: number): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-route="${id}"]`)!;
}

/** The claims of a route that are legal now. */
export function waysOf(moment: Moment, id: number): number[] {
  return moment.legal.filter((number) => number >= FIRST_CLAIM && CLAIMS[number - FIRST_CLAIM][0] === id);
}

/** A moment with many cards in the hand, and the routes that they pay for. */
export const rich = GAMES[3][5];
export const payable = [...new Set(rich.legal.filter((n) => n >= FIRST_CLAIM).map((n) => CLAIMS[n - FIRST_CLAIM][0]))];
