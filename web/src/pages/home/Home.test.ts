/** The first page says what cannot work where it comes over plain http. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { setLanguage } from "../../i18n/i18n.svelte.ts";
import Home from "./Home.svelte";

vi.mock("../../records/store.ts", () => ({ tidyGames: () => Promise.resolve(), listGames: () => Promise.resolve([]) }));
vi.mock("./Showcase.svelte", () => ({ default: () => undefined }));

beforeAll(() => setLanguage("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([true, false])("over https: %s", (secure) => {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server")));
  const { container } = render(Home);
  expect(container.textContent.includes("installing it and playing offline need https")).toBe(!secure);
});
