/** The words of typed moves in the language of the moment; each stands for a word of the notation. */
import { said } from "../../i18n/i18n.svelte.ts";
import { COLOURS, GRAY, WILD } from "./board.ts";

export const TOKENS = ["draw", "claim", "contracts", "keep", "pass", "deck", "market", "first", "second", "both", "why", "via"] as const;
export type Token = (typeof TOKENS)[number];

const CARDS = [...COLOURS, WILD, GRAY] as const;
/** Letters that are not a plain letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", ß: "ss" };

/** A text as it is compared: in small letters and without marks, because some keyboards have none. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.replace(/[łøæß]/g, (letter) => LETTERS[letter]!);
}

export class Vocabulary {
  private readonly meanings = new Map<string, string>();
  private readonly best = new Map<string, string>();
  /** What has several words, the longest first: one may begin with another. */
  private readonly phrases: readonly string[];

  constructor() {
    for (const token of TOKENS) this.learn(token, said(`type-${token}`).split(","));
    for (const card of CARDS) this.learn(card, [said(`card-${card}`)]);
    for (const also of said("type-colours").split(", ")) {
      const [card, word] = also.split(" ");
      this.meanings.set(fold(word!), card!);
    }
    this.phrases = this.words.filter((words) => words.includes(" ")).sort((a, b) => b.length - a.length);
  }

  private learn(meaning: string, words: readonly string[]): void {
    this.best.set(meaning, words[0]!.trim().toLowerCase());
    for (const word of words) this.meanings.set(fold(word.trim()), meaning);
  }

  /** Every word that is understood, as it is compared. */
  get words(): string[] {
    return [...this.meanings.keys()];
  }

  /** How to write a word of the notation. */
  say(meaning: string): string {
    return this.best.get(meaning) ?? meaning;
  }

  /** All that a sentence with suggestions may name. */
  get examples(): Readonly<Record<string, string>> {
    return Object.fromEntries([...TOKENS, "red"].map((meaning) => [meaning, this.say(meaning)]));
  }

  /** The words of a text, those of this language in the words of the notation. */
  read(text: string): string[] {
    let line = ` ${fold(text).replace(/[+,\s]+/g, " ").trim()} `;
    for (const words of this.phrases) line = line.replace(` ${words} `, ` ${this.meanings.get(words)!} `);
    return line.trim().split(" ").map((word) => word.split("*").map((part) => this.meanings.get(part) ?? part).join("*"));
  }
}
