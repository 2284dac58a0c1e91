// Why a match that was played out ended, in sentences. Pure.
import type { Lang } from "../../../i18n";
import { isMelee } from "../melee";
import { hasTeams, sideName } from "../sides";
import type { TashKalarEvent, TashKalarView } from "../types";
import { gameTexts } from "../words/texts";
import { reasonTexts } from "./reason.texts";
import { scoresByTurn } from "./scores";

/** What triggered the end, in which turn and by whom, and what came after it. */
export function playedOut(
  view: TashKalarView,
  log: readonly TashKalarEvent[],
  nameOf: (seat: number) => string,
  lang: Lang,
): string {
  const t = reasonTexts[lang];
  const at = log.findIndex(({ kind }) => kind === "finalRound");
  const before = log.slice(0, at + 1);
  const turn = before.findLast((event) => event.kind === "turnBegan")?.number;
  const final = view.finalRound;
  if (!final || turn === undefined) return t.over;
  const why = (): string => {
    if (final.why === "deck") return (hasTeams(view) ? t.upright : t.deck)(nameOf(final.seat), turn);
    if (final.why !== "score") return t.idle(turn);
    if (isMelee(view)) return t.colour(view.goal, turn);
    // A flare may lift the other side to the goal: it need not be whose turn it was.
    const sides = scoresByTurn(before, view).flatMap((scores, side) =>
      (scores.at(-1) ?? 0) >= view.goal ? [side] : [],
    );
    const [side] = sides;
    if (side === undefined || sides.length > 1) return t.score(view.goal, turn);
    return t.reached(sideName(view, side, nameOf, gameTexts(lang)), view.goal, turn, hasTeams(view));
  };
  return `${why()} ${view.form === "tutorial" ? t.atOnce : t.after}`;
}
