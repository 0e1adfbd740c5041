/** The languages there are, each in its own words. */
export const LANGUAGES = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pl: "Polski",
  da: "Dansk",
  fi: "Suomi",
} as const;
export type Language = keyof typeof LANGUAGES;

/** The first of the wanted languages that there is, by its main part; else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  const mains = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return (mains.find((main) => main in LANGUAGES) as Language | undefined) ?? "en";
}
