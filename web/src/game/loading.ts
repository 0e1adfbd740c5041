/** The rules, loaded once for each thread that plays. */
import { Rules } from "../generated/rules.ts";
import address from "../generated/rules.wasm?url";

let loaded: Promise<Rules> | null = null;

export function loadRules(): Promise<Rules> {
  loaded ??= fetch(address)
    .then((answer) => answer.arrayBuffer())
    .then((bytes) => Rules.load(bytes));
  return loaded;
}
