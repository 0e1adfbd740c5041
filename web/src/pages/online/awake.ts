/** Keeps a screen on that everybody looks at and nobody touches. */

/** Whether the browser can; over plain http none can. */
export function mayStayAwake(): boolean {
  return "wakeLock" in navigator;
}

/** Keep the screen on until what comes back is called. A browser lets go whenever the page is hidden. */
export function keepAwake(): () => void {
  let held: Promise<WakeLockSentinel | null> = Promise.resolve(null);

  function hold(): void {
    if (mayStayAwake() && document.visibilityState === "visible") held = navigator.wakeLock.request("screen").catch(() => null);
  }

  hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    document.removeEventListener("visibilitychange", hold);
    void held.then((lock) => lock?.release());
  };
}
