/** Problems in words. */
import type { Problem } from "../generated/protocol.ts";
import { hasText, said, t } from "../i18n/i18n.svelte.ts";
import { ServerProblem, UNREACHABLE } from "./api.ts";

/** What was thrown, as a sentence. */
export function problemWords(thrown: unknown): string {
  const { key } = keyOf(thrown);
  return hasText(`problem-${key}`) ? said(`problem-${key}`) : t("problem-other", { key });
}

function keyOf(thrown: unknown): Pick<Problem, "key"> {
  if (thrown instanceof ServerProblem) return thrown.problem;
  return typeof thrown === "object" && thrown !== null && "key" in thrown ? (thrown as Problem) : UNREACHABLE;
}
