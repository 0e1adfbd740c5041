import { expect, test } from "vitest";
import type { SeenEvent } from "../src/generated/game.ts";
import type * as protocol from "../src/generated/protocol.ts";

/** Compiles only where both types fit each other. */
type Same<Ours, Theirs> = [Ours, Theirs] extends [Theirs, Ours] ? true : never;

const same: Same<SeenEvent, protocol.SeenEvent> = true;

test("an event of a game is the event that the server sends", () => {
  expect(same).toBe(true);
});
