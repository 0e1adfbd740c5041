import { marked } from "./marks.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPages, said, setLanguage } from "../../i18n/i18n.svelte.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import type { ContractView, SeenEvent } from "../../game/types.ts";
import { GAMES } from "../demo/fixtures.ts";
import { COLOURS, LOCATIONS, ROUTES, WILD, nameOf, routesAt, type Card, type Cards } from "./board.ts";
import { IDLE, chooseMove, choosePayment, chooseRoute, confirm, revise } from "./choice.ts";
import { deedOf } from "./deeds.ts";
import { cardsOf, claimsByRoute, isBetter, moveOf, sensible, type Claim, type Move } from "./moves.ts";
import { cardsNeeded, goalsOf, openRoutes } from "../../game/needs.ts";
import { read, type Position } from "./notation.ts";
import { cheapestPath } from "../../game/paths.ts";
import { isShared, marginOf, placeOf, ranked, stepsOf, sumOf } from "./reveal.ts";
import { TOKENS, Vocabulary, fold } from "./vocabulary.ts";

const rich = GAMES[3][5];
const legal = rich.legal.map(moveOf);
const ways = claimsByRoute(legal, rich.view.hand, new Map());
let position: Position;
beforeAll(() => speak("en"));

async function speak(language: Language): Promise<void> {
  await setLanguage(language);
  await loadPages();
  position = { legal, ways, market: rich.view.market, words: new Vocabulary() };
}
const everyRoute = new Set(ROUTES.map((route) => route.id));

describe("moves", () => {
  test("every legal number has its kind, and claims keep their route and cards", () => {
    const claims = legal.filter((move): move is Claim => move.kind === "claim");
    expect(claims).toHaveLength(rich.legal.filter((number) => number >= 11).length);
    for (const claim of claims) expect(cardsOf(claim)).toHaveLength(ROUTES[claim.route].length);
    expect(moveOf(5)).toEqual({ kind: "deck", number: 5 });
    expect([7, 8, 9].map((number) => (moveOf(number) as Extract<Move, { kind: "keep" }>).keeping)).toEqual(["first", "second", "both"]);
  });

  test("the thriftiest payment comes first: fewest wilds, then the colour most held", () => {
    for (const claims of ways.values()) {
      const wilds = claims.map((claim) => claim.wilds);
      expect(wilds).toEqual([...wilds].sort((one, other) => one - other));
      const plain = claims.filter((claim) => claim.wilds === 0).map((claim) => rich.view.hand[claim.colour] ?? 0);
      expect(plain).toEqual([...plain].sort((one, other) => other - one));
    }
  });

  test("of payments without wilds the one comes first that spares what contracts need", () => {
    const [gray] = [...ways.values()].filter((claims) => claims.filter(({ wilds }) => !wilds).length > 1);
    const plain = gray!.filter(({ wilds }) => !wilds);
    const most = new Map([[plain[0]!.colour, rich.view.hand[plain[0]!.colour]!]]); // all of what came first
    const spared = claimsByRoute(legal, rich.view.hand, most).get(plain[0]!.route)!;
    expect(spared[0]!.colour).not.toBe(plain[0]!.colour);
    expect(spared[0]!.wilds).toBe(0);
  });
});

describe("better in every way", () => {
  const pay = (colour: Card, coloured: number, wilds: number): Claim => ({ kind: "claim", number: 100 * coloured + wilds, route: 0, colour, coloured, wilds });

  test("is a payment whose wilds another one takes in place of coloured cards", () => {
    expect(isBetter(pay("orange", 2, 0), pay("orange", 1, 1))).toBe(true);
    expect(isBetter(pay("orange", 1, 1), pay("orange", 2, 0))).toBe(false);
    expect(isBetter(pay("orange", 1, 1), pay("wild", 0, 2))).toBe(true);
    expect(isBetter(pay("orange", 2, 0), pay("pink", 1, 1))).toBe(false); // the pink card may be wanted
    expect(isBetter(pay("orange", 2, 0), pay("pink", 2, 0))).toBe(false);
    expect(isBetter(pay("orange", 2, 0), pay("orange", 2, 0))).toBe(false);
  });

  test("leaves one payment a colour to be asked about, cheapest first", () => {
    const all = [pay("orange", 2, 0), pay("orange", 1, 1), pay("pink", 1, 1), pay("wild", 0, 2)];
    expect(sensible(all)).toEqual([all[0], all[2]]);
    expect(sensible(all.slice(0, 2))).toEqual([all[0]]);
  });

  test("keeps a hand that can pay for all that the other hand could", () => {
    const hand: Cards = { orange: 2, pink: 1, wild: 2 };
    const left = (way: Claim): Cards => ({ ...hand, [way.colour]: (hand[way.colour] ?? 0) - way.coloured, wild: hand.wild! - way.wilds - (way.colour === "wild" ? way.coloured : 0) });
    const most = (cards: Cards, colour: Card): number => (cards[colour] ?? 0) + cards.wild!;
    const ways = [pay("orange", 2, 0), pay("orange", 1, 1), pay("pink", 1, 1), pay("wild", 0, 2)];
    for (const one of ways)
      for (const other of ways)
        if (isBetter(one, other))
          for (const colour of COLOURS) expect(most(left(one), colour)).toBeGreaterThanOrEqual(most(left(other), colour));
  });
});

