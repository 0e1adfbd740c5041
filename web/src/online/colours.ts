/** The colours that people wear at a table, by the numbers that the drawings know. */
import { EMBLEMS, type Colour, type SeatInfo } from "../generated/protocol.ts";
import { said } from "../i18n/i18n.svelte.ts";

export const COLOURS = Object.keys(EMBLEMS) as readonly Colour[];

export function colourNumber(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

/** The colour and its emblem in words. */
export function colourWords(colour: Colour): string {
  return said(`seat-colour-${colourNumber(colour)}`);
}

/** The other person who wears a colour; from an open seat or a bot it can be taken. */
export function wearerOf(colour: Colour, seats: readonly SeatInfo[], seat: number): SeatInfo | null {
  return seats.find((each) => each.seat !== seat && each.kind === "person" && each.colour === colour) ?? null;
}
