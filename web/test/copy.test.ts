import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../src/parts/copy.ts";

afterEach(() => vi.unstubAllGlobals());

function withoutClipboard(execCommand: () => boolean): void {
  vi.stubGlobal("navigator", {});
  Object.assign(document, { execCommand });
}

test("the clipboard interface is used where there is one", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("http://host/#/table/ab")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("http://host/#/table/ab");
});

test("over plain http the text is selected and copied, and nothing is left behind", async () => {
  let selected = "";
  withoutClipboard(() => {
    selected = document.querySelector("textarea")?.value ?? "";
    return true;
  });
  expect(await copyText("a link")).toBe(true);
  expect(selected).toBe("a link");
  expect(document.querySelector("textarea")).toBeNull();
});

test("a browser that copies nothing says so", async () => {
  withoutClipboard(() => false);
  expect(await copyText("a link")).toBe(false);
});
