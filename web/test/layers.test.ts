/** No room of the client asks one that stands above it; web/README.md says their order. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, normalize, sep } from "node:path";
import { expect, test } from "vitest";

const ROOMS = [...readFileSync("README.md", "utf8").matchAll(/^\| `src\/([^/`]+)/gm)].map((row) => row[1]!);
/** Written by the build of the rules, for them and about them: one layer. */
const TOGETHER = "rules";

function room(file: string): string {
  const first = file.split(sep)[0]!;
  return first === "generated" ? TOGETHER : first;
}

interface Arrow {
  readonly file: string;
  readonly asks: string;
}

function arrows(): Arrow[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => [".ts", ".svelte"].includes(extname(file)) && !file.includes(".test."));
  return code.flatMap((file) => {
    const asked = readFileSync(join("src", file), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g);
    return [...asked].map((each) => ({ file, asks: normalize(join(dirname(file), each[1]!)) }));
  });
}

const within = arrows().filter(({ asks }) => !asks.startsWith("..") && extname(asks) !== ".css");

test("the map of the client names every room", () => {
  const known = new Set([...ROOMS, "main.ts"]);
  expect(within.flatMap(({ file, asks }) => [room(file), room(asks)]).filter((each) => !known.has(each))).toEqual([]);
  expect(within.length).toBeGreaterThan(500);
});

test("no room asks one above it", () => {
  const height = (file: string) => (file === "main.ts" ? ROOMS.length : ROOMS.indexOf(room(file)));
  const up = within.filter(({ file, asks }) => height(asks) > height(file));
  expect(up.map(({ file, asks }) => `${file} asks ${asks}`)).toEqual([]);
});
