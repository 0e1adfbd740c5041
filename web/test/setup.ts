// The rules of a page are fetched; in tests they come from the folder.
import { readFileSync } from "node:fs";

const fetchAnything = globalThis.fetch;

globalThis.fetch = (address, options) =>
  String(address).includes("rules.wasm")
    ? Promise.resolve({ arrayBuffer: () => Promise.resolve(readFileSync("src/generated/rules.wasm")) } as unknown as Response)
    : fetchAnything(address, options);