describe("choosing", () => {
  const several = [...ways.values()].find((claims) => claims.length > 1)!;
  const [quick, careful] = [false, true].map((confirmAll) => ({ confirmAll, askPayment: true }));

  test("a route with one way to pay is claimed at once", () => {
    expect(chooseRoute([several[0]], quick)).toEqual({ at: "sent", move: several[0] });
  });

  test("where one payment is better in every way it is taken, unless the player wants to be asked", () => {
    const orange = [0, 1].map((wilds): Claim => ({ ...several[0], number: wilds, colour: "orange", coloured: 2 - wilds, wilds }));
    expect(chooseRoute(orange, { ...quick, askPayment: false })).toEqual({ at: "sent", move: orange[0] });
    expect(chooseRoute(orange, quick)).toMatchObject({ at: "paying", ways: orange });
  });

  test("of several payments one is picked, and that is all", () => {
    const choice = chooseRoute(several, quick);
    expect(choice.at).toBe("paying");
    expect(choosePayment(choice, several[1], quick)).toEqual({ at: "sent", move: several[1] });
    expect(confirm(choice)).toEqual({ at: "sent", move: several[0] });
  });

  test("who confirms everything finds the cheapest payment picked", () => {
    const choice = chooseRoute(several, careful);
    expect(choice).toMatchObject({ at: "confirming", claim: several[0] });
    const other = choosePayment(choice, several[1], careful);
    expect(confirm(other)).toEqual({ at: "sent", move: several[1] });
  });

  test("cards and contracts are confirmed too: by a yes, or by choosing the same again", () => {
    const [card, deck] = [moveOf(0), moveOf(5)];
    expect(chooseMove(IDLE, card, quick)).toEqual({ at: "sent", move: card });
    const asked = chooseMove(IDLE, card, careful);
    expect(asked).toEqual({ at: "asked", move: card });
    expect(confirm(asked)).toEqual({ at: "sent", move: card });
    expect(chooseMove(asked, card, careful)).toEqual({ at: "sent", move: card });
    expect(chooseMove(asked, deck, careful)).toEqual({ at: "asked", move: deck });
    expect(revise(asked, new Set([0]))).toBe(asked);
    expect(revise(asked, new Set([5]))).toBe(IDLE);
  });

  test("what is no longer legal is dropped", () => {
    const choice = chooseRoute(several, careful);
    expect(revise(choice, new Set(rich.legal))).toBe(choice);
    expect(revise(choice, new Set())).toBe(IDLE);
  });

  test("nothing is chosen where nothing can be paid", () => {
    expect(chooseRoute([], quick)).toBe(IDLE);
  });
});

describe("deeds", () => {
  const market = ["red", "blue", "red", "wild", null] as const;

  test("a market card by name is the first that shows it, unless its place is told", () => {
    expect(deedOf({ seat: 0, action: "draw market red" }, market)).toEqual({ kind: "market", card: "red", slot: 0 });
    expect(deedOf({ seat: 0, action: "draw market red 3" }, market)).toEqual({ kind: "market", card: "red", slot: 2 });
    expect(deedOf({ seat: 0, action: "draw market 4" }, market)).toEqual({ kind: "market", card: "wild", slot: 3 });
  });

  test("every event of the recorded games is understood", () => {
    const kinds = Object.values(GAMES).flatMap((game) => game.at(-1)!.history.map((event) => deedOf(event, []).kind));
    expect(new Set(kinds)).toEqual(new Set(["keep", "market", "deck", "claim"]));
    expect(deedOf({ seat: 1, action: "keep one" }, [])).toEqual({ kind: "keep", kept: "one" });
    expect(deedOf({ seat: 1, action: "contracts" }, [])).toEqual({ kind: "contracts" });
    expect(deedOf({ seat: 1, action: "pass" }, [])).toEqual({ kind: "pass" });
    expect(deedOf({ seat: 1, action: "draw deck" }, [])).toEqual({ kind: "deck", card: null });
  });
});

