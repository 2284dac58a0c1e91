// Names by key, for games the client has no module for. Pure.
import type { FormInfo, GameWords } from "../protocol";

/** The words of the server's games by key; empty until loaded. */
export type Words = Partial<Record<string, GameWords>>;

/** A form, prefixed with its game if there are several; keys if there are no words. */
export function titleOf(words: Words, game: string, form: string): string {
  return formTitle(words[game], form, Object.keys(words).length > 1);
}

/** A form, prefixed with its game where that is wanted; keys if there are no words. */
export function formTitle(words: GameWords | undefined, form: string, prefixed: boolean): string {
  const name = words?.forms[form]?.name ?? form;
  return words !== undefined && prefixed ? `${words.name}: ${name}` : name;
}

/** An option's name; its key if there are no words. */
export const optionName = (words: GameWords | undefined, key: string): string =>
  words?.options[key]?.name ?? key;

/** A value's name; the value itself if there are no words or it is self-explanatory. */
export const valueName = (words: GameWords | undefined, key: string, value: string): string =>
  words?.options[key]?.values[value]?.name ?? value;

/** Advice on playing a form with this number of players, if any. */
export const adviceFor = (words: GameWords | undefined, form: string, seats: number): string | undefined =>
  words?.forms[form]?.advice[seats];

/**
 * The choices for a table that differ from the defaults, in a few words. Empty until its form is known.
 *
 * @param hidden options left out of lists
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
