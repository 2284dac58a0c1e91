import { localeOf, type Lang } from "./languages";

type Entry = string | ((...args: never[]) => string);

/** The shape every language must fill: the same keys, the same parameters, any words. */
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

/** Texts of one part of the client in every language. */
export type Texts<T> = Record<Lang, Shape<T>>;

/**
 * Declares the texts of one folder. English decides which keys there are; a key that another language lacks, or has
 * too many, does not compile. A text with parameters is a function of them.
 */
export function defineTexts<T extends Record<string, Entry>>(
  en: T,
  cs: NoInfer<Shape<T>>,
  it: NoInfer<Shape<T>>,
): Texts<T> {
  return { en: en as Shape<T>, cs, it };
}

type Forms = {
  en: { one: string; other: string };
  it: { one: string; other: string };
  /** `many` is for fractions: `1,5 hodiny`. */
  cs: { one: string; few: string; many?: string; other: string };
};

const rules = {
  en: new Intl.PluralRules("en"),
  cs: new Intl.PluralRules("cs"),
  it: new Intl.PluralRules("it"),
};

/** The form of a word that goes with `n` in `lang`; `#` in it stands for the number. */
export function plural<L extends Lang>(lang: L, n: number, forms: Forms[L]): string {
  const all: Record<string, string> & { other: string } = { ...forms };
  return (all[rules[lang].select(n)] ?? all.other).replace("#", n.toLocaleString(localeOf(lang)));
}

/** Czech "out of so many", by how the number begins when it is read: `ze 3`, `z 5`. */
export const outOf = (n: number): string =>
  /^([23467]|1[23467]$|1\d\d$)/.test(String(n)) ? `ze ${n}` : `z ${n}`;

/** A share in percent, as it is written in `lang`: `85%`, `85 %`. */
export const percent = (lang: Lang, share: number): string =>
  share.toLocaleString(localeOf(lang), { style: "percent" });

/** What is listed in a sentence: `Ana, Bo and Cy`. */
export const listed = (lang: Lang, items: Iterable<string>): string =>
  new Intl.ListFormat(localeOf(lang), { type: "conjunction" }).format(items);
