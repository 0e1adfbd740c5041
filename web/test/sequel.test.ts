// What the rest of a game says of a decision: for each kind of fact a small game in which it is true, and one in which it is not.
import { describe, expect, test } from "vitest";
import { CONTRACTS, ROUTES } from "../src/game/board.ts";
import { cheapestPath } from "../src/game/paths.ts";
import type { Card, Cards, OpenEvent, SeatScore, View } from "../src/game/types.ts";
import { ACTIONS, BOARD, CLAIMS, FIRST_CLAIM } from "../src/generated/facts.ts";
import { CARDS } from "../src/generated/game.ts";
import { LANGUAGES, type Language } from "../src/i18n/languages.ts";
import { loadCoach, loadInsight, loadPages, setLanguage } from "../src/i18n/i18n.svelte.ts";
import { deedOf } from "../src/table/model/deeds.ts";
import { cardsOf } from "../src/table/model/moves.ts";
import { KINDS, sequelsOf, type Course, type Kind, type Sequel } from "../src/pages/review/sequel.ts";
import { belief, chosenOf, isPraised, keysBeside } from "../src/pages/review/telling.ts";
import type { Decision, Reason } from "../src/insight/report.ts";
import { reasonText } from "../src/pages/review/words.ts";

const [ANNA, BEN] = [0, 1];
// routes: what they are stands in boards/amsterdam
const [HARING_OUDE_WAAL, NIEUWE_WAAL_NOORDER, OUDE_WAAL_WAAG, OUDE_WAAL_OUDE_KERK, NOORDER_JORDAAN, HUIS_WAAG] = [2, 6, 8, 9, 19, 39];
const HUIS_OUDE_WAAL = 23; // a contract: by the Waag, two carts; without Oude Waal – Waag four
const MONTELBAAN_OUDE_KERK = 21; // a contract far from there

interface Start {
  readonly hand?: Cards;
  readonly contracts?: readonly number[];
  readonly theirs?: readonly number[];
  readonly carts?: number;
  readonly goods?: readonly number[];
  readonly offer?: readonly number[];
}
type Act = readonly [seat: number, action: string, more?: Partial<OpenEvent>];

/** The words of a claim. */
function claim(route: number, colour: Card, coloured: number, wilds = 0): string {
  const place = CLAIMS.findIndex(([r, c, n, w]) => r === route && CARDS[c] === colour && n === coloured && w === wilds);
  return ACTIONS[FIRST_CLAIM + place]!;
}
const pass = (seat: number): Act => [seat, "pass"];
const deck = (seat: number, drew: Card): Act => [seat, "draw deck", { drew }];

/** A game of Anna, who is looked at, and Ben; only what a review needs of it. */
function course({ hand = {}, contracts = [], theirs = [], carts = 16, goods = [0, 0], offer = [] }: Start, acts: readonly Act[]): Course {
  const routes: number[][] = [[], []];
  const held: Partial<Record<Card, number>> = { ...hand };
  const own = [...contracts];
  const left = [carts, 16];
  let [phase, turnsLeft, offered]: [string, number | null, readonly number[]] = ["turn", null, offer];
  const isJoined = (seat: number, id: number): boolean => cheapestPath(CONTRACTS[id]!.a, CONTRACTS[id]!.b, new Set(routes[seat]), new Set()) !== null;
  const told = (ids: readonly number[], seat: number) => ids.map((id) => ({ ...CONTRACTS[id]!, completed: isJoined(seat, id) }));
  const view = () =>
    ({
      ...{ viewer: ANNA, phase, turns_left: turnsLeft, market: [], merchandise_left: 10, hand: { ...held }, closed: [] },
      ...{ contracts: told(own, ANNA), offer: told(offered, ANNA) },
      seats: routes.map((each, seat) => ({ seat, routes: [...each], carts: left[seat]! })),
    }) as unknown as View;
  const views = [view()];
  const events = acts.map(([seat, action, more = {}]) => {
    const deed = deedOf({ seat, action, ...more }, []);
    const isFirst = phase === "turn";
    phase = "turn";
    if (deed.kind === "claim") {
      routes[seat]!.push(deed.route);
      left[seat]! -= ROUTES[deed.route]!.length;
      if (seat === ANNA) cardsOf(deed).forEach((card) => held[card]!--);
      if (left[seat]! <= BOARD.pieces.end_carts) turnsLeft ??= 2;
    } else if (seat === ANNA && (deed.kind === "market" || deed.kind === "deck")) {
      held[deed.card!] = (held[deed.card!] ?? 0) + 1;
      if (isFirst && deed.card !== "wild") phase = "second";
    } else if (deed.kind === "contracts") {
      offered = more.offered!;
      phase = "offer";
    } else if (deed.kind === "keep") {
      own.push(...offered.filter((_, place) => deed.kept === "both" || place === (deed.kept === "first" ? 0 : 1)));
      offered = [];
    }
    views.push(view());
    return { seat, action, ...more };
  });
  const lines = (ids: readonly number[], seat: number) => told(ids, seat).map(({ id, completed }) => ({ contract: id, completed }));
  const scores = [lines(own, ANNA), lines(theirs, BEN)].map((each, seat) => ({ contracts: each, merchandise: { cards: goods[seat] } }));
  return { seat: ANNA, views, events, scores: scores as unknown as readonly SeatScore[] };
}