describe("the cheapest way", () => {
  test("is as short as the contract is worth on an empty board", () => {
    const path = cheapestPath("jordaan", "montelbaanstoren", new Set(), everyRoute);
    expect(path?.carts).toBe(9);
  });

  test("costs nothing along own routes and ends where none is open", () => {
    const path = cheapestPath("oude-kerk", "waag", new Set([10]), new Set());
    expect(path).toEqual({ routes: [10], missing: [], carts: 0 });
    expect(cheapestPath("dam", "waag", new Set(), new Set())).toBeNull();
  });

  test("its missing routes say which cards are needed", () => {
    const held = [{ id: 19, a: "dam", b: "korenmetershuisje", completed: false }];
    const goals = goalsOf(held, new Set(), new Set([14, 12]));
    expect(goals[0].path?.missing).toEqual([14, 12]);
    expect([...cardsNeeded(goals)]).toEqual([["green", 1], ["pink", 2]]);
    expect(cardsNeeded([{ ...goals[0], completed: true }]).size).toBe(0);
  });

  test("of equally short ways it takes the one that another contract needs", () => {
    const contracts = [
      { id: 0, a: "de-drie-hendricken", b: "nieuwe-waal", completed: false },
      { id: 1, a: "jan-roodenpoortstoren", b: "noordermarkt", completed: false },
    ];
    const together = goalsOf(contracts, new Set(), everyRoute);
    const apart = contracts.map((each) => goalsOf([each], new Set(), everyRoute)[0]!);
    const carts = (goals: typeof together) => goals.map(({ path }) => path!.carts);
    const count = (goals: typeof together) => new Set(goals.flatMap(({ path }) => path!.missing)).size;
    expect(carts(together)).toEqual(carts(apart));
    expect(count(together)).toBeLessThan(count(apart));
  });

  test("a way that one is led to goes over the route, also where that is a detour; other contracts keep theirs", () => {
    const contracts = [{ id: 1, a: "jan-roodenpoortstoren", b: "noordermarkt", completed: false }];
    const best = goalsOf(contracts, new Set(), everyRoute)[0]!.path!;
    for (const { id: route, length } of ROUTES) {
      const [led] = goalsOf(contracts, new Set(), everyRoute, { route, contracts: [1] });
      expect(led!.path!.carts).toBeGreaterThanOrEqual(best.carts);
      if (led!.path!.missing.includes(route)) {
        const then = goalsOf(contracts, new Set([route]), everyRoute)[0]!.path!;
        expect(led!.path!.carts).toBe(then.carts + length);
      } else expect(led!.path).toEqual(best);
      expect(goalsOf(contracts, new Set(), everyRoute, { route, contracts: [7] })[0]!.path).toEqual(best);
    }
    for (const route of best.missing) expect(goalsOf(contracts, new Set(), everyRoute, { route, contracts: [1] })[0]!.path!.carts).toBe(best.carts);
  });

  test("does not lead over what others hold or what is closed", () => {
    const open = openRoutes([{ seat: 1, routes: [3, 5] }], [4]);
    expect([3, 4, 5, 6].map((route) => open.has(route))).toEqual([false, false, false, true]);
  });
});

/** What owners of the game type. */
const SPOKEN: Record<Language, Record<"claim" | "draw" | "market", readonly string[]>> = {
  en: { claim: ["claim"], draw: ["draw", "take"], market: ["market", "face up", "face-up"] },
  nl: { claim: ["claim", "claimen"], draw: ["trek", "trekken", "neem", "nemen"], market: ["markt", "open"] },
  de: { claim: ["nutze", "nutzen"], draw: ["ziehe", "ziehen", "nimm", "nehmen"], market: ["Markt", "offen", "offene"] },
  fr: { claim: ["prendre", "prenez"], draw: ["piocher", "piochez"], market: ["marché", "face visible", "visible"] },
  es: { claim: ["reclamar", "reclama"], draw: ["robar", "roba", "tomar"], market: ["mercado", "boca arriba"] },
  it: {
    claim: ["prendi il controllo di", "prendi il controllo", "prendere il controllo di", "prendere il controllo", "controllare", "occupa"],
    draw: ["pesca", "pescare", "prendi", "prendere"],
    market: ["mercato", "a faccia in su"],
  },
  pl: { claim: ["utwórz", "utworzyć", "utworzyć połączenie", "zajmij"], draw: ["dobierz", "dobrać", "weź"], market: ["rynek", "odkryta", "odkrytą", "odkryte"] },
  da: {
    claim: ["indsæt", "indsætte", "indsæt vogne", "indsæt vogne på", "indsætte vogne", "indsætte vogne på", "byg"],
    draw: ["træk", "trække", "tag", "tage"],
    market: ["marked", "med billedsiden opad", "åben", "åbent"],
  },
  fi: { claim: ["rakenna", "rakentaa", "valtaa"], draw: ["nosta", "nostaa", "ota", "ottaa"], market: ["tori", "torilta", "kuvapuoli ylöspäin", "avoin"] },
};

