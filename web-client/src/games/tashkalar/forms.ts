/** The forms whose tables this client can show. */
export const shownForms: readonly string[] = [
  "duel",
  "high-form",
  "tutorial",
  "team-high-form",
  "team-duel",
  "melee",
];

/** Whose school gives a team its colour: chosen where the team is shown. */
export const ownOptions: readonly string[] = ["colour1", "colour2"];

/** A missing seat cannot go first. */
export const fits = (option: string, value: string, seats: number): boolean =>
  !(option === "first" && Number(value) > seats);
