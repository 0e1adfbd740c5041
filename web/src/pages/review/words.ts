/** Actions and figures of a review in words. */
import type { View } from "../../game/types.ts";
import type { SeatInfo } from "../../game/source.ts";
import { coach, insight, language } from "../../i18n/i18n.svelte.ts";
import type { Reason } from "../../insight/report.ts";
import type { Sequel } from "./sequel.ts";
import { keysBeside } from "./telling.ts";
import { namesIn } from "../../table/hints.ts";
import { CONTRACTS, ROUTES, nameOf } from "../../table/model/board.ts";
import { deedOf, type Deed } from "../../table/model/deeds.ts";
import { cardList, cardName, endsOf, paymentOf } from "../../table/words.ts";

const KEPT = { first: "insight-act-keep-1", second: "insight-act-keep-2", both: "insight-act-keep-both" } as const;
const SMALL = 0.03;
const LARGE = 0.1;
const MUCH = 0.15;

/** What an action of a record did at a moment. */
export function deedAt(action: string, view: View): Deed {
  return deedOf({ seat: view.viewer ?? 0, action }, view.market);
}

/** An action of a seat (the viewer, if not said) as it is told: what to do, without who. */
export function actionText(action: string, view: View, seat = view.viewer): string {
  const deed = deedAt(action, view);
  switch (deed.kind) {
    case "market":
      return insight("insight-act-market", { card: cardName(deed.card) });
    case "claim": {
      const { a, b } = ROUTES[deed.route]!;
      return insight("insight-act-claim", { a: nameOf(a), b: nameOf(b), payment: paymentOf(deed) });
    }
    case "keep":
      return insight(KEPT[deed.kept as keyof typeof KEPT]) + (seat === view.viewer ? offered(deed, view) : "");
    case "deck":
    case "contracts":
    case "pass":
      return insight(`insight-act-${deed.kind}`);
  }
}

/** Why the better action was better: what it is good for, and what the rest of the game showed. */
export function reasonText(reason: Reason, facts: readonly Sequel[], seats: readonly SeatInfo[]): string {
  const { arguments: told } = reason;
  const { route, card, ender } = namesIn({ ...told, route: told["was_route"]!, card: told["was_card"]!, ender: told["was_ender"]! }, seats);
  const named = { ...told, ...namesIn(told, seats), was_route: route!, was_card: card!, was_ender: ender! };
  const judged = insight as (id: string, values: typeof named) => string;
  const beside = keysBeside(reason, facts).map((key) => (key.startsWith("coach") ? coach : judged)(key, named));
  return [...beside, ...facts.map((fact) => sequelText(fact, seats))].join(" ");
}

/** A fact of the rest of the game. */
function sequelText({ kind, told, cards = {} }: Sequel, seats: readonly SeatInfo[]): string {
  const { route = -1, contract = -1, rival = -1, turns = 0 } = told;
  const named = {
    ...told,
    route: route < 0 ? "" : endsOf(ROUTES[route]!),
    contract: contract < 0 ? "" : endsOf(CONTRACTS[contract]!),
    rival: seats[rival]?.name ?? "",
    when: insight("insight-when", { turns }),
    cards: cardList(cards),
  };
  return (insight as (id: string, values: typeof named) => string)(`insight-sequel-${kind}`, named);
}

/** Whether two actions come to the same: equal cards lie at several places of the market. */
export function isSame(one: string | null, other: string, view: View): boolean {
  if (one === null || one === other) return one === other;
  const [a, b] = [deedAt(one, view), deedAt(other, view)];
  return a.kind === "market" && b.kind === "market" && a.card === b.card;
}

/** Which contracts, where the view shows them. */
function offered(deed: Deed & { readonly kind: "keep" }, view: View): string {
  const chosen = view.offer.filter((_, place) => deed.kept === "both" || place === (deed.kept === "first" ? 0 : 1));
  return chosen.length ? `: ${chosen.map(({ id, points }) => `${endsOf(CONTRACTS[id]!)} (${points})`).join("; ")}` : "";
}

/** A chance in whole per cent, or finer. */
export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** A difference of chances as games out of a hundred. */
export function gamesOf(difference: number): number {
  return Math.round(100 * difference);
}

/** How much something changed a chance, for a message. */
export function sizeOf(part: number): string {
  const kind = part > 0 ? "gain" : "loss";
  if (Math.abs(part) < SMALL) return "even";
  return Math.abs(part) < MUCH ? kind : `${kind}-much`;
}

/** How bad it was, for a message. */
export function weightOf(regret: number): string {
  return regret < SMALL ? "small" : regret < LARGE ? "middle" : "large";
}