describe("typed moves", () => {
  const meaning = (text: string): unknown => {
    const reading = read(text, position);
    if (reading.kind === "move") return reading.move.number;
    return reading.kind === "unclear" ? reading.key : reading.kind;
  };

  test("draws", () => {
    expect(meaning("draw 3")).toBe(2);
    expect(meaning("draw market 3")).toBe(2);
    expect(meaning("d")).toBe(5);
    expect(meaning("draw deck")).toBe(5);
    expect(meaning(`draw ${rich.view.market[1]}`)).toBe(rich.view.market.indexOf(rich.view.market[1]));
    expect(meaning("draw 9")).toBe("table-command-not-now");
    expect(meaning("draw")).toBe("table-command-draw");
  });

  test("contracts and what cannot be meant now", () => {
    expect(meaning("contracts")).toBe(6);
    expect(meaning("keep both")).toBe("table-command-not-now");
    expect(meaning("sing")).toBe("table-command-unknown");
  });

  test("a claim by its ends, however they are cut, with or without payment", () => {
    const open = [...ways].find(([route, claims]) => claims.length > 1 && !ways.has(twin(route)))!;
    const { a, b } = ROUTES[open[0]];
    expect(meaning(`claim ${a} ${b}`)).toBe("route");
    expect(meaning(`claim ${nameOf(b)} ${nameOf(a)}`)).toBe("route");
    const [first] = open[1];
    const paid = cardsOf(first).join(" ");
    expect(meaning(`k ${a} ${b} ${paid}`)).toBe(first.number);
  });

  test("what is wrong with a claim is said", () => {
    expect(meaning("claim dam")).toBe("table-command-ends");
    expect(meaning("claim oude dam")).toBe("table-command-vague");
    expect(meaning("claim dam jordaan")).toBe("table-command-no-route");
    expect(meaning("claim haringp oude-waal via pink")).toBe("table-command-half");
    const taken = rich.view.seats[1].routes.find((route) => !ways.has(twin(route)))!;
    expect(meaning(`claim ${ROUTES[taken].a} ${ROUTES[taken].b}`)).toBe("why");
  });

  describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
    beforeAll(() => speak(language));
    afterAll(() => speak("en"));
    const say = (meaning: string): string => position.words.say(meaning);

    test("draws by place, colour and deck, contracts and keeping, in its own words and in English", () => {
      const card = rich.view.market[1]!;
      for (const [mine, english, number] of [
        [`${say("draw")} 3`, "draw 3", 2],
        [`${say("draw")} ${say("market")} 3`, "draw market 3", 2],
        [`${say("draw")} ${say("deck")}`, "draw deck", 5],
        [`${say("draw")} ${say(card)}`, `draw ${card}`, rich.view.market.indexOf(card)],
        [say("contracts"), "contracts", 6],
        [`${say("keep")} ${say("both")}`, "keep both", "table-command-not-now"],
        [say("pass"), "pass", "table-command-not-now"],
      ] as const) {
        expect(meaning(mine)).toBe(number);
        expect(meaning(english)).toBe(number);
      }
    });

    test("claims, paid in its own colours, with or without marks and capitals", () => {
      for (const [route, claims] of ways) {
        const { a, b, colour } = ROUTES[route];
        const paid = cardsOf(claims[0]).map(say).join(" + ");
        const text = `${say("claim")} ${a} ${b} ${say("via")} ${say(colour)} ${paid}`;
        expect(meaning(text)).toBe(claims[0].number);
        expect(meaning(fold(text).toUpperCase())).toBe(claims[0].number);
      }
    });

    test("no word has two meanings or is the name of a place", () => {
      const english = [...TOKENS, ...COLOURS, WILD, "gray"];
      for (const word of position.words.words) {
        const [understood] = position.words.read(word);
        if (english.includes(word)) expect(understood).toBe(word);
        expect(LOCATIONS.filter((each) => [each.id, ...each.id.split("-")].includes(word))).toEqual([]);
      }
      const told = [...TOKENS.map((token) => said(`type-${token}`)), ...[...COLOURS, WILD, "gray"].map((card) => said(`card-${card}`)), said("type-colours")];
      expect(position.words.words).toHaveLength(told.join().split(",").length);
    });

    test("claims and draws as the books of this language say it, and as one speaks", () => {
      const { claim, draw, market } = SPOKEN[language];
      for (const words of claim) expect(position.words.read(`${words} dam`)).toEqual(["claim", "dam"]);
      for (const words of draw) for (const open of ["", ...market]) expect(meaning(`${words} ${open} 3`)).toBe(2);
    });

    test("other forms of a colour's name, and names of several words", () => {
      for (const also of said("type-colours").split(", ")) {
        const [card, word] = also.split(" ");
        expect(position.words.read(word!)).toEqual([card]);
      }
      const phrases = TOKENS.flatMap((token) => said(`type-${token}`).split(", ").map((words) => [token, words] as const));
      for (const [token, words] of phrases) expect(position.words.read(`${words} dam`)).toEqual([token, "dam"]);
    });

    test("what it suggests, it understands", () => {
      const told = said("table-command-unknown", { text: "?", ...position.words.examples });
      const [, suggested = ""] = told.split(/[:：]\s*(?=[^:]*$)/);
      const meanings = suggested.replace(/\.$/, "").split(", ").map(meaning);
      expect(meanings).toEqual(["draw 3", "draw deck", "claim dam oude-kerk", "contracts"].map(meaning));
      expect(meanings).not.toContain("table-command-unknown");
    });
  });

  function twin(route: number): number {
    const { a, b } = ROUTES[route];
    return ROUTES.find((other) => other.id !== route && [a, b].includes(other.a) && [a, b].includes(other.b))?.id ?? -1;
  }
});

