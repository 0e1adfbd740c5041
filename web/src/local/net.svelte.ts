/** Whether what the net knows is on this device, and fetching it before it is asked for. */

/** Comes when it is needed: most people never wait for it. */
const weights = () => import("../game/weights.ts");

/** Milliseconds after which a page has had time for what matters more. */
const AHEAD = 20_000;

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

class NetStore {
  /** The net is not here and cannot come now: the master has to wait. */
  missing = $state(false);
  /** The same for hints and reviews. */
  adviceMissing = $state(false);

  /** Watch the line from now on. */
  watch(): void {
    const look = (): void => void this.look();
    for (const change of ["online", "offline"]) addEventListener(change, look);
    look();
    if (isFree()) setTimeout(() => void this.fetchAhead(), AHEAD);
  }

  async look(): Promise<void> {
    const kept = navigator.onLine || !isKept() ? null : await weights();
    this.missing = !navigator.onLine && !(await kept?.isNetHere());
    this.adviceMissing = !navigator.onLine && !(await kept?.isAdviceHere());
  }

  private async fetchAhead(): Promise<void> {
    if (!navigator.onLine || !isFree()) return;
    const { fetchAhead } = await import("../insight/loading.ts");
    await fetchAhead().catch(() => null);
  }
}

/** Whether this device has the client, so that a part of it comes without a network. */
function isKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** Whether nobody pays for three megabytes or waits for them. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: Line };
  const slow = /2g/.test(connection?.effectiveType ?? "");
  return !connection?.saveData && connection?.type !== "cellular" && !slow;
}

export const netStore = new NetStore();
