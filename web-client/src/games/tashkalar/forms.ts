/** The forms whose tables this client can show. */
export const shownForms: readonly string[] = ["duel", "high-form", "tutorial"];
