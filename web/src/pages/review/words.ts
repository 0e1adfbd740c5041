/** Actions and figures of a review in words. */
import type { View } from "../../game/types.ts";
import { actionNumber } from "../../game/board.ts";
import { readAdvice } from "../../game/coach.ts";
import { openRoutes } from "../../game/needs.ts";
import { cheapestPath, routesOnCheapest } from "../../game/paths.ts";
import { replay } from "../../game/game.ts";
import { marketOf } from "../../game/view.ts";
import type { SeatInfo } from "../../game/source.ts";
import { STRENGTHS } from "../../generated/facts.ts";
import { CARDS, type GameRecord } from "../../generated/game.ts";
import type { Value } from "../../generated/messages.ts";
import { coach, insight, language, listed, t } from "../../i18n/i18n.svelte.ts";
import { ENDING, KNOWN, NEEDS, OWN, PAST, SLIGHT, WORTH_TELLING } from "../../generated/insight.ts";
import type { Said } from "../../insight/messages.ts";
import type { Account, Decision, Fact, Step, Told } from "../../insight/report.ts";
import { isBacked, type Differs, type Pair, type Trial } from "../../insight/trial.ts";
import type { Swing } from "../../insight/turning.ts";
import { hintTexts, namesIn } from "../../table/hints.ts";
import type { Rules } from "../../rules/rules.ts";
import { CONTRACTS, ROUTES, nameOf } from "../../table/model/board.ts";
import { deedOf, type Deed } from "../../table/model/deeds.ts";
import { lostContracts } from "../../table/model/lost.ts";
import { cardList, cardName, endsOf, paymentOf, pointsText } from "../../table/words.ts";

const KEPT = { first: "insight-act-keep-1", second: "insight-act-keep-2", both: "insight-act-keep-both" } as const;
const DID_KEEP = { first: "insight-did-keep-1", second: "insight-did-keep-2", both: "insight-did-keep-both" } as const;
const CENT = 1 / 100;
/** The signs of a step forward and of one back. */
export const TURNS = { up: "↑", down: "↓" } as const;
const [, KIND] = STRENGTHS; // the strength of a hint that says why
const SMALL = 0.03;
/** A difference of chances that is large whatever one thinks of it: then a mistake is costly, and inaccuracies cost a lot. */
export const MUCH = 0.15;

/** What an action of a record did at a moment. */
export function deedAt(action: string, view: View): Deed {
  return deedOf({ seat: view.viewer ?? 0, action }, view.market);
}

/** A claim for a message; of a double which half, where the payment does not say so. */
function claimed(deed: Deed & { readonly kind: "claim" }): { a: string; b: string; payment: string } {
  const { a, b, colour } = ROUTES[deed.route]!;
  const isDouble = ROUTES.some((each) => each.a === a && each.b === b && each.colour !== colour && (!deed.coloured || (each.colour === "gray") !== (colour === "gray")));
  return { a: nameOf(a), b: isDouble ? `${nameOf(b)}, ${cardName(colour)}` : nameOf(b), payment: paymentOf(deed) };
}

/** An action of the viewer as it is told: what to do, without who. */
export function actionText(action: string, view: View): string {
  const deed = deedAt(action, view);
  switch (deed.kind) {
    case "market":
      return insight("insight-act-market", { card: cardName(deed.card) });
    case "claim":
      return insight("insight-act-claim", claimed(deed));
    case "keep":
      return offered(deed, view, KEPT, "insight-act-keep");
    case "deck":
    case "contracts":
    case "pass":
      return insight(`insight-act-${deed.kind}`);
  }
}

/** An action as the deed of somebody who is named before it: “takes”, not “take”. */
export function didText(action: string, view: View, seat: number): string {
  const deed = deedAt(action, view);
  switch (deed.kind) {
    case "market":
      return insight("insight-did-market", { card: cardName(deed.card) });
    case "claim":
      return insight("insight-did-claim", claimed(deed));
    case "keep":
      return offered(deed, seat === view.viewer ? view : null, DID_KEEP, "insight-did-keep");
    case "deck":
    case "contracts":
    case "pass":
      return insight(`insight-did-${deed.kind}`);
  }
}

