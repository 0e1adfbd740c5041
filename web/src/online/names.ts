/** Who sits at a table, in words. */
import type { SeatInfo } from "../generated/protocol.ts";
import { said, t } from "../i18n/i18n.svelte.ts";

/** Who sits there: a bot without a name of its own goes by its level. */
export function seatName({ name, level }: SeatInfo): string {
  return level && (!name || name === level) ? said(`level-${level}`) : name;
}

/** A name for each seat; one that is still open goes by its number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat) => seatName(seat) || t("lobby-seat", { number: seat.seat + 1 }));
}
