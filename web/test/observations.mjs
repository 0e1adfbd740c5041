// What each viewer may know at each step of some games, by the rules in WebAssembly: reads the games
// of a file that Python wrote, and writes all observations one after the other into another.
import { readFileSync, writeFileSync } from "node:fs";
import { Rules } from "../build/rules/rules.js";

const rules = await Rules.load(readFileSync(new URL("../src/generated/rules.wasm", import.meta.url)));
const state = rules.newState();
const seen = rules.newObservation();
const shown = [];

const showAll = (players) => {
  for (const viewer of [...Array(players).keys(), -1]) {
    rules.observe(state, viewer, seen);
    shown.push(Buffer.from(seen.bytes));
  }
};

for (const { seed, players, actions } of JSON.parse(readFileSync(process.argv[2], "utf8"))) {
  rules.newGame(state, Uint8Array.from(Buffer.from(seed, "hex")), players);
  showAll(players);
  for (const action of actions) {
    rules.apply(state, action);
    showAll(players);
  }
}
writeFileSync(process.argv[3], Buffer.concat(shown));