/** What the better card was for. */
const aim = (route: number): Reason => ({ keys: ["coach-why-card"], arguments: { route } });

/** What is told of Anna's first action, if another had been better. */
function factsOf(game: Course, best: string, reason: Reason | null = null): Partial<Record<Kind, Sequel["told"]>> {
  const decision = { number: 1, action: game.events[0]!.action, best, reason } as Decision;
  return Object.fromEntries(sequelsOf(decision, game).map(({ kind, told }) => [kind, told]));
}

describe("the route that was left", () => {
  const best = claim(OUDE_WAAL_WAAG, "red", 1);
  const gone: Act[] = [deck(ANNA, "blue"), deck(ANNA, "blue"), [BEN, best], pass(ANNA)];
  const game = (carts: number, acts = gone) => course({ hand: { red: 1 }, contracts: [HUIS_OUDE_WAAL], carts }, acts);

  test("was claimed by another, and a contract could no longer be completed", () => {
    expect(factsOf(game(3), best).cut).toEqual({ rival: BEN, route: OUDE_WAAL_WAAG, turns: 0, contract: HUIS_OUDE_WAAL });
    expect(factsOf(game(16), best).cut).toBeUndefined();
  });

  test("was claimed by another, and the way round takes more carts", () => {
    expect(factsOf(game(16), best).round).toEqual({ rival: BEN, route: OUDE_WAAL_WAAG, turns: 0, contract: HUIS_OUDE_WAAL, more: 2 });
    expect(factsOf(game(16, [...gone.slice(0, 2), pass(BEN), pass(ANNA)]), best).round).toBeUndefined();
  });

  test("was claimed by another for its points", () => {
    const long = claim(HARING_OUDE_WAAL, "red", 4);
    const acts: Act[] = [deck(ANNA, "blue"), deck(ANNA, "blue"), pass(BEN), pass(ANNA), [BEN, claim(HARING_OUDE_WAAL, "green", 4)]];
    const start = { hand: { red: 4 } };
    expect(factsOf(course(start, acts), long).taken).toEqual({ rival: BEN, route: HARING_OUDE_WAAL, turns: 1, points: 7 });
    expect(factsOf(course(start, acts.slice(0, 4)), long).taken).toBeUndefined();
    expect(factsOf(course(start, [...acts.slice(0, 3), [ANNA, long]]), long).taken).toBeUndefined();
  });

  test("was missing for a contract to the end", () => {
    const acts: Act[] = [deck(ANNA, "blue"), deck(ANNA, "blue"), pass(BEN)];
    expect(factsOf(game(16, acts), best).open).toEqual({ contract: HUIS_OUDE_WAAL, left: 2, points: 2 });
    const done: Act[] = [...acts, [ANNA, best], pass(BEN), [ANNA, claim(HUIS_WAAG, "blue", 1)]];
    expect(factsOf(game(16, done), best).open).toBeUndefined();
  });

  test("stayed free while cards were left over", () => {
    const acts: Act[] = [deck(ANNA, "blue"), deck(ANNA, "blue"), pass(BEN), pass(ANNA)];
    expect(factsOf(game(16, acts), best).spare).toEqual({ route: OUDE_WAAL_WAAG, held: 3 });
    expect(factsOf(game(16), best).spare).toBeUndefined();
  });

  test("would have brought a merchandise card that counts", () => {
    const with_goods = claim(NIEUWE_WAAL_NOORDER, "green", 2);
    const acts: Act[] = [deck(ANNA, "blue"), deck(ANNA, "blue"), pass(BEN)];
    const start = { hand: { green: 2 } };
    expect(factsOf(course({ ...start, goods: [1, 2] }, acts), with_goods).goods).toEqual({ points: 4 });
    expect(factsOf(course({ ...start, goods: [1, 5] }, acts), with_goods).goods).toBeUndefined();
  });
});

