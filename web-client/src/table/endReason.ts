import { clockTexts, endWords } from "../clock";
import type { Lang } from "../i18n";
import type { MatchEvent, OutSeat, Outcome } from "../protocol";
import { tableTexts } from "./texts";

/**
 * Why a match ended, for reasons common to all games: time, absence, resigning or an agreement. Null if it was played
 * to its end, which only the game can describe.
 */
export function endReason(
  outcome: Outcome,
  facts: {
    /** The players of the side that resigned, or else of the last one. */
    loser: string;
    /** The players who ran out of time or left. */
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
 * The seats whose time or absence ended the match; of a side it may be only one. Seats that went out earlier, while
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

/** The seat that resigned last, with which the match ended; without a log of it, one in last place. */
export function resignedBy(log: readonly MatchEvent[], { places }: Outcome): number {
  const seat = log.findLast(({ kind }) => kind === "resigned")?.["seat"];
  return typeof seat === "number" ? seat : places.indexOf(Math.max(...places));
}
