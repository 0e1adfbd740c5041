import { readdirSync, readFileSync } from "node:fs";
import { parse, Visitor, type Message, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/i18n/languages.ts";

const FOLDERS = ["web", "pages", "rules", "coach", "insight"].map((name) => `../damrak/i18n/${name}`);

class Arguments extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** The ids of a catalogue, each with the arguments it takes. */
function idsOf(path: string): Record<string, string[]> {
  const { body } = parse(readFileSync(path, "utf8"), {});
  expect(body.filter((entry) => entry.type === "Junk"), path).toEqual([]);
  const messages = body.filter((entry): entry is Message => entry.type === "Message");
  expect(new Set(messages.map((message) => message.id.name)).size, `double in ${path}`).toBe(messages.length);
  return Object.fromEntries(
    messages.map((message) => {
      const found = new Arguments();
      found.visit(message);
      return [message.id.name, [...found.names].sort()];
    }),
  );
}

test.each(FOLDERS)("%s has a catalogue for each language, and no other", (folder) => {
  const found = readdirSync(folder).map((name) => name.replace(".ftl", ""));
  expect(found.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

for (const folder of FOLDERS)
  test.each(Object.keys(LANGUAGES))(`${folder}/%s says the same things as English`, (language) => {
    expect(idsOf(`${folder}/${language}.ftl`)).toEqual(idsOf(`${folder}/en.ftl`));
  });

test("every message of the client is used", () => {
  const code = sources("src").map((path) => readFileSync(path, "utf8")).join("\n");
  const families = [...code.matchAll(/[`"]([a-z-]+-)\$\{/g)].map((found) => found[1]!);
  const said = FOLDERS.slice(0, 2).flatMap((folder) => Object.keys(idsOf(`${folder}/en.ftl`)));
  const unused = said.filter(
    (id) => !code.includes(`"${id}"`) && !families.some((family) => id.startsWith(family)),
  );
  expect(unused).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/generated|\.test\./.test(name))
    .map((name) => `${folder}/${name}`);
}

test("a mistake is told in games of a number; a praised choice by how far it was ahead", () => {
  const said = idsOf("../damrak/i18n/insight/en.ftl");
  expect([said["insight-trial"], said["insight-review-led"]]).toEqual([["games"], ["games"]]);
});

test.each(FOLDERS)("%s: no French sign of two strokes begins a line", (folder) => {
  const lines = readFileSync(`${folder}/fr.ftl`, "utf8").split("\n");
  expect(lines.filter((line) => !line.startsWith("#") && / [:;?!»](?=\s|$)|« /.test(line))).toEqual([]);
});

const [CLOSE, APART] = ["%", "\u00a0%"];
const PERCENT = { en: CLOSE, nl: CLOSE, de: APART, fr: APART, es: APART, it: CLOSE, pl: CLOSE, da: APART, fi: APART };

test.each(Object.entries(PERCENT))("%s writes every percent sign as its own books do", (language, sign) => {
  const files = [...FOLDERS, ...(language === "en" ? ["../damrak/i18n"] : [])].map((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8"));
  const written = files.flatMap((text) => [...text.matchAll(/(?<=[\d}])\s*%/g)].map(([found]) => found));
  expect(files.some((text) => text.includes(`insight-percent = { $share }${sign}\n`))).toBe(true);
  expect(new Set(written)).toEqual(new Set([sign]));
});

// A route is claimed in the words of the books, never just "taken", and nobody has claimed a "ledig" one.
const NOT_IN_BOOKS = {
  da: /\b(tage|tager|tog|taget) (\{ \$(was_)?route \}|(en|den)( \S+)? strækning)|\bfrie? strækning/,
  it: /\b(prend\w+|preso) (\{ \$(was_)?route \}|(una|la|un’altra) ?linea|linee)/i,
};

test.each(Object.entries(NOT_IN_BOOKS))("%s claims a route in the words of its books", (language, wrong) => {
  const lines = FOLDERS.flatMap((folder) => readFileSync(`${folder}/${language}.ftl`, "utf8").split("\n"));
  expect(lines.filter((line) => wrong.test(line))).toEqual([]);
});