describe("cards", () => {
  test("were paid that a route lacked little of", () => {
    const acts: Act[] = [[ANNA, claim(NOORDER_JORDAAN, "red", 2)], pass(BEN)];
    const told = factsOf(course({ hand: { red: 3 } }, acts), "draw market red", aim(HARING_OUDE_WAAL));
    expect(told.setback).toEqual({ route: HARING_OUDE_WAAL, points: 7, lack: 1, after: 3 });
    const other: Act[] = [[ANNA, claim(NIEUWE_WAAL_NOORDER, "green", 2)], pass(BEN)];
    expect(factsOf(course({ hand: { red: 3, green: 2 } }, other), "draw market red", aim(HARING_OUDE_WAAL)).setback).toBeUndefined();
  });

  test("were paid and missed for another route soon", () => {
    const acts: Act[] = [[ANNA, claim(NOORDER_JORDAAN, "red", 2)], pass(BEN), pass(ANNA)];
    const best = claim(OUDE_WAAL_OUDE_KERK, "red", 2);
    expect(factsOf(course({ hand: { red: 2 } }, acts), best).short).toEqual({ route: OUDE_WAAL_OUDE_KERK, turns: 1, lack: 2 });
    expect(factsOf(course({ hand: { red: 4 } }, acts), best).short).toBeUndefined();
  });

  test("were left lying and missed soon", () => {
    const game = (second: string) => course({ hand: { red: 1 } }, [[ANNA, "draw market blue"], [ANNA, second], pass(BEN), pass(ANNA)]);
    const told = (second: string) => factsOf(game(second), "draw market red", aim(OUDE_WAAL_OUDE_KERK)).lacked;
    expect(told("draw market green")).toEqual({ route: OUDE_WAAL_OUDE_KERK, turns: 1 });
    expect(told("draw market red")).toBeUndefined();
    expect(told("draw market blue")).toBeUndefined(); // two blue cards pay for it as well
  });

  test("were taken and never used", () => {
    const acts: Act[] = [[ANNA, "draw market blue"], [ANNA, "draw market red"], pass(BEN)];
    expect(factsOf(course({}, acts), "draw market green")).toHaveProperty("idle");
    expect(factsOf(course({}, [...acts, [ANNA, claim(HUIS_WAAG, "blue", 1)]]), "draw market green")).not.toHaveProperty("idle");
  });
});

