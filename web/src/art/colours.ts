/** Which colour and emblem each seat wears: at a table online people choose them. */
import { getContext, setContext } from "svelte";

/** The number of the colour (0 to 3, as in theme.css) that a seat wears. */
export type Wears = (seat: number) => number;

const KEY = Symbol("colours");

/** Dress the seats of all parts inside the present one. */
export function dressSeats(wears: Wears): void {
  setContext(KEY, wears);
}

/** Where nobody has chosen, a seat wears the colour of its number. */
export function useColours(): Wears {
  return getContext<Wears | undefined>(KEY) ?? ((seat) => seat);
}
