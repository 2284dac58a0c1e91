import type { Catalogue } from "../protocol";

/** What a catalogue calls a value of an option; the value itself where no words are known. */
export const valueName = (catalogue: Catalogue | null, option: string, value: string): string =>
  catalogue?.words.options[option]?.values[value]?.name ?? value;
