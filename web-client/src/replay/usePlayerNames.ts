import { useCallback } from "react";
import { useLanguage, useTexts } from "../i18n";
import type { Replay } from "../protocol";
import { called } from "../ui/names";
import { replayTexts } from "./texts";

/** The names of a replay's players, or the numbers of their seats where the match file has no names. */
export function usePlayerNames({ players, computers }: Pick<Replay, "players" | "computers">) {
  const r = useTexts(replayTexts);
  const { lang } = useLanguage();
  return useCallback(
    (seat: number): string => {
      const name = players[seat];
      if (!name) return r.player(seat + 1);
      const computer = computers[seat];
      return computer ? called({ name, computer }, lang) : name;
    },
    [players, computers, r, lang],
  );
}
