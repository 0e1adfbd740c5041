import { NetMissing } from "../../local/local.ts";
import { t } from "../../i18n/i18n.svelte.ts";

/** Why a game in this browser cannot begin or go on. */
export function startWords(error: unknown): string {
  return error instanceof NetMissing ? t("play-no-net") : t("app-failed", { reason: String(error) });
}
