import { useMemo } from "react";
import { useTexts } from "../i18n";
import { pageOf, usePath } from "../ui/navigation";
import { useChallenges } from "./Challenges";
import { useSearch } from "./Search";
import { pairingTexts } from "./texts";

/** A call for the user's attention, whatever page is shown. */
export interface Call {
  /** Its identity. */
  key: string;
  words: string;
  /** Where to answer it. */
  page: string;
}

/** The open calls elsewhere: found opponents and begun matches first, then challenges. */
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