/** What would have been better, one action or several as good: where the master found it, its choice. */
export function betterActions({ best, equals }: Decision, said: Said | null): readonly string[] {
  return said?.trial && said.action !== best ? [said.action] : equals;
}

/** The same in words; of cards in place of something else only that they are drawn. */
export function betterText(decision: Decision, said: Said | null, view: View): string {
  const better = betterActions(decision, said);
  const isDraw = (action: string): boolean => action.startsWith("draw ");
  if (better.length > 1 && better.every(isDraw) && !isDraw(decision.action)) return insight("insight-act-cards");
  const [last, ...some] = better.map((each) => actionText(each, view)).reverse();
  return some.length ? insight("insight-act-or", { some: some.reverse().join(", "), last: last! }) : last!;
}

export function turnSign({ before, after }: Swing): string {
  return TURNS[after > before ? "up" : "down"];
}

/** When the viewer decided: the number of the own turn, 0 before the first, and whether it was about the second card. */
export function whenText(turn: number, { phase }: View): string {
  const when = insight("insight-review-turn", { turn });
  return phase === "second" ? insight("insight-review-second", { when }) : when;
}

/** What an action brought at once, whatever one thinks of it. */
export interface Credit {
  readonly number: number;
  /** The contracts that it completed. */
  readonly completed: readonly number[];
  /** Whether it began the last round of a game that the seat won alone. */
  readonly won: boolean;
}

/** What an action is credited with; null for nothing. */
export function creditOf({ number, seat, completed, last_round: last }: Step, winners: readonly number[]): Credit | null {
  const won = last && winners.length === 1 && winners[0] === seat;
  return completed.length || won ? { number, completed, won } : null;
}

/** What an action brought at once. */
export function creditText({ completed, won }: Credit): string {
  const done = completed.map((id) => insight("insight-credit-completed", { contract: endsOf(CONTRACTS[id]!), points: CONTRACTS[id]!.points }));
  return [...done, ...(won ? [insight("insight-credit-won")] : [])].join(" ");
}

/** What an action of anybody did that explains how the chance of the viewer changed: contracts, the last round. `views` are those before and after it. */
export function turnedText({ seat, completed, last_round: last }: Step, name: string, views: readonly [View, View]): string {
  const [before, after] = views.map(lostIn);
  const done = completed.map((id) => {
    const told = { contract: endsOf(CONTRACTS[id]!), points: CONTRACTS[id]!.points };
    return seat === views[0].viewer ? insight("insight-credit-completed", told) : insight("insight-review-swing-done", { ...told, name });
  });
  const lost = [...after!].filter((id) => !before!.has(id)).map((id) => insight("insight-review-swing-lost", { contract: endsOf(CONTRACTS[id]!) }));
  const longer = views[1].contracts.flatMap(({ id, completed }) => {
    const count = completed || after!.has(id) ? 0 : cartsFor(id, views[1]) - cartsFor(id, views[0]);
    return count > 0 ? [insight("insight-review-swing-longer", { contract: endsOf(CONTRACTS[id]!), count })] : [];
  });
  return [...done, ...(last ? [insight("insight-review-swing-last")] : []), ...lost, ...longer].join(" ");
}

/** The carts that the viewer still needs for a contract at least. */
function cartsFor(contract: number, view: View): number {
  const { a, b } = CONTRACTS[contract]!;
  return cheapestPath(a, b, new Set(view.seats[view.viewer!]!.routes), openRoutes(view.seats, view.closed))?.carts ?? 0;
}

