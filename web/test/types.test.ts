import { expect, test } from "vitest";
import type * as protocol from "../src/generated/protocol.ts";
import type { ContractView, Outcome, SeatScore, SeatView, SeenEvent, View } from "../src/game/types.ts";

/** Fails to compile where our narrower type has other fields than the server's, or does not fit it. */
type Same<Ours extends Theirs, Theirs> = [keyof Theirs] extends [keyof Ours] ? ([keyof Ours] extends [keyof Theirs] ? true : never) : never;

const same: [
  Same<View, protocol.View>,
  Same<SeatView, protocol.SeatView>,
  Same<ContractView, protocol.ContractView>,
  Same<Outcome, protocol.Outcome>,
  Same<SeatScore, protocol.SeatScore>,
  Same<SeenEvent, protocol.SeenEvent>,
] = [true, true, true, true, true, true];

test("the shapes of a game are those of the server's protocol", () => {
  expect(same.every(Boolean)).toBe(true);
});
