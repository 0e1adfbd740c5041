/** Problems in words. */
import { hasText, said, t } from "../i18n/i18n.svelte.ts";
import { ServerProblem, UNREACHABLE } from "./api.ts";

/** What was thrown, as a sentence. */
export function problemWords(thrown: unknown): string {
  const key = keyOf(thrown);
  return hasText(`problem-${key}`) ? said(`problem-${key}`) : t("problem-other", { key });
}

/** Whether it is about a name, and so told at the field of that. */
export function isOfName(thrown: unknown): boolean {
  return ["name", "name-taken"].includes(keyOf(thrown));
}

/** What went wrong, in a word. */
export function keyOf(thrown: unknown): string {
  if (thrown instanceof ServerProblem) return thrown.problem.key;
  return typeof thrown === "object" && thrown !== null && "key" in thrown ? String(thrown.key) : UNREACHABLE.key;
}