/** The contracts of the viewer that can no longer be completed. */
function lostIn(view: View): ReadonlySet<number> {
  const [own, open] = [new Set(view.seats[view.viewer!]!.routes), openRoutes(view.seats, view.closed)];
  return new Set(lostContracts({ view, own, open, contracts: view.contracts }).keys());
}

/** Why the better action was better: what could be known, then what came of what was played; each is told only where there is something. */
export function reasonTexts(decision: Decision, { keys: all, facts }: Told, seats: readonly SeatInfo[]): string[] {
  const keys = all.filter((key) => key !== "insight-reason-none"); // the games say what it brought
  const { arguments: told } = decision.reason!;
  const { route, card, ender } = namesIn({ ...told, route: told["was_route"]!, card: told["was_card"]!, ender: told["was_ender"]! }, seats);
  const named = { ...told, ...namesIn(told, seats), was_route: route!, was_card: card!, was_ender: ender! };
  const judged = insight as (id: string, values: Record<string, Value>) => string;
  const past: Readonly<Record<string, string>> = PAST;
  const own: Readonly<Record<string, string>> = OWN;
  const isOwn = told["was_ender"] === decision.seat;
  const isSaid = keys.some((key) => key.startsWith(ENDING));
  const say = (key: string): string | string[] => {
    if (isOwn && own[key]) return isSaid ? [] : judged(own[key], named);
    if (past[key]) return judged(past[key], named);
    return (key.startsWith("coach") ? coach : judged)(key, named);
  };
  const whys = keys.flatMap(say);
  const known = keys.some((key) => key.startsWith("coach-why-")) ? told["contract"] : undefined;
  const said = (isKnown: boolean): string[] => {
    const some = facts.filter(({ kind }) => (KNOWN as readonly string[]).includes(kind) === isKnown);
    return some.flatMap((fact) => [factText(fact, seats), ...(fact.arguments["way"] === known && known !== undefined ? [] : useText(fact))]);
  };
  const sound = [...whys, ...said(true)];
  const needs = sound.length ? [] : decision.reason!.keys.filter((key) => (NEEDS as readonly string[]).includes(key)).flatMap(say);
  const [why, came] = [[...sound, ...needs], said(false)].map((each) => [...new Set(each)].join(" "));
  return [...(why ? [why] : []), ...(came ? [insight("insight-came", { told: came })] : [])];
}

/** What the route of a fact was good for, where the fact does not say so itself. */
function useText({ kind, arguments: { way, route = -1 } }: Fact): string[] {
  const on = ROUTES[route];
  if (!on) return [];
  if (way !== undefined) return [insight("insight-sequel-way", { route: endsOf(on), contract: endsOf(CONTRACTS[way]!) })];
  return (WORTH_TELLING as readonly string[]).includes(kind) ? [insight("insight-sequel-worth", { route: endsOf(on), points: on.points })] : [];
}

/** A fact of the rest of the game. */
function factText({ kind, arguments: told }: Fact, seats: readonly SeatInfo[]): string {
  const { route = -1, contract = -1, rival = -1, turns = 0, card = -1, held = 0 } = told;
  const named = {
    ...told,
    route: route < 0 ? "" : endsOf(ROUTES[route]!),
    contract: contract < 0 ? "" : endsOf(CONTRACTS[contract]!),
    rival: seats[rival]?.name ?? "",
    when: insight("insight-when", { turns }),
    cards: card < 0 ? "" : cardList({ [CARDS[card]!]: held }),
  };
  return (insight as (id: string, values: typeof named) => string)(`insight-sequel-${kind}`, named);
}

/** Whether two actions come to the same: equal cards lie at several places of the market. */
export function isSame(one: string | null, other: string, view: View): boolean {
  if (one === null || one === other) return one === other;
  const [a, b] = [deedAt(one, view), deedAt(other, view)];
  return a.kind === "market" && b.kind === "market" && a.card === b.card;
}

/** A smaller difference of chances is none in whole per cent. */
export const HALF = 0.005;

