import { ENGINE, levelName, numbered } from "../computer/levels";
import { signed } from "../computer/Signed";
import { defineTexts, type Lang } from "../i18n";
import type { MyRoom, PlayerName } from "../protocol";

const texts = defineTexts(
  { gone: "Deleted account" },
  { gone: "Smazaný účet" },
  { gone: "Account eliminato" },
);

/**
 * A player's displayed name. A computer has its level's name in the reader's language, an engine of somebody's own the name they gave it. A deleted account has an empty
 * name: its seats and matches remain, shown as those of a deleted account.
 *
 * @param player as sent by the server; null for an empty seat
 * @param empty the name of an empty seat, where there may be one
 */
export function called(
  player: Pick<PlayerName, "name" | "computer"> | null | undefined,
  lang: Lang,
  empty?: string,
): string {
  if (!player && empty !== undefined) return empty;
  if (player?.computer !== undefined && player.computer !== ENGINE)
    return numbered(levelName(player.computer, lang), player.name);
  return player?.name || texts[lang].gone;
}

/** A player's name as {@link called} gives it, for texts that are drawn with the signs of computers. */
export const signedName = (player: Pick<PlayerName, "name" | "computer">, lang: Lang): string =>
  signed(called(player, lang), player.computer);

/** The names of the other players at one of our tables, for texts that are drawn with the signs of computers. */
export const othersAt = ({ players, seat }: Pick<MyRoom, "players" | "seat">, lang: Lang): string[] =>
  players.flatMap((player, at) => (player === null || at === seat ? [] : [signedName(player, lang)]));
