// Games looked at closely as the browser does it, for Python to compare with its own analysis.
import { readFileSync, writeFileSync } from "node:fs";
import { decodeRecord } from "../build/game/record.js";
import { Rules } from "../build/rules/rules.js";
import { newJudge, Reviewer } from "../build/insight/reviewer.js";
import { Walk } from "../build/insight/walk.js";

const [given, found] = process.argv.slice(2);
const rules = await Rules.load(readFileSync(new URL("../src/generated/insight.wasm", import.meta.url)));
const weights = (name) => readFileSync(new URL(`../../damrak/bots/weights/${name}.bin`, import.meta.url));
const reviewer = new Reviewer(rules, rules.newNet(weights("master")), newJudge(rules, weights("judge")));

const analyses = JSON.parse(readFileSync(given, "utf8")).map((text) => {
  const started = performance.now();
  const walk = new Walk(rules, reviewer, decodeRecord(text));
  while (!walk.isDone) walk.next();
  const { start, steps, decisions } = walk;
  const seconds = (performance.now() - started) / 1000;
  return { start, steps, decisions, seconds, accounts: walk.accounts(), dearest: walk.dearest() };
});
writeFileSync(found, JSON.stringify(analyses));
