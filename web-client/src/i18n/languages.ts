/** The languages every text exists in, each with its own name for itself. */
export const LANGUAGES = { en: "English", cs: "Čeština", it: "Italiano" } as const;

export type Lang = keyof typeof LANGUAGES;

export const isLang = (value: unknown): value is Lang =>
  typeof value === "string" && Object.hasOwn(LANGUAGES, value);

/** The reader's language: the one chosen before, else the first of the browser's that we have, else English. */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Lang {
  if (isLang(stored)) return stored;
  const known = preferred.map((tag) => tag.toLowerCase().split("-")[0]).find(isLang);
  return known ?? "en";
}

const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/**
 * How dates, numbers and lists are written on a page in `lang`: as in the reader's own region, if their browser
 * names one that speaks this language (`en-GB`), else as usual in the language.
 */
export const localeOf = (lang: Lang, preferred: readonly string[] = navigator.languages): string =>
  preferred.find((tag) => tag.toLowerCase().split("-")[0] === lang && isTag(tag)) ?? lang;
