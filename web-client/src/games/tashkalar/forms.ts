/** The forms whose tables this client can show. */
export const shownForms: readonly string[] = [
  "duel",
  "high-form",
  "tutorial",
  "team-high-form",
  "team-duel",
  "melee",
];
