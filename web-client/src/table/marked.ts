// Sentences with words to be set in bold.

const STRONG = "\u2063";

/** Marks words to be set in bold; see {@link pieces}. */
export const strong = (words: string): string => `${STRONG}${words}${STRONG}`;

/** A sentence in parts; every second one is bold. */
export const pieces = (sentence: string): string[] => sentence.split(STRONG);

/** A sentence without marks, for those who listen. */
export const spoken = (sentence: string): string => sentence.replaceAll(STRONG, "");
