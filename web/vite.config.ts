import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The policy of the built page, wherever it is served from; a server may send the same as a header.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' ws: wss:",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const strict: Plugin = {
  name: "damrak-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

/**
 * Writes sw.js with the names of all files of this build; an old font format stays out, and so do
 * the weights of the net, which are kept when they are first needed (src/game/weights.ts).
 */
const offline: Plugin = {
  name: "damrak-offline",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const made = Object.keys(bundle).filter((name) => !/\.(html|woff|map|bin)$/.test(name));
      const files = [...made, ...readdirSync("public")].sort();
      const hash = createHash("sha256").update(files.join());
      for (const name of readdirSync("public")) hash.update(readFileSync(`public/${name}`));
      const source = readFileSync("src/offline/sw.js", "utf8")
        .replace("__FILES__", JSON.stringify(files))
        .replace("__VERSION__", hash.digest("hex").slice(0, 16));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  },
};

/** What comes together is one file, which packs better than many: the first page, routes and cards, the table. */
const GROUPS = { app: "App", art: "Showcase|CardFace|PileFace|Glyph", table: "Table" };
const groups = Object.entries(GROUPS).map(([name, parts]) => ({ name, test: new RegExp(`[\\/](${parts})\\.svelte$`) }));

export default defineConfig({
  base: "./",
  plugins: [svelte(), svelteTesting(), strict, offline],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  // A busy machine is no fault: nothing here is timed.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts", "test/**/*.test.ts"], testTimeout: 60_000, setupFiles: ["test/setup.ts"] },
});
