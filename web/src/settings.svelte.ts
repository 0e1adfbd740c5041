/** What a person prefers, kept in this browser. Components read `settings.speed` and the like. */
import type { Strength } from "./game/coach.ts";
import { chooseLanguage, type Language } from "./i18n/languages.ts";

export interface Preferences {
  language: Language;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** How fast things move: 1 is as designed, 2 twice as fast; 0 shows only results. */
  speed: 0 | 0.5 | 1 | 2;
  /** `auto` follows the system. */
  motion: "auto" | "full" | "reduced";
  /** Symbols and patterns on every colour. */
  symbols: boolean;
  /** Ask before every action, whether chosen by mouse, touch or key. */
  confirmAll: boolean;
  /** Ask how to pay, even where one payment is better in every way. */
  askPayment: boolean;
  /** How much a hint says at first: 1 a thought, 2 the kind of action, 3 the action and its reason. */
  hint: Strength;
  /** Single keys act at the table. */
  keys: boolean;
  /** Call the player when the turn comes. */
  call: boolean;
  /** Tell what can be worked out about the hands of others. */
  counter: boolean;
}

const KEY = "damrak-settings";

function defaults(): Preferences {
  return {
    language: chooseLanguage(navigator.languages ?? []),
    theme: "auto",
    sound: true,
    volume: 0.5,
    speed: 1,
    motion: "auto",
    symbols: true,
    confirmAll: false, // what a slip did can be taken back
    askPayment: false,
    hint: 3,
    keys: true,
    call: true,
    counter: false,
  };
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
  } catch {
    return {}; // damaged or forbidden: as new
  }
}

export const settings: Preferences = $state({ ...defaults(), ...stored() });

/** Keep the settings as they are now. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Whether things should appear in place of moving. */
export function isStill(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
