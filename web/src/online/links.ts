/** Links to a table and its code, to be given away. */
import { address } from "../router.svelte.ts";
import type { OnlineTable } from "./table.svelte.ts";

/** The way to a table for whoever gets it; `more` says what for. */
export function linkTo(table: OnlineTable, more: Record<string, string> = {}): string {
  const query = { ...(table.invite ? { invite: table.invite } : {}), ...more };
  const whole = Object.keys(query).length ? query : undefined;
  return new URL(address("table", table.code, whole), location.href).href;
}

/** The code of a table as people read it out: in two halves. */
export function inHalves(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** What a link from the screen of all adds: the phone is for the hand. */
export const HANDS = { hands: "1" } as const;

/** Whether an address leads every other device to itself: no link with it is of use there. */
export function isOfOneComputer(host: string = location.hostname): boolean {
  return /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host);
}