describe("contracts", () => {
  const offer = [MONTELBAAN_OUDE_KERK, HUIS_OUDE_WAAL];
  const joined: Act[] = [pass(BEN), [ANNA, claim(HUIS_WAAG, "blue", 1)], pass(BEN), [ANNA, claim(OUDE_WAAL_WAAG, "blue", 1)]];
  const start = { hand: { blue: 2 }, offer };

  test("were kept and failed", () => {
    const game = (after: readonly Act[]) => course(start, [[ANNA, "keep both"], ...after]);
    expect(factsOf(game([]), "keep 1").kept).toEqual({ contract: HUIS_OUDE_WAAL, points: 2 });
    expect(factsOf(game(joined), "keep 1").kept).toBeUndefined();
  });

  test("were given back and completed without knowing", () => {
    const game = (after: readonly Act[]) => course(start, [[ANNA, "keep 1"], ...after]);
    expect(factsOf(game(joined), "keep both").returned).toEqual({ contract: HUIS_OUDE_WAAL, points: 2 });
    expect(factsOf(game([]), "keep both").returned).toBeUndefined();
  });

  test("were drawn and failed", () => {
    const game = (after: readonly Act[]) => course({ hand: { blue: 2 } }, [[ANNA, "contracts", { offered: offer }], [ANNA, "keep 2"], ...after]);
    expect(factsOf(game([]), "draw deck").drawn).toEqual({ contract: HUIS_OUDE_WAAL, points: 2 });
    expect(factsOf(game(joined), "draw deck").drawn).toBeUndefined();
  });

  const drawn: Act[] = [[ANNA, "contracts", { offered: offer }], [ANNA, "keep 2"], pass(BEN), pass(ANNA)];

  test("were not drawn any more, though carts were left", () => {
    const acts: Act[] = [deck(ANNA, "blue"), deck(ANNA, "blue"), pass(BEN)];
    expect(factsOf(course({}, acts), "contracts").none).toEqual({ carts: 16, held: 2 });
    expect(factsOf(course({ carts: 2 }, acts), "contracts").none).toBeUndefined();
    expect(factsOf(course({}, [...acts, ...drawn]), "contracts").none).toBeUndefined();
  });

  test("were drawn late", () => {
    const [soon, late]: Act[][] = [[deck(ANNA, "blue"), deck(ANNA, "blue"), pass(BEN)], [pass(ANNA), pass(BEN)]];
    expect(factsOf(course({}, [...soon!, ...late!, ...drawn]), "contracts").late).toEqual({ turns: 2, left: 1 });
    expect(factsOf(course({}, [...soon!, ...drawn]), "contracts").late).toBeUndefined();
  });
});

describe("the claim itself", () => {
  test("began a last round that served another more", () => {
    const acts = (theirs: Act): Act[] => [[ANNA, claim(NOORDER_JORDAAN, "red", 2)], theirs, pass(ANNA)];
    const game = (theirs: Act) => course({ hand: { red: 2 }, carts: 4 }, acts(theirs));
    expect(factsOf(game([BEN, claim(HARING_OUDE_WAAL, "green", 4)]), "draw deck").ended).toEqual({ rival: BEN, points: 7, own: 0 });
    expect(factsOf(game(pass(BEN)), "draw deck").ended).toBeUndefined();
    expect(factsOf(game([BEN, claim(HARING_OUDE_WAAL, "green", 4)]), claim(NIEUWE_WAAL_NOORDER, "green", 2)).ended).toBeUndefined(); // it begins with that, too
  });

  const acts: Act[] = [[ANNA, claim(OUDE_WAAL_WAAG, "red", 1)], pass(BEN), [ANNA, claim(HUIS_WAAG, "blue", 1)]];
  const game = (contracts: readonly number[], theirs: readonly number[] = []) => course({ hand: { red: 1, blue: 1 }, contracts, theirs }, acts);

  test("served no contract in the end", () => {
    expect(factsOf(game([]), "draw deck").unused).toEqual({ route: OUDE_WAAL_WAAG, length: 1, points: 1 });
    expect(factsOf(game([HUIS_OUDE_WAAL]), "draw deck").unused).toBeUndefined();
  });

  test("served one, but nobody else ever needed the route", () => {
    expect(factsOf(game([HUIS_OUDE_WAAL]), "draw deck").free).toEqual({ route: OUDE_WAAL_WAAG });
    expect(factsOf(game([HUIS_OUDE_WAAL], [15]), "draw deck").free).toBeUndefined(); // Dam – Oude Waal
    expect(factsOf(game([]), "draw deck").free).toBeUndefined();
  });
});

