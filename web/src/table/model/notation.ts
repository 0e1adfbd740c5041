/**
 * Typed actions: "draw 3", "draw red", "claim dam oude-kerk", matched against what is legal. English,
 * as in records, is understood in every language, beside the words of that language.
 */
import { CARDS, WILD } from "../../generated/game.ts";
import { LOCATIONS, ROUTES, type Card, type Route } from "./board.ts";
import type { Claim, Keeping, Move } from "./moves.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type Reading =
  | { readonly kind: "move"; readonly move: Move }
  /** A route that can be paid in these ways. */
  | { readonly kind: "route"; readonly ways: readonly Claim[] }
  /** A route that cannot be claimed now: the source knows why. */
  | { readonly kind: "why"; readonly route: number }
  | { readonly kind: "unclear"; readonly key: string; readonly args: Readonly<Record<string, string>> };

export interface Position {
  readonly legal: readonly Move[];
  readonly ways: ReadonlyMap<number, readonly Claim[]>;
  readonly market: readonly (string | null)[];
  readonly words: Vocabulary;
}

const KEEP: Readonly<Record<string, Keeping>> = {
  "1": "first",
  first: "first",
  "2": "second",
  second: "second",
  b: "both",
  both: "both",
};

/** What the words mean at this position. */
export function read(text: string, position: Position): Reading {
  const [verb = "", ...rest] = position.words.read(text);
  if (["draw", "d", "m", "take"].includes(verb)) return readDraw(verb, rest, position, text);
  if (["claim", "k", "why"].includes(verb)) return readClaim(rest, position);
  if (["contracts", "c"].includes(verb)) return only(position, (move) => move.kind === "contracts", text);
  if (verb === "pass") return only(position, (move) => move.kind === "pass", text);
  const keeping = KEEP[verb === "keep" ? (rest[0] ?? "") : verb];
  if (keeping) return only(position, (move) => move.kind === "keep" && move.keeping === keeping, text);
  return unclear("table-command-unknown", { text });
}

function unclear(key: string, args: Record<string, string>): Reading {
  return { kind: "unclear", key, args };
}

function only(position: Position, fits: (move: Move) => boolean, text: string): Reading {
  const move = position.legal.find(fits);
  return move ? { kind: "move", move } : unclear("table-command-not-now", { text });
}

function readDraw(verb: string, rest: readonly string[], position: Position, text: string): Reading {
  const words = rest.filter((word) => word !== "market");
  const [what = verb === "d" ? "deck" : ""] = words;
  if (what === "deck" || what === "blind") return only(position, (move) => move.kind === "deck", text);
  const slot = /^\d+$/.test(what) ? Number(what) - 1 : null;
  const fits = (move: Move): boolean =>
    move.kind === "market" && (slot === null ? position.market[move.slot] === what : move.slot === slot);
  return what ? only(position, fits, text) : unclear("table-command-draw", {});
}

function readClaim(words: readonly string[], position: Position): Reading {
  const via = words.indexOf("via");
  const half = via < 0 ? undefined : words[via + 1];
  const rest = via < 0 ? words : [...words.slice(0, via), ...words.slice(via + 2)];
  const paid = rest.flatMap(cardsIn);
  const named = rest.filter((word) => cardsIn(word).length === 0);
  const ends = endsOf(named);
  if ("unclear" in ends) return ends.unclear;
  const between = ROUTES.filter((route) => joins(route, ends.a, ends.b));
  if (between.length === 0) return unclear("table-command-no-route", { text: named.join(" ") });
  return pick(between.filter((route) => half === undefined || route.colour === half), paid, position, between);
}

function pick(
  routes: readonly Route[],
  paid: readonly Card[],
  position: Position,
  between: readonly Route[],
): Reading {
  if (routes.length === 0) {
    return whichOf(between, position);
  }
  const payable = (route: Route): readonly Claim[] => waysFor(position.ways.get(route.id) ?? [], paid);
  const fitting = routes.filter((route) => payable(route).length > 0);
  if (fitting.length === 0) return { kind: "why", route: routes[0].id };
  if (fitting.length > 1) {
    return whichOf(fitting, position);
  }
  const ways = payable(fitting[0]);
  return ways.length === 1 ? { kind: "move", move: ways[0] } : { kind: "route", ways };
}

function whichOf(routes: readonly Route[], { words }: Position): Reading {
  return unclear("table-command-half", { known: routes.map((route) => words.say(route.colour)).join(", ") });
}

function waysFor(ways: readonly Claim[], paid: readonly Card[]): readonly Claim[] {
  if (paid.length === 0) return ways;
  const wilds = paid.filter((card) => card === WILD).length;
  const colour = paid.find((card) => card !== WILD) ?? WILD;
  const exact = ways.filter(
    (way) => way.wilds === wilds && way.coloured === paid.length - wilds && way.colour === colour,
  );
  return paid.length === 1 && exact.length === 0 ? ways.filter((way) => way.colour === colour) : exact;
}

/** "pink", "pink*2": cards; anything else: none. */
function cardsIn(word: string): Card[] {
  const [name, count = "1"] = word.split("*");
  const card = CARDS.find((each) => each === name);
  return card ? Array<Card>(Math.min(Number(count) || 0, 9)).fill(card) : [];
}

function joins(route: Route, a: string, b: string): boolean {
  return (route.a === a && route.b === b) || (route.a === b && route.b === a);
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** The two locations that words name, however they are cut: "dam oude kerk", "dam oude-k". */
function endsOf(words: readonly string[]): { a: string; b: string } | { unclear: Reading } {
  for (let cut = 1; cut < words.length; cut++) {
    const [a, b] = [located(words.slice(0, cut)), located(words.slice(cut))];
    if (a.length === 1 && b.length === 1) return { a: a[0], b: b[0] };
  }
  const vague = words.find((word) => located([word]).length > 1);
  if (vague === undefined) return { unclear: unclear("table-command-ends", { text: words.join(" ") }) };
  const known = located([vague]).join(", ");
  return { unclear: unclear("table-command-vague", { text: vague, known }) };
}

function located(words: readonly string[]): string[] {
  const said = plain(words.join(""));
  const exact = LOCATIONS.filter((location) => plain(location.id) === said);
  const found = exact.length ? exact : LOCATIONS.filter((each) => said && plain(each.id).startsWith(said));
  return found.map((location) => location.id);
}
