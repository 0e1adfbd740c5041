// The chances of all seats by insight.wasm at the states of a file that Python wrote, as JSON.
import { readFileSync } from "node:fs";
import { chances, newJudge } from "../build/insight/reviewer.js";
import { Rules } from "../build/rules/rules.js";

const [states, weights] = process.argv.slice(2);
const rules = await Rules.load(readFileSync(new URL("../src/generated/insight.wasm", import.meta.url)));
const judge = newJudge(rules, readFileSync(weights));
const state = rules.newState();
const found = JSON.parse(readFileSync(states, "utf8")).map((bytes) => {
  state.bytes.set(Buffer.from(bytes, "hex"));
  return [...chances(rules, state, judge)];
});
console.log(JSON.stringify(found));