describe("what is told", () => {
  const fact = (kind: Kind, route = 0): Sequel => ({ kind, told: { route } });

  test("are two facts at most, about different things, of kinds not told before", () => {
    const told = chosenOf([
      [fact("setback"), fact("short"), fact("taken")],
      [fact("setback"), fact("open")],
      [fact("setback")],
      [fact("free")],
    ]);
    expect(told.map((each) => each.map(({ kind }) => kind))).toEqual([["setback", "taken"], ["open"], ["setback"], ["free"]]);
    const [, , third] = chosenOf([[fact("open")], [fact("short")], [fact("open"), fact("short", 7)]]);
    expect(third!.map(({ kind }) => kind)).toEqual(["short"]); // of another route; the other sentence has been said
  });

  test("is believed if the record or the rules explain it, not a guess, and if the game was open", () => {
    const decision = (key: string, action: string) => ({ action, reason: { keys: [key], arguments: {} } }) as unknown as Decision;
    const believed = (key: string, facts: readonly Sequel[], chance = 0.5, action = "draw deck") => belief(decision(key, action), facts, chance);
    expect(believed("insight-fault-spends", [])).toBe(1);
    expect(believed("insight-fault-spends", [fact("free")])).toBe(1);
    expect(believed("insight-fault-spends", [fact("taken")])).toBe(2);
    expect(believed("insight-fault-single", [])).toBe(2);
    expect(believed("insight-fault-single", [], 0.01)).toBe(1);
    expect(believed("insight-fault-spends", [], 0.99)).toBe(0);
    expect(believed("insight-fault-spends", [], 0.5, "claim dam waag pink*2")).toBe(0);
    expect(believed("insight-fault-spends", [fact("taken")], 0.5, "claim dam waag pink*2")).toBe(2);
  });

  test("is praised only in an open game, and only if it was compared with enough others", () => {
    const praised = (compared: number, choices: number, chance = 0.5) => isPraised({ options: Array(compared), choices } as unknown as Decision, chance);
    expect([praised(3, 20), praised(2, 2), praised(2, 5)]).toEqual([true, true, false]);
    expect([praised(3, 20, 0.97), praised(3, 20, 0.02)]).toEqual([false, false]);
  });

  test("leaves out guesses beside facts, and what a fact says again", () => {
    const keys = ["coach-why-card", "coach-note-detour", "coach-note-ending", "insight-fault-spends", "insight-fault-ahead"];
    const beside = (...facts: Sequel[]) => keysBeside({ keys, arguments: { route: 5 } }, facts);
    expect(beside()).toEqual(["coach-why-card", "coach-note-ending", "insight-fault-spends"]);
    expect(beside(fact("taken", 5))).toEqual(["coach-why-card"]);
    expect(beside(fact("setback", 5))).toEqual([]);
    expect(beside(fact("setback", 4))).toEqual(["coach-why-card"]);
    const towards = (...facts: Sequel[]) => keysBeside({ keys: ["coach-why-card-way"], arguments: { route: 5, contract: 3 } }, facts);
    expect(towards(fact("setback", 5))).toEqual(["coach-why-card-way"]); // it names the contract
    expect(towards(fact("setback", 5), { kind: "open", told: { contract: 3 } })).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s has a sentence for every kind", async (language) => {
    await setLanguage(language);
    await Promise.all([loadCoach(), loadInsight(), loadPages()]);
    const numbers = ["points", "more", "lack", "after", "own", "left", "carts", "held", "length", "turns"];
    const names = { rival: 1, route: HUIS_WAAG, contract: HUIS_OUDE_WAAL };
    const seats = ["Anna", "Ben"].map((name) => ({ name })) as never;
    const none: Reason = { keys: [], arguments: { route: -1, card: -1, contract: -1, other: -1, was_route: -1, was_card: -1 } };
    for (const count of [0, 1, 2, 5]) {
      const told = { ...names, ...Object.fromEntries(numbers.map((name) => [name, count])) };
      const sentences = KINDS.map((kind) => reasonText(none, [{ kind, told, cards: { red: 2 } }], seats));
      expect(new Set(sentences).size).toBe(KINDS.length);
      expect(sentences.filter((each) => !/^\S.*\.$/s.test(each))).toEqual([]);
    }
    await setLanguage("en");
  });
});
