// What tests of the words of hints share.
import type { Catalogue } from "../../protocol";

/** Sentences that end in a preposition or an article, lack something, or have nothing to say. */
export const BROKEN =
  /(?<!\bgo)(^|\s)(with|the|a|an|of|at|to|on|for|from|by|s|se|na|z|ze|k|ke|do|pro|od|con|il|lo|la|i|gli|le|un|una|di|da|su|per)[.:]?$|undefined|null|\{|^\W*$|«»|“”|„“/iu;

/** Whether a title is a sentence with its stop that is more than the name of a thing or a bare number. */
export function isWhole(title: string, { cards }: Catalogue): boolean {
  const bare = title.replace(/\.$/, "");
  return title.endsWith(".") && bare.includes(" ") && !Object.values(cards).some(({ name }) => name === bare);
}

/** The sentences of choices in a game's file of words. */
export const choicesIn = (properties: string): Record<string, string> =>
  Object.fromEntries(
    properties.split("\n").flatMap((line) => {
      const [, key, words] = /^choice\.([^=]+)=(.*)$/.exec(line) ?? [];
      return key !== undefined && words !== undefined ? [[key, words] as const] : [];
    }),
  );
