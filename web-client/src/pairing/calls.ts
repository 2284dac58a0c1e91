import { useMemo } from "react";
import { useTexts } from "../i18n";
import { pageOf, usePath } from "../ui/navigation";
import { useChallenges } from "./Challenges";
import { useSearch } from "./Search";
import { pairingTexts } from "./texts";

/** Somebody who waits for us, whatever this page shows. */
export interface Call {
  /** Tells it from every other. */
  key: string;
  words: string;
  /** Where one answers it. */
  page: string;
}

/** Who waits for us elsewhere: found opponents and begun matches first, then open challenges. */
export function useCalls(): Call[] {
  const t = useTexts(pairingTexts);
  const { link, begun } = useSearch();
  const { challenges, dismissed } = useChallenges();
  const page = pageOf(usePath());
  const here = page.page === "room" ? page.token : null;
  return useMemo(() => {
    const table = (kind: string, words: string, link: string | null): Call[] =>
      link === null || link === here ? [] : [{ key: `${kind}:/r/${link}`, words, page: `/r/${link}` }];
    return [
      ...table("found", t.callFound, link),
      ...table("begun", t.callBegun, begun),
      ...challenges.incoming
        .filter((one) => one.state === "open" && !dismissed(one))
        .map((one) => ({ key: `challenge:${one.id}`, words: t.challengesYou(one.player.name), page: "/" })),
    ];
  }, [t, link, begun, here, challenges, dismissed]);
}
