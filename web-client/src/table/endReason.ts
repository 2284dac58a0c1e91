import { clockTexts, endWords } from "../clock";
import type { Lang } from "../i18n";
import type { MatchEvent, OutSeat, Outcome } from "../protocol";
import { tableTexts } from "./texts";

/**
 * Why a match ended, where that is the same in every game: time, absence, resigning or an agreement. Null where it was
 * played to its end, which only the game can put in words.
 */
export function endReason(
  outcome: Outcome,
  facts: {
    /** Who play for the last side. */
    loser: string;
    /** Those whose time was up, or who left. */
    ended: readonly string[];
    teams: boolean;
    seats: number;
  },
  lang: Lang,
): string | null {
  const t = tableTexts[lang];
  const { loser, ended, teams, seats } = facts;
  switch (outcome.reason) {
    case "resigned":
      return (teams ? t.endResignedTeam : t.endResigned)(loser);
    case "agreed":
      return seats > 2 ? t.endAgreedAll : t.endAgreed;
    default:
      return endWords(outcome.reason, ended.length > 0 ? t.list([...ended]) : loser, clockTexts[lang]);
  }
}

/**
 * The seats by whose time or absence a match ended: of a side it may have been one alone. Those who went before, while
 * the others played on, did not end it.
 */
export function endedBy(log: readonly MatchEvent[], out: readonly OutSeat[]): number[] {
  const gone = log.flatMap((event) =>
    (event.kind === "flagFell" || event.kind === "left") && typeof event.seat === "number"
      ? [event.seat]
      : [],
  );
  const last = gone.filter((seat) => !out.some((one) => one.seat === seat));
  return last.length > 0 ? last : gone.slice(-1);
}
