/** Who has won and by how much, in words. */
import type { SeatInfo } from "../../game/source.ts";
import type { Outcome } from "../../game/types.ts";
import { listed, t } from "../../i18n/i18n.svelte.ts";
import { isShared, marginOf, placeOf } from "../model/reveal.ts";

/** "You win by 9 points!", "Pieter wins by one point.", "A shared victory: Anna and Ben." */
export function verdictText(outcome: Outcome, seats: readonly SeatInfo[], viewer: number | null): string {
  const { winners, decided_by: by } = outcome;
  const who = listed(winners.map((seat) => seats[seat]!.name));
  const self = winners.length === 1 && winners[0] === viewer ? "yes" : "no";
  return t("table-final-verdict", { who, self, by, points: marginOf(outcome) });
}

/** "You: place 3, 12 points behind.", "You share place 2, 4 points behind."; nothing with two players, of whom the verdict says it. */
export function placeText(outcome: Outcome, seat: number): string {
  if (outcome.scores.length === 2) return "";
  const first = outcome.scores[outcome.winners[0]!]!.total;
  return t("table-final-place", { place: placeOf(outcome, seat), shared: isShared(outcome, seat) ? "yes" : "no", points: first - outcome.scores[seat]!.total });
}
