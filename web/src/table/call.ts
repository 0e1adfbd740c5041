/** Calls a player who is not looking: the turn in the title, a short vibration, a notice. */
import { t } from "../i18n/i18n.svelte.ts";
import { settings } from "../settings.svelte.ts";

const WAITED = 4000; // milliseconds; whoever waited less is still looking
const VIBRATION = 80;

export class Caller {
  private isMine = false;
  private since = performance.now();

  /** Tell whether it is the player's turn; calls when it has become so after a wait. */
  tell(isMine: boolean): void {
    document.title = isMine ? `● ${t("table-said-your-turn")}` : t("app-name");
    if (isMine === this.isMine) return;
    const waited = performance.now() - this.since;
    [this.isMine, this.since] = [isMine, performance.now()];
    if (isMine && settings.call && waited >= WAITED) call();
  }

  close(): void {
    document.title = t("app-name");
  }
}

function call(): void {
  navigator.vibrate?.(VIBRATION);
  if (document.hidden && globalThis.Notification?.permission === "granted") void notify();
}

/** Browsers on phones show notices only through the worker that keeps the page. */
async function notify(): Promise<void> {
  const notice = { body: t("table-said-your-turn"), tag: "damrak-turn", icon: "icon-192.png" };
  try {
    new Notification(t("app-name"), notice).onclick = () => window.focus();
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(t("app-name"), notice);
  }
}
