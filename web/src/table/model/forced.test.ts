/** What is done without a question. */
import { expect, test } from "vitest";
import { ACTION, FIRST_CLAIM } from "../../generated/facts.ts";
import { forcedMove } from "./forced.ts";
import { moveOf } from "./moves.ts";

test.each<[string, number[], number | null, number | null]>([
  ["a pass", [ACTION.pass], null, ACTION.pass],
  ["the only card", [2], null, 2],
  ["two cards to choose from", [2, 3], null, null],
  ["cards alone in the last turn", [2, 3, ACTION.deck], 2, ACTION.deck],
  ["market cards alone in the last turn", [2, 3], 2, 2],
  ["contracts might still help in the last turn", [2, ACTION.contracts], 2, null],
  ["a route can be claimed in the last turn", [2, FIRST_CLAIM], 2, null],
  ["the only route", [FIRST_CLAIM], null, null],
  ["the only contract is looked at", [ACTION.keep_first], null, null],
  ["nothing: another's turn", [], 2, null],
])("%s", (_, legal, turns_left, forced) => {
  expect(forcedMove(legal.map(moveOf), { turns_left })?.number ?? null).toBe(forced);
});
