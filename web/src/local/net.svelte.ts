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
  /** The net is not here and cannot come now: hints, the master and reviews have to wait. */
  missing = $state(false);

  /** Watch the line from now on. */
  watch(): void {
    const look = (): void => void this.look();
    for (const change of ["online", "offline"]) addEventListener(change, look);
    look();
    if (isFree()) setTimeout(() => void this.fetchAhead(), AHEAD);
  }

  async look(): Promise<void> {
    if (navigator.onLine) this.missing = false;
    else this.missing = !isKept() || !(await (await weights()).isNetHere());
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
