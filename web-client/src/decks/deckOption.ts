import type { FormInfo } from "../protocol";
import { useForms, type DeckListOption } from "../setup";

/** The seat option that is a deck, and its form. */
export interface DeckOption {
  form: string;
  option: DeckListOption;
}

/** The deck option of a form; null for forms without one. */
export const deckOptionOf = (form: FormInfo): DeckListOption | null =>
  form.seatOptions.find((option): option is DeckListOption => option.kind === "decklist") ?? null;

/** The deck option of a game's first form that has one; null until known. */
export function useDeckOption(game: string): DeckOption | null {
  const { forms } = useForms(game);
  for (const form of forms) {
    const option = deckOptionOf(form);
    if (option) return { form: form.key, option };
  }
  return null;
}
