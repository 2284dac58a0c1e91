import { defineTexts, type Lang } from "../i18n";
import type { MyRoom } from "../protocol";

const texts = defineTexts(
  { gone: "Deleted account" },
  { gone: "Smazaný účet" },
  { gone: "Account eliminato" },
);

/**
 * A player's displayed name. A deleted account has an empty name: its seats and matches remain, shown as those of a
 * deleted account.
 *
 * @param name as sent by the server
 * @param empty the name of an empty seat, where there may be one
 */
export function called(name: string | null | undefined, lang: Lang, empty?: string): string {
  if (typeof name !== "string" && empty !== undefined) return empty;
  return name || texts[lang].gone;
}

/** The names of the other players at one of our tables. */
export const othersAt = ({ players, seat }: Pick<MyRoom, "players" | "seat">, lang: Lang): string[] =>
  players.flatMap((name, at) => (name === null || at === seat ? [] : [called(name, lang)]));
