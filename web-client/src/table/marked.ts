// Sentences with words in bold.
import { unsigned } from "../computer/Signed";

const STRONG = "\u2063";

/** Marks words as bold; see {@link pieces}. */
export const strong = (words: string): string => `${STRONG}${words}${STRONG}`;

/** A sentence in parts; every second one is bold. */
export const pieces = (sentence: string): string[] => sentence.split(STRONG);

/** A sentence without marks, for screen readers. */
export const spoken = (sentence: string): string => unsigned(sentence.replaceAll(STRONG, ""));
