/** The supported languages, each with its own name. */
export const LANGUAGES = { en: "English", cs: "Čeština", it: "Italiano" } as const;

export type Lang = keyof typeof LANGUAGES;

export const isLang = (value: unknown): value is Lang =>
  typeof value === "string" && Object.hasOwn(LANGUAGES, value);

/** The reader's language: the stored choice, else the browser's first supported one, else English. */
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
 * The locale for dates, numbers and lists on a page in `lang`: the reader's own region, if their browser names one
 * with this language (`en-GB`), else the language's default.
 */
export const localeOf = (lang: Lang, preferred: readonly string[] = navigator.languages): string =>
  preferred.find((tag) => tag.toLowerCase().split("-")[0] === lang && isTag(tag)) ?? lang;
