import type { FormInfo } from "../../../protocol";
import { useForms, type DeckListOption } from "../../../setup";

/** The seat option that is a team, and its form. */
export interface TeamOption {
  form: string;
  option: DeckListOption;
}

/** The team option of a form; null for forms without one. */
export const teamOptionOf = (form: FormInfo): DeckListOption | null =>
  form.seatOptions.find((option): option is DeckListOption => option.kind === "decklist") ?? null;

/** The team option of the first form that has one; null until known. */
export function useTeamOption(): TeamOption | null {
  const { forms } = useForms("destiny");
  for (const form of forms) {
    const option = teamOptionOf(form);
    if (option) return { form: form.key, option };
  }
  return null;
}
