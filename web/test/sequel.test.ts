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
import { equalsOf } from "../src/insight/mattered.ts";
import { creditOf, KINDS, sequelsOf, type Course, type Kind, type Sequel } from "../src/pages/review/sequel.ts";
import { chosenOf, finestOf, isBelieved, keysBeside } from "../src/pages/review/telling.ts";
import type { Decision, Reason } from "../src/insight/report.ts";
import { betterText, creditText, luckText, reasonText, whenText } from "../src/pages/review/words.ts";

const [ANNA, BEN] = [0, 1];
// routes: what they are stands in boards/amsterdam
const [HARING_OUDE_WAAL, NIEUWE_WAAL_NOORDER, OUDE_WAAL_WAAG, OUDE_WAAL_OUDE_KERK, NOORDER_JORDAAN, HUIS_WAAG] = [2, 6, 8, 9, 19, 39];
const HUIS_OUDE_WAAL = 23; // a contract: by the Waag, two carts; without Oude Waal – Waag four
const MONTELBAAN_OUDE_KERK = 21; // a contract far from there
const DAM_OUDE_WAAL = 15; // a contract: by the Oude Kerk or the Waag
const DRIE_NIEUWE_WAAL = 7; // a contract by Noordermarkt and Jordaan

interface Start {
  readonly hand?: Cards;
  readonly contracts?: readonly number[];
  readonly theirs?: readonly number[];
  readonly carts?: number;
  readonly goods?: readonly number[];
  readonly offer?: readonly number[];
  readonly winners?: readonly number[];
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
function course({ hand = {}, contracts = [], theirs = [], carts = 16, goods = [0, 0], offer = [], winners = [BEN] }: Start, acts: readonly Act[]): Course {
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
  return { seat: ANNA, views, events, scores: scores as unknown as readonly SeatScore[], winners };
}

/** What the better card was for. */
const aim = (route: number): Reason => ({ keys: ["coach-why-card"], arguments: { route } });

/** A decision in which the better action wins 20 more of 100 games; `equal` are as good as it. */
function decided(action: string, best: string, reason: Reason | null = null, equal: readonly string[] = []): Decision {
  const options = [best, ...equal].map((each) => ({ action: each, chance: 0.5 }));
  return { number: 1, seat: ANNA, action, best, after: 0.3, regret: 0.2, error: 0, choices: 5, reason, options: [...options, { action, chance: 0.3 }] };
}

/** What is told of Anna's first action, if another had been better. */
function factsOf(game: Course, best: string, reason: Reason | null = null, equal: readonly string[] = []): Partial<Record<Kind, Sequel["told"]>> {
  const decision = decided(game.events[0]!.action, best, reason, equal);
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
    expect(factsOf(game(16, acts), best).spare).toEqual({ way: HUIS_OUDE_WAAL, route: OUDE_WAAL_WAAG, held: 3 });
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
    expect(factsOf(course({ hand: { red: 2 } }, acts), "draw market red", aim(OUDE_WAAL_OUDE_KERK)).setback).toBeUndefined(); // two points, and for no contract
    const other: Act[] = [[ANNA, claim(NIEUWE_WAAL_NOORDER, "green", 2)], pass(BEN)];
    expect(factsOf(course({ hand: { red: 3, green: 2 } }, other), "draw market red", aim(HARING_OUDE_WAAL)).setback).toBeUndefined();
  });

  test("were paid and missed for another route soon", () => {
    const acts: Act[] = [[ANNA, claim(NOORDER_JORDAAN, "red", 2)], pass(BEN), pass(ANNA)];
    const best = claim(OUDE_WAAL_OUDE_KERK, "red", 2);
    const told = (red: number, contracts: readonly number[]) => factsOf(course({ hand: { red }, contracts }, acts), best).short;
    expect(told(2, [DAM_OUDE_WAAL])).toEqual({ way: DAM_OUDE_WAAL, route: OUDE_WAAL_OUDE_KERK, turns: 1, lack: 2 });
    expect(told(4, [DAM_OUDE_WAAL])).toBeUndefined();
    expect(told(2, [])).toBeUndefined(); // two points, and for no contract: nobody would miss it
    const long = claim(HARING_OUDE_WAAL, "red", 4);
    expect(factsOf(course({ hand: { red: 4 } }, acts), long).short).toEqual({ route: HARING_OUDE_WAAL, turns: 1, lack: 2 });
  });

  test("were left lying and missed soon", () => {
    const acts = (second: string): Act[] => [[ANNA, "draw market blue"], [ANNA, second], pass(BEN), pass(ANNA)];
    const game = (second: string) => course({ hand: { red: 1 }, contracts: [DAM_OUDE_WAAL] }, acts(second));
    const told = (second: string, ...equal: string[]) => factsOf(game(second), "draw market red", aim(OUDE_WAAL_OUDE_KERK), equal).lacked;
    expect(told("draw market green")).toEqual({ way: DAM_OUDE_WAAL, route: OUDE_WAAL_OUDE_KERK, turns: 1 });
    expect(told("draw market red")).toBeUndefined();
    expect(told("draw market blue")).toBeUndefined(); // two blue cards pay for it as well
    expect(told("draw market green", "draw deck")).toBeUndefined(); // another card was as good
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
    const easier = course({ offer: [HUIS_OUDE_WAAL, DAM_OUDE_WAAL] }, [[ANNA, "keep 1"]]);
    expect(factsOf(easier, "keep 2").kept).toBeUndefined(); // the harder one would have failed as well
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

  test("was a step towards one, even if that failed", () => {
    const [first] = acts;
    const failed = course({ hand: { red: 1, blue: 1 }, contracts: [HUIS_OUDE_WAAL] }, [first!, pass(BEN)]);
    expect(factsOf(failed, "draw deck").unused).toBeUndefined();
    const paid: Act[] = [[ANNA, claim(NOORDER_JORDAAN, "red", 2)], pass(BEN)];
    const told = (contracts: readonly number[]) => factsOf(course({ hand: { red: 3 }, contracts }, paid), "draw market red", aim(HARING_OUDE_WAAL));
    expect([told([]), told([DRIE_NIEUWE_WAAL])].map((each) => "setback" in each)).toEqual([true, false]); // points are no answer to a contract
  });

  test("is credited with the contract that it completed, and with the end of a game that was won", () => {
    const done = course({ hand: { red: 1, blue: 1 }, contracts: [HUIS_OUDE_WAAL] }, acts);
    expect([1, 3].map((number) => creditOf(number, done))).toEqual([null, { number: 3, completed: [HUIS_OUDE_WAAL], won: false }]);
    const ending = (winners: readonly number[]) => course({ hand: { red: 2 }, carts: 4, winners }, [[ANNA, claim(NOORDER_JORDAAN, "red", 2)], pass(BEN), pass(ANNA)]);
    expect(creditOf(1, ending([ANNA]))).toEqual({ number: 1, completed: [], won: true });
    expect(creditOf(1, ending([BEN]))).toBeNull();
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

  const because = (...keys: string[]): Reason => ({ keys, arguments: { route: HARING_OUDE_WAAL, missing: 1, contract: HUIS_OUDE_WAAL } });
  const reasoned = (key: string, action = "draw deck", ...equal: string[]) => decided(action, "draw market red", because(key), equal);

  test("is believed if the record or the rules explain it, not a guess, and if the game was open", () => {
    const believed = (key: string, facts: readonly Sequel[], chance = 0.5, action = "draw deck") => isBelieved(reasoned(key, action), facts, chance);
    expect(believed("insight-fault-spends", [])).toBe(false);
    expect(believed("insight-fault-spends", [fact("free")])).toBe(false);
    expect(believed("insight-fault-spends", [fact("taken")])).toBe(true);
    expect(believed("insight-fault-single", [])).toBe(true);
    expect([0.01, 0.99].map((chance) => believed("insight-fault-single", [], chance))).toEqual([false, false]);
    expect(believed("coach-why-card-way", [])).toBe(true);
    expect(believed("coach-why-card-way", [], 0.5, "claim dam waag pink*2")).toBe(false); // a claim has something to speak for it
    expect(believed("insight-fault-spends", [fact("taken")], 0.5, "claim dam waag pink*2")).toBe(true);
    expect(isBelieved({ ...reasoned("insight-fault-single"), regret: 0.01 }, [], 0.5)).toBe(false);
  });

  test("is no mistake if it completed a contract or led to victory", () => {
    const slip = reasoned("insight-fault-single");
    expect(isBelieved(slip, [fact("short")], 0.5, null)).toBe(true);
    expect(isBelieved(slip, [fact("short")], 0.5, { number: 1, completed: [HUIS_OUDE_WAAL], won: false })).toBe(false);
    expect(isBelieved(slip, [fact("ended")], 0.5, { number: 1, completed: [], won: true })).toBe(false);
  });

  test("is nothing of one action where another was as good", () => {
    const near = { ...reasoned("coach-why-card"), options: [0.5, 0.495, 0.48].map((chance, k) => ({ action: ["draw market red", "draw deck", "draw market blue"][k]!, chance })) };
    expect(equalsOf({ ...near, action: "claim dam waag pink*2" })).toEqual(["draw market red", "draw deck"]);
    expect(keysBeside(reasoned("coach-why-card-way"), [])).toEqual(["coach-why-card-way"]);
    expect(keysBeside(reasoned("coach-why-card-way", "draw deck", "draw market blue"), [])).toEqual([]);
    expect(isBelieved(reasoned("coach-why-card-way", "draw deck", "draw market blue"), [], 0.5)).toBe(false);
    expect(keysBeside(reasoned("insight-fault-single", "draw market wild", "draw market blue"), [])).toEqual(["insight-fault-single"]); // of what was played
  });

  test("is a route without a contract only if it brings much for few cards", () => {
    const told = (route: number, missing: number) => keysBeside(decided("draw deck", "draw market red", { keys: ["coach-why-card"], arguments: { route, missing } }), []);
    expect([told(HARING_OUDE_WAAL, 2), told(HARING_OUDE_WAAL, 3), told(OUDE_WAAL_OUDE_KERK, 1)]).toEqual([["coach-why-card"], [], []]);
  });

  test("is that a better claim brings much more, whatever else speaks for it", () => {
    const [less, more] = [claim(HUIS_WAAG, "blue", 1), claim(HARING_OUDE_WAAL, "blue", 4)];
    const told = (points: number) => keysBeside(decided(less, more, { keys: ["coach-why-goods"], arguments: { route: HARING_OUDE_WAAL, was_route: HUIS_WAAG, points, was_points: 1 } }), []);
    expect(told(7)).toEqual(["coach-why-goods", "insight-fault-fewer"]);
    expect(told(2)).toEqual(["coach-why-goods"]);
  });

  test("is praised only in an open game, compared with enough others and ahead of them, and no card drawn blind", () => {
    const choice = (number: number, action: string, lead: number, compared = 3, choices = 20) =>
      ({ ...decided(action, action), number, regret: 0, after: 0.5, choices, options: [0, lead, 1].slice(0, compared).map((less, k) => ({ action: k ? `other ${k}` : action, chance: 0.5 - less })) }) as Decision;
    const finest = (chance: number, ...all: Decision[]) => finestOf(all, () => chance)?.number;
    const best = choice(2, "draw market red", 0.1);
    expect(finest(0.5, choice(1, "contracts", 0.05), best, choice(3, "draw deck", 0.2))).toBe(2);
    expect([finest(0.97, best), finest(0.02, best), finest(0.5, choice(1, "contracts", 0.02))]).toEqual([undefined, undefined, undefined]);
    expect([finest(0.5, choice(1, "contracts", 0.1, 2, 5)), finest(0.5, choice(1, "contracts", 0.1, 2, 2)), finest(0.5, choice(1, "pass", 0.1, 1, 1))]).toEqual([undefined, 1, undefined]);
  });

  test("leaves out guesses beside facts, and what a fact says again", () => {
    const keys = ["coach-why-card", "coach-note-detour", "coach-note-ending", "insight-fault-spends", "insight-fault-ahead"];
    const beside = (...facts: Sequel[]) => keysBeside(decided("draw deck", "draw market red", because(...keys)), facts);
    expect(beside()).toEqual(["coach-why-card", "coach-note-ending", "insight-fault-spends"]);
    expect(beside(fact("taken", 5))).toEqual(["coach-why-card"]);
    expect(beside(fact("setback", 5))).toEqual([]); // it names the route that was missed
    const towards = (...facts: Sequel[]) => keysBeside(reasoned("coach-why-card-way"), facts);
    expect(towards(fact("setback", 5))).toEqual(["coach-why-card-way"]); // it names the contract
    expect(towards({ kind: "setback", told: { route: 5, way: HUIS_OUDE_WAAL } })).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s has a sentence for every kind", async (language) => {
    await setLanguage(language);
    await Promise.all([loadCoach(), loadInsight(), loadPages()]);
    const numbers = ["points", "more", "lack", "after", "own", "left", "carts", "held", "length", "turns"];
    const names = { rival: 1, route: HUIS_WAAG, contract: HUIS_OUDE_WAAL };
    const seats = ["Anna", "Ben"].map((name) => ({ name })) as never;
    const numberless = { route: -1, card: -1, contract: -1, other: -1, was_route: -1, was_card: -1 };
    const none = decided("draw deck", "draw market red", { keys: [], arguments: numberless });
    for (const count of [0, 1, 2, 5]) {
      const told = { ...names, ...Object.fromEntries(numbers.map((name) => [name, count])) };
      const sentences = KINDS.map((kind) => reasonText(none, [{ kind, told, cards: { red: 2 } }], seats));
      expect(new Set(sentences).size).toBe(KINDS.length);
      expect(sentences.filter((each) => !/^\S.*\.$/s.test(each))).toEqual([]);
    }
    const [way] = [{ ...names, way: HUIS_OUDE_WAAL, turns: 1, points: 2, lack: 1, after: 2 }];
    expect(reasonText(none, [{ kind: "short", told: way }], seats)).toMatch(/Huis.*Waag.*Huis.*Waag.*Huis.*Oude Waal/s); // the route, and the contract that it is for
    for (const [key, missing] of [["coach-why-card", 1], ["coach-why-card", 2], ["coach-why-card-way", 1]] as const) {
      const card = decided("draw deck", "draw market red", { keys: [key], arguments: { ...numberless, route: HARING_OUDE_WAAL, contract: HUIS_OUDE_WAAL, missing } });
      expect(reasonText(card, [], seats)).toMatch(/^\S.*Haring.*\.$/s);
    }
    await setLanguage("en");
  });

  test.each(Object.keys(LANGUAGES) as Language[])("%s counts one's own turns, credits, and says what luck was made of", async (language) => {
    await setLanguage(language);
    await Promise.all([loadCoach(), loadInsight(), loadPages()]);
    expect([whenText(10).match(/\d+/)?.[0], whenText(0).match(/\d/)]).toEqual(["10", null]);
    expect(creditText({ number: 3, completed: [HUIS_OUDE_WAAL], won: true })).toMatch(/Oude Waal.*\+2.*\..*\.$/s);
    const luck = luckText({ deal: 0.1, cards: -0.2, contracts: 0.2, others: 0.001 });
    expect(luck).toMatch(/^[^:]+:[^:.]+, [^:.]+\. [^:]+:[^:.]+\.$/); // two good parts, a bad one, and none that is too small
    expect(luckText({ deal: 0, cards: 0, contracts: 0, others: 0 })).toBe("");
    await setLanguage("en");
  });

  test("names every action that was as good, and no card in place of a claim", () => {
    const view = course({}, []).views[0]!;
    const better = (action: string, ...equal: string[]) => betterText(decided(action, "draw market red", null, equal), view);
    expect(better("draw market blue")).toBe("take red from the market");
    expect(better("draw market blue", "draw deck")).toBe("take red from the market or draw blind");
    expect(better(claim(HUIS_WAAG, "blue", 1), "draw deck")).toBe("draw cards; which ones hardly mattered");
    expect(better(claim(HUIS_WAAG, "blue", 1))).toBe("take red from the market");
  });
});