/** Whether a choice is told as a mistake: games that are played on from it and from a better one say so. */
export function isBlamed(said: Said | null): boolean {
  return Boolean(said?.trial && isBacked(said.trial));
}

/** Whether nothing depended on it: then no option is said to be less good than another. */
export function isFlat({ options, cost }: Decision): boolean {
  const chances = options.map(({ chance }) => chance);
  return cost === null && chances.length > 1 && Math.max(...chances) - Math.min(...chances) < SLIGHT / 2;
}

const SURE = 0.03; // a chance so near to nothing, or to a victory, is nearly certain

/** Whether the game was as good as won or lost, whatever was chosen. */
export function isDecided({ options }: Decision): boolean {
  return options.every(({ chance }) => chance <= SURE) || options.every(({ chance }) => chance >= 1 - SURE);
}

/** The option that is marked as the best; null where that is not sure, or does not matter: the page calls nothing less good than another that it does not tell as a mistake. */
export function bestOf(decision: Decision, said: Said | null, view: View): string | null {
  if (isBlamed(said)) return betterActions(decision, said)[0]!;
  if (isFlat(decision)) return null;
  if (decision.regret === 0) return decision.best;
  return said && isSame(said.action, decision.action, view) && decision.regret < HALF ? decision.action : null;
}

/** Which contracts are kept; by name where the view shows them. */
function offered(deed: Deed & { readonly kind: "keep" }, view: View | null, several: typeof KEPT | typeof DID_KEEP, one: "insight-act-keep" | "insight-did-keep"): string {
  const kept = insight(several[deed.kept as keyof typeof KEPT]);
  const chosen = (view?.offer ?? []).filter((_, place) => deed.kept === "both" || place === (deed.kept === "first" ? 0 : 1));
  const told = chosen.map(({ id, points }) => `${endsOf(CONTRACTS[id]!)} (${points})`);
  if (told.length < 2) return told[0] ? insight(one, { contract: told[0] }) : kept;
  return t("table-told", { what: kept, told: listed(told) });
}

/** A share in whole per cent; 0 and 100 only where it is exactly that. */
export function percent(share: number): string {
  const shown = share > 0 && share < 1 ? Math.min(1 - CENT, Math.max(CENT, share)) : share;
  return insight("insight-percent", { share: Math.round(100 * shown) });
}

/** What spoke for an action in place of one of the record, by what its player knew. */
export function adviceText(rules: Rules, record: GameRecord, number: number, seats: readonly SeatInfo[], action: string): string {
  const { seat } = record.actions[number - 1]!;
  const [seen, advice] = [replay(rules, record, number - 1).observation(seat), rules.newAdvice()];
  rules.advise(seen, actionNumber(action, marketOf(seen.market)), advice);
  return hintTexts(readAdvice(advice), KIND, seats).slice(1).join(" ");
}

/** Points to expect of a seat and of the best of the others, and the chance of the seat. */
export interface Score {
  readonly own: number;
  readonly rival: number;
  readonly chance: number;
}

/** The forecast of a moment, for one seat. */
export function scoreOf(forecast: readonly number[], chance: number, seat: number): Score {
  return { own: forecast[seat]!, rival: Math.max(...forecast.filter((_, other) => other !== seat)), chance };
}

/** Two scores in whole points, the worse and the better of a seat; null where nobody would see a difference of a point, or would wonder how these points go with these chances. */
export function scoreTexts(worse: Score, better: Score, rivals: readonly string[]): [string, string] | null {
  const lead = ({ own, rival }: Score): number => Math.round(own) - Math.round(rival);
  const told = ({ own, rival }: Score): string => insight("insight-score", { count: rivals.length, who: rivals[0]!, own: pointsText(Math.round(own)), rival: pointsText(Math.round(rival)) });
  const fits = (score: Score): boolean => (lead(score) < 0 ? score.chance <= 1 / 2 : lead(score) === 0 || score.chance >= 1 / (rivals.length + 1));
  return lead(better) > lead(worse) && fits(worse) && fits(better) ? [told(worse), told(better)] : null;
}

