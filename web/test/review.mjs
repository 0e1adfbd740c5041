// Games looked at closely as the browser does it, for Python to compare with its own analysis.
import { readFileSync, writeFileSync } from "node:fs";
import { decodeRecord } from "../build/game/record.js";
import { Rules } from "../build/rules/rules.js";
import { replay } from "../build/game/game.js";
import { Coach } from "../build/insight/coach.js";
import { newJudge, Reviewer } from "../build/insight/reviewer.js";
import { Walk } from "../build/insight/walk.js";

const [given, found] = process.argv.slice(2);
const rules = await Rules.load(readFileSync(new URL("../src/generated/insight.wasm", import.meta.url)));
const weights = (name) => readFileSync(new URL(`../../damrak/bots/weights/${name}.bin`, import.meta.url));
const [net, judge] = [rules.newNet(weights("master")), newJudge(rules, weights("judge"))];
const reviewer = new Reviewer(rules, net, judge);
const coach = new Coach(rules, net, judge);

/** What the coach would have advised in place of each action. */
function advisedIn(record) {
  const game = replay(rules, record, 0);
  return record.actions.map(({ seat, action }) => {
    const advised = coach.pick(game.observation(seat));
    game.playWords(seat, action);
    return advised;
  });
}

const analyses = JSON.parse(readFileSync(given, "utf8")).map((text) => {
  const started = performance.now();
  const record = decodeRecord(text);
  const walk = new Walk(rules, reviewer, record);
  while (!walk.isDone) walk.next();
  const { start, forecast, steps, decisions } = walk;
  const seconds = (performance.now() - started) / 1000;
  const accounts = walk.accounts();
  return { start, forecast, steps, decisions, seconds, accounts, advised: advisedIn(record) };
});
writeFileSync(found, JSON.stringify(analyses));
