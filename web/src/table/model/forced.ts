/** What is done without a question, because nothing else is possible or of any use. */
import type { View } from "../../game/types.ts";
import type { Move } from "./moves.ts";

const DRAWS: readonly Move["kind"][] = ["market", "deck"];

/**
 * The only thing to do: a pass or a draw that is all there is; or, in the viewer's last turn, any card where only cards can be
 * drawn, since nothing can be paid with them any more. Claims and contracts are always left to the player.
 */
export function forcedMove(legal: readonly Move[], { turns_left }: Pick<View, "turns_left">): Move | null {
  const first = legal[0];
  if (!first || !legal.every(({ kind }) => kind === "pass" || DRAWS.includes(kind))) return null;
  if (legal.length > 1 && turns_left === null) return null;
  return legal.find(({ kind }) => kind === "deck") ?? first;
}