test("the final scoring adds up to the totals", () => {
  for (const game of Object.values(GAMES)) {
    const outcome = game.at(-1)!.outcome!;
    const steps = stepsOf(outcome);
    for (const score of outcome.scores) expect(sumOf(steps, score.seat)).toBe(score.total);
  }
});

test("the ranking: winners first, then points, then completed contracts; equals share a place", () => {
  const outcome = GAMES[4].at(-1)!.outcome!;
  const scores = outcome.scores.map((score, seat) => ({ ...score, total: [10, 30, 30, 10][seat]! }));
  const [, , many] = scores;
  scores[2] = { ...many!, contracts: [...many!.contracts, ...many!.contracts].map((line) => ({ ...line, completed: true })) };
  scores[3] = { ...scores[3]!, contracts: scores[0]!.contracts };
  const tie = { ...outcome, scores, winners: [2], decided_by: "contracts" as const };
  expect(ranked(tie).map(({ seat }) => seat)).toEqual([2, 1, 0, 3]);
  expect([0, 1, 2, 3].map((seat) => placeOf(tie, seat))).toEqual([3, 2, 1, 3]);
  expect([0, 1, 2, 3].map((seat) => isShared(tie, seat))).toEqual([true, false, false, true]);
  expect(marginOf(tie)).toBe(0);
  expect(marginOf({ ...tie, winners: [1, 2], decided_by: "shared" })).toBe(20);
});

test("routes of a location stand in the order of their other ends", () => {
  const names = routesAt("dam").map((route) => nameOf(route.a === "dam" ? route.b : route.a));
  expect(names).toEqual([...names].sort());
  expect(names).toHaveLength(6);
});

describe("marks of contracts", () => {
  const contract = (id: number): ContractView => ({ id, a: "dam", b: "waag", points: 5, completed: false });
  const letters = (held: number[], offer: number[], ...history: SeenEvent[]): string =>
    [...marked({ ...rich.view, viewer: 0, contracts: held.map(contract), offer: offer.map(contract) }, history)]
      .map(([id, letter]) => `${id}${letter}`)
      .join(" ");
  const drew = (seat: number, ...offered: number[]): SeenEvent => ({ seat, action: "contracts", offered });

  test("contracts of the start have the same letters on offer and when they are kept", () => {
    expect(letters([], [17, 5])).toBe("5A 17B");
    expect(letters([5, 17], [])).toBe("5A 17B");
  });

  test("later ones follow as they were drawn, and what was put back leaves a gap", () => {
    expect(letters([5, 17], [3, 1], drew(0, 3, 1))).toBe("5A 17B 3C 1D");
    expect(letters([1, 5, 17], [], drew(0, 3, 1))).toBe("5A 17B 3C 1D");
    expect(letters([1, 5, 17], [2, 3], drew(0, 3, 1), drew(1, 9), drew(0, 2, 3))).toBe("5A 17B 3C 1D 2E");
  });
});
