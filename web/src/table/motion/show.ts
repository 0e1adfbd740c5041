/** Shows one event: what flies and rolls before the new view stands, and after it. */
import type { SeenEvent, View } from "../../game/types.ts";
import { deedOf, type Deed } from "../model/deeds.ts";
import { cardsOf, type Claim } from "../model/moves.ts";
import { spaceAnchor } from "./spots.ts";
import { GLANCE, REST, ROLL, type Cargo, type Stage } from "./stage.svelte.ts";

/** Cards in the air at once would hide each other. */
const STAGGER = 90;
/** Backs in the air that stand for a whole pile. */
const SHUFFLED = 4;

export interface Shown {
  readonly before: View;
  readonly after: View;
  /** Puts the new view on the screen; called once. */
  readonly settle: () => void;
}

/** Show an event from its first movement to its last. */
export async function show(stage: Stage, event: SeenEvent, shown: Shown): Promise<void> {
  const deed = deedOf(event, shown.before.market);
  const mine = event.seat === shown.after.viewer;
  await depart(stage, deed, event.seat, mine, shown);
  shown.settle();
  await arrive(stage, deed, event, shown);
  if (!mine) await stage.pause(deed.kind === "claim" ? REST : GLANCE);
}

async function depart(stage: Stage, deed: Deed, seat: number, mine: boolean, shown: Shown): Promise<void> {
  const home = mine ? "hand" : `seat-${seat}`;
  switch (deed.kind) {
    case "market":
      stage.sound("card");
      stage.lifted = new Set([deed.slot]);
      return stage.fly({ kind: "card", card: deed.card }, `slot-${deed.slot}`, mine ? `hand-${deed.card}` : home);
    case "deck": {
      stage.sound("card");
      const cargo: Cargo = deed.card ? { kind: "card", card: deed.card } : { kind: "back" };
      return stage.fly(cargo, "deck", deed.card && mine ? `hand-${deed.card}` : home);
    }
    case "contracts":
      stage.sound("card");
      return inTurn(stage, shown.before.contracts_left > 1 ? 2 : 1, () =>
        stage.fly({ kind: "contract" }, "contracts", home),
      );
    case "claim":
      return pay(stage, deed, mine, home);
    case "keep":
      return deed.kept === "both" ? undefined : stage.fly({ kind: "contract" }, home, "contracts");
    case "pass":
      return undefined;
  }
}

/** Each card flies onto a space of the route and lies there until all have come. */
async function pay(stage: Stage, claim: Claim, mine: boolean, home: string): Promise<void> {
  const cards = cardsOf(claim);
  stage.sound("card");
  await inTurn(stage, cards.length, (k) => {
    const from = mine ? `hand-${cards[k]}` : home;
    return stage.fly({ kind: "card", card: cards[k] }, from, spaceAnchor(claim.route, k), "stays");
  });
  stage.clear();
}

async function inTurn(stage: Stage, count: number, start: (k: number) => Promise<void>): Promise<void> {
  const under: Promise<void>[] = [];
  for (let k = 0; k < count; k++) {
    under.push(start(k));
    if (k < count - 1) await stage.pause(STAGGER);
  }
  await Promise.all(under);
}

async function arrive(stage: Stage, deed: Deed, event: SeenEvent, shown: Shown): Promise<void> {
  if (deed.kind === "claim") {
    await roll(stage, deed);
    if (isMore(shown, event.seat)) {
      await stage.fly({ kind: "merchandise" }, "merchandise", `seat-${event.seat}`);
    }
  }
  if (event.shuffles) await shuffle(stage);
  if (event.sweeps) await sweep(stage, shown.before);
  if (event.turned?.length) await refill(stage, shown);
}

/** The open cards fly to the discards, all at once. */
async function sweep(stage: Stage, { market }: View): Promise<void> {
  stage.sound("knock");
  const open = market.flatMap((card, slot) => (card && !stage.lifted.has(slot) ? [{ card, slot }] : []));
  stage.lifted = new Set(market.keys());
  await Promise.all(open.map(({ card, slot }) => stage.fly({ kind: "card", card }, `slot-${slot}`, "discards")));
}

/** The discards become the deck: a few backs fly over. */
async function shuffle(stage: Stage): Promise<void> {
  stage.sound("card");
  await inTurn(stage, SHUFFLED, () => stage.fly({ kind: "back" }, "discards", "deck"));
}

function isMore({ before, after }: Shown, seat: number): boolean {
  return after.seats[seat].merchandise > before.seats[seat].merchandise;
}

async function roll(stage: Stage, claim: Claim): Promise<void> {
  stage.rolling = claim.route;
  for (let k = 0; k < claim.coloured + claim.wilds; k++) {
    stage.sound(k === 0 ? "cart" : "knock");
    await stage.pause(ROLL);
  }
  await stage.pause(2 * ROLL);
  stage.rolling = null;
}

/** Cards come from the deck to every slot that shows something new, from the left. */
async function refill(stage: Stage, { before, after }: Shown): Promise<void> {
  const taken = stage.lifted;
  const fresh = after.market.flatMap((card, slot) =>
    card && (taken.has(slot) || card !== before.market[slot]) ? [{ card, slot }] : [],
  );
  stage.lifted = new Set(fresh.map(({ slot }) => slot));
  await inTurn(stage, fresh.length, async (k) => {
    stage.sound("card");
    await stage.fly({ kind: "card", card: fresh[k].card }, "deck", `slot-${fresh[k].slot}`);
    stage.lifted = new Set([...stage.lifted].filter((slot) => slot !== fresh[k].slot));
  });
  stage.lifted = new Set();
}
