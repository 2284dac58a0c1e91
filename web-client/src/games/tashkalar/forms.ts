/** The forms whose tables this client can show. */
export const shownForms: readonly string[] = [
  "duel",
  "high-form",
  "tutorial",
  "team-high-form",
  "team-duel",
  "melee",
];

/** Whether a lobby should say that so many may prefer another form (R3.4.4). */
export const advice = (form: string, seats: number): boolean => form === "melee" && seats === 4;
