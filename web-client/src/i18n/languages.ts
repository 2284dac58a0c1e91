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
