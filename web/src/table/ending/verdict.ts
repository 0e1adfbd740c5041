/** The final scoring in words: its lines, who has won and by how much. */
import type { SeatInfo } from "../../game/source.ts";
import type { Outcome, SeatScore } from "../../game/types.ts";
import { listed, t } from "../../i18n/i18n.svelte.ts";
import { CONTRACTS } from "../model/board.ts";
import { isShared, marginOf, placeOf, type Step } from "../model/reveal.ts";
import { endsOf } from "../words.ts";

/** A line without its points: "12 routes", "Dam – Waag", "Merchandise: 3, place 1". */
export function lineText(step: Step): string {
  if (step.kind === "routes") return t("table-final-routes", { count: step.count });
  if (step.kind === "contract") return endsOf(CONTRACTS[step.contract]);
  return step.place === null
    ? t("table-final-no-merchandise")
    : t("table-final-merchandise", { count: step.cards, place: step.place });
}

/** What came of a contract. */
export function cameText(completed: boolean): string {
  return t(completed ? "table-contract-done" : "table-contract-failed");
}

/** A line as it is said aloud: "Pieter: Dam – Waag, Completed, 5 points". */
export function saidLine(step: Step, seats: readonly SeatInfo[]): string {
  const came = step.kind === "contract" ? [cameText(step.completed)] : [];
  return saidOf(seats[step.seat]!, [lineText(step), ...came, t("table-points", { points: step.points })]);
}

/** "Pieter: 45 points" */
export function saidTotal({ seat, total }: SeatScore, seats: readonly SeatInfo[]): string {
  return saidOf(seats[seat]!, [t("table-points", { points: total })]);
}

function saidOf({ name }: SeatInfo, told: readonly string[]): string {
  return t("table-told", { what: name, told: told.join(", ") });
}

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
