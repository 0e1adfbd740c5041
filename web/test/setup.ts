// The rules of a page are fetched; in tests they come from the folder. What a test waits for may take long on a busy machine.
import { readFileSync } from "node:fs";
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 20_000 });

const fetchAnything = globalThis.fetch;

globalThis.fetch = (address, options) =>
  String(address).includes("rules.wasm")
    ? Promise.resolve({ arrayBuffer: () => Promise.resolve(readFileSync("src/generated/rules.wasm")) } as unknown as Response)
    : fetchAnything(address, options);
