/** How parts of the table find its state. */
import { getContext, setContext } from "svelte";
import type { TableState } from "./state.svelte.ts";

const KEY = Symbol("table");

export function provideTable(table: TableState): void {
  setContext(KEY, table);
}

export function useTable(): TableState {
  return getContext<TableState>(KEY);
}
