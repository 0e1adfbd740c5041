/** The keys of the table: what each does; panels/Keys.svelte lists them. */
import { keepSettings, settings } from "../settings.svelte.ts";
import { byLetter } from "./board/roam.ts";
import type { Keeping } from "./model/moves.ts";
import type { TableState } from "./state.svelte.ts";

export type Panel = "contracts" | "log" | "places" | "command";

const KEEPING: Readonly<Record<string, Keeping>> = { "1": "first", "2": "second", "3": "both" };

interface Desk {
  readonly table: TableState;
  readonly root: HTMLElement;
  readonly open: (panel: Panel) => void;
  /** Puts away the panel that is raised. */
  readonly lower: () => void;
}

type Deed = (desk: Desk) => void;

const DEEDS: Readonly<Record<string, Deed>> = {
  d: ({ table }) => actIf(table, "deck"),
  c: ({ table }) => actIf(table, "contracts"),
  u: ({ table }) => void table.undo(),
  h: ({ table }) => void (table.mayAsk && table.hinting.ask()),
  b: ({ root }) => focus(root, "[data-route][tabindex='0']"),
  n: ({ root, table }) => nextPayable(root, table),
  "/": ({ open }) => open("command"),
  p: ({ open }) => open("places"),
  l: ({ open }) => open("log"),
  w: ({ table }) => {
    const open = table.view.contracts.filter((each) => !each.completed).map((each) => each.id);
    table.pinned = table.pinned.length ? [] : open;
  },
  k: ({ table }) => {
    const held = table.held.map((each) => each.id);
    const next = held[held.indexOf(table.pinned.length === 1 ? table.pinned[0] : -1) + 1];
    table.pinned = next === undefined ? [] : [next];
  },
  m: () => {
    settings.sound = !settings.sound;
    keepSettings();
  },
  Escape: ({ root, table, lower }) => {
    lower();
    if (document.activeElement?.matches("input, textarea")) focus(root, "main"); // the next keys are meant for the table
    if (table.choice.at === "idle") table.hinting.close();
    table.cancel();
  },
};

/** Do what a key pressed anywhere at the table means; keys in fields are text, but for Escape. */
export function press(event: KeyboardEvent, desk: Desk): void {
  const fields = event.key === "Escape" ? "select, dialog" : "input, select, textarea, dialog";
  const inField = event.target instanceof Element && event.target.closest(fields);
  if (inField || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || (!settings.keys && event.key !== "Escape")) return;
  const deed = meaning(event);
  if (!deed) return;
  event.preventDefault();
  deed(desk);
}

/** A letter is a command also under caps lock; with Shift it names a place. */
function meaning({ key, shiftKey }: KeyboardEvent): Deed | null {
  const isLetter = /^\p{L}$/u.test(key);
  if (isLetter && shiftKey) return lettered(key);
  return DEEDS[isLetter ? key.toLowerCase() : key] ?? numbered(key);
}

/** Goes to the next route of a place with this initial, from anywhere at the table. */
function lettered(key: string): Deed {
  return ({ root }) => {
    const current = root.querySelector<SVGElement>("[data-route][tabindex='0']");
    const route = byLetter(key, Number(current?.dataset.route ?? -1));
    if (route !== null) focus(root, `[data-route="${route}"]`);
  };
}

function numbered(key: string): Deed | null {
  if (!/^[1-5]$/.test(key)) return null;
  return ({ table }) => {
    const keep = table.legal.find((move) => move.kind === "keep" && move.keeping === KEEPING[key]);
    if (keep) void table.act(keep);
    else table.take(Number(key) - 1);
  };
}

function actIf(table: TableState, kind: "deck" | "contracts"): void {
  const move = table.can(kind);
  if (move) void table.act(move);
}

function focus(root: HTMLElement, selector: string): void {
  root.querySelector<HTMLElement>(selector)?.focus();
}

function nextPayable(root: HTMLElement, table: TableState): void {
  const payable = [...table.ways.keys()].filter((route) => table.paidFor?.has(route) ?? true).sort((one, other) => one - other);
  const next = payable.find((route) => route > (table.pointed ?? -1)) ?? payable[0];
  if (next === undefined) return;
  focus(root, `[data-route="${next}"]`);
  if (table.pointed !== next) void table.point(next); // it had the focus already
}
