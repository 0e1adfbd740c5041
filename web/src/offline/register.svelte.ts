/** Keeps the client on this device, and says when a newer one has arrived. */

class OfflineWorker {
  /** Whether a newer version waits to be used. */
  update = $state(false);
  private waiting: ServiceWorker | null = null;

  async register(): Promise<void> {
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    const controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
    });
    const registration = await navigator.serviceWorker.register("./sw.js").catch(() => null);
    if (!registration) return; // a browser that refuses plays online all the same
    this.notice(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const found = registration.installing;
      found?.addEventListener("statechange", () => {
        if (found.state === "installed" && navigator.serviceWorker.controller) this.notice(found);
      });
    });
  }

  /** Change over to the newer version; the page loads anew. */
  use(): void {
    this.waiting?.postMessage("use");
  }

  /** Go on with this version until the page is opened again. */
  later(): void {
    this.update = false;
  }

  private notice(waiting: ServiceWorker | null): void {
    this.waiting = waiting;
    this.update = waiting !== null;
  }
}

export const worker = new OfflineWorker();
