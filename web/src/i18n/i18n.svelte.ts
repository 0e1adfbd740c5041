/** Words: `t` for the client, `rule` for the rules, `insight` for a review. A new language shows at once, without a reload. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { ClientMessages, InsightMessages, PageMessages, RuleMessages, Value } from "../generated/messages.ts";
import { LANGUAGES, type Language } from "./languages.ts";

type Messages = ClientMessages & PageMessages;
type Arguments<M, K extends keyof M> = M[K] extends Record<string, never> ? [] : [M[K]];
type Load = () => Promise<string>;

const CLIENT = import.meta.glob<string>("../../../damrak/i18n/web/*.ftl", {
  query: "?raw",
  import: "default",
});
const PAGES = import.meta.glob<string>("../../../damrak/i18n/pages/*.ftl", {
  query: "?raw",
  import: "default",
});
const RULES = import.meta.glob<string>("../../../damrak/i18n/rules/*.ftl", {
  query: "?raw",
  import: "default",
});
const COACH = import.meta.glob<string>("../../../damrak/i18n/coach/*.ftl", {
  query: "?raw",
  import: "default",
});
const INSIGHT = import.meta.glob<string>("../../../damrak/i18n/insight/*.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  language = $state<Language>("en");
  lists = $state.raw(new Intl.ListFormat("en"));
  client = $state.raw<FluentBundle>(new FluentBundle("en"));
  pages = $state.raw<FluentBundle | null>(null);
  rules = $state.raw<FluentBundle | null>(null);
  coach = $state.raw<FluentBundle | null>(null);
  insight = $state.raw<FluentBundle | null>(null);
}

const words = new Words();

/** Load a language and show it from now on. */
export async function setLanguage(language: Language): Promise<void> {
  const client = await bundle(CLIENT, language);
  const pages = words.pages && (await bundle(PAGES, language));
  const rules = words.rules && (await bundle(RULES, language));
  const coach = words.coach && (await bundle(COACH, language));
  const insight = words.insight && (await bundle(INSIGHT, language));
  words.client = client;
  words.pages = pages;
  words.coach = coach;
  words.rules = rules;
  words.insight = insight;
  words.language = language;
  words.lists = new Intl.ListFormat(language);
  document.documentElement.lang = language;
}

/** Load the texts of pages that neither the first page nor a game on this device needs. */
export async function loadPages(): Promise<void> {
  words.pages ??= await bundle(PAGES, words.language);
}

/** Load the texts of the rules, which only some pages need. */
export async function loadRules(): Promise<void> {
  words.rules ??= await bundle(RULES, words.language);
}

/** Load what the coach says, which most games do without. */
export async function loadCoach(): Promise<void> {
  words.coach ??= await bundle(COACH, words.language);
}

/** Load the texts of a review, which only its page needs. */
export async function loadInsight(): Promise<void> {
  words.insight ??= await bundle(INSIGHT, words.language);
}

export function language(): Language {
  return words.language;
}

/** "Anna, Ben and Cleo": several things in one sentence. */
export function listed(things: Iterable<string>): string {
  return words.lists.format(things);
}

/** How dates are written: as in the reader's own country, where it speaks this language. */
export function region(): string {
  return navigator.languages.find((each) => each.startsWith(`${words.language}-`)) ?? words.language;
}

/** The message of this id in the language of the moment. */
export function t<K extends keyof Messages>(id: K, ...given: Arguments<Messages, K>): string {
  return format(clientOf(id), id, given[0]);
}

/** The same for an id put together in code; throws where there is none. */
export function said(id: string, values?: Record<string, Value>): string {
  return format(clientOf(id), id, values);
}

export function hasText(id: string): boolean {
  return clientOf(id).hasMessage(id);
}

/** What the coach says; empty until `loadCoach` is done. */
export function coach(id: string, values: Record<string, Value>): string {
  return words.coach ? format(words.coach, id, values) : "";
}

/** A text of the rules; empty until `loadRules` is done. */
export function rule(id: keyof RuleMessages | (string & {})): string {
  return words.rules ? format(words.rules, id) : "";
}

export function hasRule(id: string): boolean {
  return words.rules?.hasMessage(id) ?? false;
}

/** A text of a review, once `loadInsight` is done. */
export function insight<K extends keyof InsightMessages>(id: K, ...given: Arguments<InsightMessages, K>): string {
  return words.insight ? format(words.insight, id, given[0]) : "";
}

/** The part of the client's words that has this id. */
function clientOf(id: string): FluentBundle {
  return words.pages?.hasMessage(id) ? words.pages : words.client;
}

function format(from: FluentBundle, id: string, values?: Record<string, Value>): string {
  const pattern = from.getMessage(id)?.value;
  if (!pattern) throw new Error(`no message "${id}" in ${from.locales[0]}`);
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, values ?? null, errors);
  if (errors[0]) throw new Error(`message "${id}" in ${from.locales[0]}: ${errors[0].message}`);
  return text;
}

async function bundle(catalogues: Record<string, Load>, language: Language): Promise<FluentBundle> {
  if (!(language in LANGUAGES)) throw new Error(`no language "${language}"`);
  const path = Object.keys(catalogues).find((each) => each.endsWith(`/${language}.ftl`));
  if (!path) throw new Error(`no catalogue of "${language}"`);
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(await catalogues[path]!()));
  return made;
}
