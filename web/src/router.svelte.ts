/** Which page is shown: the part of the address after the #, so that any server will do. */

export const PAGES = ["home", "play", "table", "replay", "review", "rules", "learn"] as const;
export type Page = (typeof PAGES)[number] | "lost";

export interface Place {
  readonly page: Page;
  /** What follows the page: the id of a game, the code of a table, the number of a rule. */
  readonly item: string | null;
  readonly query: URLSearchParams;
}

/** The place that an address means: `#/table/CODE?seat=1`. */
export function readPlace(hash: string): Place {
  const [path = "", search = ""] = hash.replace(/^#\/?/, "").split("?");
  const [name = "", item] = path.split("/");
  const page = name === "" ? "home" : PAGES.find((each) => each === name) ?? "lost";
  return { page, item: item ? decodeURIComponent(item) : null, query: new URLSearchParams(search) };
}

/** The address of a place. */
export function address(page: Page, item?: string, query?: Record<string, string>): string {
  const path = page === "home" ? "" : item ? `${page}/${encodeURIComponent(item)}` : page;
  const search = query ? `?${new URLSearchParams(query).toString()}` : "";
  return `#/${path}${search}`;
}

class Router {
  place = $state.raw(readPlace(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      const { page } = this.place;
      this.place = readPlace(location.hash);
      if (this.place.page !== page) document.documentElement.scrollTop = 0; // another page begins at its top
    });
  }
}

export const router = new Router();

/** For the address of a page that shows a way back: the game on the screen. */
export function hereFrom(): Record<string, string> {
  return { back: location.hash.slice(2) };
}

export function go(page: Page, item?: string, query?: Record<string, string>): void {
  location.hash = address(page, item, query);
}

/** The same without a step back to the present place. */
export function replace(page: Page, item?: string, query?: Record<string, string>): void {
  history.replaceState(null, "", address(page, item, query));
  router.place = readPlace(location.hash);
}