/** Points to expect, in whole points. */
export function forecastText(points: number): string {
  return insight("insight-forecast", { points: Math.round(points) }).replace("-", "−");
}

const SOURCES = { contracts: "insight-points-completed", routes: "insight-points-routes", merchandise: "insight-points-merchandise" } as const;

/** A change of points with its sign, in whole points. */
function more(points: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: "exceptZero", maximumFractionDigits: 0 }).format(points).replace("-", "−");
}

/** Where a seat has more points than the best of the others, and where fewer. */
export function besideText(accounts: readonly Account[], seat: number): string {
  const [own, [best]] = [accounts[seat]!, accounts.filter((each) => each.seat !== seat).sort((one, other) => other.points!.total - one.points!.total)];
  const from = (key: keyof typeof SOURCES, { points }: Account): number => (key === "contracts" ? points!.completed + points!.failed : points![key]);
  const parts = (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).map((key) => [insight(SOURCES[key]), from(key, own) - from(key, best!)] as const);
  return insight("insight-review-beside", { name: best!.name, parts: listed(parts.map(([what, points]) => `${what} ${more(points)}`)) });
}

/** Where the games on trial ended with more points after the better action, and with fewer; nothing where the sum is no point more. */
export function gainedText({ better, played }: Pair): string {
  const gains = (Object.keys(SOURCES) as (keyof typeof SOURCES)[]).map((source) => [source, better.points[source] - played.points[source]] as const);
  const all = gains.reduce((sum, [, gain]) => sum + gain, 0);
  const told = gains.filter(([, gain]) => Math.abs(gain) >= 1 / 2).map(([source, gain]) => `${insight(SOURCES[source])} ${more(gain)}`);
  return all < 1 / 2 || !told.length ? "" : insight("insight-trial-points", { more: more(all), parts: told.join(", ") });
}

/** The routes that whoever decides has an eye on: that of the better claim and its other half, and those on the ways of its contracts. */
export function eyedRoutes({ viewer, seats, closed, contracts, offer }: View, better: Deed): ReadonlySet<number> {
  const [own, open] = [new Set(seats[viewer!]!.routes), openRoutes(seats, closed)];
  const ways = [...contracts, ...offer].flatMap(({ a, b }) => routesOnCheapest(a, b, own, open));
  if (better.kind !== "claim") return new Set(ways);
  const { a, b } = ROUTES[better.route]!;
  return new Set([...ways, ...ROUTES.filter((each) => each.a === a && each.b === b).map(({ id }) => id)]);
}

/** What happened in many more of the better games, or of those after what was played; of routes only where somebody had an eye on them. */
export function differsTexts({ contract, route }: Trial, seats: readonly SeatInfo[], eyed: ReadonlySet<number>): string[] {
  const told = ({ better, played }: Differs) => ({ better, played });
  return [
    ...(contract ? [insight("insight-trial-contract", { contract: endsOf(CONTRACTS[contract.id]!), ...told(contract) })] : []),
    ...(route && eyed.has(route.id) ? [insight("insight-trial-route", { route: endsOf(ROUTES[route.id]!), rival: seats[route.seat]!.name, ...told(route) })] : []),
  ];
}

/** A change of a chance in whole per cent with its sign; nothing where one chance was lost and won so often that it is more than a victory. */
export function signed(part: number): string {
  if (Math.abs(part) > 1) return "";
  return new Intl.NumberFormat(language(), { style: "percent", signDisplay: "exceptZero" }).format(part).replace("-", "−");
}

/** How bad it was, for a message. */
export function weightOf(regret: number): string {
  return regret < SMALL ? "small" : regret < MUCH ? "middle" : "large";
}
