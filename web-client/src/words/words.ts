// Names by key, for games of which nothing else is known here. Pure.
import type { FormInfo, GameWords } from "../protocol";

/** The words of every game of the server by the game's key; empty until they have come. */
export type Words = Partial<Record<string, GameWords>>;

/** A form with the name of its game before it, where there are several games; keys where no words are known. */
export function titleOf(words: Words, game: string, form: string): string {
  const of = words[game];
  const name = of?.forms[form]?.name ?? form;
  return of !== undefined && Object.keys(words).length > 1 ? `${of.name}: ${name}` : name;
}

/** What an option is called; its key where no words are known. */
export const optionName = (words: GameWords | undefined, key: string): string =>
  words?.options[key]?.name ?? key;

/** What a value of an option is called; the value itself where no words are known, or it speaks for itself. */
export const valueName = (words: GameWords | undefined, key: string, value: string): string =>
  words?.options[key]?.values[value]?.name ?? value;

/** What one should know before so many play a form, if anything. */
export const adviceFor = (words: GameWords | undefined, form: string, seats: number): string | undefined =>
  words?.forms[form]?.advice[seats];

/**
 * What was chosen for a table and is not so by itself, in few words. Nothing while its form is not known.
 *
 * @param hidden options that are not told in lists
 */
export const unusual = (
  words: GameWords | undefined,
  form: FormInfo | undefined,
  chosen: Record<string, string>,
  hidden: readonly string[],
): string[] =>
  (form?.tableOptions ?? []).flatMap(({ key, fallback }) => {
    const value = chosen[key];
    if (value === undefined || value === fallback || hidden.includes(key)) return [];
    return [words?.options[key]?.values[value]?.brief ?? `${optionName(words, key)}: ${value}`];
  });
