import { defineTexts, type Lang } from "../i18n";
import type { MyRoom } from "../protocol";

const texts = defineTexts(
  { gone: "Somebody who left" },
  { gone: "Někdo, kdo odešel" },
  { gone: "Qualcuno che se n'è andato" },
);

/**
 * What a player is called, wherever one is named. Whoever deleted his account has an empty name: his seats and matches
 * stay, and are those of somebody who left.
 *
 * @param name as the server tells it
 * @param empty what a seat is called at which nobody sits, where that may be
 */
export function called(name: string | null | undefined, lang: Lang, empty?: string): string {
  if (typeof name !== "string" && empty !== undefined) return empty;
  return name || texts[lang].gone;
}

/** What those are called who sit with us at one of our tables. */
export const othersAt = ({ players, seat }: Pick<MyRoom, "players" | "seat">, lang: Lang): string[] =>
  players.flatMap((name, at) => (name === null || at === seat ? [] : [called(name, lang)]));
